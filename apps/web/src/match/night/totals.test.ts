import { presets } from '@tenbo/engine';
import { standings } from '@tenbo/ledger';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { cases } from '../../../../../fixtures/effort.ts';
import { played } from './testing.ts';
import { totalsOf } from './totals.ts';

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
        const rows = matches.map(({ state }) => standings(state, state.rules).find(({ seat }) => state.players[seat] === name));
        expect(results).toEqual(rows.map((row) => row?.total));
        expect(total).toBe(rows.reduce((sum, row) => sum + (row?.total ?? 0), 0));
        expect(Number.isInteger(money)).toBe(true);
        expect(money).toBe((total / 100) * (stake / 10));
      }
    }),
    { numRuns: cases(60) },
  );
});
