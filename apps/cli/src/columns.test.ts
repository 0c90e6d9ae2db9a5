import { expect, test } from 'vitest';

import { alignRows, widthOf, wrapRows, wrapText } from './columns.ts';

test('kana and kanji are two columns wide', () => {
  expect(widthOf('立直1翻')).toBe(7);
  expect(widthOf('riichi')).toBe(6);
});

test.each<[kind: string, text: string, columns: number]>([
  ['kana and kanji', '馬場べん', 8],
  ['half-width kana', 'ｱｷﾗ', 3],
  ['full-width letters', 'Ａｋｉ', 6],
  ['combining marks', 'Zoe\u0308', 3],
  ['kana with a combining mark', 'か\u3099', 2],
  ['an emoji', '🀄', 2],
  ['an emoji made by a variation selector', '❤️', 2],
  ['an emoji made of several', '👨‍👩‍👧‍👦', 2],
  ['an emoji with a skin tone', '👍🏽', 2],
  ['a flag', '🇯🇵', 2],
  ['a flag made of tags', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', 2],
  ['a kanji with a variation selector', '葛󠄀', 2],
  ['decomposed Hangul', '\u1112\u1161\u11AB', 2],
  ['Devanagari', 'नमस्ते', 4],
  ['characters of ambiguous width count as narrow', '±−→·“”×', 7],
  ['a kanji outside the first plane', '𠮷野', 4],
])('%s', (_, text, columns) => {
  expect(widthOf(text)).toBe(columns);
  const [one = '', other = ''] = alignRows(
    [
      [text, '|'],
      ['x'.repeat(12), '|'],
    ],
    ['left', 'left'],
  );
  expect([one.slice(text.length), other]).toEqual([`${' '.repeat(14 - columns)}|`, `${'x'.repeat(12)}  |`]);
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

test('a row has as many lines as its tallest cell', () => {
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
