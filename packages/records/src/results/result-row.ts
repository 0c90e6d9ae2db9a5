import type { Seat } from '@tenbo/engine';

/** The columns of a table of results with a row for each player, in the order tenbo writes them. */
export const RESULT_COLUMNS = [
  'round',
  'table',
  'seat',
  'player',
  'points',
  'sticks',
  'penalty',
  'team',
  'place',
  'total',
  'date',
  'game',
] as const;
export type ResultColumn = (typeof RESULT_COLUMNS)[number];

/** One player at one table. Without a table: a player who sits out, or just a penalty. */
export interface ResultRow {
  /** The line number in the text, from 1. */
  readonly line: number;
  /** As the list numbers them; if it does not, a new round begins whenever somebody plays again. */
  readonly round: number;
  readonly table: number | undefined;
  /** When the game began, in ISO 8601, if known. */
  readonly at: string | undefined;
  /** The id that the game's site gave it, if the list has it. */
  readonly id: string | undefined;
  readonly seat: Seat | undefined;
  /** The name. */
  readonly player: string;
  /** Points at the end of the game, without the leftover sticks. */
  readonly points: number | undefined;
  /** How many of the leftover sticks the player had laid. */
  readonly sticks: number;
  /** Points outside the game, negative for a penalty; −20 stands for −20,000. */
  readonly penalty: number;
  readonly team: string;
  readonly place: number | undefined;
  /** The settled result with the penalty, in points: +25.0 is 25,000. */
  readonly total: number | undefined;
}

/** A fault in a list of results. What it is about is left out, and the rest is read. */
export type ResultFault = { /** From 1. */ readonly line: number } & (
  | {
      /**
       * `notResults`: nothing in the text looks like results. `badLine`: a line is unlike those before it. `unreadable`: a name is too long or has invisible
       * characters. `noGames`: nothing says which players sat together. `tooMany`: the text has
       * more lines than are read.
       */
      readonly why: 'notResults' | 'badLine' | 'unreadable' | 'noGames' | 'tooMany';
    }
  | { readonly why: 'noColumn'; readonly column: ResultColumn }
  | { readonly why: 'unknownColumn' | 'columnTwice'; readonly name: string }
  | { readonly why: 'badCell'; readonly column: ResultColumn; readonly text: string }
);
