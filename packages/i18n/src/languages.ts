import type { Locale } from './locale.ts';

export type Language = 'en' | 'ja' | 'zh';

export const LANGUAGES: readonly Language[] = ['en', 'ja', 'zh'];

const LOADS: { readonly [L in Language]: () => Promise<Locale> } = {
  en: async () => (await import('./en/index.ts')).en,
  ja: async () => (await import('./ja/index.ts')).ja,
  zh: async () => (await import('./zh/index.ts')).zh,
};

/**
 * Everything a language says, loaded when it is asked for: a page fetches the one language it shows.
 *
 * @example
 * (await loadLocale('zh')).limits.mangan; // → '满贯'
 */
export function loadLocale(language: Language): Promise<Locale> {
  return LOADS[language]();
}
