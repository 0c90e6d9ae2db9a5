import { expect, test } from 'vitest';

import { Memo } from './memo.ts';

const MOST_ROWS = 1 << 10;

/** Adds the values of a key if they are missing, as every user of a memo does, and returns them. */
function learnt(memo: Memo, key: number): readonly [number, number] {
  if (memo.rows[memo.find(key, -key)] === 0) {
    memo.reserve(1);
    memo.add(key, -key, key + 1, 2 * key);
  }
  const at = memo.find(key, -key);
  return [memo.rows[at] as number, memo.rows[at + 1] as number];
}

test('a memo keeps what it was told, while it grows too', () => {
  const memo = new Memo(MOST_ROWS);
  for (let key = 0; key < 500; key++) learnt(memo, key);
  for (let key = 0; key < 500; key++) {
    const at = memo.find(key, -key);
    expect([memo.rows[at], memo.rows[at + 1]]).toEqual([key + 1, 2 * key]);
  }
  expect(memo.rows[memo.find(500, -500)]).toBe(0);
});

test('a memo forgets nothing before it is full', () => {
  const memo = new Memo(MOST_ROWS);
  for (let key = 1; key < MOST_ROWS; key++) learnt(memo, key);
  for (let key = 1; key < MOST_ROWS; key++) expect(memo.rows[memo.find(key, -key)]).toBe(key + 1);
});

test('a full memo begins again, and never has more rows than it may', () => {
  const memo = new Memo(MOST_ROWS);
  for (let key = 0; key < 100_000; key++) expect(learnt(memo, key)).toEqual([key + 1, 2 * key]);
  expect(memo.rows.length).toBeLessThanOrEqual(4 * MOST_ROWS);
});

test('keys that differ only in their high bits are told apart', () => {
  const memo = new Memo(MOST_ROWS);
  const keys = Array.from({ length: 31 }, (_, bit) => 1 << bit);
  for (const key of keys) learnt(memo, key);
  expect(keys.map((key) => learnt(memo, key)[1])).toEqual(keys.map((key) => (2 * key) | 0));
});
