import { type RuleSet, type Seat, presets, withRule } from '@tenbo/engine';
import { describe, expect, test } from 'vitest';

import { started } from '../../../fixtures/logs.ts';
import { type HandSoFar, type MatchState, type StepRange, conditions } from './index.ts';

interface Table extends Partial<HandSoFar> {
  readonly rules?: RuleSet;
  readonly scores: readonly number[];
  readonly kyoku?: number;
  readonly honba?: number;
  readonly sticks?: readonly Seat[];
  readonly handsLeft?: number;
}

/** South 4 with seat 3 as dealer, unless given otherwise. */
function needs({ rules = presets.standard, scores, kyoku = 7, honba = 0, sticks = [], handsLeft, ...soFar }: Table, seat: Seat) {
  const state: MatchState = { ...started(rules).state, scores, kyoku, honba, sticks, handsLeft };
  return conditions(state, seat, { riichi: [], ...soFar });
}

/** Base points of the lowest win from each other player in turn, and by tsumo. */
function toBeFirst(table: Table, seat: Seat) {
  const [first] = needs(table, seat).places;
  return { rons: first?.rons.map(({ from, step }) => [from, step?.basePoints]), tsumo: first?.tsumo?.basePoints };
}

const BEHIND = [36_000, 27_000, 20_000, 17_000];

describe('the lowest win that makes the second first', () => {
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
    // The same, but a tie is enough: 7,700.
    [
      'if places are shared, a tie is enough',
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
    // The winner's own stick comes back: x > 9,000; 2x > 9,000, and 4,500 only ties; 3n + d > 9,000, which 1,800/3,600 only ties.
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
    // Only two shares: from 0 5,200; from 2 12,000; mangan gains 8,000 of the 10,000 needed, haneman 12,000.
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
    // 1,300 would be enough, but with two han there is nothing below 1,600, or 400/700 by tsumo.
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
    // 1,500 and five honba would be enough, but the dealer needs two han: 2,400, or 700 from each.
    [
      'two han at five honba for the dealer only',
      {
        rules: withRule(withRule(presets.standard, 'yaku.twoHanFromHonba', 5), 'yaku.twoHanFor', 'dealer'),
        scores: [28_000, 22_000, 24_500, 25_500],
        honba: 5,
      },
      3,
      [
        [0, 400],
        [1, 400],
        [2, 400],
      ],
      320,
    ],
  ])('%s', (_, table, seat, rons, tsumo) => {
    expect(toBeFirst(table, seat)).toEqual({ rons, tsumo });
  });

  test('none if seven yakuman are not enough', () => {
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

  test('the first needs only the lowest win to stay first', () => {
    const { place, places } = needs({ scores: BEHIND }, 1);
    expect([place, places[1]?.rons.map(({ step }) => step?.basePoints)]).toEqual([2, [240, 240, 240]]);
    expect(places[3]?.draws.length).toBe(16);
  });
});

describe('draws that make the second first, 500 behind', () => {
  const scores = [26_000, 25_500, 25_000, 23_500];

  test('in tenpai while the first is in noten', () => {
    expect(needs({ scores }, 1).places[0]?.draws).toEqual([[1], [1, 2], [1, 3], [1, 2, 3]]);
  });

  test('after a riichi by the first, tenpai is enough', () => {
    expect(needs({ scores, riichi: [0] }, 1).places[0]?.draws).toEqual([
      [0, 1],
      [0, 1, 2],
      [0, 1, 3],
      [0, 1, 2, 3],
    ]);
  });

  test('a stick returned at the end costs nothing', () => {
    const rules = withRule(presets.standard, 'standings.leftoverSticks', 'returned');
    expect(needs({ rules, scores, riichi: [0] }, 1).places[0]?.draws).toEqual([]);
  });
});

/** The base points of each range: [960, undefined] has no upper end. */
function boundsOf(ranges: readonly StepRange[]) {
  return ranges.map(({ least, most }) => [least?.basePoints, most?.basePoints]);
}

/** Winner, discarder and ranges of base points. */
function threatsTo(table: Table, seat: Seat) {
  return needs(table, seat).threats.map(({ winner, from, ranges }) => [winner, from, ...boundsOf(ranges)]);
}

test('the wins of each other player that cost the first place', () => {
  expect(threatsTo({ scores: [35_000, 27_000, 20_000, 18_000], honba: 1 }, 0)).toEqual([
    [1, undefined, [1600, undefined]],
    [1, 2, [2000, undefined]],
    [1, 3, [2000, undefined]],
    [1, 0, [960, undefined]],
    [2, undefined, [3000, undefined]],
    [2, 3, [4000, undefined]],
    [2, 0, [1920, undefined]],
    [2, 1, [4000, undefined]],
    [3, undefined, [3000, undefined]],
    [3, 0, [1440, undefined]],
    [3, 1, [3000, undefined]],
    [3, 2, [3000, undefined]],
  ]);
});

describe('a higher win may not cost a place, because another player falls behind', () => {
  const scores = [19_500, 25_000, 25_500, 30_000];

  // 2 is second. By ron from 3 any win of 1 passes 2, and from 4,500 on 3 has at most 25,500, as many as 2, who sat before.
  test('from the first', () => {
    expect(threatsTo({ scores }, 2)).toContainEqual([1, 3, [undefined, 960]]);
  });

  // From 0 nobody falls behind. 3 deals: 4,000/8,000 leaves 22,000 to 2's 21,500; 6,000/12,000 leaves 18,000 to 19,500.
  test('from others, and by tsumo because of the dealer’s double share', () => {
    const threats = threatsTo({ scores }, 2);
    expect(threats).toContainEqual([1, 0, [undefined, undefined]]);
    expect(threats).toContainEqual([1, undefined, [undefined, 4000]]);
  });

  // 2,600 pass 2, and 6,400 leave 3 above; the next, 6,800, would not.
  test('a range with both ends', () => {
    const further = { scores: [19_500, 23_000, 25_500, 32_000] };
    expect(threatsTo(further, 2)).toContainEqual([1, 3, [640, 1600]]);
  });
});

describe('wins after which the match goes on', () => {
  function goesOn(table: Table, seat: Seat) {
    const { wins, draws } = needs({ rules: presets.tenhou, ...table }, seat).goesOn;
    return { wins: wins.map(({ from, ranges }) => [from, ...boundsOf(ranges)]), draws: draws.length };
  }

  // 30,000 are needed. From 0, who has 31,500: with 1,600 to 3,900 neither has them. A draw goes on with the dealer in tenpai.
  test('first, but below the goal', () => {
    expect(goesOn({ scores: [31_500, 26_000, 21_500, 21_000] }, 1)).toEqual({
      wins: [[0, [400, 960]]],
      draws: 8,
    });
  });

  // Up to 3,900, or 800/1,600: no hand has 1 han 110 fu by tsumo; a draw also with neither the dealer nor 0 in tenpai.
  test('nobody has the goal yet', () => {
    expect(goesOn({ scores: [29_000, 26_000, 23_000, 22_000] }, 1)).toEqual({
      wins: [
        [2, [undefined, 960]],
        [3, [undefined, 960]],
        [0, [undefined, 960]],
        [undefined, [undefined, 800]],
      ],
      draws: 12,
    });
  });

  test('any before the last hand, except those that bust somebody', () => {
    expect(goesOn({ scores: [31_500, 26_000, 21_500, 21_000], kyoku: 2 }, 1).wins).toEqual([
      [2, [undefined, 4000]],
      [3, [undefined, 4000]],
      [0, [undefined, 6000]],
      [undefined, [undefined, 8000]],
    ]);
  });

  // The dealer leads from 4,400 on, and has 30,000 from 7,700 on.
  test('a dealer’s, except those that end the match or let the dealer end it', () => {
    const scores = [27_000, 25_000, 25_000, 23_000];
    expect(goesOn({ scores }, 3).wins).toContainEqual([1, [undefined, 1120]]);
    expect(goesOn({ scores, rules: presets.standard }, 3).wins).toContainEqual([1, [undefined, 640]]);
  });

  test('none in the last hand without a goal, nor when time is up', () => {
    expect(goesOn({ rules: presets.standard, scores: BEHIND }, 1)).toEqual({ wins: [], draws: 8 });
    expect(goesOn({ scores: BEHIND, kyoku: 2, handsLeft: 1 }, 1)).toEqual({ wins: [], draws: 0 });
  });
});

test('after four riichi that end the hand, only the fourth’s tile can be won on', () => {
  const riichi: readonly Seat[] = [0, 1, 2, 3];
  const { places, threats, goesOn } = needs({ scores: BEHIND, riichi }, 1);
  expect(places.flatMap(({ tsumo, draws }): readonly unknown[] => [...draws, ...(tsumo ? [tsumo] : [])])).toEqual([]);
  expect(threats.some(({ from }) => from === undefined)).toBe(false);
  expect(goesOn.draws).toEqual([]);
  expect(places[3]?.rons.map(({ step }) => step?.basePoints)).toEqual([240, 240, 240]);
  const rules = withRule(presets.standard, 'draws.abortive', []);
  expect(needs({ rules, scores: BEHIND, riichi }, 1).places[3]?.draws).toEqual([riichi]);
});

test('unless said otherwise nobody has declared riichi', () => {
  const state = { ...started().state, scores: BEHIND, kyoku: 7 };
  expect(conditions(state, 1)).toEqual(conditions(state, 1, { riichi: [] }));
});

test('the last place cannot be lost', () => {
  expect(needs({ scores: BEHIND }, 3)).toMatchObject({ place: 4, threats: [] });
});
