import { expect, test } from 'vitest';

import { draw, handEnded, played, ron, started, tsumo } from '../../../fixtures/logs.ts';
import { type Foul, scoreCourse, statistics } from './index.ts';

const { state } = played(
  started(),
  ['a', ron(1, 0, { han: 3, fu: 30 })],
  ['b', draw(1, 2)],
  // Ben deals and stayed by the draw: 2,000 from each, plus honba and his own stick.
  ['c', handEnded({ riichi: [1], outcome: { kind: 'tsumo', win: { winner: 1, value: { han: 3, fu: 30 } } } })],
  [
    'd',
    handEnded({
      riichi: [2],
      outcome: {
        kind: 'ron',
        discarder: 0,
        wins: [
          { winner: 2, value: { limit: 'mangan' } },
          { winner: 3, value: { han: 1, fu: 30 } },
        ],
      },
    }),
  ],
  // Chie deals: 500 from her and 300 from the others.
  ['e', tsumo(3, { han: 1, fu: 30 })],
);

test('wins, deal-ins, riichi, draws, and points without honba and sticks', () => {
  const NOBODY = {
    hands: 5,
    rons: 0,
    tsumos: 0,
    dealIns: 0,
    riichi: 0,
    riichiWon: 0,
    riichiDealtIn: 0,
    riichiDrawn: 0,
    draws: 1,
    tenpai: 0,
    nagashi: 0,
    won: 0,
    dealtIn: 0,
    chombo: 0,
    causes: [],
  };
  expect(statistics(state)).toEqual([
    { ...NOBODY, seat: 0, dealIns: 2, dealtIn: 3900 + 8000 + 1000, biggest: undefined },
    {
      ...NOBODY,
      seat: 1,
      rons: 1,
      tsumos: 1,
      riichi: 1,
      riichiWon: 1,
      tenpai: 1,
      won: 3900 + 6000,
      biggest: { entry: 'c', points: 6000 },
    },
    { ...NOBODY, seat: 2, rons: 1, riichi: 1, riichiWon: 1, tenpai: 1, won: 8000, biggest: { entry: 'd', points: 8000 } },
    { ...NOBODY, seat: 3, rons: 1, tsumos: 1, won: 2100, biggest: { entry: 'e', points: 1100 } },
  ]);
});

test('the course of the points begins at the start of the match', () => {
  expect(scoreCourse(started().state)).toEqual([[25_000, 25_000, 25_000, 25_000]]);
  expect(scoreCourse(state).slice(0, 3)).toEqual([
    [25_000, 25_000, 25_000, 25_000],
    [21_100, 28_900, 25_000, 25_000],
    [19_600, 30_400, 26_500, 23_500],
  ]);
  expect(scoreCourse(state).at(-1)).toEqual(state.scores);
});

test('everything is 0 before the first hand', () => {
  expect(statistics(started().state).map(({ hands, won, biggest }) => [hands, won, biggest])).toEqual(
    Array.from({ length: 4 }, () => [0, 0, undefined]),
  );
});

test('a liable player pays, but did not deal in', () => {
  const win = { winner: 1, value: { yakuman: 1 }, pao: [{ yakuman: 'daisangen', liable: 2 }] } as const;
  const paid = played(started(), ['a', handEnded({ riichi: [], outcome: { kind: 'ron', discarder: 0, wins: [win] } })]);
  expect(statistics(paid.state).map(({ won, dealIns, dealtIn }) => [won, dealIns, dealtIn])).toEqual([
    [0, 1, 16_000],
    [32_000, 0, 0],
    [0, 0, 0],
    [0, 0, 0],
  ]);
});

test('chombo that count, and their kinds if known', () => {
  const foul = (...causes: readonly Foul[]) => handEnded({ riichi: [], outcome: { kind: 'chombo', by: [0, 1] }, causes });
  const beside = { ...ron(1, 2, { han: 3, fu: 30 }).hand, chombo: [0], causes: [{ seat: 0, cause: 'wall' }] } as const;
  const fouls = played(
    started(),
    ['a', foul({ seat: 0, cause: 'furiten' })],
    ['b', foul({ seat: 1, cause: 'wall' }, { seat: 0, cause: 'furiten' })],
    ['c', foul()],
    ['d', handEnded(beside)],
  );
  expect(fouls.state.rules.chombo.besideWin).toBe('void');
  expect(statistics(fouls.state).map(({ chombo, causes }) => [chombo, causes])).toEqual([
    [3, [{ cause: 'furiten', times: 2 }]],
    [3, [{ cause: 'wall', times: 1 }]],
    [0, []],
    [0, []],
  ]);
});
