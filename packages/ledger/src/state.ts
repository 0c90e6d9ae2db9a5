import type { RuleSet, Seat, Transfer } from '@tenbo/engine';

import type { Conflict } from './conflicts.ts';
import type { Course, EndReason } from './course.ts';
import type { EnteredWin, Entry, Yame } from './entries.ts';
import type { HandEnd, Position, WonHand } from './hand.ts';
import type { LedgerError } from './errors.ts';

/** Where a match stands: all of it follows from the log. */
export interface MatchState extends Tally {
  /** Every entry that no other follows: what the next one names as seen. */
  readonly heads: readonly string[];
  readonly hands: readonly HandLine[];
  /** Entries that do not fit what came before them, after a correction or a merge: kept, and not counted. */
  readonly aside: readonly Aside[];
  /** What was written apart and does not agree: the accounts go no further until it is decided. */
  readonly conflicts: readonly Conflict[];
  readonly notes: readonly Note[];
}

/** A hand by its number and its honba: East 2 with one honba is `{ kyoku: 1, honba: 1 }`. */
export type Place = Pick<Position, 'kyoku' | 'honba'>;

/** What the next event depends on. */
export interface Tally {
  readonly rules: RuleSet;
  /** From the first dealer on, in turn, as they can be shown. */
  readonly players: readonly string[];
  /** Points each began with. */
  readonly start: readonly number[];
  readonly scores: readonly number[];
  /** Chips won and lost, by seat. */
  readonly chips: readonly number[];
  /** Ranking points taken off, by seat. */
  readonly penalties: readonly number[];
  readonly kyoku: number;
  readonly honba: number;
  /** Who laid each riichi stick on the table. */
  readonly sticks: readonly Seat[];
  /** How many hands are still played once time was called. */
  readonly handsLeft: number | undefined;
  /** What a leading dealer may end the match by. */
  readonly mayEnd: Yame | undefined;
  readonly end: EndReason | undefined;
}

/** One hand in the accounts. */
export interface HandLine {
  /** The entry it was written by. */
  readonly entry: string;
  readonly before: Position;
  readonly hand: HandEnd<EnteredWin>;
  /** Its wins worked out, in the order they were entered. */
  readonly wins: readonly WonHand[];
  readonly transfers: readonly Transfer[];
  /** What each seat gained or lost. */
  readonly deltas: readonly number[];
  /** Points of each seat after it. */
  readonly scores: readonly number[];
  readonly course: Course;
}

export interface Aside {
  /** With the event it comes to after corrections. */
  readonly entry: Entry;
  readonly errors: readonly LedgerError[];
}

export interface Note {
  readonly entry: string;
  readonly text: string;
}
