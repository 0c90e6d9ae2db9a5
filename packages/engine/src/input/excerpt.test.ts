import { expect, test } from 'vitest';

import { excerpt, excerptOf } from './excerpt.ts';

test('forty characters are shown in full; of more, the first thirty-nine', () => {
  expect(excerpt('x'.repeat(40))).toBe('x'.repeat(40));
  expect(excerpt('x'.repeat(41))).toBe(`${'x'.repeat(39)}…`);
  expect(excerpt('🀄'.repeat(40))).toBe('🀄'.repeat(40));
  expect(excerpt('🀄'.repeat(41))).toBe(`${'🀄'.repeat(39)}…`);
});

test('a character that cannot be seen is shown as its number', () => {
  expect(excerpt('a\u001Bb\u202E')).toBe('a\\u{1b}b\\u{202e}');
});

test.each<[unknown, string]>([
  ['a"b', '"a\\"b"'],
  [[1, [true, null]], '[1,[true,null]]'],
  [{ a: 1, 'b c': { d: [] } }, '{"a":1,"b c":{"d":[]}}'],
  [{}, '{}'],
  [undefined, 'undefined'],
])('%j as JSON', (value, shown) => {
  expect(excerptOf(value)).toBe(shown);
});

test('however long or deep a value is, its excerpt is short', () => {
  const deep: unknown = JSON.parse(`${'['.repeat(10_000)}${']'.repeat(10_000)}`);
  const values = [deep, Array(10_000).fill(1), { ['x'.repeat(10_000)]: 1 }, 'x'.repeat(10_000)];
  expect(values.map((value) => excerptOf(value).length)).toEqual([40, 40, 40, 40]);
});
