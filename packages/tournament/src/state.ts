import type { RuleSet, Seat } from '@tenbo/engine';

import type { PenaltyGiven, Plan, TournamentEntry } from './acts.ts';
import type { TournamentError } from './errors.ts';

/** The state of a tournament. All of it follows from the log. */
export interface Tournament {
  readonly plan: Plan;
  /** Everybody who has ever taken part, in the order in which they entered. */
  readonly players: readonly TournamentPlayer[];
  /** In order: the first is round 1. */
  readonly rounds: readonly TournamentRound[];
  /** Those that count, each with its entry. */
  readonly penalties: readonly GivenPenalty[];
  /** Entries that do not fit what came before them. They are kept but not counted. */
  readonly aside: readonly SetAside[];
}

export interface TournamentPlayer {
  readonly player: string;
  readonly team?: string;
  readonly isSubstitute: boolean;
  /** Whether they are seated in further rounds. */
  readonly isPresent: boolean;
  /** As drawn, from 1. */
  readonly number?: number | undefined;
}

export interface TournamentRound {
  /** From 1. */
  readonly round: number;
  readonly rules: RuleSet;
  /** When it was seated. */
  readonly at: string;
  readonly tables: readonly TournamentTable[];
  /** Who sits out. */
  readonly byes: readonly string[];
  /** Undefined until it is started. */
  readonly clock?: RoundClock;
  readonly isClosed: boolean;
}

/** The clock of a round: it runs until a moment (ISO 8601), or is stopped with some milliseconds left. */
export type RoundClock = { readonly until: string } | { readonly left: number };

export interface TournamentTable {
  /** From 1. */
  readonly table: number;
  /** The id of its match: that of the start of the match's log. */
  readonly match: string;
  /** Who was seated, in turn from the first dealer. The log of the match names these. */
  readonly seated: readonly string[];
  /** Whose results they are: those seated, or who has taken over. */
  readonly players: readonly string[];
  /** Minutes beside those of the round. */
  readonly extension: number;
  /** When a referee was called, until one has come. */
  readonly called?: string | undefined;
  readonly confirmations: readonly Confirmation[];
  /** A result that counts instead of the match's log. */
  readonly entered?: EnteredResult;
}

export interface Confirmation {
  readonly entry: string;
  /** Undefined: a referee. */
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
