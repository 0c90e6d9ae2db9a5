import { acceptance, createScorer, parseHand, parseTiles, presets, unwrap, waitValues } from '@tenbo/engine';
import { expect, test } from 'vitest';

import { describeAcceptance, describeWaits, localeOf } from '../index.ts';

const [en, ja, zh] = [localeOf('en'), localeOf('ja'), localeOf('zh')];
const handOf = (text: string) => unwrap(parseHand(text)).hand;

test.each<[string, string, string, string, string?]>([
  ['123m 456p 789s 11z 45m', 'tenpai, waiting on 36m: 7 tiles left', '聴牌：36m待ち（残り7枚）', '听牌：听36m（剩7张）'],
  [
    '123m 456p 789s 11z 4m 8p',
    '1-shanten, improved by 123456m36789p1z (40 tiles of 12 kinds)',
    '1向聴：受け入れ 123456m36789p1z（12種40枚）',
    '1向听：进张 123456m36789p1z（12种40张）',
  ],
  [
    '12m 99p 789s [333m] [345m]',
    'tenpai, but the hand already holds every winning tile',
    '聴牌：待ち牌をすべて自分で使っている',
    '听牌：所听的牌全在自己手里',
  ],
  ['123m 456p 789s 11z 45m', 'tenpai, waiting on 36m: 4 tiles left', '聴牌：36m待ち（残り4枚）', '听牌：听36m（剩4张）', '333m'],
  [
    '12m 12p 789s [789m] [345m]',
    '1-shanten, improved by 3m (3 tiles of 1 kind)',
    '1向聴：受け入れ 3m（1種3枚）',
    '1向听：进张 3m（1种3张）',
    '3333p 111m 222m 111p 222p',
  ],
  [
    '12m 12p 789s [333m] [333p]',
    '1-shanten, but no tile that would improve it is left',
    '1向聴：受け入れの牌は残っていない',
    '1向听：进张已无剩余',
    '3m 3p 111m 222m 111p 222p',
  ],
])('%s', (text, english, japanese, chinese, seen = '') => {
  const acceptances = unwrap(acceptance(handOf(text), presets.standard, unwrap(parseTiles(seen))));
  expect([en, ja, zh].map((locale) => describeAcceptance(acceptances, locale))).toEqual([english, japanese, chinese]);
});

test('each wait has its value, or the reason why it has none', () => {
  const situation = { seatWind: 'E', roundWind: 'E', doraIndicators: [], uraIndicators: [] } as const;
  const waits = unwrap(waitValues(createScorer(presets.tenhou), handOf('[234p] [567p] 567s 88p 78m'), situation));
  expect(describeWaits(waits, true, presets.tenhou, en)).toEqual([
    { tile: '6m', left: '4 left', ron: '1 han 30 fu — 1,500', tsumo: '1 han 30 fu — 500 all' },
    { tile: '9m', left: '4 left', ron: 'no yaku', tsumo: 'no yaku' },
  ]);
  expect(describeWaits(waits, true, presets.tenhou, ja)).toEqual([
    { tile: '6m', left: '残り4枚', ron: '30符1翻 1500点', tsumo: '30符1翻 500オール' },
    { tile: '9m', left: '残り4枚', ron: '役なし', tsumo: '役なし' },
  ]);
  expect(describeWaits(waits, true, presets.tenhou, zh)).toEqual([
    { tile: '6m', left: '剩4张', ron: '1番30符 1500点', tsumo: '1番30符 每家500' },
    { tile: '9m', left: '剩4张', ron: '无役', tsumo: '无役' },
  ]);
});

test('a wait with no tile left has no value', () => {
  const situation = { seatWind: 'E', roundWind: 'E', doraIndicators: unwrap(parseTiles('6m')), uraIndicators: [] } as const;
  const seen = unwrap(parseTiles('666m'));
  const waits = unwrap(waitValues(createScorer(presets.tenhou), handOf('[234p] [567p] 567s 88p 78m'), situation, { seen }));
  expect(describeWaits(waits, true, presets.tenhou, en)[0]).toEqual({ tile: '6m', left: '0 left', ron: '—', tsumo: '—' });
});
