import { type RuleSet, type Seat, type Table, type Transfer, payWin, seatsOf, transfer } from '@tenbo/engine';

import { payChombo } from './chombo.ts';
import { payNagashi, payNoten } from './draws.ts';
import { type HandEnd, type Outcome, type Position, type WonHand, dealerAt, penalizedOf, seatsAfter } from './hand.ts';
import { tablesOf } from './table-of-winners.ts';

type Ron = Extract<Outcome<WonHand>, { readonly kind: 'ron' }>;

/**
 * Who pays whom when a hand ends: riichi sticks, each win with its honba and sticks, draws and fouls. Points only change places, the
 * table's sticks among them.
 *
 * @param hand how it ended, its wins worked out
 * @param position honba and sticks before it
 * @returns transfers in the order a table would make them
 * @example
 * import { presets } from '@tenbo/engine';
 * const win = { winner: 1, basePoints: 2000, pao: [], chips: 0 } as const;
 * const hand = { riichi: [1], outcome: { kind: 'ron', discarder: 3, wins: [win] } } as const;
 * settleHand(hand, { kyoku: 0, honba: 1, sticks: 0 }, presets.standard).map((t) => [t.from, t.to, t.points, t.for]); // → [[1, 'table', 1000, 'riichi'], [3, 1, 8000, 'hand'], [3, 1, 300, 'honba'], ['table', 1, 1000, 'riichi']]
 */
export function settleHand(hand: HandEnd<WonHand>, position: Position, rules: RuleSet): readonly Transfer[] {
  const stick = rules.payments.riichiStick;
  const laid = hand.riichi.map((seat) => transfer(seat, 'table', stick, 'riichi'));
  const back = hand.outcome.kind === 'chombo' ? hand.riichi.map((seat) => transfer('table', seat, stick, 'riichi')) : [];
  return [...laid, ...payOutcome(hand, position, rules), ...back];
}

function payOutcome(hand: HandEnd<WonHand>, position: Position, rules: RuleSet): readonly Transfer[] {
  const { outcome } = hand;
  const dealer = dealerAt(position, rules.tiles.players);
  const fouls = payChombo(penalizedOf(hand, rules), dealer, rules);
  switch (outcome.kind) {
    case 'ron':
      return [...payRon(outcome, hand, position, rules), ...fouls];
    case 'tsumo': {
      const table = { honba: position.honba, riichiSticks: position.sticks + hand.riichi.length, wareme: hand.wareme };
      return [...payWin({ ...outcome.win, dealer, ...table }, rules), ...fouls];
    }
    case 'exhaustiveDraw': {
      const { nagashi = [], tenpai } = outcome;
      return nagashi.length > 0 ? [...payNagashi(nagashi, hand, position, rules), ...fouls] : payNoten(tenpai, rules);
    }
    case 'abortiveDraw':
      return [];
    case 'chombo':
      return fouls;
  }
}

/** The winners in turn from the discarder: who gets honba and the sticks is theirs by that turn. */
function payRon(
  { discarder, wins: won }: Ron,
  { riichi, wareme }: HandEnd<WonHand>,
  position: Position,
  rules: RuleSet,
): readonly Transfer[] {
  const dealer = dealerAt(position, rules.tiles.players);
  const wins = inTurn(won, discarder, rules);
  const winners = wins.map(({ winner }) => winner);
  const tables = tablesOf(winners, riichi, position, rules);
  return wins.flatMap((win, i) => payWin({ ...win, discarder, dealer, wareme, ...(tables[i] as Table) }, rules));
}

function inTurn(wins: readonly WonHand[], discarder: Seat, { tiles }: RuleSet): readonly WonHand[] {
  const order = seatsAfter(discarder, tiles.players);
  return wins.toSorted((one, other) => order.indexOf(one.winner) - order.indexOf(other.winner));
}

/** What each seat gains or loses by some transfers, and how many points the table does. */
export function sumsOf(
  transfers: readonly Transfer[],
  rules: RuleSet,
): { readonly seats: readonly number[]; readonly table: number } {
  const seats = seatsOf(rules).map(() => 0);
  let table = 0;
  const add = (place: Seat | 'table', points: number) => {
    if (place === 'table') table += points;
    else seats[place] = (seats[place] as number) + points;
  };
  for (const { from, to, points } of transfers) {
    add(from, -points);
    add(to, points);
  }
  return { seats, table };
}
