import { describe, expect, test } from 'vitest';

import { type RatedMatch, tenhouRatings } from './ratings.ts';

function matchOf(...players: readonly string[]): RatedMatch {
  return { players: players.map((player, i) => ({ player, place: i + 1 })) };
}

function ratingsAfter(...matches: readonly RatedMatch[]): Record<string, number> {
  return Object.fromEntries(
    [...tenhouRatings(matches)].map(([player, { rating }]) => [player, Math.round(rating * 1000) / 1000]),
  );
}

describe('Tenhou’s R', () => {
  test('a first match counts whole', () => {
    expect(ratingsAfter(matchOf('A', 'B', 'C', 'D'))).toEqual({ A: 1530, B: 1510, C: 1490, D: 1470 });
    expect(ratingsAfter(matchOf('A', 'B', 'C'))).toEqual({ A: 1530, B: 1500, C: 1470 });
  });

  test('the second counts 0.998, with a fortieth of the distance to the table', () => {
    // D: −30 and (1500 − 1470) / 40; A: 30 and (1500 − 1530) / 40.
    const { A, D } = ratingsAfter(matchOf('A', 'B', 'C', 'D'), matchOf('A', 'B', 'C', 'D'));
    expect(A).toBeCloseTo(1530 + 0.998 * (30 - 0.75), 2);
    expect(D).toBeCloseTo(1470 + 0.998 * (-30 + 0.75), 2);
  });

  test('shared places share their worth', () => {
    const places = [1, 2, 2, 4];
    const match = { players: ['A', 'B', 'C', 'D'].map((player, i) => ({ player, place: places[i] ?? 0 })) };
    expect(ratingsAfter(match)).toEqual({ A: 1530, B: 1500, C: 1500, D: 1470 });
  });

  test('a shared first place is worth the mean of the first two', () => {
    const match = { players: ['A', 'B', 'C', 'D'].map((player, i) => ({ player, place: [1, 1, 3, 4][i] ?? 0 })) };
    expect(ratingsAfter(match)).toEqual({ A: 1520, B: 1520, C: 1490, D: 1470 });
  });

  test.each([399, 400, 401, 1000])('a first place after %i matches', (matches) => {
    const before = new Map(['A', 'B', 'C', 'D'].map((player) => [player, { rating: 1500, matches }]));
    const { rating = 0 } = tenhouRatings([matchOf('A', 'B', 'C', 'D')], before).get('A') ?? {};
    expect(rating).toBeCloseTo(1500 + 30 * (matches === 399 ? 0.202 : 0.2), 9);
  });

  test.each([
    [2000, -6],
    [1600, -8],
    [1875, -6.625],
  ])('after 400 matches a fourth place of somebody at 2000 at a table of %i is worth %f', (mean, change) => {
    const others = (4 * mean - 2000) / 3;
    const before = new Map(
      ['A', 'B', 'C', 'D'].map((player) => [player, { rating: player === 'D' ? 2000 : others, matches: 400 }]),
    );
    const after = tenhouRatings([matchOf('A', 'B', 'C', 'D')], before);
    expect(after.get('D')?.rating).toBeCloseTo(2000 + change, 9);
    expect(after.get('D')?.matches).toBe(401);
  });

  test('what is won and lost at a table of newcomers adds up to nothing', () => {
    const { A = 0, B = 0, C = 0, D = 0 } = ratingsAfter(matchOf('C', 'A', 'D', 'B'));
    expect(A + B + C + D).toBe(6000);
  });

  test('other tables do not count', () => {
    expect(tenhouRatings([matchOf('A', 'B')]).size).toBe(0);
  });
});
