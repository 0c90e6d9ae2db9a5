import { YAKU } from '@tenbo/engine';
import { describe, expect, test } from 'vitest';

import { LANGUAGES, type Language, type Locale, localeOf, yakuName } from './index.ts';

/** The script that every word of a language contains, and characters that none may contain, such as unsimplified ones in Chinese. */
const SCRIPTS: { readonly [L in Language]?: { readonly has: RegExp; readonly never: RegExp } } = {
  en: { has: /[a-z]|^[1-9]$/i, never: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u },
  ja: { has: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u, never: /[听满单东风门发杠]/u },
  zh: { has: /\p{Script=Han}/u, never: /[\p{Script=Hiragana}\p{Script=Katakana}聴満単東風門發裏槓國対點連開貫緑]/u },
};
const [en, ja, zh] = [localeOf('en'), localeOf('ja'), localeOf('zh')];

/** All words of a locale with their paths, without the sentences that have gaps, which are functions. */
function words(group: object, path = ''): [path: string, word: string][] {
  return Object.entries(group).flatMap(([key, value]: [string, unknown]): [string, string][] => {
    if (typeof value === 'string') return [[path + key, value]];
    return typeof value === 'object' && value !== null ? words(value, `${path}${key}.`) : [];
  });
}

describe.each(LANGUAGES)('%s', (language) => {
  test('an unknown language is a TypeError that names the known ones', () => {
    expect(() => localeOf('fr' as never)).toThrow(new TypeError('no language fr: use en, ja, zh'));
  });

  test('has its own language code', () => {
    expect(localeOf(language).language).toBe(language);
  });

  test('gives every yaku a different name', () => {
    const names = YAKU.map(({ id }) => yakuName(id, localeOf(language)));
    expect(new Set(names).size).toBe(names.length);
  });
});

test.each(Object.entries(SCRIPTS))(
  '%s writes every word but the names of rule sets in its own script',
  (language, { has, never }) => {
    const foreign = words({ ...localeOf(language as Language), language: undefined, ruleSets: undefined }).filter(
      ([, word]) => !has.test(word) || never.test(word),
    );
    expect(foreign).toEqual([]);
  },
);

test('a yaku without a name is called by its romaji', () => {
  const bare: Locale = { ...en, yaku: {} };
  expect(yakuName('chuuren', bare)).toBe('chuuren poutou');
});

test.each([
  [en.points(7700), '7,700', ja.points(7700), '7700点', zh.points(7700), '7700点'],
  [en.points(900), '900', ja.points(900), '900点', zh.points(900), '900点'],
  [en.tsumoSplit(3900, 2000), '2,000/3,900', ja.tsumoSplit(3900, 2000), '2000・3900', zh.tsumoSplit(3900, 2000), '2000/3900'],
  [en.tsumoAll(1300), '1,300 all', ja.tsumoAll(1300), '1300オール', zh.tsumoAll(1300), '每家1300'],
  [en.hanFu(4, 30), '4 han 30 fu', ja.hanFu(4, 30), '30符4翻', zh.hanFu(4, 30), '4番30符'],
  [en.yakuman(1), 'yakuman', ja.yakuman(1), '役満', zh.yakuman(1), '役满'],
  [en.yakuman(3), 'triple yakuman', ja.yakuman(3), 'トリプル役満', zh.yakuman(3), '三倍役满'],
  [en.yakuman(6), '6-fold yakuman', ja.yakuman(6), '6倍役満', zh.yakuman(6), '六倍役满'],
  [en.rounding(44, 50), '44 → 50 fu', ja.rounding(44, 50), '44 → 50符', zh.rounding(44, 50), '44 → 50符'],
])('%s', (inEnglish, english, inJapanese, japanese, inChinese, chinese) => {
  expect([inEnglish, inJapanese, inChinese]).toEqual([english, japanese, chinese]);
});
