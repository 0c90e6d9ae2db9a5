import { YAKU, type YakuId } from '@tenbo/engine';
import { describe, expect, test } from 'vitest';

import {
  LANGUAGES,
  YAKU_STYLES,
  type YakuStyle,
  loadLocale,
  loadYakuNames,
  localeOf,
  withYakuNames,
  withYakuStyle,
  yakuName,
} from './index.ts';

const ids = YAKU.map(({ id }) => id);

describe.each(YAKU_STYLES)('%s', (style) => {
  test('names every yaku, and no two alike, in each language', () => {
    for (const locale of LANGUAGES.map(localeOf)) {
      const { yaku } = withYakuStyle(locale, style);
      const names = ids.map((id) => yaku[id]);
      expect(names.filter((name) => name === undefined || name === '')).toEqual([]);
      expect(new Set(names).size).toBe(ids.length);
    }
  });

  test('has the same names at once as when they are loaded', async () => {
    const locale = localeOf('ja');
    expect(withYakuNames(locale, await loadYakuNames(style))).toEqual(withYakuStyle(locale, style));
  });

  test('changes no other word', () => {
    const { yaku: _yaku, dora: _dora, ...others } = localeOf('zh');
    expect(withYakuStyle(localeOf('zh'), style)).toMatchObject(others);
  });
});

test.each<[YakuId, Record<YakuStyle, string>]>([
  ['riichi', { own: '立直', japanese: '立直', romaji: 'Riichi', english: 'Riichi', arcade: 'Reach' }],
  [
    'doubleRiichi',
    { own: '两立直', japanese: 'ダブル立直', romaji: 'Daburu riichi', english: 'Double Riichi', arcade: 'Double Reach' },
  ],
  ['ippatsu', { own: '一发', japanese: '一発', romaji: 'Ippatsu', english: 'Ippatsu', arcade: 'One Shot' }],
  ['honitsu', { own: '混一色', japanese: '混一色', romaji: 'Honitsu', english: 'Half Flush', arcade: 'Clean Hand' }],
  ['chinitsu', { own: '清一色', japanese: '清一色', romaji: 'Chinitsu', english: 'Full Flush', arcade: 'Full Flush' }],
  ['iipeikou', { own: '一杯口', japanese: '一盃口', romaji: 'Iipeikou', english: 'Pure Double Chii', arcade: '2 Same Chi' }],
])('%s', (id, names) => {
  const told = YAKU_STYLES.map((style) => [style, yakuName(id, withYakuStyle(localeOf('zh'), style))]);
  expect(Object.fromEntries(told)).toEqual(names);
});

test('dora have the names of the style', () => {
  const told = YAKU_STYLES.map((style) => withYakuStyle(localeOf('zh'), style).dora.akaDora);
  expect(told).toEqual(['赤宝牌', '赤ドラ', 'Aka dora', 'Red Fives', 'Red Fives']);
});

test.each(LANGUAGES)('%s is the same loaded as at once', async (language) => {
  expect(await loadLocale(language)).toBe(localeOf(language));
});
