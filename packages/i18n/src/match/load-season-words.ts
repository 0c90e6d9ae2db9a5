import type { Language } from '../languages.ts';
import type { SeasonWords } from './season-words.ts';

/** Separate from the locales, so that a bundled program without statistics does not contain them. */
const LOADS: { readonly [L in Language]: () => Promise<SeasonWords> } = {
  en: async () => (await import('../en/season.ts')).season,
  ja: async () => (await import('../ja/season.ts')).season,
  zh: async () => (await import('../zh/season.ts')).season,
};

/**
 * A language's words for a season.
 *
 * @example
 * (await loadSeasonWords('ja')).rates.win; // → '和了率'
 */
export function loadSeasonWords(language: Language): Promise<SeasonWords> {
  return LOADS[language]();
}
