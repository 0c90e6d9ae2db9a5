import { expect, test } from 'vitest';

import { Guesses } from './guesses.ts';

const LIMITS = { free: 3, first: 1, longest: 60, forgotten: 3_600 };
const right = async () => true;
const wrong = async () => false;

test('wrong guesses slow an address down, more and more; another address does not notice', async () => {
  let now = 0;
  const guesses = new Guesses(LIMITS, () => now);
  for (let i = 0; i < 3; i++) expect(await guesses.try('one', wrong)).toBe(false);
  const waits: number[] = [];
  for (let i = 0; i < 9; i++) {
    const { wait } = (await guesses.try('one', wrong)) as { wait: number };
    waits.push(wait);
    now += wait * 1_000;
    expect(await guesses.try('one', wrong)).toBe(false);
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60]);
  expect(await guesses.try('one', right)).toEqual({ wait: 60 });
  expect(await guesses.try('other', right)).toBe(true);
  now += 3_600_001;
  expect(await guesses.try('one', right)).toBe(true);
});

test('a right password costs nothing, however often, and forgives nothing', async () => {
  const guesses = new Guesses(LIMITS, () => 0);
  for (let i = 0; i < 20; i++) expect(await guesses.try('one', right)).toBe(true);
  for (let i = 0; i < 3; i++) await guesses.try('one', wrong);
  expect(await guesses.try('one', right)).toEqual({ wait: 1 });
});

test('a guess counts while it is checked, and a check that fails counts as wrong', async () => {
  const guesses = new Guesses(LIMITS, () => 0);
  const all = await Promise.all([1, 2, 3, 4, 5].map(() => guesses.try('one', right)));
  expect(all).toEqual([true, true, true, { wait: 1 }, { wait: 1 }]);
  expect(await guesses.try('one', right)).toBe(true);
  for (let i = 0; i < 3; i++) await guesses.try('one', () => Promise.reject(new Error('no store'))).catch(() => undefined);
  expect(await guesses.try('one', right)).toEqual({ wait: 1 });
});

test('of very many addresses, the ones that guessed longest ago are forgotten', async () => {
  const guesses = new Guesses({ ...LIMITS, free: 1 }, () => 0);
  await guesses.try('first', wrong);
  for (let i = 0; i < 10_000; i++) await guesses.try(`${i}`, wrong);
  expect(await guesses.try('first', right)).toBe(true);
  expect(await guesses.try('9999', right)).toEqual({ wait: 1 });
});
