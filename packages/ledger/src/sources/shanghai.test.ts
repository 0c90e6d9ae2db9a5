// Shanghai: Second Dynasty, "Scoring Japanese mah-jongg": the end of a match, step by step.
import { describe, expect, test } from 'vitest';

import { parseRules, presets, unwrap } from '@tenbo/engine';

import { playMatch } from '../../../../fixtures/play-match.ts';
import { settleMatch } from '../index.ts';

const { shanghai } = presets;
const { after, results } = playMatch(shanghai);
const where = (more: object) => unwrap(parseRules({ base: 'shanghai', ...more }));
const spread = playMatch(where({ standings: { uma: [[10, 5, -5, -10]] } }));

const STAKES = [25_000, 26_000, 27_000, 28_000, 29_000, 30_000];

/** 35,000 and 24,000 are the source's; the other two are made up. */
const EXAMPLE = [24_000, 35_000, 19_000, 22_000];

describe('the starting points and the goal', () => {
  test('25,000 and 30,000 by default', () => {
    expect(after([]).scores).toEqual([25_000, 25_000, 25_000, 25_000]);
  });

  test.each(STAKES)('%i, with the goal still 30,000', (start) => {
    const rules = where({ match: { start } });
    expect(playMatch(rules).after([]).scores).toEqual([start, start, start, start]);
    const rows = settleMatch({ scores: [35_000, 31_000, 30_000, 24_000], sticks: [] }, rules);
    expect(rows.map(({ difference }) => difference)).toEqual([5000, 1000, 0, -6000]);
  });
});

test.each([
  [25_000, 20_000],
  [26_000, 16_000],
  [27_000, 12_000],
  [28_000, 8000],
  [29_000, 4000],
  [30_000, 0],
])('with a stake of %i the first gets each player’s difference from 30,000: %i', (start, given) => {
  const rows = settleMatch({ scores: EXAMPLE, sticks: [] }, where({ match: { start } }));
  expect(rows.map(({ seat, oka }) => [seat, oka])).toEqual([
    [1, given],
    [0, 0],
    [3, 0],
    [2, 0],
  ]);
});

test.each([
  ['worked example: 35,000 is +25, the 5 above the goal and 20; 24,000 is −6', EXAMPLE, [-6, 25, -11, -8]],
  ['500 is rounded up and 400 down, for the first too', [35_500, 24_400, 22_600, 17_500], [26, -6, -7, -12]],
  ['the first is rounded down too', [35_400, 24_500, 22_700, 17_400], [25, -5, -7, -13]],
  ['500 and more are rounded up', [30_500, 25_600, 24_700, 19_200], [21, -4, -5, -11]],
  ['400 and less are rounded down', [38_400, 25_300, 20_200, 16_100], [28, -5, -10, -14]],
])('%s', (_, scores, expected) => {
  expect(results({ scores })).toEqual(expected);
});

describe('places', () => {
  test('from the most points to the fewest', () => {
    const rows = settleMatch({ scores: EXAMPLE, sticks: [] }, shanghai);
    expect(rows.map(({ seat, place }) => [seat, place])).toEqual([
      [1, 1],
      [0, 2],
      [3, 3],
      [2, 4],
    ]);
  });

  test('change nothing by default', () => {
    expect(settleMatch({ scores: EXAMPLE, sticks: [] }, shanghai).map(({ uma }) => uma)).toEqual([0, 0, 0, 0]);
  });

  test('with a spread of 5-10 add 10 and 5, and subtract 5 and 10', () => {
    const rows = settleMatch({ scores: EXAMPLE, sticks: [] }, where({ standings: { uma: [[10, 5, -5, -10]] } }));
    expect(rows.map(({ uma }) => uma)).toEqual([10_000, 5000, -5000, -10_000]);
  });
});

test('a spread of 5-10 added to the example', () => {
  expect(spread.results({ scores: EXAMPLE })).toEqual([-6 + 5, 25 + 10, -11 - 10, -8 - 5]);
});

test.each([
  [100, [2500, -600, -800, -1100]],
  [1000, [25_000, -6000, -8000, -11_000]],
])('money is the result times a unit of %i', (unit, expected) => {
  const rows = settleMatch({ scores: [35_000, 24_000, 22_000, 19_000], sticks: [], unit }, shanghai);
  expect(rows.toSorted((one, other) => one.seat - other.seat).map(({ money }) => money)).toEqual(expected);
});

test('without a unit there is no money', () => {
  expect(settleMatch({ scores: EXAMPLE, sticks: [] }, shanghai).map(({ money }) => money)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
