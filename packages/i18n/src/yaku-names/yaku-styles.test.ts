import { YAKU, type YakuId } from '@tenbo/engine';
import { describe, expect, test } from 'vitest';

import { LANGUAGES, YAKU_STYLES, loadLocale, loadYakuNames, localeOf, withYakuNames, withYakuStyle, yakuName } from '../index.ts';

const ids = YAKU.map(({ id }) => id);

describe.each(YAKU_STYLES)('%s', (style) => {
  test('names every yaku differently in each language', () => {
    for (const locale of LANGUAGES.map(localeOf)) {
      const { yaku } = withYakuStyle(locale, style);
      const names = ids.map((id) => yaku[id]);
      expect(names.filter((name) => name === undefined || name === '')).toEqual([]);
      expect(new Set(names).size).toBe(ids.length);
    }
  });

  test('has the same names immediately as after loading', async () => {
    const locale = localeOf('ja');
    const [loaded, atOnce] = [withYakuNames(locale, await loadYakuNames(style)), withYakuStyle(locale, style)];
    expect(loaded).toEqual({ ...atOnce, han: loaded.han });
    expect(loaded.han(2)).toBe(atOnce.han(2));
  });

  test('changes only names of yaku and dora and how han are written', () => {
    const { yaku: _yaku, dora: _dora, han: _han, ...others } = localeOf('zh');
    expect(withYakuStyle(localeOf('zh'), style)).toMatchObject(others);
  });
});

/** Each yaku in each style, in order: own (Chinese here), Japanese, romaji, English, arcade, Dora Mahjong, Shanghai. */
test.each<[YakuId, ...string[]]>([
  ['riichi', '立直', '立直', 'Riichi', 'Riichi', 'Reach', 'Riichi', 'Riichi'],
  ['doubleRiichi', '两立直', 'ダブル立直', 'Daburu riichi', 'Double Riichi', 'Double Reach', 'Daburu riichi', 'Daburu riichi'],
  ['ippatsu', '一发', '一発', 'Ippatsu', 'Ippatsu', 'One Shot', 'Ippatsu', 'Ippatsu'],
  ['honitsu', '混一色', '混一色', 'Honitsu', 'Half Flush', 'Clean Hand', 'Half Flush', 'Honitsu'],
  ['chinitsu', '清一色', '清一色', 'Chinitsu', 'Full Flush', 'Full Flush', 'Full flush', 'Chinitsu'],
  ['iipeikou', '一杯口', '一盃口', 'Iipeikou', 'Pure Double Chi', '2 Same Chi', 'Pure Double Chii', 'Iipeikou'],
  ['pinfu', '平和', '平和', 'Pinfu', 'Pinfu', 'Pinfu (All Chi)', 'Pinfu', 'Pin-Huu'],
  ['roundWind', '役牌 场风', '役牌 場風', 'Bakaze', 'Round Wind', 'Fanpai (Prevailing Wind)', 'Prevalent Wind', 'Bakaze'],
])('%s', (id, ...names) => {
  expect(YAKU_STYLES.map((style) => yakuName(id, withYakuStyle(localeOf('zh'), style)))).toEqual(names);
});

test('dora have the names of the style too', () => {
  const redFives = YAKU_STYLES.map((style) => withYakuStyle(localeOf('zh'), style).dora.akaDora);
  expect(redFives).toEqual(['赤宝牌', '赤ドラ', 'Aka dora', 'Red Fives', 'Red Fives', 'Red Fives', 'Red Five']);
});

test.each(LANGUAGES)('%s is the same immediately as after loading', async (language) => {
  expect(await loadLocale(language)).toEqual(localeOf(language));
});
