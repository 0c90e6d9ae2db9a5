// The text of a list, and its lines and cells.

/** Every browser and Node have it, though it is not part of the language. */
declare const TextDecoder: new (
  encoding: string,
  options?: { readonly fatal: boolean },
) => { readonly decode: (bytes: Uint8Array) => string };

/**
 * The text of a list of results: UTF-8, or what spreadsheets save instead of it, which are UTF-16 and the older encodings of Japanese and of western Windows.
 *
 * @example
 * listText(new Uint8Array([0x93, 0x8c, 0x2c, 0x93, 0xec])); // → '東,南'
 * listText(new Uint8Array([0x4d, 0xfc, 0x6c, 0x6c, 0x65, 0x72])); // → 'Müller'
 */
export function listText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  const text = decoded(bytes, 'utf-8') ?? (hasKanji(bytes) ? decoded(bytes, 'shift_jis') : undefined);
  return text ?? new TextDecoder('windows-1252').decode(bytes);
}

/** The text of some bytes; undefined if they are not in that encoding. */
function decoded(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Whether there are bytes with which kana and the usual kanji begin in Shift_JIS; letters with accents have higher ones. */
function hasKanji(bytes: Uint8Array): boolean {
  return bytes.some((byte) => byte >= 0x81 && byte <= 0x9f);
}

/** Longer than any line with a game and its players. */
export const LONGEST_LINE = 1000;

/** A line of a text that is not empty. */
export interface TextLine {
  /** From 1. */
  readonly line: number;
  /** Without spaces around it. */
  readonly text: string;
}

/** The lines of a text that are not empty, whatever ends them. */
export function textLines(text: string): readonly TextLine[] {
  return text.split(/\r\n?|\n/).flatMap((one, i) => {
    const trimmed = one.trim();
    return trimmed === '' ? [] : [{ line: i + 1, text: trimmed }];
  });
}

/** A line of a table. */
export interface TableLine {
  /** The line on which it begins, from 1. */
  readonly line: number;
  /** Without spaces around them. */
  readonly cells: readonly string[];
}

/** Splits a text into the cells of a table, one list for each line, empty lines too: the parser of CSV that the app has. */
export type SplitCells = (text: string, delimiter: string) => readonly (readonly string[])[];

/**
 * The lines of a table that are not empty.
 *
 * @param first the number of its first line
 */
export function tableLines(rows: readonly (readonly string[])[], first: number): readonly TableLine[] {
  let line = first;
  return rows.flatMap((row) => {
    const here = line;
    // A cell in quotes may have line ends.
    line += 1 + row.reduce((sum, cell) => sum + (cell.includes('\n') ? cell.split('\n').length - 1 : 0), 0);
    const cells = row.map((cell) => cell.trim());
    return cells.some((cell) => cell !== '') ? [{ line: here, cells }] : [];
  });
}

/** Columns aligned by spaces. The heading may separate them by two or more, since a name may contain one. */
export function alignedLines(text: string): readonly (readonly string[])[] {
  const lines = text.split(/\r\n?|\n/).map((line) => line.trim());
  const head = lines.find((line) => line !== '') ?? '';
  const between = head.split(/\s{2,}/).length >= 3 ? /\s{2,}/ : /\s+/;
  return lines.map((line, i) => line.split(line === head && lines.indexOf(line) === i ? between : /\s+/));
}
