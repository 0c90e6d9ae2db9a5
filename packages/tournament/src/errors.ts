/** The reasons why an act does not fit a tournament. Rounds and tables are counted from 1; `seat` is 0 for East. */
export type TournamentError =
  | { readonly code: 'notOpened' }
  | { readonly code: 'alreadyOpened' }
  /** The plan would switch to or from free play although a round is seated. */
  | { readonly code: 'kindFixed' }
  | { readonly code: 'noSuchPlayer'; readonly player: string }
  | { readonly code: 'alreadyLeft'; readonly player: string }
  /** The draw leaves out a player, or names one twice. */
  | { readonly code: 'notEverybody'; readonly players: number; readonly numbered: number }
  | { readonly code: 'noSuchRound'; readonly round: number }
  /** Only the next round can be seated, or the last one again. */
  | { readonly code: 'notNextRound'; readonly round: number; readonly next: number }
  /** The last round has a result, a confirmation or a seat that was taken over, so it cannot be seated again. */
  | { readonly code: 'roundBegun'; readonly round: number }
  /** The previous round must be closed first. */
  | { readonly code: 'roundOpen'; readonly round: number }
  | { readonly code: 'roundClosed'; readonly round: number }
  | { readonly code: 'noSuchTable'; readonly round: number; readonly table: number }
  | { readonly code: 'tableTwice'; readonly table: number }
  | { readonly code: 'tableSize'; readonly table: number; readonly players: number; readonly expected: number }
  /** A player would have two seats in one round. */
  | { readonly code: 'seatedTwice'; readonly player: string }
  | { readonly code: 'noSuchSeat'; readonly seat: number; readonly players: number }
  | { readonly code: 'scoreCount'; readonly scores: number; readonly expected: number }
  /** The scores and the sticks left do not add up to the starting points. */
  | { readonly code: 'scoreSum'; readonly sum: number; readonly expected: number }
  | { readonly code: 'notWithdrawable'; readonly entry: string }
  /** These tables' results are neither confirmed nor entered. */
  | { readonly code: 'unconfirmed'; readonly round: number; readonly tables: readonly number[] };

export type TournamentErrorCode = TournamentError['code'];
