import stringWidth from 'string-width';

type Alignment = 'left' | 'right';

/** How many columns a text takes in a terminal. */
export function widthOf(text: string): number {
  return stringWidth(text);
}

/** A table's rows as lines, each column as wide as its widest cell. */
export function alignRows(rows: readonly (readonly string[])[], align: readonly Alignment[]): string[] {
  return alignCells(rows, align).map((cells) => cells.join('  ').trimEnd());
}

/** A table's cells, filled up to the width of their columns. */
export function alignCells(rows: readonly (readonly string[])[], align: readonly Alignment[]): string[][] {
  const widths = align.map((_, column) => widestOf(rows, column));
  const cell = (text: string, column: number) => {
    const space = ' '.repeat((widths[column] ?? 0) - widthOf(text));
    return align[column] === 'right' ? space + text : text + space;
  };
  return rows.map((row) => row.map(cell));
}

/** A text in lines of so many columns, broken after spaces and Japanese commas; a longer word has a line of its own. */
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

/** How many columns the widest cell of a column takes. */
export function widestOf(rows: readonly (readonly string[])[], column: number): number {
  return Math.max(0, ...rows.map((row) => widthOf(row[column] ?? '')));
}
