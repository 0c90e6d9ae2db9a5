import { parseRules, presets, unwrap } from '@tenbo/engine';
import { expect, test } from 'vitest';

import { LANGUAGES, localeOf, ruleSetName } from './index.ts';

const ALL = Object.values(presets);
const namesIn = (...[language]: Parameters<typeof localeOf>) => ALL.map((rules) => ruleSetName(rules, localeOf(language)));

test.each([
  ['mleague', 'M.League', 'Mリーグ', 'M.League'],
  ['saikouisen', 'Saikouisen', '最高位戦', '最高位战'],
  ['tenhouSanmaNoRed', 'Tenhou, three players, no red fives', '天鳳 三麻 赤なし', '天凤 三人南 无赤'],
] as const)('%s has a name in every language', (id, ...names) => {
  expect(LANGUAGES.map((language) => ruleSetName(presets[id], localeOf(language)))).toEqual(names);
});

test('English names are those of the rule sets', () => {
  expect(namesIn('en')).toEqual(ALL.map(({ name }) => name));
});

test.each(LANGUAGES)('no two rule sets have the same name in %s', (language) => {
  expect(new Set(namesIn(language)).size).toBe(ALL.length);
});

test('a Chinese name has no comma, so that names can be listed', () => {
  expect(namesIn('zh').filter((name) => /[,，、]/.test(name))).toEqual([]);
});

test('changes to a rule set have its name, unless they have one of their own', () => {
  const changes = { base: 'tenhou', fu: { doubleWindPair: 2 } };
  expect(ruleSetName(unwrap(parseRules(changes)), localeOf('ja'))).toBe('天鳳');
  expect(ruleSetName(unwrap(parseRules({ ...changes, name: 'うちの卓' })), localeOf('zh'))).toBe('うちの卓');
});

test('rules keep the name their author typed, even that of a rule set', () => {
  expect(ruleSetName({ id: 'own1', name: 'Tenhou' }, localeOf('ja'))).toBe('Tenhou');
  expect(ruleSetName({ id: 'tenhou', name: 'Tenhou as it was' }, localeOf('ja'))).toBe('Tenhou as it was');
});
