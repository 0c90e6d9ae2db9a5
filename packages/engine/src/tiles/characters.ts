/** A text by characters: as it was written, and as notation writes it. A place in one is the same place in the other. */
export interface Characters {
  readonly written: readonly string[];
  readonly plain: readonly string[];
}

/** Longer than any hand, and than all 136 tiles however they are written. */
export const LONGEST = 1000;

/**
 * The characters of a text, full-width ones as their usual forms (`１` as `1`). A form of several characters stays as it was written. Of a
 * text that is too long, more than `LONGEST` are enough.
 */
export function charactersOf(text: string): Characters {
  // A character takes at most two units.
  const beginning = text.slice(0, 2 * LONGEST + 2);
  const written = [...beginning];
  return { written, plain: IS_ASCII.test(text) ? written : written.map(usualForm) };
}

/** Characters with kanji for tiles as notation writes them: `一萬東` as `1mE`. */
export function inNotation(plain: readonly string[]): readonly string[] {
  return plain.map((character) => NOTATION.get(character) ?? character);
}

const IS_ASCII = /^[ -~]*$/;

function usualForm(character: string): string {
  const form = character.normalize('NFKC');
  return [...form].length === 1 ? form : character;
}

/** How players write ranks, suits, honours and red fives in Japanese and Chinese. */
const NOTATION: ReadonlyMap<string, string> = new Map(
  [
    ['一二三四五六七八九', '123456789'],
    ['萬万筒餅饼索條条字', 'mmpppsssz'],
    ['東东南西北白發発发中', 'EESWNPFFFC'],
    ['赤紅红', 'rrr'],
  ].flatMap(([kanji = '', letters = '']) => [...kanji].map((character, i) => [character, letters[i] as string] as const)),
);
