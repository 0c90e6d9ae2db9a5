/** A text as a sentence of its own: with a capital, unless it begins with something quoted. */
export function asSentence(text: string): string {
  return text.replace(/^\p{Lowercase_Letter}/u, (letter) => letter.toUpperCase());
}
