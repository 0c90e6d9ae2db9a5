import { expect, test } from 'vitest';

import { parseRules, presets, ruleNotices, targetOf, unwrap } from '../index.ts';

const where = (changes: object) => unwrap(parseRules(changes));

test('a result is counted against the points at the start, or against the same for all', () => {
  expect(targetOf(presets.majsoul, 25_000)).toBe(25_000);
  expect(targetOf(presets.tenhou, 25_000)).toBe(30_000);
});

test('no preset has a notice', () => {
  expect(Object.values(presets).filter((rules) => ruleNotices(rules).length > 0)).toEqual([]);
});

test.each(['arcadeC', 'majsoul', 'ema2016', 'wrc2025', 'jpmlA', 'pantheonSanma'])('%s has no oka, whatever the start', (base) => {
  expect(ruleNotices(where({ base, match: { start: 100_000 } }))).toEqual([]);
});

test('a start above the target gives a notice of a negative oka', () => {
  const rules = where({ match: { start: 30_100 } });
  expect(ruleNotices(rules)).toEqual([{ code: 'okaBelowZero', target: 30_000, oka: -400 }]);
  expect(ruleNotices(where({ match: { start: 30_000 } }))).toEqual([]);
});

test('different starting points are added up', () => {
  expect(ruleNotices(presets.standard, [25_000, 25_000, 25_000, 45_100])).toMatchObject([{ oka: -100 }]);
  expect(ruleNotices(presets.standard, [25_000, 25_000, 25_000, 45_000])).toEqual([]);
});
