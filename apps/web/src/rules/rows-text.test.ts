import { expect, test } from 'vitest';

import { numberOrList, rowsOf, rowsText } from './rows-text.ts';

test.each([
  ['15 5 -5 -15', [[15, 5, -5, -15]]],
  ['+15, +5, −5, △15\n\n', [[15, 5, -5, -15]]],
  [
    '8 0 -8\n10 0 -10',
    [
      [8, 0, -8],
      [10, 0, -10],
    ],
  ],
  ['15 five -20', [[15, 'five', -20]]],
  ['', []],
])('%j is read as rows', (text, rows) => {
  expect(rowsOf(text)).toEqual(rows);
});

test.each([
  [[[15, 5, -5, -15]], '15 5 -5 -15'],
  [
    [
      [8, -8],
      [10, -10],
    ],
    '8 -8\n10 -10',
  ],
  [3, '3'],
  [[3], '[3]'],
])('%j is written as %j', (rows, text) => {
  expect(rowsText(rows)).toBe(text);
});

test.each([
  ['3000', 3000],
  ['2000 4000', [2000, 4000]],
  ['2000, 4000', [2000, 4000]],
  ['many', 'many'],
  ['', []],
])('%j is read as a number or a list', (text, value) => {
  expect(numberOrList(text)).toEqual(value);
});
