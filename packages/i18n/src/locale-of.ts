import { en } from './en/index.ts';
import { ja } from './ja/index.ts';
import type { Language } from './languages.ts';
import type { Locale } from './locale.ts';
import { zh } from './zh/index.ts';

const LOCALES: { readonly [L in Language]: Locale } = { en, ja, zh };

/**
 * Everything a language says, at once; it brings all languages with it, where `loadLocale` fetches one.
 *
 * @example
 * localeOf('en').waits.kanchan; // → 'closed wait (kanchan)'
 * localeOf('ja').limits.mangan; // → '満貫'
 */
export function localeOf(language: Language): Locale {
  return LOCALES[language];
}
