import type { GameDoubt, GameFault, ResultFault } from '@tenbo/records';
import { expect, test } from 'vitest';

import { LANGUAGES, describeGameDoubt, describeResultFault, localeOf, seasonWordsOf } from '../index.ts';

const FAULTS: readonly (ResultFault | GameFault)[] = [
  ...(['notResults', 'badLine', 'unreadable', 'noGames', 'tooMany', 'mixedValues'] as const).map((why) => ({ line: 1, why })),
  { line: 1, why: 'noColumn', column: 'points' },
  { line: 1, why: 'unknownColumn', name: 'colour' },
  { line: 1, why: 'columnTwice', name: 'score' },
  { line: 1, why: 'badCell', column: 'points', text: 'many' },
  { line: 1, why: 'badCell', column: 'player', text: '' },
  { line: 1, why: 'gameSize', players: 5 },
  { line: 1, why: 'gameSize', players: 1 },
  { line: 1, why: 'nameTwice', name: 'Aki' },
  { line: 1, why: 'noRules', players: 3 },
];
const DOUBTS: readonly GameDoubt[] = [
  { code: 'pointsSum', sum: 99_900, expected: 100_000 },
  { code: 'totalSum', sum: -20_000 },
  { code: 'otherPlace', player: 'Aki', place: 2, expected: 1 },
  { code: 'otherTotal', player: 'Aki', total: 50_000, expected: 51_000 },
];

function sentencesIn(language: (typeof LANGUAGES)[number]): readonly string[] {
  const locale = localeOf(language);
  const { results } = seasonWordsOf(locale);
  return [
    ...FAULTS.map((fault) => describeResultFault(fault, results, locale)),
    ...DOUBTS.map((doubt) => describeGameDoubt(doubt, results, locale)),
  ];
}

test('every fault and doubt has a sentence of its own in every language', () => {
  for (const language of LANGUAGES) {
    const sentences = sentencesIn(language);
    expect(new Set(sentences).size).toBe(FAULTS.length + DOUBTS.length);
    expect(sentences.filter((one) => /undefined|\[object|NaN/.test(one))).toEqual([]);
  }
});

test('the sentences show what is wrong', () => {
  expect(sentencesIn('en').slice(6)).toEqual([
    'there is no column “points”',
    'the column “colour” is not read',
    'there is another column like “score”: remove one',
    '“many” cannot be read as points',
    '“player” is missing',
    '5 players in this game: a game has three or four; rows of several games need a column “game”',
    '1 player in this game: a game has three or four; rows of several games need a column “game”',
    'Aki plays twice in this game',
    'the rules are not for 3 players, so the points cannot be settled: name others with --rules',
    'the points add up to 99,900, not to 100,000',
    'the results add up to −20.0, not to 0',
    'Aki has place 2, by the numbers 1',
    'Aki has +50.0, by the rules +51.0',
  ]);
});

test('a long text of the list is cut short', () => {
  const en = localeOf('en');
  const text = describeResultFault({ line: 1, why: 'nameTwice', name: 'x'.repeat(100) }, seasonWordsOf(en).results, en);
  expect(text.length).toBeLessThan(80);
});
