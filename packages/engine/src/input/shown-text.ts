/**
 * What cannot be seen, moves what stands beside it, or ends a line: controls, formats, line separators, halves of characters. In
 * Unicode's words: of the formats (Cf) those that are not shown at all.
 */
const UNSEEN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}\uFFF9-\uFFFB]|(?=\p{Cf})\p{Default_Ignorable_Code_Point}/u;
/** Scripts in which joiners (U+200C, U+200D) tell letters apart. */
const JOINING =
  'Arabic Syriac Mongolian Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam Sinhala Khmer Myanmar Tibetan'
    .split(' ')
    .map((script) => `\\p{Script=${script}}`)
    .join('');
/** Formats that belong to what they are in: the joiners within words of such scripts and within emoji, and the flags made of tags. */
const BELONGING = new RegExp(
  [
    `(?<=[${JOINING}\\p{M}])[\\u200C\\u200D](?=[${JOINING}])`,
    String.raw`(?<=[\p{Emoji}\uFE0F])\u200D(?=\p{Emoji})`,
    String.raw`(?<=\u{1F3F4})[\u{E0020}-\u{E007E}]+\u{E007F}`,
  ].join('|'),
  'gu',
);

/**
 * The first character of a text that cannot be seen, or that moves what stands beside it.
 *
 * @example
 * unseenIn('late\u202E'); // → '\u202E'
 * unseenIn('遅刻'); // → undefined
 */
export function unseenIn(text: string): string | undefined {
  return UNSEEN.exec(text.replaceAll(BELONGING, ''))?.[0];
}

/**
 * A text from outside with a mark for each character that cannot be seen, or that moves what stands beside it; the end of a line is one.
 *
 * @param mark what stands for such a character
 * @example
 * shownText('\u001B[2J'); // → '\uFFFD[2J'
 */
export function shownText(text: string, mark: (character: string) => string = () => '\uFFFD'): string {
  if (!UNSEEN.test(text)) return text;
  const belonging = [...text.matchAll(BELONGING)].map(({ index, 0: { length } }) => [index, index + length] as const);
  return text.replaceAll(new RegExp(UNSEEN, 'gu'), (character, at: number) =>
    belonging.some(([from, to]) => at >= from && at < to) ? character : mark(character),
  );
}
