/** Why an act does not fit a tournament as it is. Rounds, tables and seats are counted from 1 except `seat`, which is 0 for East. */
export type TournamentError =
  | { readonly code: 'notOpened' }
  | { readonly code: 'alreadyOpened' }
  /** A plan that changes whether it is free play, though a round is seated. */
  | { readonly code: 'kindFixed' }
  | { readonly code: 'noSuchPlayer'; readonly player: string }
  | { readonly code: 'alreadyLeft'; readonly player: string }
  /** The draw leaves somebody out, or names somebody twice. */
  | { readonly code: 'notEverybody'; readonly players: number; readonly numbered: number }
  | { readonly code: 'noSuchRound'; readonly round: number }
  /** Only the next round is seated, or the last one anew. */
  | { readonly code: 'notNextRound'; readonly round: number; readonly next: number }
  /** The last round has a result, a confirmation or somebody who took a seat over, so it is not seated anew. */
  | { readonly code: 'roundBegun'; readonly round: number }
  /** The round before must be closed first. */
  | { readonly code: 'roundOpen'; readonly round: number }
  | { readonly code: 'roundClosed'; readonly round: number }
  | { readonly code: 'noSuchTable'; readonly round: number; readonly table: number }
  | { readonly code: 'tableTwice'; readonly table: number }
  | { readonly code: 'tableSize'; readonly table: number; readonly players: number; readonly expected: number }
  /** In one round somebody has two places. */
  | { readonly code: 'seatedTwice'; readonly player: string }
  | { readonly code: 'noSuchSeat'; readonly seat: number; readonly players: number }
  | { readonly code: 'scoreCount'; readonly scores: number; readonly expected: number }
  /** The scores and the sticks left do not add up to what all began with. */
  | { readonly code: 'scoreSum'; readonly sum: number; readonly expected: number }
  | { readonly code: 'notWithdrawable'; readonly entry: string }
  /** Tables whose results are neither confirmed nor entered. */
  | { readonly code: 'unconfirmed'; readonly round: number; readonly tables: readonly number[] };

export type TournamentErrorCode = TournamentError['code'];
