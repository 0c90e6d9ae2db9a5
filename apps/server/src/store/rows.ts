import type { Row } from './db.ts';

/** A text column. These functions throw if a column holds anything else: then the query or the table is wrong. */
export function textIn(row: Row, column: string): string {
  const value = row[column];
  if (typeof value === 'string') return value;
  throw wrong(column, 'text', value);
}

export function textOrNullIn(row: Row, column: string): string | null {
  return row[column] === null ? null : textIn(row, column);
}

export function numberIn(row: Row, column: string): number {
  const value = row[column];
  if (typeof value === 'number') return value;
  throw wrong(column, 'a number', value);
}

function wrong(column: string, wanted: string, value: unknown): TypeError {
  return new TypeError(`column ${column} should hold ${wanted}, not ${value === null ? 'null' : typeof value}`);
}
