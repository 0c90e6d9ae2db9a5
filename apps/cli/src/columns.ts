/** Characters two columns wide: CJK, kana, full-width forms. */
const WIDE = /[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF01-\uFF60\uFFE0-\uFFE6]/gu;

type Alignment = 'left' | 'right';

/** How many columns a text takes in a terminal. */
export function widthOf(text: string): number {
  return [...text].length + (text.match(WIDE)?.length ?? 0);
}

/** A table's rows as lines, each column as wide as its widest cell. */
export function alignRows(rows: readonly (readonly string[])[], align: readonly Alignment[]): string[] {
  return alignCells(rows, align).map((cells) => cells.join('  ').trimEnd());
}

/** A table's cells, filled up to the width of their columns. */
export function alignCells(rows: readonly (readonly string[])[], align: readonly Alignment[]): string[][] {
  const widths = align.map((_, column) => Math.max(0, ...rows.map((row) => widthOf(row[column] ?? ''))));
  const cell = (text: string, column: number) => {
    const space = ' '.repeat((widths[column] ?? 0) - widthOf(text));
    return align[column] === 'right' ? space + text : text + space;
  };
  return rows.map((row) => row.map(cell));
}
