/**
 * Turns a text that may be part of a line, such as an error, into a separate sentence: with a capital, unless it begins with a quotation.
 *
 * @example
 * asSentence('riichi needs a closed hand'); // → 'Riichi needs a closed hand'
 * asSentence('“x” is not a tile'); // → '“x” is not a tile'
 */
export function asSentence(text: string): string {
  return text.replace(/^\p{Lowercase_Letter}/u, (letter) => letter.toUpperCase());
}
