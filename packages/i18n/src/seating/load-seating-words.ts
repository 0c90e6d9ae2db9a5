import type { Language } from '../languages.ts';
import type { SeatingWords } from './seating-words.ts';

/** Separate from the locales, so that a bundled program without seating does not contain them. */
const LOADS: { readonly [L in Language]: () => Promise<SeatingWords> } = {
  en: async () => (await import('../en/seating.ts')).seating,
  ja: async () => (await import('../ja/seating.ts')).seating,
  zh: async () => (await import('../zh/seating.ts')).seating,
};

/**
 * A language's words for the seating of a tournament.
 *
 * @example
 * (await loadSeatingWords('ja')).sitOut; // → '抜け番'
 */
export function loadSeatingWords(language: Language): Promise<SeatingWords> {
  return LOADS[language]();
}
