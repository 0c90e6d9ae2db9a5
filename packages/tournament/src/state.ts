import type { RuleSet, Seat } from '@tenbo/engine';

import type { LateDismissed, PenaltyGiven, Plan, TournamentEntry } from './acts.ts';
import type { TournamentError } from './errors.ts';

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
