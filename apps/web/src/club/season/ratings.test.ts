import { readFileSync } from 'node:fs';

import { localeOf } from '@tenbo/i18n';
import type { TournamentResult } from '@tenbo/ledger';
import { expect, test } from 'vitest';

import { combined, ratedPlayers } from './ratings.ts';

/** A match: the players in order of place, with what they won. */
const match = (round: number, ...results: readonly (readonly [player: string, place: number, total: number])[]) =>
  results.map(([player, place, total]): TournamentResult => ({ round, match: `m${round}`, player, place, total }));

const RESULTS = [
  ...match(1, ['Aki', 1, 50_000], ['Ben', 2, 10_000], ['Chie', 3, -20_000], ['Dai', 4, -40_000]),
  ...match(2, ['Ben', 1, 30_000], ['Chie', 2, 10_000], ['Eva', 2, 10_000], ['Aki', 4, -50_000]),
];
const shown = (by: Parameters<typeof ratedPlayers>[0]) =>
  ratedPlayers(by, RESULTS).map(({ rank, player, value, matches }) => [rank, player, value, matches]);

test('by the sum of the results; equal sums share a rank', () => {
  expect(shown('sum')).toEqual([
    [1, 'Ben', 40_000, 2],
    [2, 'Eva', 10_000, 1],
    [3, 'Aki', 0, 2],
    [4, 'Chie', -10_000, 2],
    [5, 'Dai', -40_000, 1],
  ]);
  const even = match(1, ['Aki', 1, 10_000], ['Ben', 1, 10_000], ['Chie', 3, -20_000]);
  expect(ratedPlayers('sum', even).map(({ rank }) => rank)).toEqual([1, 1, 3]);
});

test('by the average place: lowest first', () => {
  expect(shown('place')).toEqual([
    [1, 'Ben', 1.5, 2],
    [2, 'Eva', 2, 1],
    [3, 'Aki', 2.5, 2],
    [3, 'Chie', 2.5, 2],
    [5, 'Dai', 4, 1],
  ]);
});

test('by Tenhou’s formula, in the order of the rounds', () => {
  // After round 1: 1530, 1510, 1490, 1470. In round 2 the table’s mean is (1510 + 1490 + 1500 + 1530) / 4 = 1507.5, and a second match weighs 0.998.
  const second = (before: number, worth: number) => before + 0.998 * (worth + (1507.5 - before) / 40);
  const values = new Map(ratedPlayers('tenhou', RESULTS).map(({ player, value }) => [player, value]));
  expect(values.get('Ben')).toBeCloseTo(second(1510, 30), 9);
  // Two players tied for second place share 10 and −10.
  expect(values.get('Chie')).toBeCloseTo(second(1490, 0), 9);
  expect(values.get('Eva')).toBeCloseTo(1500 + 7.5 / 40, 9);
  expect(values.get('Aki')).toBeCloseTo(second(1530, -30), 9);
  expect(values.get('Dai')).toBe(1470);
  expect(ratedPlayers('tenhou', RESULTS).map(({ player }) => player)).toEqual(['Ben', 'Eva', 'Aki', 'Chie', 'Dai']);
});

test('by skill: sorted by the level that a player almost certainly has', () => {
  const players = ratedPlayers('skill', RESULTS);
  expect(players[0]?.player).toBe('Ben');
  for (const { value, skill } of players) expect(value).toBeCloseTo((skill?.mu ?? 0) - 3 * (skill?.sigma ?? 0), 9);
  const values = players.map(({ value }) => value);
  expect(values).toEqual(values.toSorted((one, other) => other - one));
});

test('everyone with a result is in every list once', () => {
  for (const by of ['sum', 'place', 'tenhou', 'skill'] as const) {
    expect(
      ratedPlayers(by, RESULTS)
        .map(({ player }) => player)
        .toSorted(),
    ).toEqual(['Aki', 'Ben', 'Chie', 'Dai', 'Eva']);
    expect(ratedPlayers(by, [])).toEqual([]);
  }
});

test('the example in docs/ratings.md is what these two matches give', () => {
  const docs = readFileSync(new URL('../../../../../docs/ratings.md', import.meta.url), 'utf8');
  const table = docs.slice(docs.indexOf('| player |')).split('\n').slice(2, 7);
  const rows = table.map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  const [sum, place, tenhou, skill] = (['sum', 'place', 'tenhou', 'skill'] as const).map(
    (by) => new Map(ratedPlayers(by, RESULTS).map((one) => [one.player, one])),
  );
  const { ranking } = localeOf('en').match;
  const text = (value: number | undefined, digits: number) => value?.toFixed(digits).replace('-', '−');
  expect(rows).toEqual(
    ['Aki', 'Ben', 'Chie', 'Dai', 'Eva'].map((player) => [
      player,
      ranking(sum?.get(player)?.value ?? NaN),
      text(place?.get(player)?.value, 2),
      text(tenhou?.get(player)?.value, 1),
      text(skill?.get(player)?.skill?.mu, 2),
      text(skill?.get(player)?.skill?.sigma, 2),
      text(skill?.get(player)?.value, 2),
    ]),
  );
});

const seatedMatch = (id: string, at: string, ...people: readonly string[]) => ({
  match: id,
  at,
  results: people.map((person, i) => ({ person, place: i + 1, total: [50_000, 10_000, -10_000, -50_000][i] ?? 0 })),
});

test('a person of several events is one in the ranking, and matches count in the order in which they were seated', () => {
  const autumn = {
    people: [
      { person: 'spring/a', name: 'Aki Sato' },
      { person: 'autumn/x', name: 'Xia' },
    ],
    matches: [seatedMatch('m1', '2026-10-01T10:00:00Z', 'autumn/x', 'spring/a', 'spring/b', 'spring/c')],
  };
  const spring = {
    people: [
      { person: 'spring/a', name: 'SATO' },
      { person: 'spring/b', name: null },
    ],
    matches: [
      seatedMatch('m1', '2026-04-02T10:00:00+09:00', 'spring/a', 'spring/b', 'spring/c', 'spring/d'),
      seatedMatch('three', '2026-04-03T10:00:00Z', 'spring/a', 'spring/b', 'spring/c'),
    ],
  };
  const { results, names } = combined([autumn, spring], 4);
  expect(results.map(({ player, round }) => [round, player])).toEqual([
    ...['a', 'b', 'c', 'd'].map((one) => [1, `spring/${one}`]),
    [2, 'autumn/x'],
    ...['a', 'b', 'c'].map((one) => [2, `spring/${one}`]),
  ]);
  expect(new Set(results.map((one) => one.match)).size).toBe(2);
  expect(ratedPlayers('sum', results)[0]).toMatchObject({ player: 'spring/a', value: 60_000, matches: 2 });
  expect([...names]).toEqual([
    ['spring/a', 'Aki Sato'],
    ['autumn/x', 'Xia'],
    ['spring/b', null],
  ]);
});

test('a name that any event has erased stays erased', () => {
  const named = (name: string | null) => ({ people: [{ person: 'a/1', name }], matches: [] });
  expect(combined([named('Aki'), named(null)], 4).names.get('a/1')).toBeNull();
  expect(combined([named(null), named('Aki')], 4).names.get('a/1')).toBeNull();
});
