import { parseRules, presets, unwrap } from '@tenbo/engine';
import { localeOf } from '@tenbo/i18n';
import { loadPageWords } from '@tenbo/i18n/page';
import { expect, test } from 'vitest';

import { byKind, isFound, lineOf } from './listed.ts';

const english = { texts: await loadPageWords('rules', 'en'), locale: localeOf('en') };
const japanese = { texts: await loadPageWords('rules', 'ja'), locale: localeOf('ja') };
const chinese = { texts: await loadPageWords('rules', 'zh'), locale: localeOf('zh') };

test('a line says kind, players and red fives, all from the rule set itself', () => {
  const languages = [english, japanese, chinese];
  expect(languages.map((language) => lineOf(presets.mleague, undefined, language))).toEqual([
    'league · four players · 3 red fives',
    'プロ団体・リーグ · 4人打ち · 赤3枚',
    '职业团体与联赛 · 四人 · 赤宝牌3张',
  ]);
  expect(lineOf(presets.arcadeC, undefined, english)).toBe('document · two players · no red fives');
});

test('of own rules the line says what they are made from', () => {
  const own = { base: 'mleague', id: 'own1', name: 'Ours', tiles: { redFives: [0, 0, 0] }, fu: { doubleWindPair: 2 } };
  expect(lineOf(unwrap(parseRules(own)), own, english)).toBe('four players · no red fives · M.League with 2 changes');
});

function found(search: string, language: typeof english | typeof japanese): readonly string[] {
  const all = Object.values(presets);
  return all.filter((rules) => isFound(rules, lineOf(rules, undefined, language), search, language.locale)).map(({ id }) => id);
}

test('a search finds names, ids and what the line says, in any order and width', () => {
  expect(found('mleague', english)).toEqual(['mleague']);
  expect(found('Ｍリーグ', japanese)).toEqual(['mleague']);
  expect(found('M.League', japanese)).toEqual(['mleague']);
  expect(found('三麻 天鳳 東風', japanese)).toEqual([
    'tenhouSanmaTonpuu',
    'tenhouSanmaTonpuuNoRed',
    'tenhouSanmaTonpuuClosedTanyao',
  ]);
  expect(found('two players', english)).toEqual(['arcadeB', 'arcadeC']);
  expect(found('nothing like it', english)).toEqual([]);
  expect(found(' ', english)).toHaveLength(Object.keys(presets).length);
});

test('the kinds have every preset once', () => {
  const grouped = byKind(Object.values(presets)).flatMap(({ rules }) => rules);
  expect(grouped.map(({ id }) => id).toSorted()).toEqual(Object.keys(presets).toSorted());
});
