// The words of "Scoring Japanese mah-jongg" in Shanghai: Second Dynasty.
import { presets } from '@tenbo/engine';
import { expect, test } from 'vitest';

import { describeRuleNotices, hanName, localeOf } from '../index.ts';

test('the names of one to eight han', () => {
  const names = [1, 2, 3, 4, 5, 6, 7, 8].map(hanName);
  expect(names).toEqual(['iihan', 'ryanhan', 'sanhan', 'suhan', 'uhan', 'rohan (ryuhan)', 'chihan', 'pahan']);
});

test('a start that the document does not offer is said to be outside it', () => {
  const noticeOf = (...start: readonly number[]) =>
    [localeOf('en'), localeOf('ja'), localeOf('zh')].flatMap((locale) => describeRuleNotices(presets.shanghai, locale, start));
  expect(noticeOf(27_000, 27_000, 27_000, 27_000)).toEqual([]);
  expect(noticeOf(25_000, 25_000, 25_000, 22_000)).toEqual([
    'The document of these rules offers 25,000, 26,000, 27,000, 28,000, 29,000 or 30,000 starting points; 22,000 are possible, but outside it',
    'このルールのもとの資料で選べる配給原点は25000、26000、27000、28000、29000、30000点です。22000点でも対局できますが、資料にはありません。',
    '资料中的起始点数为25000、26000、27000、28000、29000、30000。22000点也可以，但不在资料之内。',
  ]);
});
