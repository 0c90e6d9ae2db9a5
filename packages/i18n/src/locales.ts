import type { Language } from './languages.ts';
import type { Locale } from './locale.ts';

const LOADS: { readonly [L in Language]: () => Promise<Locale> } = {
  en: async () => (await import('./en/index.ts')).locale,
  ja: async () => (await import('./ja/index.ts')).locale,
  zh: async () => (await import('./zh/index.ts')).locale,
};

/**
 * Everything a language says, loaded on request: a page fetches only the language it shows.
 *
 * @example
 * (await loadLocale('zh')).limits.mangan; // → '满贯'
 */
export function loadLocale(language: Language): Promise<Locale> {
  return LOADS[language]();
}
