import { explainRecord, parseRecord, unwrap } from '@tenbo/engine';
import { expect, test } from 'vitest';

import { TESTED_LANGUAGES } from '../../../../fixtures/tested-languages.ts';
import { localeOf } from '../at-once.ts';
import { describeHeadline } from './describe-headline.ts';
import { type Given, type DescribedWin, RIICHI, TSUMO, lines, describeGiven } from '../../../../fixtures/described-wins.ts';

const HANDS: readonly DescribedWin[] = [
  [
    'the dealer’s 11,600 with honba and a stick',
    { hand: '234m 406p 567s 88s 67m +8m', seatWind: 'E', riichi: RIICHI, honba: 2, sticks: 1, from: 'N' },
    [
      '4 han 30 fu — 11,600',
      'Ron, 11,600 — 12,200 with 2 honba',
      'Riichi 1 han, Pinfu 1 han, All Simples 1 han, Red Fives 1 han',
      'base 20, closed ron 10, 30 fu',
      '30 × 2^(2+4) = 1,920; × 6 = 11,520 → 11,600',
      'North pays 11,600 + 600 (2 honba) = 12,200 | plus 1,000 for 1 riichi stick | East collects 13,200 in total',
      '234m 67+8m 406p 567s 88s',
    ],
    [
      '30符4翻 11600点',
      'ロン、11600は12200',
      '立直 1翻, 平和 1翻, 断么九 1翻, 赤ドラ 1翻',
      '副底 20, 門前加符 10, 30符',
      '30 × 2^(2+4) = 1920、× 6 = 11520 → 11600',
      '北家が11600 + 600（2本場）= 12200点を支払う | 供託のリーチ棒1本（1000点）を受け取る | 東家の収入：13200点',
      '234m 67+8m 406p 567s 88s',
    ],
    [
      '4番30符 11600点',
      '荣和，11600（含2本场为12200）',
      '立直 1番, 平和 1番, 断幺九 1番, 赤宝牌 1番',
      '底符 20, 门前清荣和 10, 30符',
      '30 × 2^(2+4) = 1920，× 6 = 11520 → 11600',
      '北家支付11600 + 600（2本场）= 12200点 | 收取供托的立直棒1根（1000点） | 东家共得13200点',
      '234m 67+8m 406p 567s 88s',
    ],
  ],
  [
    'kiriage mangan, by the rules of M.League',
    { hand: '234m 406p 567s 88s 67m +8m', riichi: RIICHI, rules: 'mleague', from: 'E' },
    [
      'Mangan — 8,000',
      'Ron, 8,000',
      'Riichi 1 han, Pinfu 1 han, All Simples 1 han, Red Fives 1 han',
      'base 20, closed ron 10, 30 fu',
      '30 × 2^(2+4) = 1,920 → mangan 2,000 (kiriage); × 4 = 8,000',
      'the dealer (East) pays 8,000',
      '234m 67+8m 406p 567s 88s',
    ],
    [
      '満貫 8000点',
      'ロン、8000',
      '立直 1翻, 平和 1翻, 断么九 1翻, 赤ドラ 1翻',
      '副底 20, 門前加符 10, 30符',
      '30 × 2^(2+4) = 1920 → 切り上げ満貫 2000、× 4 = 8000',
      '親（東家）が8000点を支払う',
      '234m 67+8m 406p 567s 88s',
    ],
    [
      '满贯 8000点',
      '荣和，8000',
      '立直 1番, 平和 1番, 断幺九 1番, 赤宝牌 1番',
      '底符 20, 门前清荣和 10, 30符',
      '30 × 2^(2+4) = 1920 → 切上满贯 2000，× 4 = 8000',
      '亲家（东家）支付8000点',
      '234m 67+8m 406p 567s 88s',
    ],
  ],
  [
    'pinfu by tsumo has 20 fu',
    { hand: '123456m 78p 345s 99s +9p', method: TSUMO, riichi: RIICHI, sticks: 1 },
    [
      '3 han 20 fu — 700/1,300',
      'Tsumo, 700/1,300',
      'Riichi 1 han, Fully Concealed Hand 1 han, Pinfu 1 han',
      'base 20, 20 fu',
      '20 × 2^(2+3) = 640; × 2 = 1,280 → 1,300 from the dealer; × 1 = 640 → 700 from each of the other non-dealers',
      'the dealer (East) pays 1,300 | West and North pay 700 each | plus 1,000 for 1 riichi stick | South collects 3,700 in total',
      '123m 456m 78+9p 345s 99s',
    ],
    [
      '20符3翻 700・1300',
      'ツモ、700・1300',
      '立直 1翻, 門前清自摸和 1翻, 平和 1翻',
      '副底 20, 20符',
      '20 × 2^(2+3) = 640、× 2 = 1280 → 1300（親）、× 1 = 640 → 700（子）',
      '親（東家）が1300点を支払う | 西家・北家が700点ずつ支払う | 供託のリーチ棒1本（1000点）を受け取る | 南家の収入：3700点',
      '123m 456m 78+9p 345s 99s',
    ],
    [
      '3番20符 700/1300',
      '自摸，700/1300',
      '立直 1番, 门前清自摸和 1番, 平和 1番',
      '底符 20, 20符',
      '20 × 2^(2+3) = 640，× 2 = 1280 → 1300（亲家），× 1 = 640 → 700（子家）',
      '亲家（东家）支付1300点 | 西家、北家各付700点 | 收取供托的立直棒1根（1000点） | 南家共得3700点',
      '123m 456m 78+9p 345s 99s',
    ],
  ],
  [
    'ryanpeikou rather than seven pairs',
    { hand: '223344m 556677p 8s +8s', from: 'W' },
    [
      'Mangan — 8,000',
      'Ron, 8,000',
      'Twice Pure Double Chi 3 han, All Simples 1 han',
      'base 20, closed ron 10, pair wait (tanki) 8s 2, 32 → 40 fu',
      '40 × 2^(2+4) = 2,560 → mangan 2,000; × 4 = 8,000',
      'West pays 8,000',
      '234m 234m 567p 567p 8+8s',
      '22m 33m 44m 55p 66p 77p 8+8s as seven pairs: 3 han 25 fu, 3,200 — fewer points',
    ],
    [
      '満貫 8000点',
      'ロン、8000',
      '二盃口 3翻, 断么九 1翻',
      '副底 20, 門前加符 10, 単騎待ち 8s 2, 32 → 40符',
      '40 × 2^(2+4) = 2560 → 満貫 2000、× 4 = 8000',
      '西家が8000点を支払う',
      '234m 234m 567p 567p 8+8s',
      '22m 33m 44m 55p 66p 77p 8+8s（七対子）：25符3翻 3200点、点数が低い',
    ],
    [
      '满贯 8000点',
      '荣和，8000',
      '二杯口 3番, 断幺九 1番',
      '底符 20, 门前清荣和 10, 单骑听 8s 2, 32 → 40符',
      '40 × 2^(2+4) = 2560 → 满贯 2000，× 4 = 8000',
      '西家支付8000点',
      '234m 234m 567p 567p 8+8s',
      '22m 33m 44m 55p 66p 77p 8+8s（七对子）：3番25符 3200点，点数较低',
    ],
  ],
  [
    'a triplet finished by ron, quads and a double wind',
    { hand: '11p 234s 11z (5555z) [999+9m] +1p', seatWind: 'E' },
    [
      '1 han 80 fu — 3,900',
      'Ron, 3,900',
      'White Dragon 1 han',
      'base 20, open triplet of terminals 111p (finished by ron) 4, closed kan of honours 5555z 32, open kan of terminals 9999m 16, double-wind pair 11z 4, 76 → 80 fu',
      '80 × 2^(2+1) = 640; × 6 = 3,840 → 3,900',
      'the discarder pays 3,900',
      '11+1p 234s 11z (5555z) [999+9m]',
    ],
    [
      '80符1翻 3900点',
      'ロン、3900',
      '役牌 白 1翻',
      '副底 20, 么九牌の明刻 111p（ロンで完成） 4, 么九牌の暗槓 5555z 32, 么九牌の明槓 9999m 16, 連風牌の雀頭 11z 4, 76 → 80符',
      '80 × 2^(2+1) = 640、× 6 = 3840 → 3900',
      '放銃者が3900点を支払う',
      '11+1p 234s 11z (5555z) [999+9m]',
    ],
    [
      '1番80符 3900点',
      '荣和，3900',
      '役牌 白 1番',
      '底符 20, 幺九牌明刻 111p（荣和完成） 4, 幺九牌暗杠 5555z 32, 幺九牌明杠 9999m 16, 连风牌雀头 11z 4, 76 → 80符',
      '80 × 2^(2+1) = 640，× 6 = 3840 → 3900',
      '放铳者支付3900点',
      '11+1p 234s 11z (5555z) [999+9m]',
    ],
  ],
  [
    'an open hand with no fu of its own',
    { hand: '[234m] [567p] 567s 88p 67m +8m', from: 'E', honba: 1 },
    [
      '1 han 30 fu — 1,000',
      'Ron, 1,000 — 1,300 with 1 honba',
      'All Simples 1 han',
      'base 20, open hand with no other fu 2, 22 → 30 fu',
      '30 × 2^(2+1) = 240; × 4 = 960 → 1,000',
      'the dealer (East) pays 1,000 + 300 (1 honba) = 1,300',
      '67+8m 88p 567s [234m] [567p]',
    ],
    [
      '30符1翻 1000点',
      'ロン、1000は1300',
      '断么九 1翻',
      '副底 20, 喰い平和形 2, 22 → 30符',
      '30 × 2^(2+1) = 240、× 4 = 960 → 1000',
      '親（東家）が1000 + 300（1本場）= 1300点を支払う',
      '67+8m 88p 567s [234m] [567p]',
    ],
    [
      '1番30符 1000点',
      '荣和，1000（含1本场为1300）',
      '断幺九 1番',
      '底符 20, 副露平和型 2, 22 → 30符',
      '30 × 2^(2+1) = 240，× 4 = 960 → 1000',
      '亲家（东家）支付1000 + 300（1本场）= 1300点',
      '67+8m 88p 567s [234m] [567p]',
    ],
  ],
  [
    'several kinds of triplets and a closed wait',
    { hand: '555s 13p 222z 88m [777p] +2p', method: TSUMO },
    [
      '1 han 40 fu — 400/700',
      'Tsumo, 400/700',
      'Seat Wind 1 han',
      'base 20, closed triplet of simples 555s 4, closed triplet of honours 222z 8, open triplet of simples 777p 2, closed wait (kanchan) 13p 2, tsumo 2, 38 → 40 fu',
      '40 × 2^(2+1) = 320; × 2 = 640 → 700 from the dealer; × 1 = 320 → 400 from each of the other non-dealers',
      'the dealer (East) pays 700 | West and North pay 400 each | South collects 1,500 in total',
      '88m 13+2p 555s 222z [777p]',
    ],
    [
      '40符1翻 400・700',
      'ツモ、400・700',
      '役牌 自風 1翻',
      '副底 20, 中張牌の暗刻 555s 4, 么九牌の暗刻 222z 8, 中張牌の明刻 777p 2, カンチャン待ち 13p 2, ツモ 2, 38 → 40符',
      '40 × 2^(2+1) = 320、× 2 = 640 → 700（親）、× 1 = 320 → 400（子）',
      '親（東家）が700点を支払う | 西家・北家が400点ずつ支払う | 南家の収入：1500点',
      '88m 13+2p 555s 222z [777p]',
    ],
    [
      '1番40符 400/700',
      '自摸，400/700',
      '役牌 自风 1番',
      '底符 20, 中张牌暗刻 555s 4, 幺九牌暗刻 222z 8, 中张牌明刻 777p 2, 嵌张听 13p 2, 自摸 2, 38 → 40符',
      '40 × 2^(2+1) = 320，× 2 = 640 → 700（亲家），× 1 = 320 → 400（子家）',
      '亲家（东家）支付700点 | 西家、北家各付400点 | 南家共得1500点',
      '88m 13+2p 555s 222z [777p]',
    ],
  ],
  [
    'an edge wait and a closed kan',
    { hand: '12m 55p 567s [111z] (8888s) +3m', seatWind: 'W', from: 'N' },
    [
      '1 han 50 fu — 1,600',
      'Ron, 1,600',
      'Round Wind 1 han',
      'base 20, open triplet of honours 111z 4, closed kan of simples 8888s 16, edge wait (penchan) 12m 2, 42 → 50 fu',
      '50 × 2^(2+1) = 400; × 4 = 1,600',
      'North pays 1,600',
      '12+3m 55p 567s [111z] (8888s)',
    ],
    [
      '50符1翻 1600点',
      'ロン、1600',
      '役牌 場風 1翻',
      '副底 20, 么九牌の明刻 111z 4, 中張牌の暗槓 8888s 16, ペンチャン待ち 12m 2, 42 → 50符',
      '50 × 2^(2+1) = 400、× 4 = 1600',
      '北家が1600点を支払う',
      '12+3m 55p 567s [111z] (8888s)',
    ],
    [
      '1番50符 1600点',
      '荣和，1600',
      '役牌 场风 1番',
      '底符 20, 幺九牌明刻 111z 4, 中张牌暗杠 8888s 16, 边张听 12m 2, 42 → 50符',
      '50 × 2^(2+1) = 400，× 4 = 1600',
      '北家支付1600点',
      '12+3m 55p 567s [111z] (8888s)',
    ],
  ],
  [
    'the dealer’s seven pairs',
    { hand: '1133m 5577p 3z 88s 66z +3z', method: TSUMO, seatWind: 'E' },
    [
      '3 han 25 fu — 1,600 all',
      'Tsumo, 1,600 all',
      'Fully Concealed Hand 1 han, Seven Pairs 2 han',
      'seven pairs 25, 25 fu',
      '25 × 2^(2+3) = 800; × 2 = 1,600 from each',
      'South, West and North pay 1,600 each | East collects 4,800 in total',
      '11m 33m 55p 77p 88s 3+3z 66z',
    ],
    [
      '25符3翻 1600オール',
      'ツモ、1600オール',
      '門前清自摸和 1翻, 七対子 2翻',
      '七対子 25, 25符',
      '25 × 2^(2+3) = 800、× 2 = 1600オール',
      '南家・西家・北家が1600点ずつ支払う | 東家の収入：4800点',
      '11m 33m 55p 77p 88s 3+3z 66z',
    ],
    [
      '3番25符 每家1600',
      '自摸，每家1600',
      '门前清自摸和 1番, 七对子 2番',
      '七对子 25, 25符',
      '25 × 2^(2+3) = 800，× 2 = 1600（每家）',
      '南家、西家、北家各付1600点 | 东家共得4800点',
      '11m 33m 55p 77p 88s 3+3z 66z',
    ],
  ],
];

test('the reasons why readings lose', () => {
  const hand = '123m 456m 456p 78s 99s +9s';
  const lost = (given: Given) => TESTED_LANGUAGES.flatMap((language) => describeGiven(given, language).rejected);
  expect(lost({ hand })).toEqual([
    '123m 456m 456p 789s 9+9s, pair wait (tanki): no yaku',
    '123m 456m 456p 789s 9+9s（単騎待ち）：役なし',
    '123m 456m 456p 789s 9+9s（单骑听）：无役',
  ]);
  expect(lost({ hand, riichi: RIICHI, rules: { yaku: { twoHanFromHonba: 5 } }, honba: 5 })).toEqual([
    '123m 456m 456p 789s 9+9s, pair wait (tanki): too few han from yaku',
    '123m 456m 456p 789s 9+9s（単騎待ち）：翻数が足りない（縛り）',
    '123m 456m 456p 789s 9+9s（单骑听）：役的番数不足',
  ]);
});

test.each(HANDS)('%s', (_title, given, ...expected) => {
  expect(TESTED_LANGUAGES.map((language) => lines(describeGiven(given, language)))).toEqual(expected);
});

test.each([
  ['en', { by: 'tsumo', seat: 'S' }, 'East pays 2,600, West and North 1,300'],
  ['ja', { by: 'tsumo', seat: 'S' }, '東家2600点、西家・北家1300点ずつ'],
  ['zh', { by: 'tsumo', seat: 'S' }, '东家付2600点，西家、北家各付1300点'],
  ['en', { by: 'tsumo', seat: 'E', honba: 2 }, 'South, West and North pay 2,800 each with 2 honba'],
  ['ja', { by: 'tsumo', seat: 'E', honba: 2 }, '南家・西家・北家が2800点ずつ支払う（2本場込み）'],
  ['zh', { by: 'tsumo', seat: 'E', honba: 2 }, '南家、西家、北家各付2800点（含2本场）'],
  ['en', { by: 'ron', seat: 'S', from: 'W' }, 'West pays 3,900'],
  ['ja', { by: 'ron', seat: 'S', from: 'W' }, '西家が3900点支払う'],
  ['en', { by: 'ron', seat: 'S', honba: 1 }, 'the discarder pays 4,200 with 1 honba'],
  ['ja', { by: 'ron', seat: 'S' }, '放銃者が3900点支払う'],
  ['zh', { by: 'ron', seat: 'S' }, '放铳者付3900点'],
] as const)('in %s, one sentence says who pays for %o', (language, how, said) => {
  const context = unwrap(parseRecord({ hand: '234m406p567s88s67m', tile: '8m', round: 'E', ...how }));
  expect(describeHeadline(unwrap(explainRecord(context)), context, localeOf(language)).paid).toBe(said);
});
