import type { OutcomeKind, RateId } from '@tenbo/ledger';

import type { StatisticsColumn } from '../match-words.ts';

/** What a language says of a season: of any number of games, added up. It is not part of a locale: most of the page can do without it. */
export interface SeasonWords {
  /** Heads everything. */
  readonly title: string;
  /** Games by how many play. */
  readonly tables: { readonly [players: number]: string };
  /** How many games, and how many of them have no end or are in doubt; how many hands, and how many could not be counted. */
  readonly games: (counts: SeasonGames) => readonly string[];
  readonly sections: { readonly [S in SeasonSection]: string };
  /** What a section leaves unsaid. */
  readonly notes: { readonly [S in SeasonSection]?: string };
  readonly columns: { readonly [C in SeasonColumn]: string };
  /** What `MatchWords` does not say already. */
  readonly rates: { readonly [R in Exclude<RateId, RateOfMatch>]: string };
  readonly belowMangan: string;
  readonly outcomes: { readonly [K in OutcomeKind]: string };
  /** Five han and more, whatever the fu. */
  readonly moreHan: string;
  readonly everybody: string;
  /** Opens the numbers of a chart. */
  readonly asTable: string;
  /** A game that was there before. */
  readonly twice: (file: string, as: string) => string;
  readonly files: (counts: SeasonFiles) => string;
  readonly written: (file: string) => string;
}

export interface SeasonGames {
  readonly games: number;
  readonly open: number;
  readonly inDoubt: number;
  readonly hands: number;
  readonly missing: number;
  /** Players who are not listed. */
  readonly unlisted: number;
}

/** Games found in files, and what became of them: each is counted, or cannot be read, or was there before. */
export interface SeasonFiles {
  readonly given: number;
  readonly counted: number;
  readonly unread: number;
  readonly twice: number;
}

export const SEASON_SECTIONS = [
  'standings',
  'progress',
  'play',
  'riichi',
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

/** Averages that the statistics of one match show too. */
export type RateOfMatch = Exclude<Extract<RateId, StatisticsColumn>, 'riichi'>;

/** The columns besides rates. */
export type SeasonColumn =
  | 'rank'
  | 'seat'
  | 'games'
  | 'hands'
  | 'total'
  | 'riichi'
  | 'riichiLost'
  | 'outcome'
  | 'yaku'
  | 'wins'
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
