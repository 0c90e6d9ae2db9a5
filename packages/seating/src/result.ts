/** A value, or what is wrong with the input. It has the same form as the results of the other packages. */
export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: readonly SeatingError[] };

/** What is wrong with a request or with a plan that was read. Players, tables and rounds are counted from 1, as people count them. */
export type SeatingError =
  /** Not a whole number from `least` to `most`. */
  | {
      readonly code: 'notInRange';
      readonly what: 'players' | 'rounds' | 'table';
      readonly value: number;
      readonly least: number;
      readonly most: number;
    }
  /** A player in no place of the field, or who is named twice in one list. */
  | { readonly code: 'noSuchPlayer'; readonly player: number; readonly players: number }
  | { readonly code: 'listedTwice'; readonly player: number }
  | { readonly code: 'notInStanding'; readonly player: number }
  /** Fewer players are there than sit at one table. */
  | { readonly code: 'tooFew'; readonly present: number; readonly seats: number }
  /** Two who stay at one table. */
  | { readonly code: 'sameTable'; readonly table: number }
  /** In a plan that was read: text that is not the number of a player, of a round or of a table. */
  | { readonly code: 'notANumber'; readonly line: number; readonly text: string }
  | { readonly code: 'wrongCount'; readonly line: number; readonly count: number; readonly seats: number }
  | { readonly code: 'seatedTwice'; readonly line: number; readonly player: number; readonly round: number }
  | { readonly code: 'tableTwice'; readonly line: number; readonly table: number }
  | { readonly code: 'notSeated'; readonly player: number; readonly round: number }
  /** No line is about a round, though a later one is there. */
  | { readonly code: 'roundMissing'; readonly round: number }
  | { readonly code: 'empty' };

/** No more errors are listed than this. */
const MOST_ERRORS = 20;

export function ok<T>(value: T): Result<T> {
  return { ok: true, value };
}

export function err<T>(...error: readonly SeatingError[]): Result<T> {
  return { ok: false, error: error.slice(0, MOST_ERRORS) };
}
