import { expect, test } from 'vitest';

import { canonicalJson, parseRules, presets, ruleCode, unwrap } from '../index.ts';

test('a code is short, and the same each time', () => {
  expect(ruleCode(presets.standard)).toMatch(/^R-[0-9A-HJKMNP-TV-Z]{4}$/);
  expect(ruleCode(unwrap(parseRules(JSON.parse(JSON.stringify({ base: 'standard' })))))).toBe(ruleCode(presets.standard));
});

test('equal data give equal text, whatever the order of their fields', () => {
  expect(canonicalJson({ c: [{ y: 2, x: [3, 1] }], a: null, b: 'b' })).toBe('{"a":null,"b":"b","c":[{"x":[3,1],"y":2}]}');
});

test('every preset has a different code', () => {
  const codes = Object.values(presets).map(ruleCode);
  expect(new Set(codes).size).toBe(codes.length);
});

test('the names of a rule set and of its yaku do not change the code', () => {
  const { yakuNames, ...unnamed } = presets.arcadeC;
  expect(yakuNames).toBe('arcade');
  expect(ruleCode(unnamed)).toBe(ruleCode(presets.arcadeC));
});

test('changing any field changes the code, reordering fields does not', () => {
  const turned = Object.fromEntries(Object.entries(presets.standard).toReversed()) as typeof presets.standard;
  expect(ruleCode(turned)).toBe(ruleCode(presets.standard));
  const changed = [{ fu: { doubleWindPair: 2 } }, { yaku: { disabled: ['pinfu'] } }, { payments: { riichiStick: 500 } }];
  const codes = changed.map((change) => ruleCode(unwrap(parseRules(change))));
  expect(new Set([ruleCode(presets.standard), ...codes]).size).toBe(4);
});
