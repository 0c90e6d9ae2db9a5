import { type Explanation, type RuleSet, type Seat, type Win, type WinRecord, scorerOf, unwrap } from '@tenbo/engine';

import type { EnteredMeld, WinTiles } from './entries.ts';
import { seatWindAt, winsOf } from './hand.ts';
import type { HandLine } from './state.ts';
import { contextOf, recordOfTiles } from './value.ts';

/** A win of a match with its tiles, and the explanation of its value. */
export interface ExplainedWin {
  /** With the honba and riichi sticks this winner was paid, the discarder, and the player whose wall was broken. */
  readonly record: WinRecord;
  readonly explanation: Explanation;
  /** Whose discard each meld called, if entered. */
  readonly givers: readonly EnteredMeld['from'][];
}

/**
 * Explains a winner's hand by its tiles; undefined if no tiles were entered.
 *
 * @param line a hand of `MatchState.hands`
 * @param rules the rules of the match
 * @example
 * import { presets, unwrap } from '@tenbo/engine';
 * const start = { type: 'matchStarted', version: 3, rules: presets.tenhou, players: ['Aki', 'Ben', 'Chie', 'Dai'] } as const;
 * const win = { winner: 1, value: { tiles: { hand: '234m406p567s88s67m', tile: '8m' } } } as const;
 * const hand = { riichi: [], outcome: { kind: 'ron', discarder: 0, wins: [win] } } as const;
 * const { state } = unwrap(append(unwrap(newMatch({ id: 'a', after: [], event: start })), { id: 'b', after: ['a'], event: { type: 'handEnded', hand } }));
 * state.hands.map((line) => explainWin(line, 1, state.rules)?.explanation.yaku.map(([id]) => id)); // → [['pinfu', 'tanyao']]
 */
export function explainWin(line: HandLine, winner: Seat, rules: RuleSet): ExplainedWin | undefined {
  const { hand, before: position } = line;
  const won = winByTiles(line, winner, rules);
  if (won === undefined) return undefined;
  const { tiles, win } = won;
  const table = { honba: paidFor('honba', line, winner) > 0 ? position.honba : 0, riichiSticks: sticksTo(line, winner, rules) };
  const givers = (tiles.melds ?? []).map(({ from }) => from);
  const windOf = (seat: Seat) => seatWindAt(seat, position, rules.tiles.players);
  const discarder = hand.outcome.kind === 'ron' ? windOf(hand.outcome.discarder) : undefined;
  const wareme = hand.wareme === undefined ? undefined : windOf(hand.wareme);
  return {
    record: { win, table, rules, discarder, wareme },
    explanation: unwrap(scorerOf(rules).explain(win, position.honba)),
    givers,
  };
}

/** A winner's tiles and the win they are; undefined if no tiles were entered. */
export function winByTiles(
  { hand, before: position }: HandLine,
  winner: Seat,
  rules: RuleSet,
): { readonly tiles: WinTiles; readonly win: Win } | undefined {
  const entered = winsOf(hand.outcome).find((win) => win.winner === winner);
  if (entered === undefined || !('tiles' in entered.value)) return undefined;
  const { tiles } = entered.value;
  return { tiles, win: unwrap(recordOfTiles(winner, tiles, contextOf(hand, position, rules))).win };
}

function sticksTo(line: HandLine, winner: Seat, { payments }: RuleSet): number {
  return payments.riichiStick === 0 ? 0 : paidFor('riichi', line, winner) / payments.riichiStick;
}

function paidFor(reason: 'honba' | 'riichi', { transfers }: HandLine, winner: Seat): number {
  return transfers.reduce((sum, one) => (one.to === winner && one.for === reason ? sum + one.points : sum), 0);
}
