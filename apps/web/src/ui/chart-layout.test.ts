import { expect, test } from 'vitest';

import { apart, layoutOf } from './chart-layout.ts';

const FRAME = { left: 40, right: 240, top: 10, bottom: 210 };

test('names that would overlap are spread around their middle, in order', () => {
  expect(apart([10, 100, 104], 16)).toEqual([10, 94, 110]);
  expect(apart([50, 50, 50, 50], 10)).toEqual([35, 45, 55, 65]);
  expect(apart([58, 40, 50], 16)).toEqual([65.33, 33.33, 49.33].map((near): unknown => expect.closeTo(near, 1)));
  expect(apart([], 16)).toEqual([]);
});

test('the lines run from the start to the last hand, between round numbers', () => {
  const { x, y, rules } = layoutOf(
    [
      [25_000, 25_000],
      [33_000, 17_000],
    ],
    FRAME,
  );
  expect(rules).toEqual([15_000, 20_000, 25_000, 30_000, 35_000]);
  expect([x(0), x(1), y(15_000), y(35_000)]).toEqual([40, 240, 210, 10]);
});

test.each([
  ['below zero', [[25_000], [-3000]], [-5000, 0, 5000, 10_000, 15_000, 20_000, 25_000]],
  ['far apart', [[90_000], [-3000]], [-20_000, 0, 20_000, 40_000, 60_000, 80_000, 100_000]],
  ['before the first hand', [[25_000, 25_000]], [25_000, 30_000]],
])('the chart has few grid lines: %s', (_, course, rules) => {
  expect(layoutOf(course, FRAME).rules).toEqual(rules);
});
