/** The cells of a row. */
export type CsvRow = readonly (string | number)[];

/** Tells spreadsheets that the text is UTF-8; stands before the first line. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** What begins a formula in a spreadsheet, full width and leading space included. */
const FORMULA = /^\s*[=+\-@＝＋－＠]/u;

/**
 * A line of CSV (RFC 4180), with its end. Text that would be a formula gets an apostrophe, which makes it text to a spreadsheet. Numbers stay
 * numbers, negative ones too.
 *
 * @example
 * csvLine(['Aki "A"', '=1+1', -1000]); // → '"Aki ""A""",\'=1+1,-1000\r\n'
 */
export function csvLine(row: CsvRow): string {
  return `${row.map(cellOf).join(',')}\r\n`;
}

/**
 * A text as a cell has it: with an apostrophe if it would be a formula. Texts that are the same as cells cannot be told apart when a table is read again.
 *
 * @example
 * notFormula('=1+1'); // → '\'=1+1'
 * notFormula('Aki'); // → 'Aki'
 */
export function notFormula(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** What stands above the names in a list of players, in any case. */
const NAME_HEADINGS = new Set(['name', 'player', '名前', '氏名', '姓名']);

/**
 * Whether the first cell of a list of players is a heading, not a name.
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
