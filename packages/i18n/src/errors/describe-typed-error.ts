import { excerpt } from '@tenbo/engine';

import type { Language } from '../languages.ts';
import type { Locale } from '../locale.ts';
import type { TypedError, TypedErrorWords } from './typed-errors.ts';
import { typedErrorsEn } from '../en/typed-errors.ts';
import { typedErrorsJa } from '../ja/typed-errors.ts';
import { typedErrorsZh } from '../zh/typed-errors.ts';

/** No part of a locale: the page has no commands, and would load them all the same. */
const WORDS: { readonly [L in Language]: TypedErrorWords } = { en: typedErrorsEn, ja: typedErrorsJa, zh: typedErrorsZh };

/**
 * What is wrong with a command about a match, or with its file, as a sentence.
 *
 * @example
 * describeTypedError({ code: 'nothingToUndo' }, localeOf('en')); // → 'there is nothing to take back'
 */
export function describeTypedError(error: TypedError, locale: Locale): string {
  const shown = 'typed' in error ? { ...error, typed: excerpt(error.typed) } : error;
  return (WORDS[locale.language][error.code] as (error: TypedError) => string)(shown);
}
