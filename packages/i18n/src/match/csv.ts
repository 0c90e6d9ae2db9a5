export type CsvRow = readonly (string | number)[];

/** By this spreadsheets know UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
/** What spreadsheets begin a formula by, also in full width, and after space. */
const FORMULA = /^\s*[=+\-@＝＋－＠]/u;

/** One table as CSV (RFC 4180) that a spreadsheet opens as it is: the first row holds the headings. */
export function csvOf(rows: readonly CsvRow[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');
}

/** A text that would be a formula has an apostrophe before it, by which a spreadsheet takes it for text; a number is a number, also below zero. */
function cellOf(cell: string | number): string {
  const text = typeof cell === 'string' && FORMULA.test(cell) ? `'${cell}` : String(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
