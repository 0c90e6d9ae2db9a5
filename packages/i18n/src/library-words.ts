import type { Certificate, SeatingError } from '@tenbo/seating';
import type { GameFact, HandFact, NotConverted, ToLogError } from '@tenbo/records';

import type { WithCode } from './languages.ts';
import type { HandLocale, Locale, RuleLocale } from './locale.ts';
import type { MatchWords } from './match-words.ts';
import type { SeasonWords } from './match/season-words.ts';

/** What a language has for libraries, by the place that is shown. */
export interface LibraryWords {
  readonly hands: HandLocale;
  readonly rules: RuleLocale;
  readonly match: MatchWords;
  readonly season: SeasonWords;
  readonly seating: SeatingWords;
}

/** What a language has for libraries, at once. */
export interface AllWords extends Pick<LibraryWords, 'season' | 'seating'> {
  readonly locale: Locale;
  readonly conversion: ConversionWords;
}

/** A language's words for the seating of a tournament. They are not part of a locale because few programs seat anyone. */
export interface SeatingWords {
  /** The faults, with players named by `who`. */
  readonly errors: {
    readonly [C in SeatingError['code']]: (error: WithCode<SeatingError, C>, who: (player: number) => string) => string;
  };
  /** A player without a name. */
  readonly player: (number: number) => string;
  /** A player's name with the number: "Ben (2)". */
  readonly named: (name: string, number: number) => string;
  readonly round: (round: number) => string;
  readonly table: string;
  readonly sitOut: string;
  /** The heading of the list of drawn numbers. */
  readonly drawn: string;
  readonly seed: (seed: string) => string;
  /** The players without a place in a past round; `more` is the number of those not named. */
  readonly away: (round: number, who: readonly string[], more: number) => string;
  /** The number of seats that differ from those announced. */
  readonly changed: (seats: number) => string;
  readonly certificate: {
    readonly title: (rounds: number, players: number) => string;
    readonly plan: string;
    readonly bound: string;
    readonly figures: { readonly [F in CertificateFigure]: string };
    /** Pairs that met this many times. */
    readonly met: (times: number) => string;
  };
}

/** The figures in the order in which they are shown. */
export const CERTIFICATE_FIGURES = [
  'repeats',
  'inARow',
  'clashes',
  'winds',
  'unevenWinds',
  'visits',
  'stayed',
  'byes',
] as const satisfies readonly (keyof Certificate)[];

type CertificateFigure = (typeof CERTIFICATE_FIGURES)[number];

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
