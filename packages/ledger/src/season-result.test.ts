import { expect, test } from 'vitest';

import { played, ron, started } from '../../../fixtures/logs.ts';
import { SeasonSum, type SeasonTable, seasonOf, seasonOfResult, sumOfSeason, viewSeason } from './index.ts';

const { state } = played(started(), ['a', ron(1, 0, { han: 3, fu: 30 })], ['b', { type: 'matchEnded', reason: 'agreed' }]);
const result = [51_000, 7500, -19_800, -38_700].map((total, i) => ({ place: i + 1, total }));
const RESULT = { name: 'Sunday', at: '2026-11-29', players: ['Ben', 'Aki', 'Chie', 'Eri'], points: undefined, result };

const [table] = new SeasonSum()
  .add(seasonOf({ state, name: 'Friday' }))
  .add(seasonOfResult({ ...RESULT, isSeated: false }))
  .add(seasonOfResult({ ...RESULT, isSeated: true, points: [41_000, 27_500, 20_200, 11_300], inDoubt: true })).season as [
  SeasonTable,
];

test('a result counts for matches, places and totals, and for nothing of hands', () => {
  // In the match, Ben wins 3,900 and gets oka and uma: 28,900 is 1.1 below the target, and 40 more. Aki is last: 21,100, −8.9 and −20.
  const countsOf = (name: string) => sumOfSeason(table.players.find((one) => one.name === name)?.bySeat ?? []);
  expect(countsOf('Ben')).toMatchObject({
    matches: 3,
    finished: 3,
    hands: 1,
    rons: 1,
    total: 38_900 + 2 * 51_000,
    places: { 1: 3 },
  });
  expect(countsOf('Aki')).toMatchObject({ matches: 3, hands: 1, dealIns: 1, total: -28_900 + 2 * 7500, places: { 2: 2, 4: 1 } });
  expect(countsOf('Eri')).toMatchObject({ matches: 2, hands: 0, total: -2 * 38_700, places: { 4: 2 } });
});

test('rates are of the hands there are', () => {
  const { players, all, lengths, outcomes } = viewSeason(table, { order: 'name', least: 1 });
  expect(players.map(({ name, rates }) => [name, rates.win, rates.place])).toEqual([
    ['Aki', 0, 8 / 3],
    ['Ben', 1, 1],
    ['Chie', 0, 8 / 3],
    ['Dai', 0, 3],
    ['Eri', undefined, 4],
  ]);
  expect([all.matches, all.hands, all.total]).toEqual([12, 4, 0]);
  expect(lengths).toEqual([{ hands: 1, matches: 1 }]);
  expect(outcomes).toEqual([{ kind: 'ron', hands: 1 }]);
});

test('ratings are of all matches with an end, in the order they were played if that is known', () => {
  const dated = (at: string, ...players: readonly string[]) =>
    seasonOfResult({ name: at, at, players, isSeated: false, points: undefined, result });
  const later = dated('2026-11-29', 'Ben', 'Chie', 'Eva', 'Aki');
  const sum = new SeasonSum().add(later).add(dated('2026-11-22T20:00', 'Aki', 'Ben', 'Chie', 'Dai'));
  const { players } = viewSeason(sum.season[0] as SeasonTable, { order: 'rating', least: 1 });
  // After the first match: 1530, 1510, 1490, 1470. The table of the second has 1507.5 on average; 0.998 of each change counts, but all of Eva’s.
  expect(players.map(({ name, rating }) => [name, rating?.toFixed(2)])).toEqual([
    ['Ben', (1510 + 0.998 * (30 - 2.5 / 40)).toFixed(2)],
    ['Chie', (1490 + 0.998 * (10 + 17.5 / 40)).toFixed(2)],
    ['Aki', (1530 + 0.998 * (-30 - 22.5 / 40)).toFixed(2)],
    ['Eva', (1500 - 10 + 7.5 / 40).toFixed(2)],
    ['Dai', '1470.00'],
  ]);
});

test('a seat counts only where it is known', () => {
  const { bySeat } = viewSeason(table, { order: 'name', least: 1 });
  expect(bySeat.map(({ matches, total }) => [matches, total])).toEqual([
    [2, -28_900 + 51_000],
    [2, 38_900 + 7500],
    [2, expect.any(Number)],
    [2, expect.any(Number)],
  ]);
});

test('the match has what is known of it', () => {
  expect(table.matches.slice(1)).toMatchObject([
    { name: 'Sunday', at: '2026-11-29', inDoubt: false, players: RESULT.players, points: undefined, result },
    { name: 'Sunday', inDoubt: true, points: [41_000, 27_500, 20_200, 11_300] },
  ]);
});
