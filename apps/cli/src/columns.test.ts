import { expect, test } from 'vitest';

import { alignRows, widthOf, wrapRows, wrapText } from './columns.ts';

test('kana and kanji are two columns wide', () => {
  expect(widthOf('立直1翻')).toBe(7);
  expect(widthOf('riichi')).toBe(6);
});

test('columns are as wide as their widest cell', () => {
  const rows = [
    ['立直', '1'],
    ['chiitoitsu', '12'],
  ];
  expect(alignRows(rows, ['left', 'right'])).toEqual(['立直         1', 'chiitoitsu  12']);
});

test.each<[string, number, string[]]>([
  ['fits as it is', 13, ['fits as it is']],
  ['breaks after a space', 10, ['breaks', 'after a', 'space']],
  ['大三元、大四喜、清老頭', 16, ['大三元、大四喜、', '清老頭']],
  ['anextraordinarilylongword stands alone', 10, ['anextraordinarilylongword', 'stands', 'alone']],
  ['  indented', 20, ['  indented']],
  ['', 5, ['']],
])('“%s” in %d columns', (text, columns, lines) => {
  expect(wrapText(text, columns)).toEqual(lines);
});

test('a row is as many lines as its tallest cell', () => {
  const rows = [
    ['uma', '+20 +10', '−10 −20'],
    ['oka', 'none', 'none'],
  ];
  expect(wrapRows(rows, [Infinity, 4, 10])).toEqual([
    ['uma', '+20', '−10 −20'],
    ['', '+10', ''],
    ['oka', 'none', 'none'],
  ]);
});
