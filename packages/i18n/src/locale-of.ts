import { en } from './en.ts';
import { ja } from './ja.ts';
import type { Language } from './languages.ts';
import type { Locale } from './locale.ts';
import { zh } from './zh.ts';

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
