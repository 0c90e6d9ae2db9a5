import { describe, expect, test } from 'vitest';

import { type Choice, countOrNull, line, points, pointsOrNull, redFives, someOf, uma, upTo } from './choice.ts';

/** A field, what it accepts, and what is nearly that. */
const FIELDS: readonly (readonly [string, Pick<Choice, 'accepts'>, fitting: readonly unknown[], wrong: readonly unknown[]])[] = [
  ['some words', someOf(['a', 'b']), [[], ['b'], ['b', 'a']], ['a', ['c'], ['a', 'a'], ['a', 'c'], null, {}]],
  ['a count or null', countOrNull(9), [null, 1, 9], [0, 10, 1.5, -1, '1', [1], undefined]],
  ['a count', upTo(9), [0, 9], [10, -1, 0.5, '0', [0], null, true]],
  ['points', points(), [0, 100, 1_000_000], [50, 1_000_100, -100, '100', [100], null]],
  ['points or a word', points('mangan'), ['mangan', 0, 100], ['haneman', 50, null]],
  ['points or null', pointsOrNull(), [null, 100, 1_000_000], [0, 50, -100, '100', [100]]],
  ['a line', line('none'), ['none', 0, 100, -100, 1_000_000, -1_000_000], [50, -50, 1_000_100, -1_000_100, '100', [100], null]],
  [
    'red fives',
    redFives(),
    [
      [0, 0, 0],
      [1, 2, 4],
    ],
    [[1, 1], [1, 1, 1, 1], [1, 1, 5], [5, 1, 1], ['1', 1, 1], '111', null],
  ],
];

describe.each(FIELDS)('%s', (_, { accepts }, fitting, wrong) => {
  test('takes what fits, and nothing near it', () => {
    expect(fitting.filter((value) => !accepts(value))).toEqual([]);
    expect(wrong.filter((value) => accepts(value))).toEqual([]);
  });
});

describe('uma', () => {
  const { accepts } = uma();

  test.each([
    ['a row that sums to zero', [[15, 5, -5, -15]]],
    ['tenths', [[12.5, 0.1, -0.1, -12.5]]],
    ['tenths that sum to zero, though not as binary fractions', [[0.1, 0.2, -0.3]]],
    [
      'several rows',
      [
        [0, 0],
        [10, -10],
      ],
    ],
    ['up to a thousand', [[1000, -1000]]],
  ])('may have %s', (_, value) => {
    expect(accepts(value)).toBe(true);
  });

  test.each<[string, unknown]>([
    ['no rows', []],
    ['a row that is none', [15]],
    ['numbers without a row', [15, 5, -5, -15]],
    ['a row that sums to more', [[15, 5, -5, -10]]],
    [
      'a second row that does',
      [
        [10, -10],
        [10, 0],
      ],
    ],
    ['hundredths', [[0.25, -0.25]]],
    ['hundredths that round to nothing', [[15.04, -15.04]]],
    ['hundredths beside tenths', [[0.5, -0.25, -0.25]]],
    ['more than a thousand', [[1000.1, -1000.1]]],
    ['text', [['15', -15]]],
    ['a number that is none', [[Number.NaN, Number.NaN]]],
    ['an object for a row', [{}]],
    ['null', null],
  ])('cannot have %s', (_, value) => {
    expect(accepts(value)).toBe(false);
  });
});

test('a form offers a range, its steps, and what may stand beside it', () => {
  expect(countOrNull(9).choices).toEqual({ kind: 'number', from: 1, to: 9, step: 1, or: [null] });
  expect(upTo(9).choices).toEqual({ kind: 'number', from: 0, to: 9, step: 1, or: [] });
  expect(points('mangan').choices).toEqual({ kind: 'number', from: 0, to: 1_000_000, step: 100, or: ['mangan'] });
  expect(pointsOrNull().choices).toEqual({ kind: 'number', from: 100, to: 1_000_000, step: 100, or: [null] });
  expect(line('none').choices).toEqual({ kind: 'number', from: -1_000_000, to: 1_000_000, step: 100, or: ['none'] });
});
