import { shownText } from './shown-text.ts';

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
