import { presets } from '@tenbo/engine';
import { expect, test } from 'vitest';

import { resultGames } from './result-games.ts';
import type { ResultRow } from './result-row.ts';

const USUAL = [presets.standard, presets.tenhouSanma];
const NAMES = ['Aki', 'Ben', 'Chie', 'Dai'];

/** The rows of a game, with these values of its players. */
function rowsOf(round: number, values: readonly Partial<ResultRow>[]): readonly ResultRow[] {
  return values.map((value, i) => ({
    line: 10 * round + i,
    round,
    table: 1,
    at: undefined,
    id: undefined,
    seat: undefined,
    player: NAMES[i] ?? `${i}`,
    points: undefined,
    sticks: 0,
    penalty: 0,
    team: '',
    place: undefined,
    total: undefined,
    ...value,
  }));
}

const points = (...all: readonly number[]) => all.map((one) => ({ points: one }));
const totals = (...all: readonly number[]) => all.map((one) => ({ total: one }));
const settled = (rows: readonly ResultRow[], rules = USUAL, areKnown = false) =>
  resultGames(rows, rules, areKnown).games.map(({ result, doubts }) => [
    result.map(({ place, total }) => [place, total]),
    doubts,
  ]);

test('points are settled by the rules, from the points that the games of the list begin with', () => {
  // 11 above the target of 30, and 20 each of oka and uma; 2.5 below and 10 of uma, and so on.
  const usual = [
    [1, 51_000],
    [2, 7500],
    [3, -19_800],
    [4, -38_700],
  ];
  expect(settled(rowsOf(1, points(41_000, 27_500, 20_200, 11_300)))).toEqual([[usual, []]]);
  // Above and below the start: the same game.
  expect(settled(rowsOf(1, points(16_000, 2500, -4800, -13_700)))).toEqual([[usual, []]]);
  // Beginning with the target, there is no oka.
  expect(settled(rowsOf(1, points(42_000, 32_000, 28_000, 18_000)))).toEqual([
    [
      [
        [1, 32_000],
        [2, 12_000],
        [3, -12_000],
        [4, -32_000],
      ],
      [],
    ],
  ]);
  expect(settled(rowsOf(1, points(45_000, 35_000, 25_000)))).toEqual([
    [
      [
        [1, 40_000],
        [2, -5000],
        [3, -35_000],
      ],
      [],
    ],
  ]);
});

test('results of the list count, and points beside them stay', () => {
  const rows = rowsOf(1, [
    { points: 41_000, total: 41_000, place: 1 },
    { points: 27_500, total: 12_500, place: 2 },
    { points: 20_200, total: -14_800, place: 3 },
    { points: 11_300, total: -38_700, place: 4 },
  ]);
  const { games, faults } = resultGames(rows, [], false);
  expect(faults).toEqual([]);
  expect(games).toEqual([
    {
      line: 10,
      id: undefined,
      players: NAMES,
      isSeated: false,
      points: [41_000, 27_500, 20_200, 11_300],
      result: [41_000, 12_500, -14_800, -38_700].map((total, i) => ({ place: i + 1, total })),
      isSettled: false,
      doubts: [],
    },
  ]);
});

test('of equal points, the place of the list decides, or the rules', () => {
  const tie = points(30_000, 30_000, 20_000, 20_000);
  expect(settled(rowsOf(1, tie))[0]?.[0]).toEqual([
    [1, 40_000],
    [2, 10_000],
    [3, -20_000],
    [4, -30_000],
  ]);
  const placed = tie.map((one, i) => ({ ...one, place: [2, 1, 4, 3][i] ?? 0 }));
  expect(settled(rowsOf(1, placed))).toEqual([
    [
      [
        [2, 10_000],
        [1, 40_000],
        [4, -30_000],
        [3, -20_000],
      ],
      [],
    ],
  ]);
  // M.League shares: 50 for the first with the oka and 10 for the second, so 30 each; then −10 and −30.
  expect(settled(rowsOf(1, tie), [presets.mleague], true)[0]?.[0]).toEqual([
    [1, 30_000],
    [1, 30_000],
    [3, -30_000],
    [3, -30_000],
  ]);
  expect(settled(rowsOf(1, totals(20_000, 20_000, -40_000, 0)))[0]?.[0]).toEqual([
    [1, 20_000],
    [1, 20_000],
    [4, -40_000],
    [3, 0],
  ]);
});

test('seats put a game in order', () => {
  const rows = rowsOf(1, points(20_000, 30_000, 30_000, 20_000)).map((row, i) => ({ ...row, seat: ([1, 2, 0, 3] as const)[i] }));
  const [game] = resultGames(rows, USUAL, false).games;
  expect([game?.isSeated, game?.players, game?.result.map(({ place }) => place)]).toEqual([
    true,
    ['Chie', 'Aki', 'Ben', 'Dai'],
    [1, 3, 2, 4],
  ]);
});

test('what does not add up is in doubt: points unlike those of most games, results that are not 0, places against the numbers', () => {
  const rows = [
    ...rowsOf(1, points(40_000, 30_000, 20_000, 10_000)),
    ...rowsOf(2, points(40_000, 30_000, 20_000, 10_000)),
    ...rowsOf(3, points(40_000, 30_000, 20_000, 9000)),
    ...rowsOf(4, points(40_000, 30_000, 20_000, 9000)).map((row, i) => (i === 0 ? { ...row, sticks: 1 } : row)),
    ...rowsOf(5, totals(50_000, 10_000, -20_000, -60_000)),
    ...rowsOf(6, totals(50_000, 10_000, -20_000, -60_000)).map((row, i) => (i === 3 ? { ...row, penalty: -20_000 } : row)),
    ...rowsOf(7, totals(50_000, 10_000, -20_000, -40_000)).map((row, i) => ({ ...row, place: [1, 3, 2, 4][i] })),
  ];
  expect(settled(rows).map(([, doubts]) => doubts)).toEqual([
    [],
    [],
    [{ code: 'pointsSum', sum: 99_000, expected: 100_000 }],
    [],
    [{ code: 'totalSum', sum: -20_000 }],
    [],
    [
      { code: 'otherPlace', player: 'Ben', place: 3, expected: 2 },
      { code: 'otherPlace', player: 'Chie', place: 2, expected: 3 },
    ],
  ]);
});

test('rules that are known say what points begin with, what becomes of sticks, and what a result must be', () => {
  const doubtsOf = (values: readonly Partial<ResultRow>[], rules = presets.mleague) =>
    settled(rowsOf(1, values), [rules], true).map(([, doubts]) => doubts);
  expect(doubtsOf(points(42_000, 32_000, 28_000, 18_000))).toEqual([[{ code: 'pointsSum', sum: 120_000, expected: 100_000 }]]);
  const totalsOf = [60_000, 10_000, -20_000, -50_000];
  const both = points(40_000, 30_000, 20_000, 10_000).map((one, i) => ({ ...one, total: totalsOf[i] ?? 0 }));
  expect(doubtsOf(both)).toEqual([[]]);
  expect(doubtsOf(both.map((one, i) => (i === 1 ? { ...one, total: 10_100 } : one)))).toEqual([
    [
      { code: 'totalSum', sum: 100 },
      { code: 'otherTotal', player: 'Ben', total: 10_100, expected: 10_000 },
    ],
  ]);
  // The World Riichi Championship does not give leftover sticks to anybody.
  expect(doubtsOf(points(41_000, 32_000, 28_000, 18_000), presets.wrc2025)).toEqual([[]]);
  expect(doubtsOf(points(41_500, 32_000, 28_000, 18_000), presets.wrc2025)).toEqual([
    [{ code: 'pointsSum', sum: 119_500, expected: 120_000 }],
  ]);
});

test('a game that cannot be counted is named', () => {
  const five = [...rowsOf(1, points(1, 2, 3, 4)), ...rowsOf(1, points(5))].map((row, i) => ({ ...row, player: `${i}` }));
  const rows = [
    ...five,
    ...rowsOf(2, totals(10_000, 0, -10_000)).map((row) => ({ ...row, player: 'Aki' })),
    ...rowsOf(3, [...points(35_000, 35_000), ...totals(0)]),
    ...rowsOf(4, points(40_000, 30_000, 20_000, 10_000)),
    ...rowsOf(5, points(45_000, 35_000, 25_000)),
  ];
  expect(resultGames(rows, [presets.tenhouSanma], true)).toMatchObject({
    games: [{ line: 50 }],
    faults: [
      { line: 10, why: 'gameSize', players: 5 },
      { line: 21, why: 'nameTwice', name: 'Aki' },
      { line: 30, why: 'mixedValues' },
      { line: 40, why: 'noRules', players: 4 },
    ],
  });
});

test('games are apart by round and table, however many tables there are', () => {
  const rows = [
    ...rowsOf(1, points(40_000, 30_000, 20_000, 10_000)).map((row) => ({ ...row, table: 10_001 })),
    ...rowsOf(2, points(40_000, 30_000, 20_000, 10_000)),
  ];
  expect(resultGames(rows, USUAL, false).games).toHaveLength(2);
});

test('guests of Tenhou may play together', () => {
  const rows = rowsOf(1, totals(40_000, 0, -40_000)).map((row) => ({ ...row, player: 'NoName' }));
  expect(resultGames(rows, [], false).faults).toEqual([]);
});
