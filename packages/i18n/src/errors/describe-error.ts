import type { ScoreError } from '@tenbo/engine';

import type { AnyError, HandLocale } from '../locale.ts';

/**
 * An error as a sentence: the fault, and how to fix it.
 *
 * @param error any error of the engine, in a text, a record, rules or a win
 * @returns one short sentence, with tiles in notation and characters of a text counted from 1
 * @example
 * describeError({ code: 'unknownRules', id: 'tenhuo', nearest: ['tenhou'] }, localeOf('ja')); // → 'ルール「tenhuo」はありません。近いのはtenhouです。'
 * describeError({ code: 'ippatsuWithoutRiichi' }, localeOf('en')); // → 'ippatsu needs riichi: add riichi or remove ippatsu'
 */
export function describeError(error: AnyError, locale: HandLocale): string {
  return (locale.error[error.code] as (error: AnyError, locale: HandLocale) => string)(error, locale);
}

/** The reason why a possible hand is not a win; undefined if something else is wrong. */
export function noWinReason([error]: readonly ScoreError[]): 'noYaku' | 'tooFewHan' | undefined {
  return error?.code === 'noYaku' || error?.code === 'tooFewHan' ? error.code : undefined;
}

/** The reason why a hand is not a win, in a word or two; the first error's sentence if something else is wrong. */
export function noWinText(errors: readonly ScoreError[], locale: HandLocale): string {
  const reason = noWinReason(errors);
  return reason
    ? locale.lostBy[reason]
    : errors
        .slice(0, 1)
        .map((error) => describeError(error, locale))
        .join('');
}

/**
 * Turns a text that may be part of a line, such as an error, into a separate sentence: with a capital, unless it begins with a quotation.
 *
 * @example
 * asSentence('riichi needs a closed hand'); // → 'Riichi needs a closed hand'
 * asSentence('“x” is not a tile'); // → '“x” is not a tile'
 */
export function asSentence(text: string): string {
  return text.replace(/^\p{Lowercase_Letter}/u, (letter) => letter.toUpperCase());
}
