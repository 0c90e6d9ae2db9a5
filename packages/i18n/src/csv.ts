/** The cells of a row. */
export type CsvRow = readonly (string | number)[];

/** Put before the first line, it tells spreadsheets that the text is UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Where a spreadsheet may begin a cell: at the beginning of a text, and after anything that it may take for a separator, whatever quotes are around it: a
 * spreadsheet that separates by semicolons sees no quotes in the middle of a cell.
 */
const BEGINNING = String.raw`(^|[,;|\t\r\n])`;
/** The start of a formula, including full-width signs and leading spaces. Spreadsheets may ignore tabs and line breaks before it. */
const FORMULA = String.raw`(?=\s*[=+\-@＝＋－＠]|[\t\r\n])`;
const UNGUARDED = new RegExp(BEGINNING + FORMULA, 'gu');
const GUARDED = new RegExp(`${BEGINNING}'${FORMULA}`, 'gu');

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
 * The text of a cell, with an apostrophe wherever a spreadsheet could read a formula. Two texts with the same cell cannot be told apart when the table is read again.
 *
 * @example
 * notFormula('=1+1'); // → '\'=1+1'
 * notFormula('Aki;=1+1'); // → "Aki;'=1+1"
 * notFormula('Aki'); // → 'Aki'
 */
export function notFormula(text: string): string {
  return text.replaceAll(UNGUARDED, "$1'");
}

/**
 * The text that a cell was written from, without the apostrophes of `notFormula`.
 *
 * @example
 * fromCell("'=1+1"); // → '=1+1'
 * fromCell("Aki's"); // → "Aki's"
 */
export function fromCell(cell: string): string {
  return cell.replaceAll(GUARDED, '$1');
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
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
