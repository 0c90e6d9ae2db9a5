// The arcade guide "How your score is calculated": fu.
import { describe, expect, test } from 'vitest';

import { type How, DEALER, RIICHI, TSUMO, play } from '../../../../fixtures/play.ts';
import { presets } from '../index.ts';

const arcade = play(presets.arcadeC);

type FuLines = readonly [what: string, hand: string, how: How, lines: readonly string[]];
const openSet = (set: string) => `567m34567p88s [${set}] +8p`;
const valued = (set: string) => `34567p88s [${set}] [777z] +8p`;

describe('the 20 points of winning', () => {
  test.each<FuLines>([
    ['an open hand by ron has only these', '67m456p56788s [234m] +8m', {}, ['base 20']],
    ['a closed one adds its 10', '234m345p34567s44z +8s', {}, ['base 20', 'closedRon 10']],
    ['by self-draw', '234m345p34567s44z +8s', TSUMO, ['base 20']],
    ['seven pairs have 25 instead', '1133m889s225577z +9s', {}, ['sevenPairs 25']],
  ])('%s', (_, hand, how, lines) => {
    expect(arcade.fuItems(hand, how)).toEqual(lines);
  });
});

describe('a closed hand by ron 10', () => {
  test.each<FuLines>([
    ['closed', '234m345p34567s44z +8s', {}, ['base 20', 'closedRon 10']],
    ['a closed kan keeps it closed', '34567m345p22s (9999p) +8m', RIICHI, ['base 20', 'closedRon 10', 'quad 9p concealed 32']],
    ['none in an open hand', '34567m345p22s [6666p] +8m', {}, ['base 20', 'quad 6p open 8']],
    ['none by self-draw', '34567m345p22s (9999p) +8m', TSUMO, ['base 20', 'quad 9p concealed 32', 'tsumo 2']],
  ])('%s', (_, hand, how, lines) => {
    expect(arcade.fuItems(hand, how)).toEqual(lines);
  });
});

describe('a self-draw 2', () => {
  test.each<FuLines>([
    ['closed', '234m567p34567s22z +8s', TSUMO, ['base 20', 'pair 2z seatWind 2', 'tsumo 2']],
    ['open', '234m567s67p44z [555z] +8p', TSUMO, ['base 20', 'triplet 5z open 4', 'tsumo 2']],
    ['not by ron', '234m567s67p44z [555z] +8p', {}, ['base 20', 'triplet 5z open 4']],
  ])('%s', (_, hand, how, lines) => {
    expect(arcade.fuItems(hand, how)).toEqual(lines);
  });
});

describe('seven pairs are 25', () => {
  const pairs = '1133m889s225577z +9s';

  test.each<[string, How, object]>([
    ['by ron: not rounded, nothing for pairs of honours or the wait', {}, { han: 2, fu: 25, fuBeforeRounding: 25 }],
    ['by self-draw: nothing for the self-draw either', TSUMO, { han: 3, fu: 25, fuBeforeRounding: 25 }],
  ])('%s', (_, how, value) => {
    expect(arcade.value(pairs, how)).toEqual(value);
  });

  test.each<[string, How, object]>([
    ['two han by ron: 1,600', {}, { discarder: 1600 }],
    ['two han by the dealer’s ron: 2,400', DEALER, { discarder: 2400 }],
  ])('%s', (_, how, shares) => {
    expect(arcade.pays(pairs, how)).toEqual(shares);
  });
});

describe('one chance 2', () => {
  test.each<FuLines>([
    ['an edge wait', '12m567p345678s44z +3m', RIICHI, ['base 20', 'closedRon 10', 'wait penchan 2']],
    ['an edge wait on a 7', '89m567p345678s44z +7m', RIICHI, ['base 20', 'closedRon 10', 'wait penchan 2']],
    ['a closed wait', '13m567p345678s44z +2m', RIICHI, ['base 20', 'closedRon 10', 'wait kanchan 2']],
    ['a single wait', '234m567p345678s4z +4z', RIICHI, ['base 20', 'closedRon 10', 'wait tanki 2']],
    ['two sides: none', '34m567p345678s44z +5m', RIICHI, ['base 20', 'closedRon 10']],
    ['two pairs: none', '11m567p345678s44z +1m', RIICHI, ['base 20', 'closedRon 10', 'triplet 1m open 4']],
    ['a pair wait on two tiles: none', '234567m567p2345s +2s', RIICHI, ['base 20', 'closedRon 10']],
    ['the same hand won on the other tile: none', '234567m567p2345s +5s', RIICHI, ['base 20', 'closedRon 10']],
    ['a closed wait, with a pair wait beside it: none', '3555m567p345678s +4m', RIICHI, ['base 20', 'closedRon 10']],
    [
      'two sides, but the hand has all four of one',
      '78m22567p567s (6666m) +9m',
      RIICHI,
      ['base 20', 'closedRon 10', 'quad 6m concealed 16', 'wait ryanmen 2'],
    ],
    [
      'two pairs, but the hand has all four of one',
      '66m99p [567m] [678m] [777z] +9p',
      {},
      ['base 20', 'triplet 9p open 4', 'triplet 7z open 4', 'wait shanpon 2'],
    ],
    [
      'the pair wait of the same hand: none',
      '3555m567p345678s +3m',
      RIICHI,
      ['base 20', 'closedRon 10', 'triplet 5m concealed 4'],
    ],
  ])('%s', (_, hand, how, lines) => {
    expect(arcade.fuItems(hand, how)).toEqual(lines);
  });
});

describe('a pon of simples: revealed 2, concealed 4', () => {
  test.each<FuLines>([
    ['2s revealed', openSet('222s'), {}, ['base 20', 'triplet 2s open 2']],
    ['8m revealed', '567p34567s22p [888m] +8s', {}, ['base 20', 'triplet 8m open 2']],
    ['2s concealed', '567m34567p22288s +8p', RIICHI, ['base 20', 'closedRon 10', 'triplet 2s concealed 4']],
    ['8m concealed', '888m567p34567s22p +8s', RIICHI, ['base 20', 'closedRon 10', 'triplet 8m concealed 4']],
  ])('%s', (_, hand, how, lines) => {
    expect(arcade.fuItems(hand, how)).toEqual(lines);
  });
});

describe('a pon of dragons, winds or terminals: revealed 4, concealed 8', () => {
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
    expect(arcade.fuItems(hand, how)).toEqual(lines);
  });
});

describe('a kong of simples: revealed 8, concealed 16', () => {
  test.each<FuLines>([
    ['revealed', openSet('2222s'), {}, ['base 20', 'quad 2s open 8']],
    ['added to a pon', openSet('222+2s'), {}, ['base 20', 'quad 2s open 8']],
    ['concealed', '567m34567p88s (2222s) +8p', RIICHI, ['base 20', 'closedRon 10', 'quad 2s concealed 16']],
  ])('%s', (_, hand, how, lines) => {
    expect(arcade.fuItems(hand, how)).toEqual(lines);
  });
});

describe('a kong of dragons, winds or terminals: revealed 16, concealed 32', () => {
  test.each<FuLines>([
    ['dragons revealed', openSet('6666z'), {}, ['base 20', 'quad 6z open 16']],
    ['another wind revealed', valued('4444z'), {}, ['base 20', 'quad 4z open 16', 'triplet 7z open 4']],
    ['terminals revealed', valued('9999m'), {}, ['base 20', 'quad 9m open 16', 'triplet 7z open 4']],
    ['dragons concealed', '567m34567p88s (6666z) +8p', {}, ['base 20', 'closedRon 10', 'quad 6z concealed 32']],
    ['another wind concealed', '567m34567p88s (4444z) +8p', RIICHI, ['base 20', 'closedRon 10', 'quad 4z concealed 32']],
    ['terminals concealed', '567m34567p88s (1111s) +8p', RIICHI, ['base 20', 'closedRon 10', 'quad 1s concealed 32']],
  ])('%s', (_, hand, how, lines) => {
    expect(arcade.fuItems(hand, how)).toEqual(lines);
  });
});

describe('pairs of dragons, own wind and prevailing wind 2 each', () => {
  const withPair = (pair: string) => `567m345p34567s${pair} +8s`;

  test.each<FuLines>([
    ['white', withPair('55z'), RIICHI, ['base 20', 'closedRon 10', 'pair 5z dragon 2']],
    ['green', withPair('66z'), RIICHI, ['base 20', 'closedRon 10', 'pair 6z dragon 2']],
    ['red', withPair('77z'), RIICHI, ['base 20', 'closedRon 10', 'pair 7z dragon 2']],
    ['own wind', withPair('22z'), RIICHI, ['base 20', 'closedRon 10', 'pair 2z seatWind 2']],
    ['prevailing wind', withPair('11z'), RIICHI, ['base 20', 'closedRon 10', 'pair 1z roundWind 2']],
    [
      'both winds at once: both lines',
      withPair('22z'),
      { ...RIICHI, round: 'S' },
      ['base 20', 'closedRon 10', 'pair 2z doubleWind 4'],
    ],
    ['another wind: none', withPair('33z'), RIICHI, ['base 20', 'closedRon 10']],
    ['terminals: none', withPair('99m'), RIICHI, ['base 20', 'closedRon 10']],
  ])('%s', (_, hand, how, lines) => {
    expect(arcade.fuItems(hand, how)).toEqual(lines);
  });
});

describe('chi are worth nothing', () => {
  test.each<FuLines>([
    ['four concealed ones', '234m345p34567s44z +8s', {}, ['base 20', 'closedRon 10']],
    ['with terminals, two of the chi called', '78m99p [123m] [789s] [123p] +9m', {}, ['base 20']],
  ])('%s', (_, hand, how, lines) => {
    expect(arcade.fuItems(hand, how)).toEqual(lines);
  });
});

describe('a concealed set is worth twice a revealed one', () => {
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

describe('the sum is rounded up to a ten', () => {
  test.each<[string, string, How, number, number]>([
    ['56 to 60', FIFTY_SIX, RIICHI, 56, 60],
    ['42 to 50', FORTY_TWO, {}, 42, 50],
    ['32 to 40, never down', '78922m334455p66s +6s', RIICHI, 32, 40],
    ['22 to 30', '67m456p56788s [234m] +8m', TSUMO, 22, 30],
    ['30 stays', '234m345p34567s44z +8s', {}, 30, 30],
    ['102 to 70', '11p234s11z (5555z) (9999m) +1p', DEALER, 102, 70],
  ])('%s', (_, hand, how, fuBeforeRounding, fu) => {
    expect(arcade.value(hand, how)).toMatchObject({ fuBeforeRounding, fu });
  });
});

describe('from 20 to 70', () => {
  test.each<[string, string, How, number, object]>([
    ['20 is the least', '67m456p56788s [234m] +8m', {}, 20, { discarder: 700 }],
    ['64 becomes 70', '34567m345p66z (9999p) +8m', RIICHI, 70, { discarder: 2300 }],
    ['72 stays at 70', '34567m22255z (9999p) +8m', {}, 70, { discarder: 2300 }],
    ['102 stays at 70', '11p234s11z (5555z) (9999m) +1p', DEALER, 70, { discarder: 3400 }],
  ])('%s', (_, hand, how, fu, shares) => {
    expect([arcade.value(hand, how).fu, arcade.pays(hand, how)]).toEqual([fu, shares]);
  });
});

describe('a set finished by ron is revealed, but the hand stays concealed', () => {
  const twoPairs = '444m234777p2255s +5s';

  test('by ron 2 for the set, 10 for the closed hand', () => {
    const lines = ['base 20', 'closedRon 10', 'triplet 4m concealed 4', 'triplet 7p concealed 4', 'triplet 5s open 2'];
    expect(arcade.fuItems(twoPairs, RIICHI)).toEqual(lines);
  });

  test('by self-draw 4', () => {
    const lines = ['base 20', 'triplet 4m concealed 4', 'triplet 7p concealed 4', 'triplet 5s concealed 4', 'tsumo 2'];
    expect(arcade.fuItems(twoPairs, TSUMO)).toEqual(lines);
  });

  test('reach still counts, three concealed pons do not', () => {
    expect(arcade.yaku(twoPairs, RIICHI)).toEqual({ riichi: 1, tanyao: 1 });
    expect(arcade.yaku(twoPairs, TSUMO)).toEqual({ menzenTsumo: 1, tanyao: 1, sanankou: 2 });
  });
});

test('pinfu by self-draw has its fan, but not the 2 points', () => {
  const hand = '234m345p34567s44z +8s';
  expect(arcade.yaku(hand, TSUMO)).toEqual({ menzenTsumo: 1, pinfu: 1 });
  expect(arcade.fuItems(hand, TSUMO)).toEqual(['base 20']);
  expect(arcade.value(hand, TSUMO)).toEqual({ han: 2, fu: 20, fuBeforeRounding: 20 });
});
