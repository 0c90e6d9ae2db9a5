import { lens, parseRecord, parseRules, presets, ruleCode, unwrap } from '@tenbo/engine';
import { expect, test } from 'vitest';

import { type Locale, describeLens, localeOf } from '../index.ts';

const [en, ja, zh] = [localeOf('en'), localeOf('ja'), localeOf('zh')];
const CLOSED = { hand: '234m406p567s88s67m', tile: '8m', by: 'ron', seat: 'S', round: 'E', dora: '3p' };

/** A win under some rule sets, described in every language. */
function describeInAll(fields: object, others: readonly unknown[]) {
  const record = unwrap(parseRecord(fields));
  const view = lens(
    record,
    others.map((rules) => unwrap(parseRules(rules))),
  );
  const described = (locale: Locale) => describeLens(view, record.rules, locale);
  return [described(en), described(ja), described(zh)] as const;
}

test('rule sets that share a line can be listed by name instead of id', () => {
  const record = unwrap(parseRecord(CLOSED));
  const view = lens(record, [presets.tenhou, presets.tenhouSanma]);
  const { same, impossible } = describeLens(view, record.rules, en, 'name');
  expect(same).toBe(`same as Standard: ${presets.tenhou.name}`);
  expect(impossible).toEqual([expect.stringContaining(presets.tenhouSanma.name)]);
  expect(describeLens(view, record.rules, ja, 'name').same).toBe('標準と同じ：天鳳');
});

test('different values are rows with their cause, highest first; the rest share a line', () => {
  const [english, japanese, chinese] = describeInAll(CLOSED, ['standard', 'ema2016', 'tenhou', 'mleague', 'guide']);
  expect(english).toEqual({
    base: '4 han 30 fu — 7,700',
    rows: [
      {
        id: 'mleague',
        code: ruleCode(presets.mleague),
        value: '4 han 30 fu',
        limit: 'mangan',
        points: '8,000',
        difference: '+300',
        cause: 'Kiriage mangan: yes',
      },
      {
        id: 'ema2016',
        code: ruleCode(presets.ema2016),
        value: '3 han 30 fu',
        limit: '',
        points: '3,900',
        difference: '−3,800',
        cause: 'Red fives: none',
      },
    ],
    same: 'same as Standard: tenhou, guide',
    impossible: [],
  });
  expect(japanese).toEqual({
    base: '30符4翻 7700点',
    rows: [
      {
        id: 'mleague',
        code: ruleCode(presets.mleague),
        value: '30符4翻',
        limit: '満貫',
        points: '8000点',
        difference: '+300',
        cause: '切り上げ満貫：あり',
      },
      {
        id: 'ema2016',
        code: ruleCode(presets.ema2016),
        value: '30符3翻',
        limit: '',
        points: '3900点',
        difference: '−3800',
        cause: '赤ドラ：なし',
      },
    ],
    same: '標準と同じ：tenhou、guide',
    impossible: [],
  });
  expect(chinese).toEqual({
    base: '4番30符 7700点',
    rows: [
      {
        id: 'mleague',
        code: ruleCode(presets.mleague),
        value: '4番30符',
        limit: '满贯',
        points: '8000点',
        difference: '+300',
        cause: '切上满贯：有',
      },
      {
        id: 'ema2016',
        code: ruleCode(presets.ema2016),
        value: '3番30符',
        limit: '',
        points: '3900点',
        difference: '−3800',
        cause: '赤宝牌：无',
      },
    ],
    same: '与标准规则相同：tenhou、guide',
    impossible: [],
  });
});

test('several rules that together make the difference', () => {
  const [english, japanese, chinese] = describeInAll({ ...CLOSED, dora: '3p3m' }, ['wrc2025']);
  expect(english.rows[0]).toMatchObject({ difference: '±0', cause: 'Red fives: none; Kiriage mangan: yes' });
  expect(japanese.rows[0]).toMatchObject({ difference: '±0', cause: '赤ドラ：なし、切り上げ満貫：あり' });
  expect(chinese.rows[0]).toMatchObject({ difference: '±0', cause: '赤宝牌：无；切上满贯：有' });
  expect(english.same).toBeUndefined();
});

test('a hand that only some rule sets accept as a win', () => {
  const open = { hand: '567p88p34567s', tile: '8s', melds: [{ type: 'chi', tiles: '234m' }], by: 'tsumo', seat: 'S', round: 'E' };
  const [english, japanese] = describeInAll(open, ['doramahjong']);
  const none = { value: 'no yaku', limit: '', points: '', difference: '−1,100', cause: 'Open tanyao: no' };
  expect(english.rows).toMatchObject([none]);
  expect(japanese.rows).toMatchObject([{ value: '役なし', difference: '−1100', cause: '喰いタン：なし' }]);

  const [turned] = describeInAll({ ...open, rules: 'doramahjong' }, ['standard']);
  expect(turned.base).toBe('no yaku');
  expect(turned.rows).toMatchObject([{ points: '300/500', difference: '+1,100', cause: 'Open tanyao: yes' }]);
});

test('yakuman and counted yakuman', () => {
  const kokushi = { hand: '19m19p19s1234567z', tile: '7z', by: 'ron', seat: 'E', round: 'E' };
  expect(describeInAll(kokushi, ['majsoul'])[0].rows).toMatchObject([{ value: 'double yakuman', limit: '', points: '96,000' }]);
  const flush = { hand: '2233445566778m', tile: '8m', by: 'ron', seat: 'S', round: 'E', riichi: 'riichi', ippatsu: true };
  expect(describeInAll({ ...flush, rules: 'mleague' }, ['standard'])[1].rows).toMatchObject([
    { value: '30符13翻', limit: '数え役満', points: '32000点', difference: '+8000' },
  ]);
});

test('a cause that is a list of yaku names only those in the hand, if any', () => {
  const kokushi = { hand: '19m19p19s1234567z', tile: '7z', by: 'ron', seat: 'E', round: 'E' };
  const causes = (fields: object, rules: unknown) => describeInAll(fields, [rules]).map(({ rows }) => rows[0]?.cause);
  expect(causes(kokushi, 'majsoul')).toEqual([
    'Double yakuman: Thirteen Orphans, Thirteen-Sided Wait',
    'ダブル役満：国士無双十三面',
    '两倍役满：国士无双十三面',
  ]);
  expect(causes({ ...kokushi, rules: 'majsoul' }, 'standard')).toEqual([
    'Double yakuman: none',
    'ダブル役満：なし',
    '两倍役满：无',
  ]);
  const disabled = { yaku: { disabled: ['ittsuu', 'pinfu'] } };
  expect(causes(CLOSED, disabled)).toEqual(['Yaku left out: Pinfu', '採用しない役：平和', '不采用的役：平和']);
});

test('rule sets under which the hand cannot occur are grouped by reason', () => {
  const [english, japanese, chinese] = describeInAll({ ...CLOSED, seat: 'W' }, ['tenhouSanma', 'arcadeB', 'arcadeC']);
  expect(english.rows).toEqual([]);
  expect(english.impossible).toEqual([
    'not possible (Tiles left out: 2m to 8m): tenhouSanma',
    'not possible (Players: 2): arcadeB, arcadeC',
  ]);
  expect(japanese.impossible).toEqual([
    'この手は作れない（使わない牌：萬子の2〜8）：tenhouSanma',
    'この手は作れない（人数：2人打ち）：arcadeB、arcadeC',
  ]);
  expect(chinese.impossible).toEqual([
    '不可能出现的牌型（不用的牌：二万至八万）：tenhouSanma',
    '不可能出现的牌型（人数：二人麻将）：arcadeB、arcadeC',
  ]);
});

test('base rules under which the hand cannot occur say why', () => {
  const [english] = describeInAll({ ...CLOSED, rules: 'tenhouSanma' }, ['standard']);
  expect(english.base).toMatch(/^2m in the hand, but these rules leave out 2m to 8m/);
  expect(english.rows).toMatchObject([{ points: '7,700', difference: '+7,700' }]);
});
