import { type Result, err, ok, shownText } from '@tenbo/engine';
import { fromCell } from '@tenbo/i18n';
import type { TypedError } from '@tenbo/i18n/command';
import { CsvError, parse } from 'csv-parse/sync';

/** A row of a table, and the number of the line where it ends, from 1. */
export interface TableRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** A fault in a line. */
export interface LineError {
  readonly line: number;
  readonly error: TypedError;
}

/**
 * The rows of CSV with commas, semicolons or tabs, in any number of columns; a list with one text per line is such a table too. Empty rows are skipped.
 * Cells are returned as `csvLine` got them, with invisible characters marked, so that each is safe to show.
 */
export function csvRows(text: string): Result<readonly TableRow[], LineError> {
  const rows: TableRow[] = [];
  let line = 0;
  try {
    parse(text, {
      bom: true,
      delimiter: [',', ';', '\t'],
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true,
      trim: true,
      on_record: (record: readonly string[], { lines }) => {
        line = lines;
        const cells = record.map((cell) => shownText(fromCell(cell)));
        if (cells.some((cell) => cell !== '')) rows.push({ line, cells });
        return null;
      },
    });
  } catch (error) {
    if (error instanceof CsvError) return err({ line: line + 1, error: { code: 'badQuote' } });
    throw error;
  }
  return ok(rows);
}
