import { presets } from '@tenbo/engine';
import { expect, test, vi } from 'vitest';

import { storageFor } from '../../../../fixtures/storage.ts';
import { keepRules, removeRules, rulesOf } from './own.ts';
import { rulesIn, rulesText } from './address.ts';

test.each(Object.values(presets))('$id is written as its id', (rules) => {
  expect(rulesText(rules)).toBe(rules.id);
  expect(rulesIn(rules.id)).toBe(rules);
});

test('own rules are written as changes, and recognized while they are stored', () => {
  vi.stubGlobal('localStorage', storageFor(1000));
  const id = keepRules({ base: 'mleague', name: 'Ours', fu: { doubleWindPair: 4 } }) ?? '';
  const own = rulesOf(id)!;
  const text = rulesText(own);
  expect(JSON.parse(text)).toEqual({ base: 'mleague', name: 'Ours', fu: { doubleWindPair: 4 } });
  expect(rulesIn(text)).toBe(own);
  removeRules(id);
  expect(rulesIn(text)).toEqual({ ...own, id: 'mleague+' });
});

test('a changed rule set with a name is not written as its id', () => {
  const rules = { ...presets.local, yaku: { ...presets.local.yaku, local: {} } };
  expect(rulesIn(rulesText(rules))).toMatchObject({ name: presets.local.name, yaku: { local: {} } });
  expect(JSON.parse(rulesText(rules))).not.toMatchObject({ base: 'local' });
});

test('a link keeps the yaku names of its rules, whether or not they come from the base', () => {
  const changed = { ...presets.arcadeC, id: 'ours', name: 'Ours', fu: { ...presets.arcadeC.fu, most: null } };
  expect(rulesIn(rulesText(changed))?.yakuNames).toBe('arcade');
  const named = { ...presets.mleague, id: 'ours', name: 'Ours', yakuNames: 'shanghai' } as const;
  expect(rulesIn(rulesText(named))?.yakuNames).toBe('shanghai');
  expect(rulesIn(rulesText({ ...presets.mleague, id: 'ours', name: 'Ours' }))?.yakuNames).toBeUndefined();
});

test.each(['', 'nobody', '{"base":"nobody"}', '{"base":"mleague","fu":{"doubleWindPair":3}}'])('%j is not a rule set', (text) => {
  expect(rulesIn(text)).toBeUndefined();
});
