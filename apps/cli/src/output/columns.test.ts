import { expect, test } from 'vitest';

import { alignRows, widthOf, wrapRows, wrapText } from './columns.ts';
import { terminalWidth } from './terminal-width.ts';

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

test('a character is as wide as the library for it says', () => {
  const codes = Array.from({ length: 0xffe0 }, (_, i) => i).filter((code) => code < 0x3400 || code % 16 === 0 || code >= 0xf900);
  const texts = codes.map((code) => `か${String.fromCharCode(code)}`).filter((text) => /^か[^\p{Cc}\p{Cs}]$/u.test(text));
  expect(texts.length).toBeGreaterThan(15_000);
  expect(texts.filter((text) => widthOf(text) !== terminalWidth(text))).toEqual([]);
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
  ['北、南、東', 6, ['北、', '南、東']],
  ['满贯，跳满；倍满。', 6, ['满贯，', '跳满；', '倍满。']],
  ['手牌（和了牌は後）', 14, ['手牌', '（和了牌は後）']],
  ['読めないものがあれば', 8, ['読めない', 'ものがあ', 'れば']],
  ['リーチっ、カン', 6, ['リー', 'チっ、', 'カン']],
  ['「東」と「南」か', 6, ['「東」', 'と', '「南」', 'か']],
  ['見る：--json を付ける', 9, ['見る：', '--json', 'を付ける']],
  ['to a file .csv or …', 12, ['to a file', '.csv or …']],
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
