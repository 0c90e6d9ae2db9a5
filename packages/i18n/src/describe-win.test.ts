import { type Win, createScorer, parseHand, parseRules, parseTiles, unwrap } from '@tenbo/engine';
import { expect, test } from 'vitest';

import { type WinContext, type WinText, describeWin, localeOf } from './index.ts';

interface Given extends Partial<Pick<Win, 'method' | 'seatWind' | 'roundWind' | 'riichi' | 'kita'>> {
  readonly hand: string;
  readonly dora?: string;
  readonly ura?: string;
  readonly rules?: string | object;
  readonly honba?: number;
  readonly sticks?: number;
  readonly from?: WinContext['discarder'];
}

const SOUTH_BY_RON = { seatWind: 'S', roundWind: 'E', method: { by: 'ron' } } as const;
const TSUMO = { by: 'tsumo' } as const;
const RIICHI = { kind: 'riichi', ippatsu: false } as const;

function tell(given: Given, language: 'en' | 'ja'): WinText {
  const { hand: text, dora = '', ura = '', rules: changes = 'tenhou', honba = 0, sticks = 0, from, ...rest } = given;
  const { hand, tile } = unwrap(parseHand(text));
  const indicators = { doraIndicators: unwrap(parseTiles(dora)), uraIndicators: unwrap(parseTiles(ura)) };
  const win: Win = { ...SOUTH_BY_RON, ...indicators, ...rest, hand, tile: tile! };
  const rules = unwrap(parseRules(changes));
  const explanation = unwrap(createScorer(rules).explain(win, honba));
  return describeWin(explanation, { win, rules, table: { honba, riichiSticks: sticks }, discarder: from }, localeOf(language));
}

/** A text in few lines: headline, call, yaku, fu, arithmetic, payments, the reading, the readings that lost. */
function lines({ headline, call, yaku, fu, rounding, arithmetic, payments, reading, rejected }: WinText): string[] {
  const yakuLine = yaku.map(({ name, value }) => `${name} ${value}`).join(', ');
  const fuLine = [...fu.map(({ label, fu: points }) => `${label} ${points}`), rounding].join(', ');
  const why = fu.length > 0 ? [yakuLine, fuLine] : [yakuLine];
  return [headline, call, ...why, arithmetic, payments.join(' | '), reading, ...rejected];
}

const HANDS: readonly [title: string, given: Given, en: readonly string[], ja: readonly string[]][] = [
  [
    'the dealer’s 11,600 with honba and a stick',
    { hand: '234m 406p 567s 88s 67m +8m', seatWind: 'E', riichi: RIICHI, honba: 2, sticks: 1, from: 'N' },
    [
      '4 han 30 fu — 11,600',
      'Ron, 11,600 — 12,200 with 2 honba',
      'Riichi 1 han, Pinfu 1 han, All Simples 1 han, Red Fives 1 han',
      'base 20, closed ron 10, 30 fu',
      '30 × 2^(2+4) = 1,920; × 6 = 11,520 → 11,600',
      'North pays 11,600 + 600 (2 honba) = 12,200 | 1,000 from the table for 1 riichi stick | East collects 13,200 in all',
      '234m 67+8m 406p 567s 88s',
    ],
    [
      '30符4翻 11600点',
      'ロン、11600は12200',
      '立直 1翻, 平和 1翻, 断么九 1翻, 赤ドラ 1翻',
      '副底 20, 門前ロン 10, 30符',
      '30 × 2^(2+4) = 1920、× 6 = 11520 → 11600',
      '北家が11600 + 600（2本場）= 12200点を払う | 供託のリーチ棒1本（1000点）を受け取る | 東家の収入は合計13200点',
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
      '副底 20, 門前ロン 10, 30符',
      '30 × 2^(2+4) = 1920 → 切り上げ満貫 2000、× 4 = 8000',
      '親（東家）が8000点を払う',
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
      '20 × 2^(2+3) = 640; × 2 = 1,280 → 1,300 from the dealer; × 1 = 640 → 700 from each of the others',
      'the dealer (East) pays 1,300 | West and North pay 700 each | 1,000 from the table for 1 riichi stick | South collects 3,700 in all',
      '123m 456m 78+9p 345s 99s',
    ],
    [
      '20符3翻 700・1300',
      'ツモ、700・1300',
      '立直 1翻, 門前清自摸和 1翻, 平和 1翻',
      '副底 20, 20符',
      '20 × 2^(2+3) = 640、× 2 = 1280 → 1300（親）、× 1 = 640 → 700（子）',
      '親（東家）が1300点を払う | 西家・北家が700点ずつ払う | 供託のリーチ棒1本（1000点）を受け取る | 南家の収入は合計3700点',
      '123m 456m 78+9p 345s 99s',
    ],
  ],
  [
    'ryanpeikou before seven pairs',
    { hand: '223344m 556677p 8s +8s', from: 'W' },
    [
      'Mangan — 8,000',
      'Ron, 8,000',
      'Twice Pure Double Chii 3 han, All Simples 1 han',
      'base 20, closed ron 10, wait on the pair (tanki) 8s 2, 32 → 40 fu',
      '40 × 2^(2+4) = 2,560 → mangan 2,000; × 4 = 8,000',
      'West pays 8,000',
      '234m 234m 567p 567p 8+8s',
      '22m 33m 44m 55p 66p 77p 8+8s as seven pairs: 3 han 25 fu, 3,200 — fewer points',
    ],
    [
      '満貫 8000点',
      'ロン、8000',
      '二盃口 3翻, 断么九 1翻',
      '副底 20, 門前ロン 10, 単騎待ち 8s 2, 32 → 40符',
      '40 × 2^(2+4) = 2560 → 満貫 2000、× 4 = 8000',
      '西家が8000点を払う',
      '234m 234m 567p 567p 8+8s',
      '22m 33m 44m 55p 66p 77p 8+8s（七対子）：25符3翻 3200点、点数が低い',
    ],
  ],
  [
    'a triplet that ron finished, quads, and a double wind',
    { hand: '11p 234s 11z (5555z) [999+9m] +1p', seatWind: 'E' },
    [
      '1 han 80 fu — 3,900',
      'Ron, 3,900',
      'White Dragon 1 han',
      'base 20, open triplet of terminals 111p (finished by ron) 4, closed quad of honours 5555z 32, open quad of terminals 9999m 16, pair of the seat and round wind 11z 4, 76 → 80 fu',
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
      '放銃者が3900点を払う',
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
      '親（東家）が1000 + 300（1本場）= 1300点を払う',
      '67+8m 88p 567s [234m] [567p]',
    ],
  ],
  [
    'triplets of all sorts and a closed wait',
    { hand: '555s 13p 222z 88m [777p] +2p', method: TSUMO },
    [
      '1 han 40 fu — 400/700',
      'Tsumo, 400/700',
      'Seat Wind 1 han',
      'base 20, closed triplet of simples 555s 4, closed triplet of honours 222z 8, open triplet of simples 777p 2, closed wait (kanchan) 13p 2, tsumo 2, 38 → 40 fu',
      '40 × 2^(2+1) = 320; × 2 = 640 → 700 from the dealer; × 1 = 320 → 400 from each of the others',
      'the dealer (East) pays 700 | West and North pay 400 each | South collects 1,500 in all',
      '88m 13+2p 555s 222z [777p]',
    ],
    [
      '40符1翻 400・700',
      'ツモ、400・700',
      '自風 1翻',
      '副底 20, 中張牌の暗刻 555s 4, 么九牌の暗刻 222z 8, 中張牌の明刻 777p 2, カンチャン待ち 13p 2, ツモ 2, 38 → 40符',
      '40 × 2^(2+1) = 320、× 2 = 640 → 700（親）、× 1 = 320 → 400（子）',
      '親（東家）が700点を払う | 西家・北家が400点ずつ払う | 南家の収入は合計1500点',
      '88m 13+2p 555s 222z [777p]',
    ],
  ],
  [
    'an edge wait beside a closed quad',
    { hand: '12m 55p 567s [111z] (8888s) +3m', seatWind: 'W', from: 'N' },
    [
      '1 han 50 fu — 1,600',
      'Ron, 1,600',
      'Round Wind 1 han',
      'base 20, open triplet of honours 111z 4, closed quad of simples 8888s 16, edge wait (penchan) 12m 2, 42 → 50 fu',
      '50 × 2^(2+1) = 400; × 4 = 1,600',
      'North pays 1,600',
      '12+3m 55p 567s [111z] (8888s)',
    ],
    [
      '50符1翻 1600点',
      'ロン、1600',
      '場風 1翻',
      '副底 20, 么九牌の明刻 111z 4, 中張牌の暗槓 8888s 16, ペンチャン待ち 12m 2, 42 → 50符',
      '50 × 2^(2+1) = 400、× 4 = 1600',
      '北家が1600点を払う',
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
      'South, West and North pay 1,600 each | East collects 4,800 in all',
      '11m 33m 55p 77p 88s 3+3z 66z',
    ],
    [
      '25符3翻 1600オール',
      'ツモ、1600オール',
      '門前清自摸和 1翻, 七対子 2翻',
      '七対子 25, 25符',
      '25 × 2^(2+3) = 800、× 2 = 1600オール',
      '南家・西家・北家が1600点ずつ払う | 東家の収入は合計4800点',
      '11m 33m 55p 77p 88s 3+3z 66z',
    ],
  ],
  [
    'a counted yakuman, and readings that come to the same',
    { hand: '2233445566778m +8m', method: TSUMO, riichi: RIICHI, dora: '1m', ura: '9p' },
    [
      'Counted yakuman — 8,000/16,000',
      'Tsumo, 8,000/16,000',
      'Riichi 1 han, Fully Concealed Hand 1 han, Pinfu 1 han, Twice Pure Double Chii 3 han, All Simples 1 han, Full Flush 6 han, Dora 2 han',
      'base 20, 20 fu',
      '15 han: counted yakuman 8,000; × 2 = 16,000 from the dealer; × 1 = 8,000 from each of the others',
      'the dealer (East) pays 16,000 | West and North pay 8,000 each | South collects 32,000 in all',
      '22m 345m 345m 67+8m 678m',
      '234m 234m 55m 67+8m 678m, two-sided wait (ryanmen): 15 han 20 fu, 8,000/16,000 — worth the same',
      '234m 234m 567m 567m 8+8m, wait on the pair (tanki): 14 han 30 fu, 8,000/16,000 — same points, fewer han',
      '22m 33m 44m 55m 66m 77m 8+8m as seven pairs: 13 han 25 fu, 8,000/16,000 — same points, fewer han',
    ],
    [
      '数え役満 8000・16000',
      'ツモ、8000・16000',
      '立直 1翻, 門前清自摸和 1翻, 平和 1翻, 二盃口 3翻, 断么九 1翻, 清一色 6翻, ドラ 2翻',
      '副底 20, 20符',
      '15翻：数え役満 8000、× 2 = 16000（親）、× 1 = 8000（子）',
      '親（東家）が16000点を払う | 西家・北家が8000点ずつ払う | 南家の収入は合計32000点',
      '22m 345m 345m 67+8m 678m',
      '234m 234m 55m 67+8m 678m（両面待ち）：20符15翻 8000・16000、点数も翻も符も同じ',
      '234m 234m 567m 567m 8+8m（単騎待ち）：30符14翻 8000・16000、点数は同じだが翻が少ない',
      '22m 33m 44m 55m 66m 77m 8+8m（七対子）：25符13翻 8000・16000、点数は同じだが翻が少ない',
    ],
  ],
  [
    'no counted yakuman in M.League',
    { hand: '22m 345m 345m 78m [678m] +6m', rules: 'mleague', dora: '1m3m4m5m', from: 'N' },
    [
      'Sanbaiman — 24,000',
      'Ron, 24,000',
      'All Simples 1 han, Full Flush 5 han, Dora 8 han',
      'base 20, open hand with no other fu 10, 30 fu',
      '14 han: sanbaiman 6,000; × 4 = 24,000',
      'North pays 24,000',
      '22m 345m 345m 78+6m [678m]',
      '234m 234m 55m 78+6m [678m], two-sided wait (ryanmen): 14 han 30 fu, 24,000 — worth the same',
    ],
    [
      '三倍満 24000点',
      'ロン、24000',
      '断么九 1翻, 清一色 5翻, ドラ 8翻',
      '副底 20, 喰い平和形 10, 30符',
      '14翻：三倍満 6000、× 4 = 24000',
      '北家が24000点を払う',
      '22m 345m 345m 78+6m [678m]',
      '234m 234m 55m 78+6m [678m]（両面待ち）：30符14翻 24000点、点数も翻も符も同じ',
    ],
  ],
  [
    'yakuman added up, the dealer’s',
    { hand: '555666777z 11z 22z +1z', method: TSUMO, seatWind: 'E', honba: 1, sticks: 2 },
    [
      'Triple yakuman — 48,000 all',
      'Tsumo, 48,000 all — 48,100 all with 1 honba',
      'Four Concealed Pons yakuman, Big Three Dragons yakuman, All Honours yakuman',
      'yakuman 8,000 × 3 = 24,000; × 2 = 48,000 from each',
      'South, West and North pay 48,000 + 100 (1 honba) = 48,100 each | 2,000 from the table for 2 riichi sticks | East collects 146,300 in all',
      '11+1z 22z 555z 666z 777z',
    ],
    [
      'トリプル役満 48000オール',
      'ツモ、48000オールは48100オール',
      '四暗刻 役満, 大三元 役満, 字一色 役満',
      '役満 8000 × 3 = 24000、× 2 = 48000オール',
      '南家・西家・北家が48000 + 100（1本場）= 48100点ずつ払う | 供託のリーチ棒2本（2000点）を受け取る | 東家の収入は合計146300点',
      '11+1z 22z 555z 666z 777z',
    ],
  ],
  [
    'a yakuman that Mahjong Soul doubles',
    { hand: '222333444z 111m 7s +7s', rules: 'majsoul', from: 'E' },
    [
      'Double yakuman — 64,000',
      'Ron, 64,000',
      'Four Concealed Pons on the Pair double yakuman',
      'yakuman 8,000 × 2 = 16,000; × 4 = 64,000',
      'the dealer (East) pays 64,000',
      '111m 7+7s 222z 333z 444z',
    ],
    [
      'ダブル役満 64000点',
      'ロン、64000',
      '四暗刻単騎 ダブル役満',
      '役満 8000 × 2 = 16000、× 4 = 64000',
      '親（東家）が64000点を払う',
      '111m 7+7s 222z 333z 444z',
    ],
  ],
  [
    'renhou as a mangan stands alone',
    { hand: '123m 456p 789s 1s 234m +1s', rules: 'wrc2025', seatWind: 'W', method: { by: 'ron', on: 'firstTurn' } },
    [
      'Mangan — 8,000',
      'Ron, 8,000',
      'Blessing of Man mangan',
      'Blessing of Man: mangan 2,000; × 4 = 8,000',
      'the discarder pays 8,000',
      '123m 234m 456p 1+1s 789s',
    ],
    ['満貫 8000点', 'ロン、8000', '人和 満貫', '人和：満貫 2000、× 4 = 8000', '放銃者が8000点を払う', '123m 234m 456p 1+1s 789s'],
  ],
  [
    'three players: one share fewer',
    {
      hand: '111999m 22z 345p 67p +8p',
      rules: 'tenhouSanma',
      method: TSUMO,
      riichi: RIICHI,
      kita: 2,
      dora: '3z',
      honba: 2,
      sticks: 1,
    },
    [
      'Haneman — 3,000/6,000',
      'Tsumo, 3,000/6,000 — 3,200/6,200 with 2 honba',
      'Riichi 1 han, Fully Concealed Hand 1 han, Dora 2 han, North Dora 2 han',
      'base 20, closed triplet of terminals 111m 8, closed triplet of terminals 999m 8, pair of the seat wind 22z 2, tsumo 2, 40 fu',
      '6 han: haneman 3,000; × 2 = 6,000 from the dealer; × 1 = 3,000 from the other player',
      'the dealer (East) pays 6,000 + 200 (2 honba) = 6,200 | West pays 3,000 + 200 (2 honba) = 3,200 | 1,000 from the table for 1 riichi stick | South collects 10,400 in all',
      '111m 999m 345p 67+8p 22z',
    ],
    [
      '跳満 3000・6000',
      'ツモ、3000・6000は3200・6200',
      '立直 1翻, 門前清自摸和 1翻, ドラ 2翻, 抜きドラ 2翻',
      '副底 20, 么九牌の暗刻 111m 8, 么九牌の暗刻 999m 8, 自風の雀頭 22z 2, ツモ 2, 40符',
      '6翻：跳満 3000、× 2 = 6000（親）、× 1 = 3000（子）',
      '親（東家）が6000 + 200（2本場）= 6200点を払う | 西家が3000 + 200（2本場）= 3200点を払う | 供託のリーチ棒1本（1000点）を受け取る | 南家の収入は合計10400点',
      '111m 999m 345p 67+8p 22z',
    ],
  ],
];

test('the reasons for which readings lose', () => {
  const hand = '123m 456m 456p 78s 99s +9s';
  const lost = (given: Given) => [...tell(given, 'en').rejected, ...tell(given, 'ja').rejected];
  expect(lost({ hand })).toEqual([
    '123m 456m 456p 789s 9+9s, wait on the pair (tanki): no yaku',
    '123m 456m 456p 789s 9+9s（単騎待ち）：役なし',
  ]);
  expect(lost({ hand, riichi: RIICHI, rules: { yaku: { twoHanFromHonba: 5 } }, honba: 5 })).toEqual([
    '123m 456m 456p 789s 9+9s, wait on the pair (tanki): too few han from yaku',
    '123m 456m 456p 789s 9+9s（単騎待ち）：役の翻が足りない',
  ]);
});

test.each(HANDS)('%s', (_title, given, en, ja) => {
  expect(lines(tell(given, 'en'))).toEqual(en);
  expect(lines(tell(given, 'ja'))).toEqual(ja);
});
