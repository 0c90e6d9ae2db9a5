import { parseRules, presets, unwrap } from '@tenbo/engine';
import { expect, test } from 'vitest';

import { RULE_SET_KINDS, documentOf, ruleSetKind } from '../index.ts';

test('every preset is of a kind, and every kind has some; those made from a document are of that kind', () => {
  const all = Object.values(presets);
  expect(new Set(all.map(ruleSetKind))).toEqual(new Set(RULE_SET_KINDS));
  expect(all.filter((rules) => ruleSetKind(rules) === 'document')).toEqual(all.filter(documentOf));
});

test('changed rules, and ids that every object has, are of no kind', () => {
  expect(ruleSetKind(unwrap(parseRules({ base: 'mleague', fu: { doubleWindPair: 2 } })))).toBeUndefined();
  for (const id of ['toString', 'constructor', '__proto__', 'own1']) expect(ruleSetKind({ id })).toBeUndefined();
});
