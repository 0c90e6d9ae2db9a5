import { expect, test } from 'vitest';

import { excerpt, excerptOf, isBlank, shownText, unseenIn } from './excerpt.ts';

test.each([
  ['plain text', '遅刻 late'],
  ['a joiner between letters of a script that joins', 'می\u200Cخواهم'],
  ['a joiner after a sign above such a letter', 'क\u094D\u200Dष'],
  ['joiners in an emoji', '👨\u200D👩\u200D👧'],
  ['a joiner after an emoji with a variation selector', '❤\uFE0F\u200D🔥'],
  ['a flag made of tags', '\u{1F3F4}\u{E0067}\u{E0062}\u{E007F}'],
])('%s has nothing unseen, and is shown as it is', (_, text) => {
  expect(unseenIn(text)).toBeUndefined();
  expect(shownText(text)).toBe(text);
});

test('what belongs stays, and what is beside it is marked', () => {
  expect(shownText('\n👨\u200D👩\n')).toBe('\uFFFD👨\u200D👩\uFFFD');
  expect(shownText('\u{1F3F4}\u{E0067}\u{E0062}\u{E007F}\u{E0067}')).toBe('\u{1F3F4}\u{E0067}\u{E0062}\u{E007F}\uFFFD');
  expect(shownText('\u200D👨\u200D👩')).toBe('\uFFFD👨\u200D👩');
});

test.each([
  ['a line break', 'a\nb', '\n', 'a\uFFFDb'],
  ['an order to write from right to left', 'a\u202Eb', '\u202E', 'a\uFFFDb'],
  ['a joiner between Latin letters', 'a\u200Db', '\u200D', 'a\uFFFDb'],
  ['a joiner at the end', 'می\u200C', '\u200C', 'می\uFFFD'],
  ['tags without a flag', '\u{E0067}\u{E007F}', '\u{E0067}', '\uFFFD\uFFFD'],
  ['only what does not belong', '👨\u200D👩\u200Da', '\u200D', '👨\u200D👩\uFFFDa'],
])('%s is unseen, and is marked', (_, text, unseen, shown) => {
  expect(unseenIn(text)).toBe(unseen);
  expect(shownText(text)).toBe(shown);
});

test('the mark may tell which character it was', () => {
  expect(shownText('a\u0007', (character) => `<${character.charCodeAt(0)}>`)).toBe('a<7>');
});

test.each([
  ['', 'nothing'],
  [' \u3000\t', 'spaces'],
  ['\u3164', 'a filler of Hangul'],
  ['\u115F\u1160', 'fillers of old Hangul'],
  ['\uFFA0', 'a filler of half width'],
  ['\u2800\u2800', 'empty braille cells'],
  ['\u00AD', 'a soft hyphen'],
  ['\u034F', 'a grapheme joiner'],
  ['\u200B\u200D\u2060', 'joiners'],
  ['\uFE0F\u{E0100}', 'variation selectors'],
  ['\u17B4\u180E', 'signs without a shape'],
  ['\u0301', 'a mark without a letter'],
  ['\u{1D159}\u{16FE4}\u{13441}', 'blank symbols'],
  ['\u{E0041}', 'a tag'],
])('%j has nothing to see: %s', (text) => {
  expect(isBlank(text)).toBe(true);
  expect(isBlank(`${text}a`)).toBe(false);
});

test.each(['a', '明希', 'か', '아키', '👩‍👩‍👧', '🇯🇵', '1', '·', 'é', 'e\u0301', '?'])('%s can be seen', (text) => {
  expect(isBlank(text)).toBe(false);
});

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
