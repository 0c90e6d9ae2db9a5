import { expect, test } from 'vitest';

import { alignRows, widthOf } from './columns.ts';

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
