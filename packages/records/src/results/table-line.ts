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
