import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { shownText } from '@tenbo/engine';
import { beside } from './beside.ts';

type Alignment = 'left' | 'right';

/** The width of a text in a terminal, in columns. */
export function widthOf(text: string): number {
  return IS_PLAIN.test(text) ? text.length : widthOfAny(text);
}

const IS_PLAIN = /^[ -~]*$/;
let measure: ((text: string) => number) | undefined;

/** The width of a text with characters that may take two columns or none. The library for it is slow to load, so it is loaded only when needed. */
function widthOfAny(text: string): number {
  const load = createRequire(import.meta.url);
  measure ??= (load(fileURLToPath(beside('terminal-width'))) as typeof import('./terminal-width.ts')).terminalWidth;
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

/** Wraps a text to a width, after spaces and Japanese commas; a longer word gets its own line. */
export function wrapText(text: string, columns: number): string[] {
  const lines = [''];
  for (const word of text.split(/(?<=[ 、])/)) {
    const longer = (lines.at(-1) as string) + word;
    if (longer === word || widthOf(longer.trimEnd()) <= columns) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.map((line) => line.trimEnd());
}

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
