/** The file that a match was imported from, as it was: the record of a game from another site or program. */
export interface GameRecord {
  /** Tenhou's names say when a game was played, which decides some rules. */
  readonly name: string;
  readonly text: string;
}

/** A record from outside: parsed JSON, or a database that something else may have written to. Undefined if it is none. */
export function readGameRecord(item: unknown): GameRecord | undefined {
  const { name, text } = (item ?? {}) as { readonly [field: string]: unknown };
  return typeof name === 'string' && typeof text === 'string' ? { name, text } : undefined;
}
