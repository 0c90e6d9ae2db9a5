import { type RuleSet, type Seat, presets, withRule } from '@tenbo/engine';
import { describe, expect, test } from 'vitest';

import { started } from '../../../fixtures/logs.ts';
import { type HandSoFar, type MatchState, conditions } from './index.ts';

interface Table extends Partial<HandSoFar> {
  readonly rules?: RuleSet;
  readonly scores: readonly number[];
  readonly kyoku?: number;
  readonly honba?: number;
  readonly sticks?: readonly Seat[];
}

/** South 4 with the dealer in seat 3 where nothing else is said. */
function told({ rules = presets.standard, scores, kyoku = 7, honba = 0, sticks = [], ...soFar }: Table, seat: Seat) {
  const state: MatchState = { ...started(rules).state, scores, kyoku, honba, sticks };
  return conditions(state, seat, { riichi: [], ...soFar });
}

/** Base points of the least win from each of the others in turn, and by tsumo. */
function toBeFirst(table: Table, seat: Seat) {
  const [first] = told(table, seat).places;
  return { rons: first?.rons.map(({ from, step }) => [from, step?.basePoints]), tsumo: first?.tsumo?.basePoints };
}

const BEHIND = [36_000, 27_000, 20_000, 17_000];

describe('the least win that makes second first', () => {
  test.each<readonly [string, Table, Seat, readonly (readonly [Seat, number])[], number]>([
    // From 0: 27,000 + x + 300 must pass 35,000 − x − 300: 3,900; from the others 7,700 only ties, and 0 sat first. By tsumo 1,600/3,200.
    [
      'honba count twice from the one ahead',
      { scores: [35_000, 27_000, 20_000, 18_000], honba: 1 },
      1,
      [
        [2, 2000],
        [3, 2000],
        [0, 960],
      ],
      1600,
    ],
    // The same, and a tie is as good: 7,700.
    [
      'where places are shared a tie will do',
      { rules: withRule(presets.standard, 'standings.ties', 'shared'), scores: [35_000, 27_000, 20_000, 18_000], honba: 1 },
      1,
      [
        [2, 1920],
        [3, 1920],
        [0, 960],
      ],
      1600,
    ],
    // 1,000 more: 8,000 from another only ties; 2x > 8,000 from the one ahead: 4,500; 3n + d > 8,000: 1,800/3,600.
    [
      'a stick on the table counts once',
      { scores: [36_000, 27_000, 19_000, 17_000], sticks: [3] },
      1,
      [
        [2, 3000],
        [3, 3000],
        [0, 1120],
      ],
      1760,
    ],
    // 0 is at 35,000 and the winner takes the stick: x > 7,000; 2x > 7,000; 3n + d > 7,000: 1,500/2,900.
    [
      'a riichi of the one ahead counts twice',
      { scores: BEHIND, riichi: [0] },
      1,
      [
        [2, 1760],
        [3, 1760],
        [0, 880],
      ],
      1440,
    ],
    // The own stick comes back: x > 9,000; 2x > 9,000, and 4,500 only ties; 3n + d > 9,000, which 1,800/3,600 only ties.
    [
      'an own riichi changes nothing',
      { scores: BEHIND, riichi: [1] },
      1,
      [
        [2, 3000],
        [3, 3000],
        [0, 1280],
      ],
      1920,
    ],
    // Dealer: 3,900 leaves 25,900 to 26,100, so 4,400; 8,700 from another; 2,000 from each only ties, so 2,300.
    [
      'the dealer is paid more',
      { scores: [30_000, 25_000, 23_000, 22_000] },
      3,
      [
        [0, 720],
        [1, 1440],
        [2, 1440],
      ],
      1120,
    ],
    // Two shares only: from 0 5,200; from 2 12,000; mangan brings 8,000 of the 10,000 that are needed, haneman 12,000.
    [
      'of three players one share is missing',
      { rules: presets.tenhouSanma, scores: [45_000, 35_000, 25_000], kyoku: 5 },
      1,
      [
        [2, 3000],
        [0, 1280],
      ],
      3000,
    ],
    // Paid double: 2x > 9,000: 5,200; 4x > 9,000: 2,300; 3n + d > 4,500: 900/1,800 only ties.
    [
      'a winner at the break is paid double',
      { rules: withRule(presets.standard, 'payments.wareme', 'withHonba'), scores: BEHIND, wareme: 1 },
      1,
      [
        [2, 1280],
        [3, 1280],
        [0, 560],
      ],
      960,
    ],
    // 1,300 would do; with two han there is none below 1,600, and by tsumo 400/700.
    [
      'two han at five honba',
      { rules: withRule(presets.standard, 'yaku.twoHanFromHonba', 5), scores: [28_000, 25_500, 24_500, 22_000], honba: 5 },
      1,
      [
        [2, 400],
        [3, 400],
        [0, 400],
      ],
      320,
    ],
  ])('%s', (_, table, seat, rons, tsumo) => {
    expect(toBeFirst(table, seat)).toEqual({ rons, tsumo });
  });

  test('none where seven yakuman are not enough', () => {
    const { rons, tsumo } = toBeFirst({ scores: [900_000, -700_000, -50_000, -50_000] }, 1);
    expect([rons, tsumo]).toEqual([
      [
        [2, undefined],
        [3, undefined],
        [0, undefined],
      ],
      undefined,
    ]);
  });

  test('whoever is there already needs but the least', () => {
    const { place, places } = told({ scores: BEHIND }, 1);
    expect([place, places[1]?.rons.map(({ step }) => step?.basePoints)]).toEqual([2, [240, 240, 240]]);
    expect(places[3]?.draws.length).toBe(16);
  });
});

describe('draws that make second first, 500 behind', () => {
  const scores = [26_000, 25_500, 25_000, 23_500];

  test('in tenpai where the first is not', () => {
    expect(told({ scores }, 1).places[0]?.draws).toEqual([[1], [1, 2], [1, 3], [1, 2, 3]]);
  });

  test('a riichi of the first costs a stick: in tenpai is enough', () => {
    expect(told({ scores, riichi: [0] }, 1).places[0]?.draws).toEqual([
      [0, 1],
      [0, 1, 2],
      [0, 1, 3],
      [0, 1, 2, 3],
    ]);
  });

  test('a stick that is given back at the end costs nothing', () => {
    const rules = withRule(presets.standard, 'standings.leftoverSticks', 'returned');
    expect(told({ rules, scores, riichi: [0] }, 1).places[0]?.draws).toEqual([]);
  });
});

test('the least win of each other that costs the first place', () => {
  const { threats } = told({ scores: [35_000, 27_000, 20_000, 18_000], honba: 1 }, 0);
  expect(threats.map(({ winner, from, step }) => [winner, from, step.basePoints])).toEqual([
    [1, undefined, 1600],
    [1, 2, 2000],
    [1, 3, 2000],
    [1, 0, 960],
    [2, undefined, 3000],
    [2, 3, 4000],
    [2, 0, 1920],
    [2, 1, 4000],
    [3, undefined, 3000],
    [3, 0, 1440],
    [3, 1, 3000],
    [3, 2, 3000],
  ]);
});

test('the last place cannot be lost', () => {
  expect(told({ scores: BEHIND }, 3)).toMatchObject({ place: 4, threats: [] });
});
