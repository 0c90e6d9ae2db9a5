/**
 * Characters that are invisible, move the text around them, or end a line: controls, line separators, lone surrogates, and those
 * formats (Cf) that are never displayed.
 */
const UNSEEN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}\uFFF9-\uFFFB]|(?=\p{Cf})\p{Default_Ignorable_Code_Point}/u;
/** Scripts in which joiners (U+200C, U+200D) change how letters look. */
const JOINING =
  'Arabic Syriac Mongolian Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam Sinhala Khmer Myanmar Tibetan';

/** Compiled when first needed: few texts have such a character, and compiling takes as long as scoring many hands. */
let belonging: RegExp | undefined;

/** Invisible characters that belong where they are: joiners in words of those scripts and in emoji, and flags made of tags. */
function belongingPattern(): RegExp {
  if (belonging) return belonging;
  const letters = JOINING.split(' ')
    .map((script) => `\\p{Script=${script}}`)
    .join('');
  const kinds = [
    `(?<=[${letters}\\p{M}])[\\u200C\\u200D](?=[${letters}])`,
    String.raw`(?<=[\p{Emoji}\uFE0F])\u200D(?=\p{Emoji})`,
    String.raw`(?<=\u{1F3F4})[\u{E0020}-\u{E007E}]+\u{E007F}`,
  ];
  belonging = new RegExp(kinds.join('|'), 'gu');
  return belonging;
}

/**
 * The first character of a text that is invisible or moves the text around it.
 *
 * @example
 * unseenIn('late\u202E'); // → '\u202E'
 * unseenIn('遅刻'); // → undefined
 */
export function unseenIn(text: string): string | undefined {
  return UNSEEN.test(text) ? UNSEEN.exec(text.replaceAll(belongingPattern(), ''))?.[0] : undefined;
}

/**
 * A text from outside with a mark in place of each character that is invisible, moves the text around it, or ends a line.
 *
 * @param mark what replaces such a character
 * @example
 * shownText('\u001B[2J'); // → '\uFFFD[2J'
 */
export function shownText(text: string, mark: (character: string) => string = () => '\uFFFD'): string {
  if (!UNSEEN.test(text)) return text;
  const spared = [...text.matchAll(belongingPattern())].map(({ index, 0: { length } }) => [index, index + length] as const);
  return text.replaceAll(new RegExp(UNSEEN, 'gu'), (character, at: number) =>
    spared.some(([from, to]) => at >= from && at < to) ? character : mark(character),
  );
}

/**
 * A character that leaves something to see. Not one are spaces, characters without a shape (fillers of Hangul, joiners, variation selectors), marks without a letter, and the
 * symbols that are blank: an empty braille cell, a null notehead, Khitan and Egyptian fillers.
 */
const SEEN =
  /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Cs}\p{M}\u2800\u{1D159}\u{16FE4}\u{13441}\u{13442}]/u;

/**
 * Whether a text has nothing that can be seen, so that it is no name.
 *
 * @example
 * isBlank(' \u3164'); // → true
 * isBlank('明希'); // → false
 */
export function isBlank(text: string): boolean {
  return !SEEN.test(text);
}

/** The most characters of foreign text that an error repeats. */
const LONGEST = 40;

/**
 * The beginning of a text from outside, for an error message: at most 40 characters, invisible ones as code points.
 *
 * @example
 * excerpt('tenhou'); // → 'tenhou'
 * excerpt('a\u001Bb'); // → 'a\\u{1b}b'
 */
export function excerpt(text: string): string {
  // A character takes at most two units, so no more of a long text need be looked at.
  const beginning = text.slice(0, 2 * LONGEST + 2);
  const characters = [...beginning];
  const shown = characters.length > LONGEST ? `${characters.slice(0, LONGEST - 1).join('')}…` : text;
  return shownText(shown, (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`);
}

/**
 * The beginning of a value from outside as JSON, for an error message, however long or deep the value is.
 *
 * @example
 * excerptOf({ honba: [1] }); // → '{"honba":[1]}'
 */
export function excerptOf(value: unknown): string {
  return excerpt(beginningOf(value, LONGEST + 1));
}

/** JSON up to a length, or a little more. Every level adds at least one character, so the depth is limited too. */
function beginningOf(value: unknown, length: number): string {
  if (typeof value === 'string') return JSON.stringify(value.slice(0, length));
  if (typeof value !== 'object' || value === null) return String(value);
  const isList = Array.isArray(value);
  let text = isList ? '[' : '{';
  for (const name in value) {
    if (text.length >= length) return text;
    if (text.length > 1) text += ',';
    if (!isList) text += `${beginningOf(name, length)}:`;
    text += beginningOf((value as Record<string, unknown>)[name], length - text.length);
  }
  return text + (isList ? ']' : '}');
}
