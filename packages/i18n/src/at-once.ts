import { excerpt } from '@tenbo/engine';

import * as en from './en/index.ts';
import type { TypedError, TypedErrorWords } from './errors/typed-errors.ts';
import * as ja from './ja/index.ts';
import type { Language } from './languages.ts';
import type { Locale } from './locale.ts';
import * as zh from './zh/index.ts';

interface AllWords {
  readonly locale: Locale;
  /** Not part of a locale: the page has no commands and need not load them. */
  readonly typedErrors: TypedErrorWords;
}

const ALL: { readonly [L in Language]: AllWords } = { en, ja, zh };

/**
 * Everything a language says, without waiting. This brings in all languages; `loadLocale` fetches one.
 *
 * @example
 * localeOf('en').waits.kanchan; // → 'closed wait (kanchan)'
 * localeOf('ja').limits.mangan; // → '満貫'
 */
export function localeOf(language: Language): Locale {
  return ALL[language].locale;
}

/**
 * What is wrong with a command about a match, or with its file, as a sentence.
 *
 * @example
 * describeTypedError({ code: 'nothingToUndo' }, localeOf('en')); // → 'there is nothing to take back'
 */
export function describeTypedError(error: TypedError, locale: Locale): string {
  const shown = 'typed' in error ? { ...error, typed: excerpt(error.typed) } : error;
  return (ALL[locale.language].typedErrors[error.code] as (error: TypedError) => string)(shown);
}
