import type { RuleSet, Seat } from '@tenbo/engine';
import type { TournamentRules } from '@tenbo/ledger';

/** The current version of acts. */
export const TOURNAMENT_VERSION = 1;

/** An act of an organiser, a referee or a table, with an id and a time. Entries are only ever added. */
export interface TournamentEntry {
  /** 1 to 40 letters, digits, `-` and `_`. The app makes the ids, which must be unique. */
  readonly id: string;
  /** The time of the act, in ISO 8601. */
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
  | LateDismissed
  | RoundClosed
  | RoundReopened
  | Withheld;

/** The settings for all rounds. A round is played under the plan that applied when it was seated. */
export interface Plan {
  /** The name of the tournament, league or club season. */
  readonly title: string;
  /** The whole rule set, so that a later change to a preset changes no round. */
  readonly rules: RuleSet;
  /**
   * Free play, as on a club night: tables are seated as players arrive, each as its own round, and several rounds are open at once. Without it a round
   * can be seated only once the one before is closed.
   */
  readonly isFree?: true;
  /** How to add up totals, break ties and make cuts. */
  readonly standings: TournamentRules;
  /** The number of planned rounds, if known; more may be seated. */
  readonly rounds?: number;
  /** The length of a round; without it there is no clock. */
  readonly minutes?: number;
  /** When the clock of a round runs out, the phones call time at every table; without it, each table calls it. */
  readonly callsTime?: true;
  /** The result of a round for a player who sits out, in points; `average`: the mean of the player's own results. */
  readonly bye: number | 'average';
  /** A house substitute's result in every match, in points, whatever happens at the table (EMA); without it, their own results count. */
  readonly substitute?: number;
  /** Tables may correct any hand until their match is over; without it, only the last hand entered, and a referee corrects the others. */
  readonly tablesCorrect?: true;
  /** In free play: a table may start its own matches; without it, only the organiser starts them. */
  readonly tablesStart?: true;
  /** Players may be the same people as in the server’s other events that say so too, and results count in a ranking across these events. */
  readonly sharesPlayers?: true;
  /** Only organisers and referees may see results; without it, everybody. This is as the plan says now, whatever round a result is of. */
  readonly hidesResults?: true;
}

/** The first entry. */
export interface TournamentOpened {
  readonly type: 'tournamentOpened';
  /** The version of the entries' format, so that later programs can read older logs. */
  readonly version: number;
  readonly plan: Plan;
}

export interface PlanChanged {
  readonly type: 'planChanged';
  readonly plan: Plan;
}

/** A player joins or rejoins; or their team, or whether they are a substitute, changes. Names are stored elsewhere, so that they can be erased. */
export interface PlayerEntered {
  readonly type: 'playerEntered';
  /** 1 to 40 letters, digits, `-` and `_`. */
  readonly player: string;
  readonly team?: string;
  /** A house substitute, who only fills a table. */
  readonly isSubstitute?: boolean;
}

/** A player is not seated any more. Their results stay. */
export interface PlayerLeft {
  readonly type: 'playerLeft';
  readonly player: string;
}

/** The public draw: the n-th player gets number n. */
export interface PlayersNumbered {
  readonly type: 'playersNumbered';
  readonly players: readonly string[];
  /** The text that the draw was made from, if it was drawn. */
  readonly seed?: string;
}

/** The seats of a round: of the next one, or again of the last one, while no table has a result and except in free play. */
export interface RoundSeated {
  readonly type: 'roundSeated';
  /** From 1. */
  readonly round: number;
  readonly tables: readonly SeatedTable[];
  /** The players who sit out. */
  readonly byes: readonly string[];
  /** How the seats were found, so that anyone can reproduce them. */
  readonly method?: string;
  readonly seed?: string;
}

export interface SeatedTable {
  /** From 1. */
  readonly table: number;
  /** In seat order, from the first dealer. */
  readonly players: readonly string[];
}

/** A player takes over a seat for the whole match, such as a substitute for someone who did not arrive. */
export interface SeatTaken {
  readonly type: 'seatTaken';
  readonly round: number;
  readonly table: number;
  readonly seat: Seat;
  readonly player: string;
}

/** Starts the clock of a round. Devices show the time left until the given moment, and do not count themselves. */
export interface ClockStarted {
  readonly type: 'clockStarted';
  readonly round: number;
  /** ISO 8601. */
  readonly until: string;
}

/** Stops the clock of a round. */
export interface ClockStopped {
  readonly type: 'clockStopped';
  readonly round: number;
  /** Milliseconds left. */
  readonly left: number;
}

/** Gives a table more time than the others. */
export interface TableExtended {
  readonly type: 'tableExtended';
  readonly round: number;
  readonly table: number;
  /** Minutes to add to earlier extensions; negative to take them back. */
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

/** A player, or a referee for all players, has seen a table's result and agrees. */
export interface ResultConfirmed {
  readonly type: 'resultConfirmed';
  readonly round: number;
  readonly table: number;
  /** The player's seat; without it, a referee confirms. */
  readonly seat?: Seat;
  /** The digest of the match's log that they saw. If the log changes, the confirmation no longer counts. */
  readonly digest: string;
}

/** A result from paper, or a referee's decision. It counts instead of the match's log. */
export interface ResultEntered {
  readonly type: 'resultEntered';
  readonly round: number;
  readonly table: number;
  /** Each seat's points at the end. */
  readonly scores: readonly number[];
  /** The seat that laid each riichi stick left on the table. */
  readonly sticks?: readonly Seat[];
}

/** Points given or taken outside a match. */
export interface PenaltyGiven {
  readonly type: 'penaltyGiven';
  readonly round: number;
  readonly player: string;
  /** In points, like totals: −20,000 is −20. */
  readonly total: number;
  readonly reason?: string;
}

/** Withdraws a penalty, an entered result or a confirmation. */
export interface ActWithdrawn {
  readonly type: 'actWithdrawn';
  readonly entry: string;
}

/** A referee decides that an entry does not count which reached the log of a match after its result was settled. */
export interface LateDismissed {
  readonly type: 'lateDismissed';
  /** The id of the match. */
  readonly match: string;
  /** The id of the entry that came too late. */
  readonly entry: string;
}

/** All results of a round are known. Its tables can no longer change. */
export interface RoundClosed {
  readonly type: 'roundClosed';
  readonly round: number;
}

export interface RoundReopened {
  readonly type: 'roundReopened';
  readonly round: number;
}

/**
 * What a server sends in place of an act whose content is hidden from its reader: a result or a penalty, while `hidesResults` is in the plan. It has the id
 * and the time of that act, so that whoever reads it goes through the same rounds. Nobody writes it.
 */
export interface Withheld {
  readonly type: 'withheld';
  /** The table whose result was entered; without it, the act counts for no table. */
  readonly result?: { readonly round: number; readonly table: number };
}
