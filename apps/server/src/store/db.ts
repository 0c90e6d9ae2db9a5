// A database as the store uses it: its queries, the columns of a row, and the notices of a change.
import type { Sql } from './sql.ts';
import type { Change } from './store.ts';

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

/** Notifies of a change once the transaction is committed. The message has only ids. */
export function notify(transaction: Transaction, { event, log }: Exclude<Change, 'anything'>): Promise<void> {
  return transaction.notify(JSON.stringify(log === undefined ? [event] : [event, log]));
}

/** The change that a message reports. If another program sent the message, anything may have changed. */
export function changeOf(message: string | undefined): Change {
  const ids = message === undefined ? undefined : asJson(message);
  if (!Array.isArray(ids)) return 'anything';
  const [event, log] = ids as readonly unknown[];
  if (typeof event !== 'string') return 'anything';
  return typeof log === 'string' ? { event, log } : { event };
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
