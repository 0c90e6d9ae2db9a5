import { describe, expect, test } from 'vitest';

import { offeredStarts, parseRules, presets, ruleNotices, targetOf, unwrap } from '../index.ts';

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

describe('the starting points that the manual of Shanghai: Second Dynasty offers', () => {
  const offered = [25_000, 26_000, 27_000, 28_000, 29_000, 30_000];

  test('are 25,000 to 30,000, in thousands; other rules offer none', () => {
    expect(offeredStarts(presets.shanghai)).toEqual(offered);
    expect(Object.values(presets).filter((rules) => offeredStarts(rules).length > 0)).toEqual([presets.shanghai]);
  });

  test.each(offered)('%i has no notice', (start) => {
    expect(ruleNotices(where({ base: 'shanghai', match: { start } }))).toEqual([]);
    expect(ruleNotices(presets.shanghai, [start, start, start, start])).toEqual([]);
  });

  test.each([22_000, 24_900, 25_500, 31_000])('%i is possible, with a notice', (start) => {
    const notice = { code: 'startNotOffered', start, offered };
    expect(ruleNotices(where({ base: 'shanghai', match: { start } })).at(-1)).toEqual(notice);
    expect(ruleNotices(presets.shanghai, [25_000, start, 26_000, 0]).at(-1)).toEqual(notice);
  });
});
