import { expect, test } from 'vitest';

import { tenhouRules } from './rules.ts';

const table = { players: 4, redFives: [1, 1, 1], openTanyao: true, eastOnly: true, start: 25_000, totals: undefined } as const;

test.each([
  ['20090312', [10, 5, -5, -10]],
  ['20091201', [10, 5, -5, -10]],
  ['20091202', [20, 10, -10, -20]],
  ['20100101', [20, 10, -10, -20]],
])('the uma of an East game of %s', (day, uma) => {
  const { standings } = tenhouRules({ ...table, day, seedInHands: true });
  expect(standings.uma).toEqual([uma]);
});

test('an East game without a date has the old uma if each hand has its own seed', () => {
  const uma = (seedInHands: boolean) => tenhouRules({ ...table, day: undefined, seedInHands }).standings.uma;
  expect(uma(true)).toEqual([[10, 5, -5, -10]]);
  expect(uma(false)).toEqual([[20, 10, -10, -20]]);
});

test('a game to South has the same uma then as now', () => {
  const { standings } = tenhouRules({ ...table, eastOnly: false, day: '20090308', seedInHands: true });
  expect(standings.uma).toEqual([[20, 10, -10, -20]]);
});

test('an East game for three of 2009 keeps the uma for three', () => {
  const { standings } = tenhouRules({ ...table, players: 3, start: 35_000, day: '20090308', seedInHands: true });
  expect(standings.uma).toEqual([[20, 0, -20]]);
});
