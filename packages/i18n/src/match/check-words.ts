import type { Locale } from '../locale.ts';

/**
 * The words by which people compare what their phones hold: one for each number of a log's check, from the language's list of 2,048.
 *
 * @example
 * await checkWords([0, 2047], localeOf('en')); // → ['abandon', 'zoo']
 */
export async function checkWords(numbers: readonly number[], locale: Locale): Promise<readonly string[]> {
  const words = await locale.checkWords();
  return numbers.map((number) => words[number] as string);
}
