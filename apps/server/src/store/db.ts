import type { Sql } from './sql.ts';

/** A row as it comes from a database: `rows.ts` reads its columns. */
export type Row = Readonly<Record<string, unknown>>;

interface Queries {
  /** The rows that a query gives. */
  all(query: Sql): Promise<readonly Row[]>;
}

export interface Transaction extends Queries {
  /** Runs statements without values, one after the other. */
  run(script: string): Promise<void>;
  /** Sends a message of at most 7,000 bytes to all who listen, once this transaction is committed, and only then. */
  tell(message: string): Promise<void>;
}

/**
 * A database, as little of it as the store needs. Its functions reject when the database cannot be reached. After a rejected transaction nobody
 * knows whether it was committed, so what is done in one must be safe to repeat.
 */
export interface Db extends Queries {
  /** Does work that is committed whole, or not at all if it throws. The work may only use the transaction that it is given. */
  transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>;
  /** A transaction that no other of its kind runs beside, in any process: for changes to the tables themselves. */
  alone<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>;
  /**
   * Hands on each message that is told from now on, and undefined when messages may have been missed: with PostgreSQL when it begins to hear, and
   * after each lost connection. SQLite hears what this process tells.
   *
   * @returns what ends it
   */
  listen(heard: (message: string | undefined) => void): () => void;
  /** Copies the database to a new file while it is used; undefined if the database has a program of its own for that. */
  readonly backup: ((path: string) => Promise<void>) | undefined;
  close(): Promise<void>;
}
