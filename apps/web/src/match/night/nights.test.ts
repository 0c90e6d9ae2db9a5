import { expect, test } from 'vitest';

import { nightOf, nightsOf } from './nights.ts';

/** A time on the clock of this machine. */
const at = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute).toISOString();

test.each([
  ['in the evening', at(28, 20), '2026-11-28'],
  ['after midnight it is still the same night', at(29, 1, 30), '2026-11-28'],
  ['until six in the morning', at(29, 5, 59), '2026-11-28'],
  ['from six on it is the next one', at(29, 6), '2026-11-29'],
  ['the last night of a month', at(31, 3), '2026-11-30'],
  ['the first of a month', at(1, 3), '2026-10-31'],
  ['no time', '', ''],
  ['no date at all', 'yesterday', ''],
])('%s', (_, time, night) => {
  expect(nightOf(time)).toBe(night);
});

const match = (id: string, time: string, players: string, event = '') => ({ id, at: time, players: [...players], event });

const idsOf = (matches: Parameters<typeof nightsOf<ReturnType<typeof match>>>[0]) =>
  nightsOf(matches).map(({ day, matches: its }) => [day, its.map(({ id }) => id).join('')]);

test('the matches of a night are in the order of play, the latest night first', () => {
  expect(
    idsOf([
      match('b', at(28, 22), 'ABCD'),
      match('c', at(29, 1), 'ABCD'),
      match('a', at(28, 19), 'ABCD'),
      match('z', at(21, 19), 'ABCD'),
    ]),
  ).toEqual([
    ['2026-11-28', 'abc'],
    ['2026-11-21', 'z'],
  ]);
});

test('who sits out and comes back belongs to the night; others play theirs on the same day', () => {
  expect(
    idsOf([
      match('a', at(28, 19), 'ABCD'),
      match('b', at(28, 20), 'ABCE'),
      match('x', at(28, 12), 'WXYZ'),
      match('c', at(28, 21), 'EFGH'),
    ]),
  ).toEqual([
    ['2026-11-28', 'abc'],
    ['2026-11-28', 'x'],
  ]);
});

test('a match joins two groups that had not met before', () => {
  expect(idsOf([match('a', at(28, 19), 'ABCD'), match('b', at(28, 19, 5), 'EFGH'), match('c', at(28, 21), 'CDEF')])).toEqual([
    ['2026-11-28', 'abc'],
  ]);
});

test('the matches of a club are apart from those among friends', () => {
  expect(idsOf([match('a', at(28, 19), 'ABCD', 'club'), match('b', at(28, 20), 'ABCD')])).toEqual([
    ['2026-11-28', 'b'],
    ['2026-11-28', 'a'],
  ]);
});

test('matches without a time come last, together', () => {
  expect(idsOf([match('a', '', 'ABCD'), match('b', '', 'EFGH'), match('c', at(28, 20), 'ABCD')])).toEqual([
    ['2026-11-28', 'c'],
    ['', 'ab'],
  ]);
});
