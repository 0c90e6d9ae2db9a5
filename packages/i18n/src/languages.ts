import { en } from './en.ts';
import { ja } from './ja.ts';
import type { Locale } from './locale.ts';

export type Language = 'en' | 'ja';

export const LANGUAGES: readonly Language[] = ['en', 'ja'];

const LOCALES: { readonly [L in Language]: Locale } = { en, ja };

/**
 * Everything a language says.
 *
 * @example
 * localeOf('en').waits.kanchan; // → 'closed wait (kanchan)'
 * localeOf('ja').limits.mangan; // → '満貫'
 */
export function localeOf(language: Language): Locale {
  return LOCALES[language];
}
