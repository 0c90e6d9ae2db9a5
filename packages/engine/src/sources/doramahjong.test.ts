// Dora Mahjong, "EMA riichi mahjong scoring": what this document alone says. The rest is in common-fu.test.ts and common-points.test.ts.
import { describe, expect, test } from 'vitest';

import { type How, DEALER, RIICHI, TSUMO, play } from '../../../../fixtures/play.ts';
import { type YakuId, basePoints, presets, sharesOf } from '../index.ts';

const rules = presets.doramahjong;
const dora = play(rules);

type Yaku = readonly [what: string, hand: string, how: How, yaku: Partial<Record<YakuId, number>>];

const HALF_OPEN = '67m456p56788s [234m] +8m';

describe('open pinfu 2', () => {
  const open = '78m99p [123m] [789s] [123p] +9m';

  test.each<[string, How, readonly string[]]>([
    ['by ron', {}, ['base 20', 'openPinfu 2']],
    ['by self-draw it has the 2 of the self-draw', TSUMO, ['base 20', 'tsumo 2']],
  ])('%s', (_, how, lines) => {
    expect(dora.fuItems(open, how)).toEqual(lines);
  });
});

describe('the last tile counts where it is worth the most', () => {
  test.each<Yaku>([
    ['pinfu, not the 2 of an edge wait', '1234588m567p678s +3m', {}, { pinfu: 1 }],
    ['pinfu, not the 2 of a closed wait', '34456m567p12399s +5m', {}, { pinfu: 1 }],
  ])('%s', (_, hand, how, yaku) => {
    expect(dora.yaku(hand, how)).toEqual(yaku);
  });
});

describe('a hand needs a yaku', () => {
  test.each<[string, string, How, readonly string[]]>([
    ['none', '234m567s79p44z [123s] +8p', {}, ['noYaku']],
    ['only dora', '234m567s79p44z [123s] +8p', { dora: '3z' }, ['noYaku']],
    ['one', '567s79p44z [123s] [555z] +8p', {}, []],
  ])('%s', (_, hand, how, errors) => {
    expect(dora.errors(hand, how)).toEqual(errors);
  });

  test.each([
    ['one: 8 times', '567s78p44z [123s] [555z] +9p', 1, 240],
    ['two: 16 times', '567s78p44z [555z] [666z] +9p', 2, 480],
  ])('each han of a yaku doubles, %s', (_, hand, han, points) => {
    expect(dora.explain(hand)).toMatchObject({ han, fu: 30, basePoints: points });
  });
});

test('worked example: one yaku doubles three times, by eight', () => {
  expect([20, 30, 40].map((fu) => basePoints(1, fu, rules))).toEqual([20 * 8, 30 * 8, 40 * 8]);
});

describe('each dora, kan dora and ura dora is a han, once per indicator', () => {
  const hand = '234m67p44z666z [555s] +8p';

  test.each<[string, string, How, number]>([
    ['one indicator, a pon: 3', hand, { dora: '4s' }, 3],
    ['the same indicator twice: 6', hand, { dora: '4s4s' }, 6],
    ['a kan dora of another kind', hand, { dora: '4s1m' }, 4],
    ['ura dora', '234m345p34567s44z +8s', { ...RIICHI, dora: '1m', ura: '1m' }, 2],
    ['no dora', hand, { dora: '9p' }, 0],
  ])('%s', (_, text, how, han) => {
    const counted = dora.explain(text, how);
    expect(counted.dora + counted.uraDora).toBe(han);
  });
});

test.each([
  [5, 2000],
  [6, 3000],
  [7, 3000],
  [8, 4000],
  [10, 4000],
  [11, 6000],
  [12, 6000],
  [13, 8000],
  [26, 8000],
])('%i han: %i base points', (han, points) => {
  expect(basePoints(han, 30, rules)).toBe(points);
});

describe('ippatsu and double riichi each add one to riichi', () => {
  const hand = '13m567p345678s44z +2m';

  test.each<[string, How, number]>([
    ['riichi', RIICHI, 1],
    ['with ippatsu', { ...RIICHI, ippatsu: true }, 2],
    ['double riichi', { riichi: 'doubleRiichi' }, 2],
    ['with both', { riichi: 'doubleRiichi', ippatsu: true }, 3],
  ])('%s', (_, how, han) => {
    expect(dora.value(hand, how).han).toBe(han);
  });
});

describe('yaku, closed and open', () => {
  const LAST = '13m567p345678s44z +2m';

  test.each<Yaku>([
    ['riichi 1', LAST, RIICHI, { riichi: 1 }],
    ['fully concealed hand 1', LAST, TSUMO, { menzenTsumo: 1 }],
    ['all simples 1', '24m567p34567888s +3m', {}, { tanyao: 1 }],
    ['pinfu 1', '234m345p34567s44z +8s', {}, { pinfu: 1 }],
    ['pure double chii 1', '789m334455p66s44z +6s', {}, { iipeikou: 1 }],
    ['mixed triple chii 2', '345m345p34599s79m +8m', {}, { sanshokuDoujun: 2 }],
    ['mixed triple chii open 1', '345p34599s79m [345m] +8m', {}, { sanshokuDoujun: 1 }],
    ['pure straight 2', '123456789s24p55m +3p', {}, { ittsuu: 2 }],
    ['pure straight open 1', '456789s24p55m [123s] +3p', {}, { ittsuu: 1 }],
    ['dragon pon 1', '567m34567p88s666z +8p', {}, { hatsu: 1 }],
    ['dragon pon open 1', '567m34567p88s [6666z] +8p', {}, { hatsu: 1 }],
    ['seat wind 1', '567m34567p88s222z +8p', {}, { seatWind: 1 }],
    ['seat wind open 1', '567m34567p88s [222z] +8p', {}, { seatWind: 1 }],
    ['prevalent wind 1', '567m34567p88s111z +8p', {}, { roundWind: 1 }],
    ['prevalent wind open 1', '567m34567p88s [111z] +8p', {}, { roundWind: 1 }],
    ['outside hand 2', '123m789p12s44z999m +3s', {}, { chanta: 2 }],
    ['outside hand open 1', '123m789p12s44z [999m] +3s', {}, { chanta: 1 }],
    ['after a kan 1', '24m567p34588s (9999p) +3m', { ...TSUMO, on: 'rinshan' }, { menzenTsumo: 1, rinshan: 1 }],
    ['after a kan open 1', '24m567p34588s [9999p] +3m', { ...TSUMO, on: 'rinshan' }, { rinshan: 1 }],
    ['robbing a kan 1', LAST, { on: 'chankan' }, { chankan: 1 }],
    ['robbing a kan open 1', '13m567p345s44z [678s] +2m', { on: 'chankan' }, { chankan: 1 }],
    ['seven pairs 2', '1133m889s225577z +9s', {}, { chiitoitsu: 2 }],
    ['triple pon 2', '22299m222p22345s +2s', {}, { sanshokuDoukou: 2 }],
    ['triple pon open 2', '22s345s66m [222m] [222p] +2s', {}, { sanshokuDoukou: 2 }],
    ['three concealed pons 2', '222m34p555999s44z +5p', {}, { sanankou: 2 }],
    ['three concealed pons in an open hand 2', '222m555999s4z [345p] +4z', {}, { sanankou: 2 }],
    ['all pons 2', '33999m55p444s [222m] +5p', {}, { toitoi: 2 }],
    ['half flush 3', '12334567999m55z +8m', {}, { honitsu: 3 }],
    ['half flush open 2', '34567m55z [999m] [123m] +8m', {}, { honitsu: 2 }],
    ['all terminals and honours 2', '11m99s [999m] [111p] [444z] +1m', {}, { toitoi: 2, honroutou: 2 }],
    ['terminals in all sets 3', '123m789p12s11p999m +3s', {}, { junchan: 3 }],
    ['terminals in all sets open 2', '123m789p12s11p [999m] +3s', {}, { junchan: 2 }],
    ['twice pure double chiis 3', '223344m667788p9s +9s', {}, { ryanpeikou: 3 }],
    ['full flush 6', '1222334567m (9999m) +8m', {}, { chinitsu: 6 }],
    ['full flush open 5', '34567m22m [999m] [123m] +8m', {}, { chinitsu: 5 }],
  ])('%s', (_, hand, how, yaku) => {
    expect(dora.yaku(hand, how)).toEqual(yaku);
  });

  test('all simples counts only in a closed hand', () => {
    expect(dora.errors(HALF_OPEN)).toEqual(['noYaku']);
  });
});

describe('the last tile of the wall, and the discard after it', () => {
  test.each<Yaku>([
    ['drawn', '234m567s79p44z [123s] +8p', { ...TSUMO, on: 'haitei' }, { haitei: 1 }],
    ['discarded', '234m567s79p44z [123s] +8p', { on: 'houtei' }, { houtei: 1 }],
  ])('%s', (_, hand, how, yaku) => {
    expect(dora.yaku(hand, how)).toEqual(yaku);
  });
});

describe('seven pairs need seven kinds', () => {
  test.each([
    ['seven kinds', '1133m889s225577z +9s', []],
    ['four of a kind in the hand', '1111m889s225577z +9s', ['notComplete']],
    ['the fourth drawn', '111m8899s225577z +1m', ['notComplete']],
    ['a declared kong: with five pairs a tile is missing', '33m88s22557z (1111m) +7z', ['tileCount']],
  ])('%s', (_, hand, errors) => {
    expect(dora.errors(hand)).toEqual(errors);
  });
});

describe('little three dragons is 4, and its pons add nothing', () => {
  const hand = '234m78p77z [555z] [666z] +9p';

  test('four for the yaku itself', () => {
    expect(dora.yaku(hand)).toEqual({ shousangen: 4 });
    expect(dora.yaku('234m78p77z555z666z +9p')).toEqual({ shousangen: 4 });
  });

  test('the same four as two plus a han for each pon', () => {
    expect(play(presets.standard).yaku(hand)).toEqual({ shousangen: 2, haku: 1, hatsu: 1 });
    expect(dora.value(hand)).toEqual(play(presets.standard).value(hand));
  });
});

test('three kongs, missing from its list, is 2 as everywhere', () => {
  expect(dora.yaku('34m55s (2222m) [7777p] [4444s] +5m')).toEqual({ sankantsu: 2 });
});

describe('yakuman', () => {
  test.each<Yaku>([
    ['thirteen orphans', '19m119p19s123456z +7z', {}, { kokushi: 1 }],
    ['waiting for all thirteen is worth no more', '19m19p19s1234567z +7z', {}, { kokushi13: 1 }],
    ['nine gates', '1112345678999m +5m', {}, { junseiChuuren: 1 }],
    ['blessing of heaven', '234m567p13789s44z +2s', { ...DEALER, ...TSUMO, on: 'firstTurn' }, { tenhou: 1 }],
    ['blessing of earth: drawn in the first go-around', '234m567p13789s44z +2s', { ...TSUMO, on: 'firstTurn' }, { chiihou: 1 }],
    ['blessing of man: discarded in it', '234m567p13789s44z +2s', { on: 'firstTurn' }, { renhou: 1 }],
    ['four concealed pons', '222444m55p77s888s +5p', TSUMO, { suuankou: 1 }],
    ['four kans', '5m (1111m) [2222p] [3333s] [4444z] +5m', {}, { suukantsu: 1 }],
    ['all green', '2233446688s666z +8s', {}, { ryuuiisou: 1 }],
    ['all terminals', '111m99m99s [999p] [111s] +9m', {}, { chinroutou: 1 }],
    ['all honours', '1122255z [333z] [666z] +1z', {}, { tsuuiisou: 1 }],
    ['big three dragons', '34m22p [555z] [666z] [777z] +5m', {}, { daisangen: 1 }],
    ['little four winds', '34m44z [111z] [222z] [333z] +5m', {}, { shousuushii: 1 }],
    ['big four winds', '5m [111z] [222z] [333z] [444z] +5m', {}, { daisuushii: 1 }],
  ])('%s', (_, hand, how, yaku) => {
    expect(dora.yaku(hand, how)).toEqual(yaku);
    expect(dora.explain(hand, how).basePoints).toBe(8000);
  });
});

test('two yakuman in one hand are paid as one', () => {
  const hand = '111999m11199p99s +9p';
  expect(dora.explain(hand, { ...DEALER, ...TSUMO })).toMatchObject({ han: 0, yakuman: 1 });
  expect(dora.pays(hand, { ...DEALER, ...TSUMO })).toEqual({ all: 16_000 });
});

test.each([1, 2, 3, 4, 5, 6, 7, 8, 9])('nine gates with an extra %i', (rank) => {
  expect(dora.yaku(`1112345678999p +${rank}p`)).toEqual({ junseiChuuren: 1 });
});

describe('nine gates', () => {
  test.each<Yaku>([
    ['whichever tile came last', '1122345678999p +1p', {}, { chuuren: 1 }],
    ['but not with a tile missing', '1112344678999p +4p', {}, { chinitsu: 6 }],
  ])('%s', (_, hand, how, yaku) => {
    expect(dora.yaku(hand, how)).toEqual(yaku);
  });
});

describe('all green', () => {
  test.each<Yaku>([
    ['with green dragons', '2233446688s666z +8s', {}, { ryuuiisou: 1 }],
    ['without them', '2223334466688s +8s', {}, { ryuuiisou: 1 }],
    ['a 5 breaks it', '2233445688s666z +7s', {}, { honitsu: 3, hatsu: 1, iipeikou: 1 }],
  ])('%s', (_, hand, how, yaku) => {
    expect(dora.yaku(hand, how)).toEqual(yaku);
  });
});

test('East is paid six times in all, a non-dealer four', () => {
  const total = (paid: readonly string[]) => paid.reduce((sum, line) => sum + Number(line.split(' ')[1]), 0);
  expect(total(dora.transfers({ basePoints: 1000, winner: 0, dealer: 0 }))).toBe(6000);
  expect(total(dora.transfers({ basePoints: 1000, winner: 2, dealer: 0 }))).toBe(4000);
});

test.each([
  ['240: 500 and 300', 240, { dealer: 500, other: 300 }],
  ['400: 800 and 400', 400, { dealer: 800, other: 400 }],
  ['960: 2,000 and 1,000', 960, { dealer: 2000, other: 1000 }],
] as const)('payments are rounded up to a hundred after all doubling, %s', (_, points, shares) => {
  expect(sharesOf(points, { by: 'tsumo', dealer: false }, rules)).toEqual(shares);
});
