import { expect, test } from 'vitest';
import { presets } from '@tenbo/engine';
import { settleMatch } from '@tenbo/ledger';
import fc from 'fast-check';

import { nightOf, nightsOf, totalsOf } from './nights.ts';
import { played } from './testing.ts';

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

const FIRST = played({ points: [41_000, 27_500, 20_200, 11_300] });
const SECOND = played({ players: ['Ben', 'Chie', 'Dai', 'Emi'], points: [25_000, 25_000, 20_000, 30_000] });

test('the results of a night add up by name, the best first; who sat out has a gap', () => {
  const { players } = totalsOf([FIRST, SECOND], undefined);
  // Second match, by the standard rules: from 30,000; uma 20 and 10; oka 20. Ben dealt before Chie.
  expect(players).toEqual([
    { name: 'Aki', place: 1, total: 51_000, results: [51_000, undefined], money: undefined },
    { name: 'Emi', place: 2, total: 40_000, results: [undefined, 40_000], money: undefined },
    { name: 'Ben', place: 3, total: 12_500, results: [7500, 5000], money: undefined },
    { name: 'Chie', place: 4, total: -34_800, results: [-19_800, -15_000], money: undefined },
    { name: 'Dai', place: 5, total: -68_700, results: [-38_700, -30_000], money: undefined },
  ]);
});

test('a match that goes on does not count yet', () => {
  const { matches, players } = totalsOf([FIRST, played({ goesOn: true })], undefined);
  expect(matches).toEqual([FIRST]);
  expect(players.map(({ total }) => total)).toEqual([51_000, 7500, -19_800, -38_700]);
});

test('a night in which nothing has ended has no players', () => {
  expect(totalsOf([played({ goesOn: true })], 50).players).toEqual([]);
});

test('money is the total times the stake, in whole units', () => {
  expect(totalsOf([FIRST, SECOND], 50).players.map(({ money }) => money)).toEqual([2550, 2000, 625, -1740, -3435]);
});

test('over any matches: totals are the sums of the settlements, money adds up to nothing, and both are whole', () => {
  const points = fc.array(fc.integer({ min: -100, max: 800 }), { minLength: 4, maxLength: 4 });
  const unit = fc.constantFrom(10, 20, 30, 50, 100, 200, 500, 1000);
  const rules = fc.constantFrom(presets.standard, presets.tenhou, presets.mleague, presets.ema2016);
  fc.assert(
    fc.property(fc.array(fc.tuple(points, rules), { minLength: 1, maxLength: 5 }), unit, (nights, stake) => {
      const matches = nights.map(([hundreds, under]) => played({ rules: under, points: hundreds.map((one) => one * 100) }));
      const { players } = totalsOf(matches, stake);
      for (const { name, total, money, results } of players) {
        const rows = matches.map(({ state }) => settleMatch(state, state.rules).find(({ seat }) => state.players[seat] === name));
        expect(results).toEqual(rows.map((row) => row?.total));
        expect(total).toBe(rows.reduce((sum, row) => sum + (row?.total ?? 0), 0));
        expect(Number.isInteger(money)).toBe(true);
        expect(money).toBe((total / 100) * (stake / 10));
      }
    }),
    { numRuns: 60 },
  );
});
