/** The cells of a row. */
export type CsvRow = readonly (string | number)[];

/** Put before the first line, it tells spreadsheets that the text is UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** The start of a formula in a spreadsheet, including full-width signs and leading spaces. */
const FORMULA = /^\s*[=+\-@＝＋－＠]/u;

/**
 * A line of CSV (RFC 4180), with its line end. A text that would be a formula gets an apostrophe, which makes spreadsheets treat it as text. Numbers
 * stay numbers, even negative ones.
 *
 * @example
 * csvLine(['Aki "A"', '=1+1', -1000]); // → '"Aki ""A""",\'=1+1,-1000\r\n'
 */
export function csvLine(row: CsvRow): string {
  return `${row.map(cellOf).join(',')}\r\n`;
}

/**
 * The text of a cell, with an apostrophe if it would be a formula. Two texts with the same cell cannot be told apart when the table is read again.
 *
 * @example
 * notFormula('=1+1'); // → '\'=1+1'
 * notFormula('Aki'); // → 'Aki'
 */
export function notFormula(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** Possible headings of the names in a list of players, in lower case. */
const NAME_HEADINGS = new Set(['name', 'player', '名前', '氏名', '姓名']);

/**
 * Checks whether the first cell of a list of players is a heading rather than a name.
 *
 * @example
 * headsNames('Name'); // → true
 * headsNames('Aki'); // → false
 */
export function headsNames(cell: string): boolean {
  return NAME_HEADINGS.has(cell.toLowerCase());
}

function cellOf(cell: string | number): string {
  const text = typeof cell === 'string' ? notFormula(cell) : String(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
