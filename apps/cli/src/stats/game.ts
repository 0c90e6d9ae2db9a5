import type { RuleSet } from '@tenbo/engine';
import type { Season } from '@tenbo/ledger';

import type { LanguageOption } from '../options/language.ts';

/** A game that a file adds to a season, or why it is unreadable, or a remark. */
export type GameOfSeason =
  | {
      readonly file: string;
      /** The whole sentence. */
      readonly says: string;
      /** How many games it is about; 1 if absent. */
      readonly games?: number;
    }
  | CountedGame
  /** A remark on the file, as a whole sentence. */
  | { readonly file: string; readonly note: string };

/** A game that a file adds to a season. */
export interface CountedGame {
  readonly file: string;
  /** A copy of the game has one of them too. */
  readonly ids: readonly string[];
  readonly season: Season;
  /** It is from a list of results. */
  readonly isListed?: true;
}

/** How files are read. */
export interface SeasonOptions extends LanguageOption {
  /** The rules of lists of results. */
  readonly rules?: RuleSet | undefined;
}

/** The id by which a record and a line of a list are known to be the same game of Tenhou. */
export function tenhouKey(id: string): string {
  return `tenhou ${id}`;
}
