import { expect, test } from 'vitest';

import { added } from './across.ts';
import { ratedPlayers } from './ratings.ts';

const match = (id: string, at: string, ...people: readonly string[]) => ({
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
    matches: [match('m1', '2026-10-01T10:00:00Z', 'autumn/x', 'spring/a', 'spring/b', 'spring/c')],
  };
  const spring = {
    people: [
      { person: 'spring/a', name: 'SATO' },
      { person: 'spring/b', name: null },
    ],
    matches: [
      match('m1', '2026-04-02T10:00:00+09:00', 'spring/a', 'spring/b', 'spring/c', 'spring/d'),
      match('three', '2026-04-03T10:00:00Z', 'spring/a', 'spring/b', 'spring/c'),
    ],
  };
  const { results, names } = added([autumn, spring], 4);
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
  expect(added([named('Aki'), named(null)], 4).names.get('a/1')).toBeNull();
  expect(added([named(null), named('Aki')], 4).names.get('a/1')).toBeNull();
});
