import { presets } from '@tenbo/engine';
import { beforeEach, expect, test, vi } from 'vitest';

import { storageFor } from '../../../../fixtures/storage.ts';
import { allRules, keepRules, ownRules, readKept, removeRules, rulesOf } from './own.ts';

beforeEach(() => void vi.stubGlobal('localStorage', storageFor(1000)));

test('own rules are listed with the others until they are removed', () => {
  const id = keepRules({ base: 'mleague', name: 'Ours', fu: { doubleWindPair: 4 } }) ?? '';
  expect(rulesOf(id)).toMatchObject({ name: 'Ours', fu: { doubleWindPair: 4 }, points: presets.mleague.points });
  expect(keepRules({ base: 'mleague', name: 'Theirs' })).not.toBe(id);
  expect(keepRules({ base: 'tenhou', id, name: 'Ours again' })).toBe(id);
  expect(ownRules.value.map(({ name }) => name)).toEqual(['Ours again', 'Theirs']);
  expect(allRules.value).toHaveLength(Object.keys(presets).length + 2);
  removeRules(id);
  expect(rulesOf(id)).toBeUndefined();
});

test('rules that cannot be stored are not listed', () => {
  expect(keepRules({ base: 'mleague', name: 'x'.repeat(1000) })).toBeUndefined();
  expect(ownRules.value).toEqual([]);
});

test('own rules cannot take the id of a preset', () => {
  expect(keepRules({ base: 'standard', id: 'mleague', name: 'Mine' })).not.toBe('mleague');
});

test.each([
  ['{', []],
  ['{}', []],
  ['[3, {"base":"nobody"}, {"base":"mleague","id":"own1","name":"A","fu":{"doubleWindPair":3}}]', []],
  ['[3, {"base":"mleague","id":"own1","name":"A"}]', [{ base: 'mleague', id: 'own1', name: 'A' }]],
])('the valid rules in %s are read', (text, rules) => {
  expect(readKept(text)).toEqual(rules);
});

test('rules that an earlier version stored, with a limit as its han, are migrated', () => {
  const old = { base: 'mleague', id: 'own1', name: 'A', yaku: { local: { kinkeiDokuritsu: { instead: 5 } } } };
  const now = { ...old, yaku: { local: { kinkeiDokuritsu: { limit: 'mangan' } } } };
  expect(readKept(JSON.stringify([old]))).toEqual([now]);
});
