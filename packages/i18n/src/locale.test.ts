import { YAKU } from '@tenbo/engine';
import { describe, expect, test } from 'vitest';

import { LANGUAGES, type Locale, localeOf, yakuName } from './index.ts';

const JAPANESE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const [en, ja] = [localeOf('en'), localeOf('ja')];

/** All words of a locale by their path; sentences with blanks are functions and left out. */
function words(group: object, path = ''): [path: string, word: string][] {
  return Object.entries(group).flatMap(([key, value]: [string, unknown]): [string, string][] => {
    if (typeof value === 'string') return [[path + key, value]];
    return typeof value === 'object' && value !== null ? words(value, `${path}${key}.`) : [];
  });
}

describe.each(LANGUAGES)('%s', (language) => {
  const locale = localeOf(language);

  test('names no two yaku alike', () => {
    const names = YAKU.map(({ id }) => yakuName(id, locale));
    expect(new Set(names).size).toBe(names.length);
  });

  test('writes every word in its own script', () => {
    const foreign = words(locale).filter(([, word]) => JAPANESE.test(word) !== (language === 'ja'));
    expect(foreign).toEqual([]);
  });
});

test('a yaku without a name is called by its romaji', () => {
  const bare: Locale = { ...en, yaku: {} };
  expect(yakuName('chuuren', bare)).toBe('chuuren poutou');
});

test.each([
  [en.points(7700), '7,700', ja.points(7700), '7700点'],
  [en.points(900), '900', ja.points(900), '900点'],
  [en.tsumoSplit(3900, 2000), '2,000/3,900', ja.tsumoSplit(3900, 2000), '2000・3900'],
  [en.tsumoAll(1300), '1,300 all', ja.tsumoAll(1300), '1300オール'],
  [en.hanFu(4, 30), '4 han 30 fu', ja.hanFu(4, 30), '30符4翻'],
  [en.yakuman(1), 'yakuman', ja.yakuman(1), '役満'],
  [en.yakuman(3), 'triple yakuman', ja.yakuman(3), 'トリプル役満'],
  [en.yakuman(6), '6-fold yakuman', ja.yakuman(6), '6倍役満'],
  [en.rounding(44, 50), '44 → 50 fu', ja.rounding(44, 50), '44 → 50符'],
])('%s', (inEnglish, english, inJapanese, japanese) => {
  expect([inEnglish, inJapanese]).toEqual([english, japanese]);
});
