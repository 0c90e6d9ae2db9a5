import type { AnyError, Locale } from './locale.ts';

/**
 * An error as a sentence: what is wrong, and the way out.
 *
 * @param error any error of the engine: of a text, a record, rules or a win
 * @returns one short sentence; tiles stand in notation, characters of a text are counted from 1
 * @example
 * describeError({ code: 'unknownRules', id: 'tenhuo' }, localeOf('ja')); // → 'ルール「tenhuo」はありません。もしかしてtenhou、tenhouNoRed、tenhouTonpuuですか。'
 * describeError({ code: 'ippatsuWithoutRiichi' }, localeOf('en')); // → 'ippatsu needs riichi: add riichi, or take ippatsu away'
 */
export function describeError(error: AnyError, locale: Locale): string {
  return (locale.error[error.code] as (error: AnyError) => string)(error);
}
