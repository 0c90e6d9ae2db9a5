import { type RuleSet, type Seat, seatsOf } from '@tenbo/engine';

import type { EnteredWin } from './entries.ts';
import { CHOMBO_CAUSES, type ChomboCause, type HandEnd, penalizedOf, winsOf } from './hand.ts';
import type { HandLine, MatchState } from './state.ts';

/** What one player did in a match. Points are those of the hand alone, honba and sticks left out. */
export interface PlayerStatistics {
  readonly seat: Seat;
  readonly hands: number;
  readonly rons: number;
  readonly tsumos: number;
  /** Hands in which the player's discard was won on. */
  readonly dealIns: number;
  readonly riichi: number;
  /** Exhaustive draws, and in how many of them the player was in tenpai. */
  readonly draws: number;
  readonly tenpai: number;
  /** Points the player's wins were paid, together; the average is theirs by `rons + tsumos`. */
  readonly won: number;
  /** Points the player paid for deal-ins. */
  readonly dealtIn: number;
  /** Fouls that count, and how many of them are known to be what. */
  readonly chombo: number;
  readonly causes: readonly { readonly cause: ChomboCause; readonly times: number }[];
  readonly biggest: { readonly entry: string; readonly points: number } | undefined;
}

/**
 * What each player did in a match, by seat.
 *
 * @example
 * import { presets, unwrap } from '@tenbo/engine';
 * const start = { type: 'matchStarted', version: 2, rules: presets.tenhou, players: ['Aki', 'Ben', 'Chie', 'Dai'] } as const;
 * const match = unwrap(newMatch({ id: 'a', after: [], event: start }));
 * const win = { winner: 1, value: { han: 3, fu: 30 } } as const;
 * const hand = { riichi: [], outcome: { kind: 'ron', discarder: 0, wins: [win] } } as const;
 * const { state } = unwrap(append(match, { id: 'b', after: ['a'], event: { type: 'handEnded', hand } }));
 * statistics(state).map(({ rons, dealIns, won }) => [rons, dealIns, won]); // → [[0, 1, 0], [1, 0, 3900], [0, 0, 0], [0, 0, 0]]
 */
export function statistics({ hands, rules }: MatchState): readonly PlayerStatistics[] {
  return seatsOf(rules).map((seat) => {
    const wins = hands.filter(({ hand }) => hasWon(seat, hand));
    const rons = wins.filter(({ hand }) => hand.outcome.kind === 'ron');
    const draws = hands.filter(({ hand }) => hand.outcome.kind === 'exhaustiveDraw');
    const dealIns = hands.filter(({ hand }) => hand.outcome.kind === 'ron' && hand.outcome.discarder === seat);
    const biggest = wins.toSorted((one, other) => wonBy(seat, other) - wonBy(seat, one))[0];
    return {
      seat,
      hands: hands.length,
      rons: rons.length,
      tsumos: wins.length - rons.length,
      dealIns: dealIns.length,
      riichi: hands.filter(({ hand }) => hand.riichi.includes(seat)).length,
      draws: draws.length,
      tenpai: draws.filter(({ hand: { outcome } }) => outcome.kind === 'exhaustiveDraw' && outcome.tenpai.includes(seat)).length,
      won: sumOf(wins.map((line) => wonBy(seat, line))),
      dealtIn: sumOf(dealIns.map((line) => paidBy(seat, line))),
      ...foulsOf(seat, hands, rules),
      biggest: biggest && { entry: biggest.entry, points: wonBy(seat, biggest) },
    };
  });
}

function foulsOf(seat: Seat, hands: readonly HandLine[], rules: RuleSet): Pick<PlayerStatistics, 'chombo' | 'causes'> {
  const fouls = hands.filter(({ hand }) => penalizedOf(hand, rules).includes(seat));
  const known = fouls.flatMap(({ hand }) => (hand.causes ?? []).filter((foul) => foul.seat === seat));
  const counted = CHOMBO_CAUSES.map((cause) => ({ cause, times: known.filter((foul) => foul.cause === cause).length }));
  return { chombo: fouls.length, causes: counted.filter(({ times }) => times > 0) };
}

function hasWon(seat: Seat, { outcome }: HandEnd<EnteredWin>): boolean {
  return winsOf(outcome).some(({ winner }) => winner === seat);
}

function wonBy(seat: Seat, { transfers }: HandLine): number {
  return sumOf(transfers.filter(({ to, for: reason }) => to === seat && ofTheHand(reason)).map(({ points }) => points));
}

function paidBy(seat: Seat, { transfers }: HandLine): number {
  return sumOf(transfers.filter(({ from, for: reason }) => from === seat && ofTheHand(reason)).map(({ points }) => points));
}

function ofTheHand(reason: string): boolean {
  return reason === 'hand' || reason === 'pao';
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, n) => sum + n, 0);
}
