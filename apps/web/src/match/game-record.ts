/** The unchanged file that a match was imported from: the record of a game from another site or program. */
export interface GameRecord {
  /** The name of the file. In Tenhou's names it contains the date, which decides some rules. */
  readonly name: string;
  readonly text: string;
}

/** Reads a record from outside: from parsed JSON, or a database that other code may have written to. Undefined if it is not one. */
export function readGameRecord(item: unknown): GameRecord | undefined {
  const { name, text } = (item ?? {}) as { readonly [field: string]: unknown };
  return typeof name === 'string' && typeof text === 'string' ? { name, text } : undefined;
}
