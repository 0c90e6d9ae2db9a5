// Finds the words that a misspelt one may mean.

/** A longer text is not a misspelt name. */
const LONGEST_NAME = 30;

/** If more than this share of the letters differs, one word is not a misspelling of the other. */
const MOST_UNLIKE = 2 / 5;

/**
 * At most three words that a misspelt word may mean, the likeliest first; words that contain it come before others. No text,
 * and a long one, give none.
 *
 * @example
 * likest('tenho', ['mleague', 'tenhou', 'ema2016']); // → ['tenhou']
 * likest('', ['mleague', 'tenhou']); // → []
 */
export function likest(word: string, words: readonly string[]): readonly string[] {
  if (word === '' || word.length > LONGEST_NAME) return [];
  const ranked = words.map((other) => ({ other, by: unlikeness(word.toLowerCase(), other.toLowerCase()) }));
  return ranked
    .filter(({ by }) => by <= MOST_UNLIKE)
    .toSorted((one, other) => one.by - other.by)
    .slice(0, 3)
    .map(({ other }) => other);
}

/** The share of letters to change, from 0 to 1, because three letters of four are worse than three of ten; below 0 if `other` contains the word. */
function unlikeness(word: string, other: string): number {
  const share = distance(word, other) / Math.max(word.length, other.length);
  return other.includes(word) ? share - 1 : share;
}

/** The number of letters to add, drop or change to turn one word into the other (Levenshtein). */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, i) => i);
  for (const [i, letter] of [...one].entries()) {
    const next = [i + 1];
    for (const [j, match] of [...other].entries()) {
      next.push(Math.min((next[j] ?? 0) + 1, (row[j + 1] ?? 0) + 1, (row[j] ?? 0) + (letter === match ? 0 : 1)));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
