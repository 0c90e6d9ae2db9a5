// The words of the command, which is built from source: they are not in the published package.
import { excerpt } from '@tenbo/engine';

import type { TypedErrorWords, HelpWords, TypedError } from './command-words.ts';
import { errors as en } from './en/command/errors.ts';
import { errors as ja } from './ja/command/errors.ts';
import { type Language, LANGUAGES } from './languages.ts';
import type { Locale } from './locale.ts';
import { errors as zh } from './zh/command/errors.ts';

export type { HelpWords, Trouble, TypedError } from './command-words.ts';

const ERRORS: { readonly [L in Language]: TypedErrorWords } = { en, ja, zh };

/** Fetched only for help in their language, so that tenbo starts fast. */
const HELP: { readonly [L in Language]: () => Promise<{ readonly help: HelpWords }> } = {
  en: () => import('./en/command/help.ts'),
  ja: () => import('./ja/command/help.ts'),
  zh: () => import('./zh/command/help.ts'),
};

/**
 * A fault in a command about a match, or in its file, as a sentence.
 *
 * @example
 * describeTypedError({ code: 'nothingToUndo' }, localeOf('en')); // → 'nothing to undo'
 */
export function describeTypedError(error: TypedError, { language }: Pick<Locale, 'language'>): string {
  const shown = 'typed' in error ? { ...error, typed: excerpt(error.typed) } : error;
  return (ERRORS[language][error.code] as (error: TypedError) => string)(shown);
}

/** The help in a language if tenbo has it, otherwise in English. */
export async function helpWordsOf(lang: string): Promise<HelpWords> {
  const language = LANGUAGES.find((one) => one === lang) ?? 'en';
  return (await HELP[language]()).help;
}
