import { type Season, seasonOfResult } from '@tenbo/ledger';
import { expect, test } from 'vitest';

import { KnownGames } from './files.ts';

const result = [1, 2, 3].map((place) => ({ place, total: 10_000 * (2 - place) }));

function seasonWith(points: readonly number[] | undefined, at?: string): Season {
  return seasonOfResult({ name: '', ...(at !== undefined && { at }), players: ['A', 'B', 'C'], isSeated: false, points, result });
}

const listed = (file: string, points: readonly number[] | undefined, at?: string, ids: readonly string[] = []) =>
  ({ file, ids, season: seasonWith(points, at), isListed: true }) as const;
const recorded = (file: string, points: readonly number[], ...ids: readonly string[]) => ({
  file,
  ids,
  season: seasonWith(points),
});
const POINTS = [45_000, 35_000, 25_000];

test('a game with a known id is known', () => {
  const known = new KnownGames();
  expect(known.take(recorded('a', POINTS, '1', '2'))).toBeUndefined();
  expect(known.take(recorded('b', [1, 2, 3], '2'))).toBe('a');
  expect(known.take(listed('c', undefined, undefined, ['1']))).toBe('a');
});

test('records that end alike are two games; a list and a record that do are one, in either order', () => {
  const known = new KnownGames();
  expect(known.take(recorded('a', POINTS, '1'))).toBeUndefined();
  expect(known.take(recorded('b', POINTS, '2'))).toBeUndefined();
  expect(known.take(listed('c', POINTS))).toBe('a');
  const other = new KnownGames();
  expect(other.take(listed('c', POINTS))).toBeUndefined();
  expect(other.take(recorded('a', POINTS, '1'))).toBe('c');
});

test('games of lists that end alike are one if their days are the same, or not known', () => {
  const known = new KnownGames();
  expect(known.take(listed('a', POINTS, '2026-11-01'))).toBeUndefined();
  expect(known.take(listed('b', POINTS, '2026-11-03'))).toBeUndefined();
  expect(known.take(listed('c', POINTS, '2026-11-03T21:00'))).toBe('b');
  expect(known.take(listed('d', POINTS))).toBe('a');
  expect(known.take(listed('e', [45_000, 25_000, 35_000]))).toBeUndefined();
});

test('results alone do not tell games apart without an id', () => {
  const known = new KnownGames();
  expect(known.take(listed('a', undefined))).toBeUndefined();
  expect(known.take(listed('b', undefined))).toBeUndefined();
});
