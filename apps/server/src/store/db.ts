import type { Sql } from './sql.ts';

/** A row as the database returns it; `rows.ts` reads its columns. */
export type Row = Readonly<Record<string, unknown>>;

interface Queries {
  /** The rows that a query returns. */
  all(query: Sql): Promise<readonly Row[]>;
}

export interface Transaction extends Queries {
  /** Runs statements without values, one after another. */
  run(script: string): Promise<void>;
  /**
   * What a `select` ends with to keep its rows as they are until this transaction ends: `share` lets others do the same, `update` makes them wait. Empty
   * where transactions run one after another anyway.
   */
  readonly lock: Readonly<Record<'share' | 'update', Sql>>;
  /** Sends a message of at most 7,000 bytes to all listeners once this transaction is committed, and only then. */
  notify(message: string): Promise<void>;
}

/**
 * As little of a database as the store needs. Its functions reject when the database cannot be reached. A rejected transaction may still have
 * been committed, so its work must be safe to repeat.
 */
export interface Db extends Queries {
  /** Commits all of the work, or nothing if the work throws. The work may use only the transaction it is given. */
  transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>;
  /** A transaction that excludes all others of its kind, in any process: for changes to the tables themselves. */
  alone<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>;
  /**
   * Passes on each message from now on, and undefined when messages may have been missed: with PostgreSQL when listening starts and after each
   * lost connection. SQLite passes on only the messages of this process.
   *
   * @returns a function that stops listening
   */
  listen(onMessage: (message: string | undefined) => void): () => void;
  /** Copies the database to a new file while it is in use; undefined if the database has its own program for that. */
  readonly backup: ((path: string) => Promise<void>) | undefined;
  close(): Promise<void>;
}
