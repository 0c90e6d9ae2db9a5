// The words of the command, which is built from source: they are not in the published package.
import { excerpt } from '@tenbo/engine';

import type { CommandWords, HelpWords, TypedError } from './command-words.ts';
import * as en from './en/command/index.ts';
import * as ja from './ja/command/index.ts';
import { type Language, LANGUAGES } from './languages.ts';
import type { Locale } from './locale.ts';
import * as zh from './zh/command/index.ts';

export type { HelpWords, Trouble, TypedError } from './command-words.ts';

const ALL: { readonly [L in Language]: CommandWords } = { en, ja, zh };

/** A fault in a command, or in a file that it reads, as a sentence. */
export function describeTypedError(error: TypedError, { language }: Pick<Locale, 'language'>): string {
  const shown = 'typed' in error ? { ...error, typed: excerpt(error.typed) } : error;
  return (ALL[language].errors[error.code] as (error: TypedError) => string)(shown);
}

/** The labels of a term's other names and of related terms. */
export function termWordsOf({ language }: Pick<Locale, 'language'>): CommandWords['term'] {
  return ALL[language].term;
}

/** The help in a language if tenbo has it, otherwise in English. */
export function helpWordsOf(lang: string): Promise<HelpWords> {
  return ALL[LANGUAGES.find((language) => language === lang) ?? 'en'].help();
}
