/** A value, or the faults of the input. It has the same form as the results of the other packages. */
export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: readonly SeatingError[] };

/** A fault of a request or of a plan that was read. Players, tables and rounds are counted from 1, as people count them. */
export type SeatingError =
  /** Not a whole number from `least` to `most`. */
  | {
      readonly code: 'notInRange';
      readonly what: 'players' | 'rounds' | 'table';
      readonly value: number;
      readonly least: number;
      readonly most: number;
    }
  /** A player is not in the field, is named twice in a list, or is missing in the standing. */
  | { readonly code: 'noSuchPlayer'; readonly player: number; readonly players: number }
  | { readonly code: 'listedTwice'; readonly player: number }
  | { readonly code: 'notInStanding'; readonly player: number }
  /** Fewer players are present than a table has seats. */
  | { readonly code: 'tooFew'; readonly present: number; readonly seats: number }
  /** Two players cannot leave the same table. */
  | { readonly code: 'sameTable'; readonly table: number }
  /** In a plan that was read: the text is not a valid number of a player, round or table. */
  | { readonly code: 'notANumber'; readonly line: number; readonly text: string }
  | { readonly code: 'wrongCount'; readonly line: number; readonly count: number; readonly seats: number }
  | { readonly code: 'seatedTwice'; readonly line: number; readonly player: number; readonly round: number }
  | { readonly code: 'tableTwice'; readonly line: number; readonly table: number }
  | { readonly code: 'notSeated'; readonly player: number; readonly round: number }
  /** No line is about this round, though there is a later one. */
  | { readonly code: 'roundMissing'; readonly round: number }
  | { readonly code: 'empty' };

/** The most errors to list. */
const MOST_ERRORS = 20;

export function ok<T>(value: T): Result<T> {
  return { ok: true, value };
}

export function err<T>(...error: readonly SeatingError[]): Result<T> {
  return { ok: false, error: error.slice(0, MOST_ERRORS) };
}
