import { expect, test } from 'vitest';

import { isBlank, shownText, unseenIn } from './shown-text.ts';

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
