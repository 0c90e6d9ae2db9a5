import { expect, test } from 'vitest';

import { listText } from './list-text.ts';

const bytesOf = (...parts: readonly (string | number)[]) =>
  new Uint8Array(parts.flatMap((part) => (typeof part === 'string' ? [...new TextEncoder().encode(part)] : [part])));

test('UTF-8 and UTF-16, with and without a mark', () => {
  expect(listText(bytesOf('東家,Müller,−5'))).toBe('東家,Müller,−5');
  expect(listText(bytesOf(0xff, 0xfe, 0x71, 0x67, 0x2c, 0x00, 0x41, 0x00))).toBe('東,A');
  expect(listText(bytesOf())).toBe('');
});

test('Shift_JIS: 名前,持ち点 and a name in half-width kana', () => {
  const head = [0x96, 0xbc, 0x91, 0x4f, 0x2c, 0x8e, 0x9d, 0x82, 0xbf, 0x93, 0x5f];
  expect(listText(bytesOf(...head, '\n', 0xb1, 0xb7, ',25000'))).toBe('名前,持ち点\nｱｷ,25000');
});

test('western Windows: accents, and a dash as minus', () => {
  // H é l è n e: in Shift_JIS the accents would be the first half of rare kanji.
  expect(listText(bytesOf('H', 0xe9, 'l', 0xe8, 'ne;5'))).toBe('Hélène;5');
  expect(listText(bytesOf('M', 0xfc, 'ller;', 0x96, '5,0'))).toBe('Müller;–5,0');
});

test('any bytes are a text', () => {
  expect(listText(Uint8Array.from({ length: 256 }, (_, i) => i))).toHaveLength(256);
});
