import type { Limit, NoSuchValue, Seat, Shares, Transfer, Unreached, Wind, YakuId } from '@tenbo/engine';
import type { ChomboCause, EndReason, LedgerError, LedgerErrorCode, LogError, MergeError, ValueError, Yame } from '@tenbo/ledger';

import type { WithCode } from './languages.ts';
import type { RecordWords } from './match/record-words.ts';

/** All words of a language about a match. Functions get players as names, and points as numbers. */
export interface MatchWords {
  /** Records of games, and what an audit finds in them. */
  readonly records: RecordWords;
  /** A player without a known name, called by the seat at the start. */
  readonly seatsAtStart: { readonly [W in Wind]: string };
  /** The table, as the holder of the riichi sticks. */
  readonly table: string;
  /** A hand, and how often its round has come by then: 1 unless the match went on after North. */
  readonly kyoku: (round: Wind, number: number, time: number) => string;
  readonly honba: (honba: number) => string;
  readonly sticks: (sticks: number) => string;
  /** The parts of a position on one line: "East 2, 1 honba, 2 sticks". */
  readonly position: (parts: readonly string[]) => string;
  readonly names: (players: readonly string[]) => string;
  /** A place, and the number of places. */
  readonly place: (place: number, of: number) => string;

  readonly outcome: OutcomeWords;
  readonly reasons: { readonly [R in Transfer['for']]: string };
  readonly pays: (from: string, to: string, points: string, reason: string) => string;
  /** A player lays a riichi stick on the table. */
  readonly lays: (player: string, points: string, reason: string) => string;
  /** A player takes riichi sticks from the table. */
  readonly takes: (player: string, points: string, reason: string) => string;
  readonly ends: { readonly [E in EndReason]: string };
  readonly mayEnd: { readonly [E in Yame]: string };

  readonly settlement: { readonly [C in SettlementColumn]: string };
  /** Ranking points, of which one is 1,000 points: "+51.0", 「△38.7」. */
  readonly ranking: (points: number) => string;
  /** The sums of the positive results, of the negative ones, and of all. */
  readonly sums: (plus: string, minus: string, both: string) => string;

  readonly change: ChangeWords;
  readonly conditions: ConditionWords;
  /** The reason for a player's chombo. */
  readonly chomboCauses: { readonly [C in ChomboCause]: string };
  readonly statistics: { readonly [C in StatisticsColumn]: string };
  readonly sheet: SheetWords;

  /** The fault, and how to fix it. */
  readonly ledgerError: {
    readonly [C in Exclude<LedgerErrorCode, NoSuchValue['code']>]: (error: WithCode<LedgerError, C>, shown: ErrorShown) => string;
  };
  /** Why no hand has a value as it was named, and how to fix it. */
  readonly noSuchValue: { readonly [C in NoSuchValue['code']]: (error: WithCode<NoSuchValue, C>, shown: ValueShown) => string };
  /** A sentence about a player: "Ben: only 1 han". */
  readonly about: (player: string, sentence: string) => string;
  readonly logError: {
    readonly [C in Exclude<LogError['code'], 'moreErrors'>]: (error: WithCode<LogError, C>, shown: LogErrorShown) => string;
  };
  /** A place in a log: the number of the entry, from 1, and the path within it. */
  readonly logPlace: (entry: number, path: string) => string;
  readonly mergeError: { readonly [C in Exclude<MergeError['code'], 'moreErrors'>]: (error: WithCode<MergeError, C>) => string };
}

/** The end of a hand. `worth` is the value of a win: "3 han 30 fu, 3,900". */
export interface OutcomeWords {
  readonly ron: (winner: string, discarder: string, worth: string) => string;
  readonly rons: (discarder: string, wins: readonly { readonly winner: string; readonly worth: string }[]) => string;
  readonly tsumo: (winner: string, worth: string) => string;
  /** The players in tenpai, and the number of players. */
  readonly exhaustiveDraw: (tenpai: readonly string[], players: number) => string;
  readonly nagashi: (winners: string, tenpai: readonly string[]) => string;
  readonly abortiveDraw: (cause: string) => string;
  readonly chombo: (players: string) => string;
  /** A player or a number of fouls, and the kind of foul. */
  readonly foul: (who: string, cause: string) => string;
  readonly dead: (players: string) => string;
  readonly wareme: (player: string) => string;
  readonly riichi: (players: string) => string;
  readonly pao: (liable: string, winner: string) => string;
  /** Points entered directly. */
  readonly points: (shares: string) => string;
  readonly also: (sentences: readonly string[]) => string;
}

export const SETTLEMENT_COLUMNS = [
  'place',
  'player',
  'points',
  'difference',
  'oka',
  'rounded',
  'uma',
  'penalty',
  'chips',
  'yakitori',
  'total',
  'money',
] as const;
export type SettlementColumn = (typeof SETTLEMENT_COLUMNS)[number];

/** The consequences of an entry. */
export interface ChangeWords {
  readonly added: (position: string, outcome: string) => string;
  readonly gone: (position: string, outcome: string) => string;
  readonly became: (position: string, was: string, is: string) => string;
  readonly moved: (was: string, is: string) => string;
  readonly scores: (scores: readonly { readonly player: string; readonly points: string; readonly change: string }[]) => string;
  readonly aside: (what: string) => string;
  readonly next: (position: string) => string;
  readonly over: (reason: string) => string;
  /** For a match that was over before. */
  readonly goesOn: (next: string) => string;
}

export interface ConditionWords {
  readonly now: (player: string, place: string) => string;
  /** To reach a better place, or to keep the current one. */
  readonly toBe: (place: string, how: 'reach' | 'keep', ways: readonly string[]) => string;
  /** Wins between two values, in one or more ranges. */
  readonly amount: (ranges: readonly AmountRange[]) => string;
  /** A ron from a player, with any value if no amount is given. */
  readonly from: (player: string, amount?: string) => string;
  /** The players to win from; empty for any player. */
  readonly rons: (parts: readonly string[]) => string;
  readonly tsumo: (amount?: string) => string;
  readonly anyDraw: string;
  /** Draws, each described by who must be in tenpai and who must not. */
  readonly draws: (cases: readonly DrawCase[]) => string;
  readonly drawsExcept: (cases: readonly DrawCase[]) => string;
  readonly threat: (winner: string, ways: readonly string[]) => string;
  readonly threats: (place: string, threats: readonly string[]) => string;
  readonly safe: (place: string) => string;
  /** The wins and draws after which the match continues. */
  readonly goesOn: (ways: readonly string[]) => string;
}

/** A range of points, both ends included; at least one end is given. */
export interface AmountRange {
  readonly least: string | undefined;
  readonly most: string | undefined;
}

export interface DrawCase {
  readonly tenpai: readonly string[];
  readonly noten: readonly string[];
}

export const STATISTICS_COLUMNS = [
  'player',
  'rons',
  'tsumos',
  'dealIns',
  'riichi',
  'tenpai',
  'averageWin',
  'averageDealIn',
  'biggest',
  'chombo',
] as const;
export type StatisticsColumn = (typeof STATISTICS_COLUMNS)[number];

/** Headings and short sentences for the accounts of a match. */
export interface SheetWords {
  readonly start: string;
  readonly columns: { readonly [C in 'hand' | 'position' | 'outcome']: string };
  /** A hand's change of points, as on a score sheet: "+3,900", 「△3900」; empty if there is none. */
  readonly change: (points: number) => string;
  readonly notBegun: string;
  readonly settlement: string;
  readonly asIfNow: string;
  /** The heading of each player's points in sticks. */
  readonly pointSticks: string;
  readonly aside: string;
  readonly conflict: ConflictWords;
  /** A way to decide a conflict, with its letter. */
  readonly way: (letter: string, what: string) => string;
  /** How to choose a way on the command line. */
  readonly choose: (letters: readonly string[]) => string;
  readonly notes: string;
  readonly penalty: (player: string, ranking: string) => string;
  readonly time: (handsLeft: number) => string;
  readonly check: (words: readonly string[], entries: number) => string;
  readonly created: (file: string) => string;
  readonly undone: (what: string) => string;
  readonly redone: (what: string) => string;
  readonly kept: (what: string) => string;
  readonly merged: (entries: number) => string;
  /** The heading of existing hands that a merge changed. */
  readonly changed: string;
  readonly notWritten: string;
  readonly entries: { readonly [T in 'timeCalled' | 'matchEnded' | 'noteAdded' | 'penaltyGiven' | 'entryReplaced']: string };
}

/** Entries from separate copies that contradict each other, and the ways to decide. */
export interface ConflictWords {
  /** Several accounts of a hand, or several versions of one. */
  readonly differs: (position: string) => string;
  readonly remarkDiffers: string;
  /** A hand that would become another hand through a change that its author had not seen. */
  readonly moved: (was: string, is: string) => string;
  /** A hand in the same place, although the hand before it was changed. */
  readonly unseated: (position: string) => string;
  readonly keepAs: (position: string, what: string) => string;
  readonly takeBack: (what: string) => string;
  readonly restore: (what: string) => string;
}

/** Information for an error's sentence that is not in the error. */
export interface ErrorShown {
  readonly who: (seat: Seat) => string;
  readonly yaku: (id: YakuId) => string;
  readonly shares: (shares: Shares) => string;
  readonly abortiveDraw: (cause: WithCode<LedgerError, 'abortiveNotPlayed'>['cause']) => string;
  readonly end: (reason: EndReason) => string;
  /** The faults of a hand. */
  readonly sentences: (errors: WithCode<ValueError, 'badWin'>['errors']) => string;
}

export interface ValueShown {
  readonly unreached: (why: Unreached) => string;
  readonly limit: (limit: Limit) => string;
}

export interface LogErrorShown {
  readonly place: string;
  /** The fault in its rules or its start. */
  readonly why: string;
}
