import { type Explanation, type RuleSet, type Seat, type WinRecord, unwrap } from '@tenbo/engine';

import type { EnteredMeld } from './entries.ts';
import { seatWindAt, winsOf } from './hand.ts';
import { scorerOf } from './of-rules.ts';
import type { HandLine } from './state.ts';
import { recordOfTiles } from './value.ts';

/** A win of a match with its tiles, and why it is worth what it is. */
export interface ExplainedWin {
  /** Its table has the honba and the riichi sticks that this winner was paid; who discarded and who sat at the break are in it. */
  readonly record: WinRecord;
  readonly explanation: Explanation;
  /** Who gave the called tile of each meld, where it was told. */
  readonly givers: readonly EnteredMeld['from'][];
}

/**
 * A win of a hand explained by its tiles; undefined where none were entered for this winner.
 *
 * @param line a hand of `MatchState.hands`
 * @param rules of the match
 * @example
 * import { presets, unwrap } from '@tenbo/engine';
 * const start = { type: 'matchStarted', version: 2, rules: presets.tenhou, players: ['Aki', 'Ben', 'Chie', 'Dai'] } as const;
 * const win = { winner: 1, value: { tiles: { hand: '234m406p567s88s67m', tile: '8m' } } } as const;
 * const hand = { riichi: [], outcome: { kind: 'ron', discarder: 0, wins: [win] } } as const;
 * const { state } = unwrap(append(unwrap(newMatch({ id: 'a', after: [], event: start })), { id: 'b', after: ['a'], event: { type: 'handEnded', hand } }));
 * state.hands.map((line) => explainWin(line, 1, state.rules)?.explanation.yaku.map(({ id }) => id)); // → [['pinfu', 'tanyao']]
 */
export function explainWin(line: HandLine, winner: Seat, rules: RuleSet): ExplainedWin | undefined {
  const { hand, before: position } = line;
  const entered = winsOf(hand.outcome).find((win) => win.winner === winner);
  if (entered === undefined || !('tiles' in entered.value)) return undefined;
  const by = hand.outcome.kind === 'tsumo' ? 'tsumo' : 'ron';
  const { win } = unwrap(recordOfTiles(winner, entered.value.tiles, { by, position, rules }));
  const table = { honba: paidFor('honba', line, winner) > 0 ? position.honba : 0, riichiSticks: sticksTo(line, winner, rules) };
  const givers = (entered.value.tiles.melds ?? []).map(({ from }) => from);
  const windOf = (seat: Seat) => seatWindAt(seat, position, rules.tiles.players);
  const discarder = hand.outcome.kind === 'ron' ? windOf(hand.outcome.discarder) : undefined;
  const wareme = hand.wareme === undefined ? undefined : windOf(hand.wareme);
  return {
    record: { win, table, rules, discarder, wareme },
    explanation: unwrap(scorerOf(rules).explain(win, position.honba)),
    givers,
  };
}

function sticksTo(line: HandLine, winner: Seat, { payments }: RuleSet): number {
  return payments.riichiStick === 0 ? 0 : paidFor('riichi', line, winner) / payments.riichiStick;
}

function paidFor(reason: 'honba' | 'riichi', { transfers }: HandLine, winner: Seat): number {
  return transfers.reduce((sum, one) => (one.to === winner && one.for === reason ? sum + one.points : sum), 0);
}
