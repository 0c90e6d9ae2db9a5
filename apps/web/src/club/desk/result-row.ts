import type { Seat } from '@tenbo/engine';
import type { TournamentError } from '@tenbo/tournament';

/** The columns of a file of results, in the order in which they are written. */
export const COLUMNS = ['round', 'table', 'seat', 'player', 'points', 'sticks', 'penalty', 'team', 'place', 'total'] as const;
export type Column = (typeof COLUMNS)[number];

/** Without these nothing can be read. */
export const NEEDED: readonly Column[] = ['round', 'table', 'player', 'points'];

/** One player at one table; without a table and points somebody who sits out, or only a penalty. */
export interface ResultRow {
  /** In the file, from 1. */
  readonly line: number;
  readonly round: number;
  readonly table: number | undefined;
  readonly seat: Seat | undefined;
  /** The name. */
  readonly player: string;
  /** At the end of the match, without the sticks left on the table. */
  readonly points: number | undefined;
  /** How many of these the player laid. */
  readonly sticks: number;
  /** Points outside the match, negative if they are taken: −20,000 is −20. */
  readonly penalty: number;
  readonly team: string;
  /** What the row adds to the standings, in points; undefined if the file does not say it. */
  readonly total: number | undefined;
}

/** What is wrong with a line of such a file. */
export type RowFault = { readonly line: number } & (
  | { readonly why: 'noColumn'; readonly column: Column }
  | { readonly why: 'unknownColumn' | 'columnTwice'; readonly name: string }
  | { readonly why: 'badCell'; readonly column: Column; readonly text: string }
  | { readonly why: 'unreadable' }
  | { readonly why: 'otherTeam'; readonly name: string; readonly team: string }
  /** Some have a seat and others not, or two have the same. */
  | { readonly why: 'badSeats'; readonly table: number }
  /** The rules of the event give another total, in points. */
  | { readonly why: 'otherTotal'; readonly total: number; readonly expected: number }
  | { readonly why: 'refused'; readonly error: TournamentError }
);
