// The arcade guide "How your score is calculated", M01–M56 of docs/coverage.md: fu and han. Points are in arcade-points.test.ts.
import { describe, expect, test } from 'vitest';

import { type How, DEALER, RIICHI, TSUMO, play } from '../../../../fixtures/play.ts';
import { handFixtures } from '../../../../fixtures/read.ts';
import { type YakuId, basePoints, parseRules, presets, unwrap } from '../index.ts';

const rules = presets.arcadeC;
const arcade = play(rules);

type FuLines = readonly [what: string, hand: string, how: How, lines: readonly string[]];
type Yaku = readonly [what: string, hand: string, how: How, yaku: Partial<Record<YakuId, number>>];
const fuLines = (hand: string, how: How) => arcade.fuItems(hand, how);
const openSet = (set: string) => `567m34567p88s [${set}] +8p`;
const valued = (set: string) => `34567p88s [${set}] [777z] +8p`;

describe('M01 the 20 points of winning', () => {
  test.each<FuLines>([
    ['an open hand by ron has nothing else', '67m456p56788s [234m] +8m', {}, ['base 20']],
    ['a closed one has them beside its 10', '234m345p34567s44z +8s', {}, ['base 20', 'closedRon 10']],
    ['by self-draw', '234m345p34567s44z +8s', TSUMO, ['base 20']],
    ['seven pairs have 25 in their place', '1133m889s225577z +9s', {}, ['sevenPairs 25']],
  ])('%s', (_, hand, how, lines) => {
    expect(fuLines(hand, how)).toEqual(lines);
  });
});

describe('M02 a closed hand by ron 10', () => {
  test.each<FuLines>([
    ['closed', '234m345p34567s44z +8s', {}, ['base 20', 'closedRon 10']],
    ['a closed quad keeps it closed', '34567m345p22s (9999p) +8m', RIICHI, ['base 20', 'closedRon 10', 'quad 9p concealed 32']],
    ['not an open hand', '34567m345p22s [6666p] +8m', {}, ['base 20', 'quad 6p open 8']],
    ['not by self-draw', '34567m345p22s (9999p) +8m', TSUMO, ['base 20', 'quad 9p concealed 32', 'tsumo 2']],
  ])('%s', (_, hand, how, lines) => {
    expect(fuLines(hand, how)).toEqual(lines);
  });
});

describe('M03 a self-draw 2', () => {
  test.each<FuLines>([
    ['closed', '234m567p34567s22z +8s', TSUMO, ['base 20', 'pair 2z seatWind 2', 'tsumo 2']],
    ['open', '234m567s67p44z [555z] +8p', TSUMO, ['base 20', 'triplet 5z open 4', 'tsumo 2']],
    ['not by ron', '234m567s67p44z [555z] +8p', {}, ['base 20', 'triplet 5z open 4']],
  ])('%s', (_, hand, how, lines) => {
    expect(fuLines(hand, how)).toEqual(lines);
  });
});

describe('M04 seven pairs are 25', () => {
  const pairs = '1133m889s225577z +9s';

  test.each<[string, How, object]>([
    ['by ron: not rounded, nothing for pairs of honours or the wait', {}, { han: 2, fu: 25, fuBeforeRounding: 25 }],
    ['by self-draw: nothing for it either', TSUMO, { han: 3, fu: 25, fuBeforeRounding: 25 }],
  ])('%s', (_, how, value) => {
    expect(arcade.value(pairs, how)).toEqual(value);
  });

  test.each<[string, How, object]>([
    ['two han by ron: 1,600', {}, { discarder: 1600 }],
    ['two han by ron of the dealer: 2,400', DEALER, { discarder: 2400 }],
  ])('%s', (_, how, shares) => {
    expect(arcade.pays(pairs, how)).toEqual(shares);
  });
});

describe('M05 one chance 2', () => {
  test.each<FuLines>([
    ['an edge wait', '12m567p345678s44z +3m', RIICHI, ['base 20', 'closedRon 10', 'wait penchan 2']],
    ['an edge wait on a 7', '89m567p345678s44z +7m', RIICHI, ['base 20', 'closedRon 10', 'wait penchan 2']],
    ['a closed wait', '13m567p345678s44z +2m', RIICHI, ['base 20', 'closedRon 10', 'wait kanchan 2']],
    ['a single wait', '234m567p345678s4z +4z', RIICHI, ['base 20', 'closedRon 10', 'wait tanki 2']],
    ['two sides: none', '34m567p345678s44z +5m', RIICHI, ['base 20', 'closedRon 10']],
    ['two pairs: none', '11m567p345678s44z +1m', RIICHI, ['base 20', 'closedRon 10', 'triplet 1m open 4']],
    ['a pair with one of two tiles: none', '234567m567p2345s +2s', RIICHI, ['base 20', 'closedRon 10']],
    ['the other of the two: none', '234567m567p2345s +5s', RIICHI, ['base 20', 'closedRon 10']],
    ['a closed wait beside a single one: none', '3555m567p345678s +4m', RIICHI, ['base 20', 'closedRon 10']],
    ['the single one: none', '3555m567p345678s +3m', RIICHI, ['base 20', 'closedRon 10', 'triplet 5m concealed 4']],
  ])('%s', (_, hand, how, lines) => {
    expect(fuLines(hand, how)).toEqual(lines);
  });
});

describe('M06 a pon of simples: revealed 2, concealed 4', () => {
  test.each<FuLines>([
    ['2s revealed', openSet('222s'), {}, ['base 20', 'triplet 2s open 2']],
    ['8m revealed', '567p34567s22p [888m] +8s', {}, ['base 20', 'triplet 8m open 2']],
    ['2s concealed', '567m34567p22288s +8p', RIICHI, ['base 20', 'closedRon 10', 'triplet 2s concealed 4']],
    ['8m concealed', '888m567p34567s22p +8s', RIICHI, ['base 20', 'closedRon 10', 'triplet 8m concealed 4']],
  ])('%s', (_, hand, how, lines) => {
    expect(fuLines(hand, how)).toEqual(lines);
  });
});

describe('M07 a pon of dragons, winds or terminals: revealed 4, concealed 8', () => {
  test.each<FuLines>([
    ['dragons revealed', openSet('666z'), {}, ['base 20', 'triplet 6z open 4']],
    ['own wind revealed', openSet('222z'), {}, ['base 20', 'triplet 2z open 4']],
    ['prevailing wind revealed', openSet('111z'), {}, ['base 20', 'triplet 1z open 4']],
    ['another wind revealed', valued('444z'), {}, ['base 20', 'triplet 4z open 4', 'triplet 7z open 4']],
    ['terminals revealed', valued('999m'), {}, ['base 20', 'triplet 9m open 4', 'triplet 7z open 4']],
    ['dragons concealed', '567m34567p88s666z +8p', {}, ['base 20', 'closedRon 10', 'triplet 6z concealed 8']],
    ['another wind concealed', '567m34567p88s444z +8p', RIICHI, ['base 20', 'closedRon 10', 'triplet 4z concealed 8']],
    ['terminals concealed', '111567m34567p88s +8p', RIICHI, ['base 20', 'closedRon 10', 'triplet 1m concealed 8']],
  ])('%s', (_, hand, how, lines) => {
    expect(fuLines(hand, how)).toEqual(lines);
  });
});

describe('M08 a kong of simples: revealed 8, concealed 16', () => {
  test.each<FuLines>([
    ['revealed', openSet('2222s'), {}, ['base 20', 'quad 2s open 8']],
    ['added to a pon', openSet('222+2s'), {}, ['base 20', 'quad 2s open 8']],
    ['concealed', '567m34567p88s (2222s) +8p', RIICHI, ['base 20', 'closedRon 10', 'quad 2s concealed 16']],
  ])('%s', (_, hand, how, lines) => {
    expect(fuLines(hand, how)).toEqual(lines);
  });
});

describe('M09 a kong of dragons, winds or terminals: revealed 16, concealed 32', () => {
  test.each<FuLines>([
    ['dragons revealed', openSet('6666z'), {}, ['base 20', 'quad 6z open 16']],
    ['another wind revealed', valued('4444z'), {}, ['base 20', 'quad 4z open 16', 'triplet 7z open 4']],
    ['terminals revealed', valued('9999m'), {}, ['base 20', 'quad 9m open 16', 'triplet 7z open 4']],
    ['dragons concealed', '567m34567p88s (6666z) +8p', {}, ['base 20', 'closedRon 10', 'quad 6z concealed 32']],
    ['another wind concealed', '567m34567p88s (4444z) +8p', RIICHI, ['base 20', 'closedRon 10', 'quad 4z concealed 32']],
    ['terminals concealed', '567m34567p88s (1111s) +8p', RIICHI, ['base 20', 'closedRon 10', 'quad 1s concealed 32']],
  ])('%s', (_, hand, how, lines) => {
    expect(fuLines(hand, how)).toEqual(lines);
  });
});

describe('M10 pairs of dragons, own wind and prevailing wind 2 each', () => {
  const withPair = (pair: string) => `567m345p34567s${pair} +8s`;

  test.each<FuLines>([
    ['white', withPair('55z'), RIICHI, ['base 20', 'closedRon 10', 'pair 5z dragon 2']],
    ['green', withPair('66z'), RIICHI, ['base 20', 'closedRon 10', 'pair 6z dragon 2']],
    ['red', withPair('77z'), RIICHI, ['base 20', 'closedRon 10', 'pair 7z dragon 2']],
    ['own wind', withPair('22z'), RIICHI, ['base 20', 'closedRon 10', 'pair 2z seatWind 2']],
    ['prevailing wind', withPair('11z'), RIICHI, ['base 20', 'closedRon 10', 'pair 1z roundWind 2']],
    ['both in one: both lines', withPair('22z'), { ...RIICHI, round: 'S' }, ['base 20', 'closedRon 10', 'pair 2z doubleWind 4']],
    ['another wind: none', withPair('33z'), RIICHI, ['base 20', 'closedRon 10']],
    ['terminals: none', withPair('99m'), RIICHI, ['base 20', 'closedRon 10']],
  ])('%s', (_, hand, how, lines) => {
    expect(fuLines(hand, how)).toEqual(lines);
  });
});

describe('M11 chi are worth nothing', () => {
  test.each<FuLines>([
    ['four concealed ones', '234m345p34567s44z +8s', {}, ['base 20', 'closedRon 10']],
    ['with terminals, two of them called', '78m99p [123m] [789s] [123p] +9m', {}, ['base 20']],
  ])('%s', (_, hand, how, lines) => {
    expect(fuLines(hand, how)).toEqual(lines);
  });
});

describe('M12 a concealed set is worth twice a revealed one', () => {
  const setFu = (hand: string, how: How) => {
    const { fuItems } = arcade.explain(hand, how);
    return fuItems.find(({ code }) => code === 'triplet' || code === 'quad')?.fu;
  };

  test.each([
    ['pon of simples', openSet('222s'), '567m34567p22288s +8p', [2, 4]],
    ['pon of dragons', openSet('666z'), '567m34567p88s666z +8p', [4, 8]],
    ['kong of simples', openSet('2222s'), '567m34567p88s (2222s) +8p', [8, 16]],
    ['kong of dragons', openSet('6666z'), '567m34567p88s (6666z) +8p', [16, 32]],
  ])('%s', (_, revealed, concealed, fu) => {
    expect([setFu(revealed, {}), setFu(concealed, RIICHI)]).toEqual(fu);
  });
});

/** 20 + 10 + 8 + 16 + 2 and 20 + 10 + 8 + 2 + 2. */
const FIFTY_SIX = '999m34567p66z (2222s) +8p';
const FORTY_TWO = '234m456p789s2225z +5z';

describe.each([
  ['M13', 'the sum is rounded up to a ten'],
  ['case M10', 'worked out: 56 to 60, 42 to 50, 70 the most'],
])('%s %s', () => {
  test.each<[string, string, How, number, number]>([
    ['56 to 60', FIFTY_SIX, RIICHI, 56, 60],
    ['42 to 50', FORTY_TWO, {}, 42, 50],
    ['32 to 40, not down', '78922m334455p66s +6s', RIICHI, 32, 40],
    ['22 to 30', '67m456p56788s [234m] +8m', TSUMO, 22, 30],
    ['30 stays', '234m345p34567s44z +8s', {}, 30, 30],
    ['102 to 70', '11p234s11z (5555z) (9999m) +1p', DEALER, 102, 70],
  ])('%s', (_, hand, how, fuBeforeRounding, fu) => {
    expect(arcade.value(hand, how)).toMatchObject({ fuBeforeRounding, fu });
  });
});

describe('M14 from 20 to 70', () => {
  test.each<[string, string, How, number, object]>([
    ['20 are the least', '67m456p56788s [234m] +8m', {}, 20, { discarder: 700 }],
    ['64 are 70', '34567m345p66z (9999p) +8m', RIICHI, 70, { discarder: 2300 }],
    ['72 are 70 too', '34567m22255z (9999p) +8m', {}, 70, { discarder: 2300 }],
    ['102 are 70 too', '11p234s11z (5555z) (9999m) +1p', DEALER, 70, { discarder: 3400 }],
  ])('%s', (_, hand, how, fu, shares) => {
    expect([arcade.value(hand, how).fu, arcade.pays(hand, how)]).toEqual([fu, shares]);
  });
});

describe('M15 a set finished by ron is revealed, the hand still concealed', () => {
  const twoPairs = '444m234777p2255s +5s';

  test('by ron 2 for the set, 10 for the closed hand', () => {
    const lines = ['base 20', 'closedRon 10', 'triplet 4m concealed 4', 'triplet 7p concealed 4', 'triplet 5s open 2'];
    expect(arcade.fuItems(twoPairs, RIICHI)).toEqual(lines);
  });

  test('by self-draw 4', () => {
    const lines = ['base 20', 'triplet 4m concealed 4', 'triplet 7p concealed 4', 'triplet 5s concealed 4', 'tsumo 2'];
    expect(arcade.fuItems(twoPairs, TSUMO)).toEqual(lines);
  });

  test('reach stands beside it, three concealed pons do not', () => {
    expect(arcade.yaku(twoPairs, RIICHI)).toEqual({ riichi: 1, tanyao: 1 });
    expect(arcade.yaku(twoPairs, TSUMO)).toEqual({ menzenTsumo: 1, tanyao: 1, sanankou: 2 });
  });
});

test('M16 pinfu by self-draw: its fan, but not the 2', () => {
  const hand = '234m345p34567s44z +8s';
  expect(arcade.yaku(hand, TSUMO)).toEqual({ menzenTsumo: 1, pinfu: 1 });
  expect(arcade.fuItems(hand, TSUMO)).toEqual(['base 20']);
  expect(arcade.value(hand, TSUMO)).toEqual({ han: 2, fu: 20, fuBeforeRounding: 20 });
});

describe('M17 fans are those of yaku, one for each dora, and two for winning', () => {
  const hand = '234m345p34567s44z +8s';

  test.each<[string, How, number, number]>([
    ['pinfu: 30 × 2 × 4', {}, 1, 240],
    ['reach and pinfu: 30 × 4 × 4', RIICHI, 2, 480],
    ['and a dora: 30 × 8 × 4', { ...RIICHI, dora: '5s' }, 3, 960],
    ['and two: 30 × 16 × 4', { ...RIICHI, dora: '3z' }, 4, 1920],
  ])('%s', (_, how, han, points) => {
    const { value, basePoints: base } = arcade.explain(hand, how);
    expect([value, base]).toEqual([{ kind: 'han', han, fu: 30 }, points]);
  });
});

describe('M18 dora count in a closed hand only', () => {
  const open = '67m456p56788s [234m] +8m';

  test.each<[string, string, How, number]>([
    ['two in an open hand: none', open, { dora: '7s' }, 1],
    ['a red five in one: none', '67m406p56788s [234m] +8m', {}, 1],
    ['two in a closed hand: two', '23467m456p56788s +8m', { ...RIICHI, dora: '7s' }, 5],
    ['a closed quad keeps the hand closed', '34567m345p22s (9999p) +8m', { ...RIICHI, dora: '8p' }, 5],
  ])('%s', (_, hand, how, han) => {
    expect(arcade.value(hand, how).han).toBe(han);
  });

  test('other games count them', () => {
    const other = play(unwrap(parseRules({ base: 'arcadeC', dora: { inOpenHand: 'counted' } })));
    expect(other.value(open, { dora: '7s' }).han).toBe(3);
  });
});

test.each([
  [1, 20, 160],
  [2, 40, 640],
  [3, 60, 1920],
  [4, 25, 1600],
])('M19 %i fans double %i points that often, and twice more: %i', (han, fu, points) => {
  expect(basePoints(han, fu, rules)).toBe(points);
});

test('M28 above five fans the points of the hand are ignored', () => {
  const five = [20, 25, 30, 40, 50, 60, 70].map((fu) => [6, 7, 8, 10, 11, 13].map((han) => basePoints(han, fu, rules)));
  expect(five).toEqual(five.map(() => [3000, 3000, 4000, 4000, 6000, 8000]));
  const twenty = arcade.explain('34522m345p34567s +8s', { ...TSUMO, ...RIICHI });
  const seventy = arcade.explain('567m34567p88s (6666z) +8p', { ...RIICHI, dora: '5z' });
  expect([twenty.value, twenty.basePoints]).toEqual([{ kind: 'han', han: 6, fu: 20 }, 3000]);
  expect([seventy.value, seventy.basePoints]).toEqual([{ kind: 'han', han: 6, fu: 70 }, 3000]);
});

test('M43 where a game asks for two fans from five counters on, one is too few', () => {
  const game = play(unwrap(parseRules({ base: 'arcadeC', yaku: { twoHanFromHonba: 5 } })));
  const hand = '67m456p56788s [234m] +8m';
  expect(game.errors(hand, { ...DEALER, honba: 4 })).toEqual([]);
  expect(game.errors(hand, { ...DEALER, honba: 5 })).toEqual(['tooFewHan']);
  expect(game.errors('23467m456p56788s +8m', { ...DEALER, honba: 5 })).toEqual([]);
  expect(arcade.errors(hand, { ...DEALER, honba: 5 })).toEqual([]);
});

describe('M51 the nine examples are of type C', () => {
  test('all nine are fixtures', () => {
    const examples = handFixtures('examples').filter(({ rules: id }) => id === 'arcadeC');
    const items = examples.map(({ item = '' }) => item).toSorted();
    expect(items).toEqual(['M1', 'M2', 'M3', 'M4', 'M5', 'M6', 'M7', 'M8', 'M9']);
  });

  test('their values leave counters and sticks out', () => {
    const second = { basePoints: 640, winner: 0, discarder: 1, dealer: 0, honba: 2, riichiSticks: 1 } as const;
    expect(arcade.transfers(second)).toEqual(['1→0 3900 hand', '1→0 600 honba', 'table→0 1000 riichi']);
  });
});

describe('M52 a kong is a pon for a yaku, a pon is no kong', () => {
  test.each<Yaku>([
    ['all pons with a kong', '33999m55p444s [2222m] +5p', {}, { toitoi: 2 }],
    ['a kong of dragons', openSet('6666z'), {}, { hatsu: 1 }],
    ['three concealed pons, one a kong', '34m444s777p55s (2222m) +5m', {}, { tanyao: 1, sanankou: 2 }],
    ['three pons are not three kongs', '34m55s [222m] [777p] [444s] +5m', {}, { tanyao: 1 }],
    ['three kongs are', '34m55s [2222m] [7777p] [4444s] +5m', {}, { tanyao: 1, sankantsu: 2 }],
  ])('%s', (_, hand, how, yaku) => {
    expect(arcade.yaku(hand, how)).toEqual(yaku);
  });
});

describe('M53 a clean hand: open 2, closed 3', () => {
  test.each<Yaku>([
    ['open', '34567m55z [999m] [123m] +8m', {}, { honitsu: 2 }],
    ['closed', '12334567m55z (9999m) +8m', {}, { honitsu: 3 }],
  ])('%s', (_, hand, how, yaku) => {
    expect(arcade.yaku(hand, how)).toEqual(yaku);
  });
});

describe('M54 what the yaku of its examples are worth', () => {
  test.each<Yaku>([
    ['all pons 2', '33999m55p444s [222m] +5p', {}, { toitoi: 2 }],
    ['terminals and honours 2', '11m99s [999m] [111p] [444z] +1m', {}, { toitoi: 2, honroutou: 2 }],
    ['three concealed pons 2', '222m34p555999s44z +5p', {}, { sanankou: 2 }],
    ['dragons and own wind 1 each', '34m55s [222z] [666z] [678p] +5m', {}, { hatsu: 1, seatWind: 1 }],
    ['prevailing wind 1', openSet('111z'), {}, { roundWind: 1 }],
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

describe('M55 what adds up', () => {
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

  test('two yakuman of the dealer: 96,000', () => {
    expect(arcade.pays('111999m11199p99s +9p', { ...DEALER, ...TSUMO })).toEqual({ all: 96_000 });
  });
});

test('M56 a yaku is worth its own fans, not one each', () => {
  const hand = '34522m345p34567s +8s';
  expect(arcade.yaku(hand, {})).toEqual({ pinfu: 1, tanyao: 1, sanshokuDoujun: 2 });
  expect(arcade.value(hand, {}).han).toBe(4);
});
