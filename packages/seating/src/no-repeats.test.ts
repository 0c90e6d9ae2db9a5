import { describe, expect, test } from 'vitest';

import { ringOf, withoutRepeats } from './no-repeats.ts';

/** The number of rounds stored or constructed; without repeats, nobody can play more than ⌊(players − 1) / 3⌋. */
const FOURS = [
  [16, 5],
  [20, 5],
  [24, 7],
  [28, 9],
  [32, 9],
  [36, 11],
  [40, 13],
  [44, 14],
  [48, 15],
  [52, 13],
  [56, 18],
  [60, 19],
  [64, 21],
  [68, 17],
  [72, 23],
  [76, 19],
  [80, 26],
  [84, 1],
  [88, 1],
  [92, 23],
  [96, 31],
  [100, 25],
  [112, 37],
  [144, 47],
  [160, 53],
] as const;
const THREES = [
  [9, 4],
  [15, 5],
  [27, 13],
  [36, 16],
] as const;

describe.each([...FOURS.map((row) => [...row, 4] as const), ...THREES.map((row) => [...row, 3] as const)])(
  '%i players, %i rounds, tables of %i',
  (players, count, seats) => {
    const rounds = withoutRepeats(players, seats, Infinity);

    test('every player sits at one table in each round', () => {
      const everybody = Array.from({ length: players }, (_, player) => player);
      expect(rounds).toHaveLength(count);
      for (const round of rounds) {
        expect(round.flat().toSorted((one, other) => one - other)).toEqual(everybody);
        expect(round.every((table) => table.length === seats)).toBe(true);
      }
    });

    test('nobody meets twice', () => {
      const pairs = rounds.flat().flatMap((table) => table.flatMap((one) => table.map((other) => one * players + other)));
      const met = pairs.filter((pair) => Math.floor(pair / players) !== pair % players);
      expect(new Set(met).size).toBe(met.length);
    });
  },
);

test.each([4, 5, 8, 9, 16, 20, 25, 27, 28, 40])(
  'in the ring of %i numbers the differences between those apart have inverses',
  (size) => {
    const ring = ringOf(size, 4);
    const all = Array.from({ length: size }, (_, a) => a);
    const minus = (a: number, b: number): number => all.find((c) => ring?.add(b, c) === a) as number;
    for (const [i, a] of (ring?.apart ?? []).entries()) {
      for (const b of ring?.apart.slice(0, i) ?? []) {
        const products = all.map((c) => ring?.times(minus(a, b), c));
        expect(new Set(products).size).toBe(size);
      }
    }
    expect(ring?.apart).toHaveLength(4);
  },
);

test.each([1, 2, 3, 6, 10, 12, 15, 21])('%i places do not work with four columns', (size) => {
  expect(ringOf(size, 4)).toBeUndefined();
});
