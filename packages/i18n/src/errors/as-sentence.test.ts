import { asSentence } from '../index.ts';
import { expect, test } from 'vitest';

test.each([
  ['riichi needs a closed hand', 'Riichi needs a closed hand'],
  ['“q” is not a tile', '“q” is not a tile'],
  ['2m in the hand', '2m in the hand'],
  ['一発にはリーチが必要です。', '一発にはリーチが必要です。'],
  ['', ''],
])('%j as a sentence is %j: what was typed stays as it is', (text, sentence) => {
  expect(asSentence(text)).toBe(sentence);
});
