import { excerpt } from '@tenbo/engine';
import type { GameDoubt, GameFault, ResultFault } from '@tenbo/records';

import type { Locale } from '../locale.ts';
import type { ResultWords } from './season-words.ts';

/**
 * Why something in a list of results is left out, as a sentence without its line.
 *
 * @param words of the same language as the locale: from `seasonWordsOf`
 * @example
 * const en = localeOf('en');
 * describeResultFault({ line: 3, why: 'nameTwice', name: 'Aki' }, seasonWordsOf(en).results, en); // → 'Aki plays twice in this game'
 */
export function describeResultFault(fault: ResultFault | GameFault, words: ResultWords, locale: Locale): string {
  return words.faults[fault.why]({
    column: 'column' in fault ? words.columns[fault.column] : '',
    text: 'text' in fault ? excerpt(fault.text) : '',
    name: 'name' in fault ? excerpt(fault.name) : '',
    players: 'players' in fault ? locale.number(fault.players) : '',
  });
}

/**
 * What does not add up in a game, as a sentence.
 *
 * @param words of the same language as the locale: from `seasonWordsOf`
 * @example
 * const en = localeOf('en');
 * describeGameDoubt({ code: 'totalSum', sum: -20_000 }, seasonWordsOf(en).results, en); // → 'the results add up to −20.0, not to 0'
 */
export function describeGameDoubt(doubt: GameDoubt, words: ResultWords, locale: Locale): string {
  const { number } = locale;
  const { ranking } = locale.match;
  const say = words.doubts[doubt.code];
  switch (doubt.code) {
    case 'pointsSum':
      return say({ player: '', said: number(doubt.sum), expected: number(doubt.expected) });
    case 'totalSum':
      return say({ player: '', said: ranking(doubt.sum), expected: '0' });
    case 'otherPlace':
      return say({ player: doubt.player, said: number(doubt.place), expected: number(doubt.expected) });
    case 'otherTotal':
      return say({ player: doubt.player, said: ranking(doubt.total), expected: ranking(doubt.expected) });
  }
}
