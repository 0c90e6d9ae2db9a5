import { shownText } from './shown-text.ts';

/** How many characters of a text from outside an error shows. */
const LONGEST = 40;

/**
 * The beginning of a text from outside, for an error to show: at most 40 characters, those that cannot be seen by their numbers.
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
 * The beginning of a value from outside as JSON, for an error to show, however long or deep the value is.
 *
 * @example
 * excerptOf({ honba: [1] }); // → '{"honba":[1]}'
 */
export function excerptOf(value: unknown): string {
  return excerpt(beginningOf(value, LONGEST + 1));
}

/** JSON until it has some length, or a little more. Each step into a list or an object adds to it, so none goes deeper than it is long. */
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
