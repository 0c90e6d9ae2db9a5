import type { RuleSet, Seat } from '@tenbo/engine';
import type { TournamentRules } from '@tenbo/ledger';

/** The version in which acts are written now. */
export const TOURNAMENT_VERSION = 1;

/** Something an organiser, a referee or a table did, with an id and its time. Entries are only ever added. */
export interface TournamentEntry {
  /** 1 to 40 letters, digits, `-` and `_`. The app makes the ids; no two may be the same. */
  readonly id: string;
  /** When it was done, in ISO 8601. */
  readonly at: string;
  readonly act: Act;
}

export type Act =
  | TournamentOpened
  | PlanChanged
  | PlayerEntered
  | PlayerLeft
  | PlayersNumbered
  | RoundSeated
  | SeatTaken
  | ClockStarted
  | ClockStopped
  | TableExtended
  | RefereeCalled
  | RefereeCame
  | ResultConfirmed
  | ResultEntered
  | PenaltyGiven
  | ActWithdrawn
  | RoundClosed
  | RoundReopened;

/** What is decided for all rounds. A round is played under the plan that stood when it was seated. */
export interface Plan {
  /** What the tournament, league or club season is called. */
  readonly title: string;
  /** The whole rule set, so that a changed preset never changes a round. */
  readonly rules: RuleSet;
  /**
   * Free play, as on a club night: tables are seated as players come, each as a round of its own, and rounds are open side by side. Without it a round
   * is seated when the one before is closed.
   */
  readonly isFree?: true;
  /** How totals are added up, ties parted and cuts made. */
  readonly standings: TournamentRules;
  /** How many rounds are planned, if that is known; more may be seated. */
  readonly rounds?: number;
  /** How long a round lasts. Without it there is no clock. */
  readonly minutes?: number;
  /** What a round counts for somebody who sits out, in points; `average`: the mean of the player's own results. */
  readonly bye: number | 'average';
  /** What each match counts for a house substitute, in points, whatever happened at the table (EMA); without it, their own results. */
  readonly substitute?: number;
  /** Tables correct any hand themselves until their match is over; without it, only what was entered last, and a referee the rest. */
  readonly tablesCorrect?: true;
}

/** The first entry. */
export interface TournamentOpened {
  readonly type: 'tournamentOpened';
  /** The version of the entries' form, so that later versions can read older logs. */
  readonly version: number;
  readonly plan: Plan;
}

export interface PlanChanged {
  readonly type: 'planChanged';
  readonly plan: Plan;
}

/** Somebody takes part from now on, or again; or their team or part has changed. Names are kept elsewhere, so that they can be erased. */
export interface PlayerEntered {
  readonly type: 'playerEntered';
  /** 1 to 40 letters, digits, `-` and `_`. */
  readonly player: string;
  readonly team?: string;
  /** A house substitute, who only fills a table. */
  readonly isSubstitute?: boolean;
}

/** Somebody is seated no more. What they played stays. */
export interface PlayerLeft {
  readonly type: 'playerLeft';
  readonly player: string;
}

/** The public draw: the n-th of the players has number n. */
export interface PlayersNumbered {
  readonly type: 'playersNumbered';
  readonly players: readonly string[];
  /** The text from which they were drawn, if they were. */
  readonly seed?: string;
}

/** Who sits where in a round: the next one, or, unless it is free play, the last one anew as long as no table has a result. */
export interface RoundSeated {
  readonly type: 'roundSeated';
  /** From 1. */
  readonly round: number;
  readonly tables: readonly SeatedTable[];
  /** Who sits out. */
  readonly byes: readonly string[];
  /** How the seats were found, so that anybody can find them again. */
  readonly method?: string;
  readonly seed?: string;
}

export interface SeatedTable {
  /** From 1. */
  readonly table: number;
  /** In turn from the first dealer. */
  readonly players: readonly string[];
}

/** Somebody takes a place over, for the whole match: a substitute for one who did not come. */
export interface SeatTaken {
  readonly type: 'seatTaken';
  readonly round: number;
  readonly table: number;
  readonly seat: Seat;
  readonly player: string;
}

/** The clock of a round runs until a moment. Devices show what is left until then, and count nothing themselves. */
export interface ClockStarted {
  readonly type: 'clockStarted';
  readonly round: number;
  /** ISO 8601. */
  readonly until: string;
}

/** The clock of a round is stopped. */
export interface ClockStopped {
  readonly type: 'clockStopped';
  readonly round: number;
  /** Milliseconds that were left. */
  readonly left: number;
}

/** A table has more time than the others. */
export interface TableExtended {
  readonly type: 'tableExtended';
  readonly round: number;
  readonly table: number;
  /** More minutes, beside those it was given before; negative to take them back. */
  readonly minutes: number;
}

export interface RefereeCalled {
  readonly type: 'refereeCalled';
  readonly round: number;
  readonly table: number;
}

export interface RefereeCame {
  readonly type: 'refereeCame';
  readonly round: number;
  readonly table: number;
}

/** A player, or a referee for all of them, has seen the result of a table and agrees. */
export interface ResultConfirmed {
  readonly type: 'resultConfirmed';
  readonly round: number;
  readonly table: number;
  /** Who; without it a referee. */
  readonly seat?: Seat;
  /** The digest of the match's log that was seen. If the log changes, the confirmation no longer counts. */
  readonly digest: string;
}

/** A result that is not in a log of the match: from paper, or as a referee decided. It counts instead of the log's. */
export interface ResultEntered {
  readonly type: 'resultEntered';
  readonly round: number;
  readonly table: number;
  /** Points of each seat at the end. */
  readonly scores: readonly number[];
  /** Who laid each riichi stick left on the table. */
  readonly sticks?: readonly Seat[];
}

/** Points given or taken outside a match. */
export interface PenaltyGiven {
  readonly type: 'penaltyGiven';
  readonly round: number;
  readonly player: string;
  /** In points, as totals are: −20,000 is −20. */
  readonly total: number;
  readonly reason?: string;
}

/** Takes back a penalty, a result that was entered, or a confirmation. */
export interface ActWithdrawn {
  readonly type: 'actWithdrawn';
  readonly entry: string;
}

/** All results of a round are known; its tables change no more. */
export interface RoundClosed {
  readonly type: 'roundClosed';
  readonly round: number;
}

export interface RoundReopened {
  readonly type: 'roundReopened';
  readonly round: number;
}
