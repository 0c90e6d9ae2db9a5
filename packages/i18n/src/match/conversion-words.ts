import type { GameFact, HandFact, NotConverted, ToLogError } from '@tenbo/records';

/** A language's words for records written in another format. They are not part of a locale, because the page writes none. */
export interface ConversionWords {
  /** What a file may not hold of a game. */
  readonly facts: { readonly [F in GameFact | HandFact]: string };
  /** What is lost, and in how many of the hands or games, unless in all. */
  readonly lost: (fact: string, part: LostPart | undefined) => string;
  /** Why a game cannot be written. */
  readonly notConverted: {
    readonly [C in Exclude<NotConverted['code'], ToLogError['code']>]: (shown: NotConvertedShown) => string;
  };
  /** The file is the log of a match, from which no record can be made. */
  readonly isLog: string;
  /** How many games of all were written to a folder. */
  readonly written: (games: number, of: number, folder: string) => string;
}

/** In how many hands of a game, or in how many of several games, something is lost. */
export interface LostPart {
  readonly count: number;
  readonly of: number;
  readonly what: 'hands' | 'games';
}

/** Information for a sentence about a game that cannot be written. */
interface NotConvertedShown {
  readonly hand: string;
  /** Why the file cannot be read again. */
  readonly why: string;
}
