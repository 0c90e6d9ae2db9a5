// The arcade guide "How your score is calculated": points and payments.
import { describe, expect, test } from 'vitest';

import { DEALER, RIICHI, TSUMO, play } from '../../../../fixtures/play.ts';
import { basePoints, parseRules, payWin, presets, sharesOf, unwrap } from '../index.ts';

const { arcadeA, arcadeB, arcadeC } = presets;

/** 30 points and 2 fans: 480 before it is multiplied. */
const POINTS = 480;

describe('type A, four players', () => {
  const { transfers } = play(arcadeA);

  test('the dealer’s self-draw: 2 times from each', () => {
    expect(transfers({ basePoints: POINTS, winner: 2, dealer: 2 })).toEqual(['0→2 1000 hand', '1→2 1000 hand', '3→2 1000 hand']);
  });

  test('the dealer’s ron: 6 times, from the discarder alone', () => {
    expect(transfers({ basePoints: POINTS, winner: 2, discarder: 0, dealer: 2 })).toEqual(['0→2 2900 hand']);
  });

  test.each([
    ['once from each of the two others', ['1→2 500 hand', '3→2 500 hand']],
    ['twice from the dealer', ['0→2 1000 hand']],
  ])('a non-dealer’s self-draw: %s', (_, expected) => {
    const paid = transfers({ basePoints: POINTS, winner: 2, dealer: 0 });
    expect(paid).toEqual(expect.arrayContaining(expected));
    expect(paid).toHaveLength(3);
  });

  test('a non-dealer’s ron: 4 times, from the discarder alone, dealer or not', () => {
    expect(transfers({ basePoints: POINTS, winner: 2, discarder: 3, dealer: 0 })).toEqual(['3→2 2000 hand']);
    expect(transfers({ basePoints: POINTS, winner: 2, discarder: 0, dealer: 0 })).toEqual(['0→2 2000 hand']);
  });
});

describe.each([
  ['type B: 2 times by self-draw, 6 and 4 by ron', arcadeB, [1000, 2900, 1000, 2000]],
  ['type C: 6 times for the dealer, 4 for the other player', arcadeC, [2900, 2900, 2000, 2000]],
] as const)('%s', (_, rules, [dealerTsumo, dealerRon, otherTsumo, otherRon]) => {
  const { transfers } = play(rules);

  test.each([
    ['the dealer by self-draw', { winner: 0, dealer: 0 }, `1→0 ${dealerTsumo} hand`],
    ['the dealer by ron', { winner: 0, discarder: 1, dealer: 0 }, `1→0 ${dealerRon} hand`],
    ['the other player by self-draw', { winner: 1, dealer: 0 }, `0→1 ${otherTsumo} hand`],
    ['the other player by ron', { winner: 1, discarder: 0, dealer: 0 }, `0→1 ${otherRon} hand`],
  ] as const)('%s', (___, seats, paid) => {
    expect(transfers({ basePoints: POINTS, ...seats })).toEqual([paid]);
  });
});

describe('payments are rounded up to a hundred', () => {
  const { pays } = play(arcadeC);

  test.each([
    ['3,840 to 3,900', '78922m334455p66s +6s', { ...DEALER, ...RIICHI }, { discarder: 3900 }],
    ['2,880 to 2,900', '34567m55z [999m] [123m] +8m', DEALER, { discarder: 2900 }],
    ['960 to 1,000', '234m345p34567s44z +8s', {}, { discarder: 1000 }],
    ['1,600 stay', '234m456p789s2225z +5z', {}, { discarder: 1600 }],
  ])('%s', (_, hand, how, shares) => {
    expect(pays(hand, how)).toEqual(shares);
  });
});

describe('up to five fans, mangan is the most', () => {
  test.each([
    ['2 and 1 times: 4,000 and 2,000', arcadeA, 'tsumo', false, { dealer: 4000, other: 2000 }],
    ['4 times: 8,000', arcadeC, 'ron', false, { discarder: 8000 }],
    ['6 times: 12,000', arcadeC, 'ron', true, { discarder: 12_000 }],
  ] as const)('%s', (_, rules, by, dealer, shares) => {
    const cells = [
      [3, 70],
      [4, 40],
      [4, 70],
      [5, 20],
      [5, 70],
    ] as const;
    for (const [han, fu] of cells) expect(sharesOf(basePoints(han, fu, rules), { by, dealer }, rules)).toEqual(shares);
  });

  test('just below mangan nothing is rounded: 7,700 and 11,600', () => {
    const below = [basePoints(3, 60, arcadeC), basePoints(4, 30, arcadeC)];
    expect(below.map((points) => sharesOf(points, { by: 'ron', dealer: false }, arcadeC))).toEqual([
      { discarder: 7700 },
      { discarder: 7700 },
    ]);
    expect(below.map((points) => sharesOf(points, { by: 'ron', dealer: true }, arcadeC))).toEqual([
      { discarder: 11_600 },
      { discarder: 11_600 },
    ]);
  });
});

/** By ron, to a non-dealer and to the dealer, by number of fans. */
const limitPaid = (han: number) =>
  [false, true].map((dealer) => sharesOf(basePoints(han, 30, arcadeC), { by: 'ron', dealer }, arcadeC));

test.each([
  ['1½ mangan', [6, 7], 12_000, 18_000],
  ['2 mangan', [8, 9, 10], 16_000, 24_000],
  ['3 mangan', [11, 12], 24_000, 36_000],
  ['a yakuman, 4 mangan', [13, 20, 25], 32_000, 48_000],
  ['two yakuman', [26, 38], 64_000, 96_000],
  ['three', [39, 51], 96_000, 144_000],
  ['six', [78, 90], 192_000, 288_000],
  ['seven yakuman, and never more', [91, 104, 130], 224_000, 336_000],
])('%s from this number of fans', (_, hans, other, dealer) => {
  expect(hans.map(limitPaid)).toEqual(hans.map(() => [{ discarder: other }, { discarder: dealer }]));
});

test('certain hands are a yakuman in themselves', () => {
  const { explain, pays } = play(arcadeC);
  expect(explain('19m119p19s123456z +7z', {})).toMatchObject({ han: 0, yakuman: 1 });
  expect(pays('19m119p19s123456z +7z', {})).toEqual({ discarder: 32_000 });
});

test('reach adds a fan, and the winner gets the stick back', () => {
  const { value, transfers } = play(arcadeC);
  const hand = '234m345p34567s44z +8s';
  expect(value(hand, RIICHI).han - value(hand, {}).han).toBe(1);
  const win = { basePoints: POINTS, winner: 0, discarder: 1, dealer: 0 } as const;
  expect(transfers({ ...win, riichiSticks: 1 })).toEqual(['1→0 2900 hand', 'table→0 1000 riichi']);
});

test('the winner also takes the other player’s sticks', () => {
  const { transfers } = play(arcadeC);
  const win = { basePoints: POINTS, winner: 1, dealer: 0 } as const;
  expect(transfers({ ...win, riichiSticks: 2 })).toEqual(['0→1 2000 hand', 'table→1 2000 riichi']);
});

describe('each counter adds to the payment', () => {
  const win = { basePoints: POINTS, winner: 0, dealer: 0, honba: 3 } as const;

  test.each([
    ['300 by self-draw', arcadeC, win, '1→0 900 honba'],
    ['300 by ron', arcadeC, { ...win, discarder: 1 }, '1→0 900 honba'],
    [
      '1,000 in other games',
      unwrap(parseRules({ base: 'arcadeC', payments: { honba: { ron: 1000, tsumoEach: 1000 } } })),
      win,
      '1→0 3000 honba',
    ],
  ] as const)('%s', (_, rules, at, paid) => {
    expect(play(rules).transfers(at)).toEqual(['1→0 2900 hand', paid]);
  });
});

test.each([
  ['by ron', { discarder: 0 }],
  ['by self-draw', {}],
] as const)('the loser loses what the winner gains, %s', (_, from) => {
  const paid = payWin({ basePoints: POINTS, winner: 1, dealer: 0, honba: 1, riichiSticks: 0, ...from }, arcadeC);
  expect(paid.map((transfer) => [transfer.from, transfer.to, transfer.points])).toEqual([
    [0, 1, 2000],
    [0, 1, 300],
  ]);
});

test('the one other player pays a self-draw', () => {
  expect(play(arcadeC).pays('234m345p34567s44z +8s', TSUMO)).toEqual({ all: 1300 });
});
