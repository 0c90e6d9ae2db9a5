import type { Seat } from '@tenbo/engine';

import type { HandLine } from './state.ts';
import { hasDealtIn, hasWon, wonBy } from './statistics.ts';

/**
 * How a hand was played: what a record knows of it and the ledger does not store. A player's turn (巡目) is one more than the player's own discards before it,
 * so the dealer's first tile is drawn in turn 1.
 */
export interface HandPlay {
  /** By seat. */
  readonly turns: readonly PlayerTurns[];
  /** Who laid a riichi stick, in the order in which they declared. */
  readonly riichi: readonly Seat[];
  /** Somebody won by ron, and the discarder's hand was then in tenpai. */
  readonly dealtInTenpai: boolean;
}

/** The turns in which a player did something; undefined if the player did not do it. */
export interface PlayerTurns {
  /** The turn the player had come to when the hand ended; a win was in this one. */
  readonly last: number;
  /** The first call: chi, pon or open kan. */
  readonly call: number | undefined;
  readonly riichi: number | undefined;
}

/** The parts of a hand: turns 1 to 6, 7 to 12, and later ones. */
export type HandPart = 'early' | 'middle' | 'late';

/** What is counted of hands of which it is known how they were played. */
export type PlayCounts = {
  /** A riichi was the first of its hand, or it chased an earlier one. */
  readonly firstRiichi: number;
  readonly firstRiichiWon: number;
  readonly chasingRiichi: number;
  readonly chasingRiichiWon: number;
  /** Riichi after which another player declared one too. */
  readonly chasedRiichi: number;
  /** The turns of all riichi added up; the same of first calls and of wins. */
  readonly riichiTurns: number;
  readonly callTurns: number;
  readonly winTurns: number;
  /** Deal-ins with the stick on the table, in tenpai without it, and with any other hand. */
  readonly dealInsInRiichi: number;
  readonly dealInsInTenpai: number;
  readonly dealInsInNoten: number;
  /** Hands with a call, by the turn of the first one. */
  readonly calls: { readonly [P in HandPart]: number };
  /** Wins by their turn, and the points of these wins. */
  readonly wins: { readonly [P in HandPart]: { readonly wins: number; readonly points: number } };
};

/** What is counted of hands of which it is not known how they were played. */
export const NO_PLAY: PlayCounts = {
  firstRiichi: 0,
  firstRiichiWon: 0,
  chasingRiichi: 0,
  chasingRiichiWon: 0,
  chasedRiichi: 0,
  riichiTurns: 0,
  callTurns: 0,
  winTurns: 0,
  dealInsInRiichi: 0,
  dealInsInTenpai: 0,
  dealInsInNoten: 0,
  calls: { early: 0, middle: 0, late: 0 },
  wins: { early: { wins: 0, points: 0 }, middle: { wins: 0, points: 0 }, late: { wins: 0, points: 0 } },
};

/** What a player did in a match, of the hands in `plays`, which are by the entry of the hand. */
export function countedPlay(
  seat: Seat,
  hands: readonly HandLine[],
  plays: ReadonlyMap<string, HandPlay>,
): { readonly callsKnown: number; readonly called: number; readonly play: PlayCounts } {
  const known = hands.flatMap((line) => {
    const play = plays.get(line.entry);
    return play === undefined ? [] : [{ line, play, turns: play.turns[seat] as PlayerTurns }];
  });
  const riichi = known.filter(({ play }) => play.riichi.includes(seat));
  const first = riichi.filter(({ play }) => play.riichi[0] === seat);
  const chasing = riichi.filter(({ play }) => play.riichi[0] !== seat);
  const called = known.filter(({ turns }) => turns.call !== undefined);
  const won = known.filter(({ line }) => hasWon(seat, line.hand));
  const dealtIn = known.filter(({ line }) => hasDealtIn(seat, line.hand));
  const inRiichi = dealtIn.filter(({ play }) => play.riichi.includes(seat));
  const inTenpai = dealtIn.filter((hand) => !inRiichi.includes(hand) && hand.play.dealtInTenpai);
  return {
    callsKnown: known.length,
    called: called.length,
    play: {
      firstRiichi: first.length,
      firstRiichiWon: first.filter((hand) => won.includes(hand)).length,
      chasingRiichi: chasing.length,
      chasingRiichiWon: chasing.filter((hand) => won.includes(hand)).length,
      chasedRiichi: riichi.filter(({ play }) => play.riichi.at(-1) !== seat).length,
      riichiTurns: sumOf(riichi.map(({ turns }) => turns.riichi ?? 0)),
      callTurns: sumOf(called.map(({ turns }) => turns.call ?? 0)),
      winTurns: sumOf(won.map(({ turns }) => turns.last)),
      dealInsInRiichi: inRiichi.length,
      dealInsInTenpai: inTenpai.length,
      dealInsInNoten: dealtIn.length - inRiichi.length - inTenpai.length,
      calls: byPart((part) => called.filter(({ turns }) => partOf(turns.call ?? 0) === part).length),
      wins: byPart((part) => {
        const wins = won.filter(({ turns }) => partOf(turns.last) === part);
        return { wins: wins.length, points: sumOf(wins.map(({ line }) => wonBy(seat, line))) };
      }),
    },
  };
}

const LAST_EARLY = 6;
const LAST_MIDDLE = 12;

function partOf(turn: number): HandPart {
  if (turn <= LAST_EARLY) return 'early';
  return turn <= LAST_MIDDLE ? 'middle' : 'late';
}

function byPart<C>(count: (part: HandPart) => C): { readonly [P in HandPart]: C } {
  return { early: count('early'), middle: count('middle'), late: count('late') };
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, n) => sum + n, 0);
}
