import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { shownText } from '@tenbo/engine';
import { beside } from '../threads/beside.ts';

type Alignment = 'left' | 'right';

/** Kana, kanji and marks as wide as they are, without those that combine with others. */
const WIDE =
  '\\u3000-\\u3029\\u3030-\\u303E\\u3041-\\u3096\\u309B-\\u30FF\\u3400-\\u4DBF\\u4E00-\\u9FFF\\uF900-\\uFAFF\\uFF01-\\uFF60';
const NARROW = ' -~±·×–—‘’“”…−→';

const IS_KNOWN = new RegExp(`^[${NARROW}${WIDE}]*$`, 'u');
const KNOWN_WIDE = new RegExp(`[${WIDE}]`, 'gu');

/** The width of a text in a terminal, in columns. */
export function widthOf(text: string): number {
  return IS_KNOWN.test(text) ? text.length + (text.match(KNOWN_WIDE)?.length ?? 0) : widthOfAny(text);
}

let measure: ((text: string) => number) | undefined;

/** The width of a text with characters such as emoji and combining marks. The library for it is slow to load, so it is loaded only when needed. */
function widthOfAny(text: string): number {
  const load = createRequire(import.meta.url);
  measure ??= (load(fileURLToPath(beside('output/terminal-width'))) as typeof import('./terminal-width.ts')).terminalWidth;
  return measure(text);
}

/** A table's rows as lines, each column as wide as its widest cell. */
export function alignRows(rows: readonly (readonly string[])[], align: readonly Alignment[]): string[] {
  return alignCells(rows, align).map((cells) => cells.join('  ').trimEnd());
}

/** A table's cells, padded to the width of their columns. */
export function alignCells(rows: readonly (readonly string[])[], align: readonly Alignment[]): string[][] {
  const widths = align.map((_, column) => widestOf(rows, column));
  const cell = (text: string, column: number) => {
    const space = ' '.repeat((widths[column] ?? 0) - widthOf(text));
    return align[column] === 'right' ? space + text : text + space;
  };
  return rows.map((row) => row.map(cell));
}

/**
 * Wraps a text to a width: after spaces, and at the punctuation of Japanese and Chinese. A phrase longer than a line is broken between their characters
 * too; a longer word gets its own line.
 */
export function wrapText(text: string, columns: number): string[] {
  const lines = [''];
  const fits = (part: string) => widthOf(part.trimEnd()) <= columns;
  for (const phrase of text.split(BESIDE_PHRASE)) {
    for (const word of fits(phrase) ? [phrase] : phrase.split(BESIDE_CHARACTER)) {
      const longer = (lines.at(-1) as string) + word;
      if (longer === word || fits(longer)) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
  }
  return lines.map((line) => line.trimEnd());
}

/** Marks that never begin a line, and those that never end one. */
const NO_START = '\\])}.,:;!?、。，．：；！？）」』】〕》”’…・ーゝゞ々ぁぃぅぇぉっゃゅょァィゥェォッャュョ';
const NO_END = '\\[({（「『【〔《“‘';

const BESIDE_PHRASE = new RegExp(`(?<= )|(?:(?<=[、。，；！？])|(?=（))(?<![${NO_END}])(?![${NO_START}])`, 'u');
const BESIDE_CHARACTER = new RegExp(`(?:(?<=[${WIDE}])|(?=[${WIDE}]))(?<![${NO_END}])(?![ ${NO_START}])`, 'u');

/** A table's rows with the cells of each column wrapped, so that a row may take several lines. */
export function wrapRows(rows: readonly (readonly string[])[], columns: readonly number[]): string[][] {
  return rows.flatMap((row) => {
    const cells = row.map((text, i) => wrapText(text, columns[i] ?? Infinity));
    const height = Math.max(...cells.map((lines) => lines.length));
    return Array.from({ length: height }, (_, line) => cells.map((lines) => lines[line] ?? ''));
  });
}

/** The width of a column's widest cell. */
export function widestOf(rows: readonly (readonly string[])[], column: number): number {
  return Math.max(0, ...rows.map((row) => widthOf(row[column] ?? '')));
}

/** How many characters of a long text are shown, and how many of them come before the marked place. */
const SHOWN = 72;
const BEFORE = 40;

/** A text, and below it a sentence at one of its characters, counted from 0. A long text is cut to the part around that place. */
export function underPlace(text: string, position: number, sentence: string): readonly [string, string] {
  const characters = [...text];
  const from = position < SHOWN ? 0 : position - BEFORE;
  const shown = characters.slice(from, from + SHOWN);
  const before = (from > 0 ? '…' : '') + shownText(shown.slice(0, position - from).join(''));
  const after = shownText(shown.slice(position - from).join('')) + (characters.length > from + SHOWN ? '…' : '');
  return [before + after, `${' '.repeat(widthOf(before))}^ ${sentence}`];
}
