import type { Seat } from '@tenbo/engine';
import type { TournamentError } from '@tenbo/tournament';

/** The columns of a file of results, in the order they are written. */
export const COLUMNS = ['round', 'table', 'seat', 'player', 'points', 'sticks', 'penalty', 'team', 'place', 'total'] as const;
export type Column = (typeof COLUMNS)[number];

/** The columns without which nothing can be read. */
export const NEEDED: readonly Column[] = ['round', 'table', 'player', 'points'];

/** One player at one table. Without a table and points: a player who sits out, or just a penalty. */
export interface ResultRow {
  /** The line number in the file, from 1. */
  readonly line: number;
  readonly round: number;
  readonly table: number | undefined;
  readonly seat: Seat | undefined;
  /** The name. */
  readonly player: string;
  /** Points at the end of the match, without the leftover sticks. */
  readonly points: number | undefined;
  /** How many of the leftover sticks the player had laid. */
  readonly sticks: number;
  /** Points outside the match, negative for a penalty; −20 stands for −20,000. */
  readonly penalty: number;
  readonly team: string;
  /** What the row adds to the standings, in points; undefined if the file has no total. */
  readonly total: number | undefined;
}

/** A fault in a line of such a file. */
export type RowFault = { readonly line: number } & (
  | { readonly why: 'noColumn'; readonly column: Column }
  | { readonly why: 'unknownColumn' | 'columnTwice'; readonly name: string }
  | { readonly why: 'badCell'; readonly column: Column; readonly text: string }
  | { readonly why: 'unreadable' }
  | { readonly why: 'otherTeam'; readonly name: string; readonly team: string }
  /** Only some rows have a seat, or two have the same. */
  | { readonly why: 'badSeats'; readonly table: number }
  /** The event's rules give a different total, in points. */
  | { readonly why: 'otherTotal'; readonly total: number; readonly expected: number }
  | { readonly why: 'refused'; readonly error: TournamentError }
);
