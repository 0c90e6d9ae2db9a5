// The arcade guide "How your score is calculated": han and yaku, its examples among them.
import { describe, expect, test } from 'vitest';

import { type How, DEALER, RIICHI, TSUMO, play } from '../../../../fixtures/play.ts';
import { handFixtures } from '../../../../fixtures/read.ts';
import { type YakuId, basePoints, parseRules, presets, unwrap } from '../index.ts';

const { arcadeA, arcadeB, arcadeC } = presets;
const rules = arcadeC;
const arcade = play(rules);

type Yaku = readonly [what: string, hand: string, how: How, yaku: Partial<Record<YakuId, number>>];

describe('the fans of a hand are those of its yaku, one for each dora and two for winning', () => {
  const hand = '234m345p34567s44z +8s';

  test.each<[string, How, number, number]>([
    ['pinfu: 30 × 2 × 4', {}, 1, 240],
    ['reach and pinfu: 30 × 4 × 4', RIICHI, 2, 480],
    ['and a dora: 30 × 8 × 4', { ...RIICHI, dora: '5s' }, 3, 960],
    ['and two: 30 × 16 × 4', { ...RIICHI, dora: '3z' }, 4, 1920],
  ])('%s', (_, how, han, points) => {
    expect(arcade.explain(hand, how)).toMatchObject({ han, fu: 30, basePoints: points });
  });
});

describe('dora count only in a closed hand', () => {
  const open = '67m456p56788s [234m] +8m';

  test.each<[string, string, How, number]>([
    ['two dora in an open hand: none count', open, { dora: '7s' }, 1],
    ['two dora in a closed hand: both count', '23467m456p56788s +8m', { ...RIICHI, dora: '7s' }, 5],
    ['a closed kan keeps the hand closed', '34567m345p22s (9999p) +8m', { ...RIICHI, dora: '8p' }, 5],
  ])('%s', (_, hand, how, han) => {
    expect(arcade.value(hand, how).han).toBe(han);
  });

  test('other games count dora in open hands', () => {
    const other = play(unwrap(parseRules({ base: 'arcadeC', dora: { inOpenHand: 'counted' } })));
    expect(other.value(open, { dora: '7s' }).han).toBe(3);
  });
});

test.each([arcadeA, arcadeB, arcadeC])('$id has no red fives, so four plain fives can be a kan', ({ tiles }) => {
  expect(tiles.redFives).toEqual([0, 0, 0]);
});

test.each([
  [1, 20, 160],
  [2, 40, 640],
  [3, 60, 1920],
  [4, 25, 1600],
])('%i fans: %i points doubled once per fan and twice more are %i', (han, fu, points) => {
  expect(basePoints(han, fu, rules)).toBe(points);
});

test('above five fans the points of the hand are ignored', () => {
  const five = [20, 25, 30, 40, 50, 60, 70].map((fu) => [6, 7, 8, 10, 11, 13].map((han) => basePoints(han, fu, rules)));
  expect(five).toEqual(five.map(() => [3000, 3000, 4000, 4000, 6000, 8000]));
  const twenty = arcade.explain('34522m345p34567s +8s', { ...TSUMO, ...RIICHI });
  const seventy = arcade.explain('567m34567p88s (6666z) +8p', { ...RIICHI, dora: '5z' });
  expect(twenty).toMatchObject({ han: 6, fu: 20, basePoints: 3000 });
  expect(seventy).toMatchObject({ han: 6, fu: 70, basePoints: 3000 });
});

test('if a game requires two fans from five counters, one is not enough', () => {
  const game = play(unwrap(parseRules({ base: 'arcadeC', yaku: { twoHanFromHonba: 5 } })));
  const hand = '67m456p56788s [234m] +8m';
  expect(game.errors(hand, { ...DEALER, honba: 4 })).toEqual([]);
  expect(game.errors(hand, { ...DEALER, honba: 5 })).toEqual(['tooFewHan']);
  expect(game.errors('23467m456p56788s +8m', { ...DEALER, honba: 5 })).toEqual([]);
  expect(arcade.errors(hand, { ...DEALER, honba: 5 })).toEqual([]);
});

describe('the nine examples are of type C', () => {
  test('each of the nine is a fixture', () => {
    const examples = handFixtures('examples').filter(({ rules: id }) => id === 'arcadeC');
    const numbers = examples.map(({ id }) => id.replace(/\D+/g, ''));
    expect(numbers.toSorted()).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
  });

  test('their values exclude counters and sticks', () => {
    const second = { basePoints: 640, winner: 0, discarder: 1, dealer: 0, honba: 2, riichiSticks: 1 } as const;
    expect(arcade.transfers(second)).toEqual(['1→0 3900 hand', '1→0 600 honba', 'table→0 1000 riichi']);
  });
});

describe('for a yaku a kong counts as a pon, but a pon does not count as a kong', () => {
  test.each<Yaku>([
    ['all pons with a kong', '33999m55p444s [2222m] +5p', {}, { toitoi: 2 }],
    ['a kong of dragons', '567m34567p88s [6666z] +8p', {}, { hatsu: 1 }],
    ['three concealed pons, one a kong', '34m444s777p55s (2222m) +5m', {}, { tanyao: 1, sanankou: 2 }],
    ['three pons are not three kongs', '34m55s [222m] [777p] [444s] +5m', {}, { tanyao: 1 }],
    ['three kongs are three kongs', '34m55s [2222m] [7777p] [4444s] +5m', {}, { tanyao: 1, sankantsu: 2 }],
  ])('%s', (_, hand, how, yaku) => {
    expect(arcade.yaku(hand, how)).toEqual(yaku);
  });
});

describe('a clean hand is 2 open, 3 closed', () => {
  test.each<Yaku>([
    ['open', '34567m55z [999m] [123m] +8m', {}, { honitsu: 2 }],
    ['closed', '12334567m55z (9999m) +8m', {}, { honitsu: 3 }],
  ])('%s', (_, hand, how, yaku) => {
    expect(arcade.yaku(hand, how)).toEqual(yaku);
  });
});

describe('the yaku of its examples', () => {
  test.each<Yaku>([
    ['all pons 2', '33999m55p444s [222m] +5p', {}, { toitoi: 2 }],
    ['terminals and honours 2', '11m99s [999m] [111p] [444z] +1m', {}, { toitoi: 2, honroutou: 2 }],
    ['three concealed pons 2', '222m34p555999s44z +5p', {}, { sanankou: 2 }],
    ['dragons and own wind 1 each', '34m55s [222z] [666z] [678p] +5m', {}, { hatsu: 1, seatWind: 1 }],
    ['prevailing wind 1', '567m34567p88s [111z] +8p', {}, { roundWind: 1 }],
    ['three colours 2', '345m345p34599s78m +6m', {}, { pinfu: 1, sanshokuDoujun: 2 }],
    ['all simples and pinfu 1', '23467m456p56788s +8m', {}, { tanyao: 1, pinfu: 1 }],
    ['two same chi 1', '789m334455p66s44z +6s', {}, { iipeikou: 1 }],
    ['reach and one shot 1 each', '13m567p345678s44z +2m', { ...RIICHI, ippatsu: true }, { riichi: 1, ippatsu: 1 }],
    ['double reach 2', '13m567p345678s44z +2m', { riichi: 'doubleRiichi' }, { doubleRiichi: 2 }],
    ['self-draw 1', '13m567p345678s44z +2m', TSUMO, { menzenTsumo: 1 }],
  ])('%s', (_, hand, how, yaku) => {
    expect(arcade.yaku(hand, how)).toEqual(yaku);
  });
});

describe('yaku add up', () => {
  test.each<Yaku>([
    [
      'reach, one shot and self-draw',
      '13m567p345678s44z +2m',
      { ...TSUMO, ...RIICHI, ippatsu: true },
      { riichi: 1, ippatsu: 1, menzenTsumo: 1 },
    ],
    ['thirteen orphans: one yakuman', '19m119p19s123456z +7z', DEALER, { kokushi: 1 }],
    ['all terminals: one', '111m99m99s [999p] [111s] +9m', {}, { chinroutou: 1 }],
    ['four concealed pons: one', '222444m55p77s888s +5p', TSUMO, { suuankou: 1 }],
    ['both: two', '111999m11199p99s +9p', { ...DEALER, ...TSUMO }, { suuankou: 1, chinroutou: 1 }],
  ])('%s', (_, hand, how, yaku) => {
    expect(arcade.yaku(hand, how)).toEqual(yaku);
  });

  test('the dealer’s two yakuman: 96,000', () => {
    expect(arcade.pays('111999m11199p99s +9p', { ...DEALER, ...TSUMO })).toEqual({ all: 96_000 });
  });
});

test('a yaku counts its own fans, not one fan', () => {
  const hand = '34522m345p34567s +8s';
  expect(arcade.yaku(hand, {})).toEqual({ pinfu: 1, tanyao: 1, sanshokuDoujun: 2 });
  expect(arcade.value(hand, {}).han).toBe(4);
});
