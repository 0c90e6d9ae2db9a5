import type { GameDoubt, GameFault, ResultColumn, ResultFault } from '@tenbo/records';
import type { OutcomeKind, RateId } from '@tenbo/ledger';

import type { StatisticsColumn } from '../match-words.ts';

/** A language's words for a season, which is any number of games added up. They are not part of a locale because most of the page does not need them. */
export interface SeasonWords {
  /** The heading of everything. */
  readonly title: string;
  /** The name for games with each number of players. */
  readonly tables: { readonly [players: number]: string };
  /** The number of games, and of those without an end or in doubt; the number of hands, and of those that could not be counted. */
  readonly games: (counts: SeasonGames) => readonly string[];
  readonly sections: { readonly [S in SeasonSection]: string };
  /** A note for a section. */
  readonly notes: { readonly [S in SeasonSection]?: string };
  readonly columns: { readonly [C in SeasonColumn]: string };
  /** The rates whose names are not in `MatchWords`. */
  readonly rates: { readonly [R in Exclude<RateId, RateOfMatch>]: string };
  readonly belowMangan: string;
  readonly outcomes: { readonly [K in OutcomeKind]: string };
  /** Five han and more, whatever the fu. */
  readonly moreHan: string;
  readonly everybody: string;
  readonly results: ResultWords;
  /** Shows the numbers of a chart. */
  readonly asTable: string;
  /** A game that had already been counted. */
  readonly twice: (file: string, as: string) => string;
  readonly files: (counts: SeasonFiles) => string;
  readonly written: (file: string) => string;
}

export interface SeasonGames {
  readonly games: number;
  readonly open: number;
  /** Games that have an end, but no hands. */
  readonly resultOnly: number;
  readonly inDoubt: number;
  readonly hands: number;
  readonly missing: number;
  /** Players who are not listed. */
  readonly unlisted: number;
}

/** Games found in files: each is counted, cannot be read, or was already counted. */
export interface SeasonFiles {
  readonly given: number;
  readonly counted: number;
  readonly unread: number;
  readonly twice: number;
}

export const SEASON_SECTIONS = [
  'standings',
  'months',
  'progress',
  'play',
  'riichi',
  'riichiOrder',
  'calls',
  'winTurns',
  'dealIns',
  'seats',
  'outcomes',
  'yaku',
  'hanFu',
  'limits',
  'lengths',
  'biggest',
  'yakuman',
] as const;
export type SeasonSection = (typeof SEASON_SECTIONS)[number];

/** Averages that are also in the statistics of a single match. */
export type RateOfMatch = Exclude<Extract<RateId, StatisticsColumn>, 'riichi'>;

/** The columns other than rates. */
export type SeasonColumn =
  | 'rank'
  | 'rating'
  | 'seat'
  | 'month'
  | 'games'
  | 'hands'
  | 'total'
  | 'riichi'
  | 'riichiLost'
  | 'outcome'
  | 'yaku'
  | 'wins'
  | 'calls'
  | 'dealIns'
  | 'share'
  | 'averagePoints'
  | 'fu'
  | 'limit'
  | 'length'
  | 'points'
  | 'value'
  | 'tiles'
  | 'game'
  | 'hand';

/** A language's words for lists of results. */
export interface ResultWords {
  /** Headings by which tenbo finds each column. */
  readonly columns: { readonly [C in ResultColumn]: string };
  /** Why something in a list is left out. */
  readonly faults: { readonly [W in (ResultFault | GameFault)['why']]: (shown: FaultShown) => string };
  /** What does not add up in a game that is counted. */
  readonly doubts: { readonly [C in GameDoubt['code']]: (shown: DoubtShown) => string };
  /** The points of a list were settled by rules that nobody named. */
  readonly settledBy: (rules: string) => string;
  /** Lines that are not named. */
  readonly more: (lines: string) => string;
}

/** Information for a sentence about a fault; empty where it has none. */
interface FaultShown {
  readonly column: string;
  readonly text: string;
  readonly name: string;
  readonly players: string;
}

/** Information for a sentence about what does not add up: what the list says, and what was expected. */
interface DoubtShown {
  readonly player: string;
  readonly said: string;
  readonly expected: string;
}
