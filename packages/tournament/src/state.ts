import type { RuleSet, Seat } from '@tenbo/engine';
import { type Entry, LOG_VERSION } from '@tenbo/ledger';

import type { LateDismissed, PenaltyGiven, Plan, TournamentEntry } from './acts.ts';

/** The state of a tournament, derived entirely from its log. */
export interface Tournament {
  readonly plan: Plan;
  /** All players who have ever taken part, in the order in which they joined. */
  readonly players: readonly TournamentPlayer[];
  /** In order: the first is round 1. */
  readonly rounds: readonly TournamentRound[];
  /** The penalties that count, with the ids of their entries. */
  readonly penalties: readonly GivenPenalty[];
  /** Entries that came after their results were settled, and that a referee has dismissed. */
  readonly dismissed: readonly Pick<LateDismissed, 'match' | 'entry'>[];
  /** Entries of no table whose acts the server withholds from this reader. */
  readonly withheld?: readonly string[];
  /** Entries that do not fit those before them. They are kept but do not count. */
  readonly aside: readonly SetAside[];
}

export interface TournamentPlayer {
  readonly player: string;
  readonly team?: string;
  readonly isSubstitute: boolean;
  /** Whether to seat them in further rounds. */
  readonly isPresent: boolean;
  /** Their number in the draw, from 1. */
  readonly number?: number | undefined;
}

export interface TournamentRound {
  /** From 1. */
  readonly round: number;
  readonly rules: RuleSet;
  /** The time of its seating. */
  readonly at: string;
  readonly tables: readonly TournamentTable[];
  /** The players who sit out. */
  readonly byes: readonly string[];
  /** Undefined until the clock is started. */
  readonly clock?: RoundClock;
  readonly isClosed: boolean;
}

/** The clock of a round: it runs until a moment (ISO 8601), or is stopped with this many milliseconds left. */
export type RoundClock = { readonly until: string } | { readonly left: number };

export interface TournamentTable {
  /** From 1. */
  readonly table: number;
  /** The id of its match, which is that of the first entry in the match's log. */
  readonly match: string;
  /** The seated players, in order from the first dealer. The log of the match has these. */
  readonly seated: readonly string[];
  /** The players who get the results: those seated, or those who took over their seats. */
  readonly players: readonly string[];
  /** Extra minutes. */
  readonly extension: number;
  /** The time when a referee was called; undefined once one has come. */
  readonly called?: string | undefined;
  readonly confirmations: readonly Confirmation[];
  /** A result entered by hand, which counts instead of the match's log. */
  readonly entered?: EnteredResult;
  /** The entry of such a result, where the server withholds it from this reader. */
  readonly withheld?: string;
}

export interface Confirmation {
  readonly entry: string;
  /** Undefined for a referee. */
  readonly seat: Seat | undefined;
  readonly digest: string;
}

export interface EnteredResult {
  readonly entry: string;
  readonly scores: readonly number[];
  readonly sticks: readonly Seat[];
}

export interface GivenPenalty extends Omit<PenaltyGiven, 'type'> {
  readonly entry: string;
}

export interface SetAside {
  readonly entry: TournamentEntry;
  readonly error: TournamentError;
}

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

/**
 * The first entry of a match's log. Every device creates the same one, so whichever is first may store it. Its players are the ids of the seated
 * players, in seat order from the first dealer.
 *
 * @example
 * import { presets } from '@tenbo/engine';
 * const table = { table: 1, match: 'c-1', seated: ['aki', 'ben', 'chie', 'dai'], players: [], extension: 0, confirmations: [] };
 * const round = { round: 1, rules: presets.ema2016, at: '2026-11-22T10:00:00Z', tables: [table], byes: [], isClosed: false };
 * matchStartOf(round, table).id; // → 'c-1'
 */
export function matchStartOf({ rules, at }: TournamentRound, { match, seated }: TournamentTable): Entry {
  return { id: match, after: [], at, event: { type: 'matchStarted', version: LOG_VERSION, rules, players: seated } };
}
