import { type RuleSet, type Seat, seatsOf } from '@tenbo/engine';

import type { EnteredWin } from './entries.ts';
import { CHOMBO_CAUSES, type ChomboCause, type HandEnd, penalizedOf, winsOf } from './hand.ts';
import type { HandLine, MatchState } from './state.ts';

/** What is counted of a player's hands. Points are those of the hands alone, without honba and sticks. */
export type HandCounts = {
  readonly hands: number;
  readonly rons: number;
  readonly tsumos: number;
  /** Hands in which somebody won on the player's discard. */
  readonly dealIns: number;
  /** Hands in which the player laid a riichi stick; what became of them: in the others somebody else won, or a chombo ended the hand. */
  readonly riichi: number;
  readonly riichiWon: number;
  readonly riichiDealtIn: number;
  readonly riichiDrawn: number;
  /** Exhaustive draws; `tenpai` is in how many of them the player was in tenpai, `nagashi` in how many they had nagashi mangan. */
  readonly draws: number;
  readonly tenpai: number;
  readonly nagashi: number;
  /** Total points the player was paid for wins. */
  readonly won: number;
  /** Total points the player paid for deal-ins. */
  readonly dealtIn: number;
  /** Chombo that count. */
  readonly chombo: number;
};

/** What one player did in a match. */
export type PlayerStatistics = HandCounts & {
  readonly seat: Seat;
  /** The chombo whose kind is known. */
  readonly causes: readonly { readonly cause: ChomboCause; readonly times: number }[];
  readonly biggest: { readonly entry: string; readonly points: number } | undefined;
};

/**
 * The statistics of each player in a match, by seat.
 *
 * @example
 * import { presets, unwrap } from '@tenbo/engine';
 * const start = { type: 'matchStarted', version: 3, rules: presets.tenhou, players: ['Aki', 'Ben', 'Chie', 'Dai'] } as const;
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
    const draws = hands.flatMap(({ hand: { outcome } }) => (outcome.kind === 'exhaustiveDraw' ? [outcome] : []));
    const dealIns = hands.filter(({ hand }) => hasDealtIn(seat, hand));
    const riichi = hands.filter(({ hand }) => hand.riichi.includes(seat));
    const biggest = wins.toSorted((one, other) => wonBy(seat, other) - wonBy(seat, one))[0];
    return {
      seat,
      hands: hands.length,
      rons: rons.length,
      tsumos: wins.length - rons.length,
      dealIns: dealIns.length,
      riichi: riichi.length,
      riichiWon: riichi.filter(({ hand }) => hasWon(seat, hand)).length,
      riichiDealtIn: riichi.filter(({ hand }) => hasDealtIn(seat, hand)).length,
      riichiDrawn: riichi.filter(({ hand }) => isDraw(hand)).length,
      draws: draws.length,
      tenpai: draws.filter(({ tenpai }) => tenpai.includes(seat)).length,
      nagashi: draws.filter(({ nagashi = [] }) => nagashi.includes(seat)).length,
      won: sumOf(wins.map((line) => wonBy(seat, line))),
      dealtIn: sumOf(dealIns.map((line) => paidBy(seat, line))),
      ...chomboOf(seat, hands, rules),
      biggest: biggest && { entry: biggest.entry, points: wonBy(seat, biggest) },
    };
  });
}

function chomboOf(seat: Seat, hands: readonly HandLine[], rules: RuleSet): Pick<PlayerStatistics, 'chombo' | 'causes'> {
  const offences = hands.filter(({ hand }) => penalizedOf(hand, rules).includes(seat));
  const known = offences.flatMap(({ hand }) => (hand.causes ?? []).filter((foul) => foul.seat === seat));
  const counted = CHOMBO_CAUSES.map((cause) => ({ cause, times: known.filter((foul) => foul.cause === cause).length }));
  return { chombo: offences.length, causes: counted.filter(({ times }) => times > 0) };
}

/** Whether a player won a hand. */
export function hasWon(seat: Seat, { outcome }: HandEnd<EnteredWin>): boolean {
  return winsOf(outcome).some(({ winner }) => winner === seat);
}

/** Whether somebody won on a player's discard. */
export function hasDealtIn(seat: Seat, { outcome }: HandEnd<EnteredWin>): boolean {
  return outcome.kind === 'ron' && outcome.discarder === seat;
}

function isDraw({ outcome }: HandEnd<EnteredWin>): boolean {
  return outcome.kind === 'exhaustiveDraw' || outcome.kind === 'abortiveDraw';
}

/** What a player is paid for a win, without honba and sticks. */
export function wonBy(seat: Seat, { transfers }: HandLine): number {
  return sumOf(transfers.filter(({ to, for: reason }) => to === seat && ofTheHand(reason)).map(({ points }) => points));
}

function paidBy(seat: Seat, { transfers }: HandLine): number {
  return sumOf(transfers.filter(({ from, for: reason }) => from === seat && ofTheHand(reason)).map(({ points }) => points));
}

function ofTheHand(reason: string): boolean {
  return reason === 'hand' || reason === 'pao';
}

/**
 * The points of all players at the start of a match and after each hand.
 *
 * @example
 * import { presets } from '@tenbo/engine';
 * const start = { type: 'matchStarted', version: 3, rules: presets.tenhou, players: ['Aki', 'Ben', 'Chie', 'Dai'] } as const;
 * const hand = { riichi: [], outcome: { kind: 'exhaustiveDraw', tenpai: [0] } } as const;
 * const log = [{ id: 'a', after: [], event: start }, { id: 'b', after: ['a'], event: { type: 'handEnded', hand } }] as const;
 * scoreCourse(replay(log)); // → [[25000, 25000, 25000, 25000], [28000, 24000, 24000, 24000]]
 */
export function scoreCourse({ hands, start }: Pick<MatchState, 'hands' | 'start'>): readonly (readonly number[])[] {
  return [start, ...hands.map((line) => line.scores)];
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, n) => sum + n, 0);
}
