import { EventEmitter } from 'node:events';
import { renameSync, rmSync } from 'node:fs';
import type { DatabaseSync, StatementSync } from 'node:sqlite';

import type { Db, Row, Transaction } from './db.ts';
import { type Sql, sql, textOf } from './sql.ts';

export const sqlite = quietly(() => process.getBuiltinModule('node:sqlite'));

/** How long to wait while another process writes, in milliseconds. */
const PATIENCE = 10_000;

/** SQLite in one file, with Node's own module. Throws if the file cannot be opened or is not a database. */
export function openSqlite(path: string): Db {
  const connection = new sqlite.DatabaseSync(path, { timeout: PATIENCE, enableForeignKeyConstraints: true });
  try {
    connection.exec('pragma journal_mode = wal; pragma synchronous = full');
  } catch (error) {
    connection.close();
    throw error;
  }
  const all = preparing(connection);
  const emitter = new EventEmitter<{ message: [string] }>().setMaxListeners(0);
  const inTurn = queue();

  const transaction = <T>(work: (transaction: Transaction) => Promise<T>) =>
    inTurn(async () => {
      const messages: string[] = [];
      const within: Transaction = {
        all: async (query) => all(query),
        run: async (script) => connection.exec(script),
        lock: NO_LOCKS,
        notify: async (message) => void messages.push(message),
      };
      // Lock for writing at once: a transaction that reads first fails if another process writes before it does.
      connection.exec('begin immediate');
      try {
        const value = await work(within);
        connection.exec('commit');
        for (const message of messages) emitter.emit('message', message);
        return value;
      } catch (error) {
        if (connection.isTransaction) connection.exec('rollback');
        throw error;
      }
    });

  return {
    // All queries share one connection, so one in the middle of a transaction would see uncommitted rows: it waits.
    all: (query) => inTurn(async () => all(query)),
    transaction,
    alone: transaction,
    listen(onMessage) {
      emitter.on('message', onMessage);
      return () => void emitter.off('message', onMessage);
    },
    async backup(to) {
      const file = connection.location();
      if (file === null) throw new Error('a database in memory cannot be backed up');
      const half = `${to}.half`;
      // A separate connection, in a transaction, sees one moment. Otherwise a write during the copy makes it start over, or fail if both use this connection.
      const reading = new sqlite.DatabaseSync(file, { readOnly: true, timeout: PATIENCE });
      try {
        reading.exec('begin; select 1 from sqlite_schema');
        await sqlite.backup(reading, half);
        inOneFile(half);
        renameSync(half, to);
      } catch (error) {
        rmSync(half, { force: true });
        throw error;
      } finally {
        reading.close();
      }
    },
    close: () => inTurn(async () => connection.close()),
  };
}

/** Each transaction begins by locking the whole database. */
const NO_LOCKS: Transaction['lock'] = { share: sql``, update: sql`` };

/** A copy keeps WAL mode, in which even reading creates files next to it. A backup may lie where nothing can be written, so switch the mode off. */
function inOneFile(path: string): void {
  const copy = new sqlite.DatabaseSync(path);
  try {
    copy.exec('pragma synchronous = full; pragma journal_mode = delete');
  } finally {
    copy.close();
  }
}

/** Runs one piece of work after another. */
function queue() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>): Promise<T> => {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  };
}

/** Runs queries, and prepares each SQL text only once. */
function preparing(connection: DatabaseSync): (query: Sql) => readonly Row[] {
  const statements = new Map<string, StatementSync>();
  return (query) => {
    const text = textOf(query, () => '?');
    const statement = statements.get(text) ?? connection.prepare(text);
    statements.set(text, statement);
    return statement.all(...query.values);
  };
}

/** Runs work without Node's warning that a module is experimental: Node 22 and early versions of 24 print it for `node:sqlite`. */
export function quietly<T>(work: () => T): T {
  const emitWarning = process.emitWarning.bind(process);
  process.emitWarning = (warning: string | Error, ...about: unknown[]) => {
    if (about[0] !== 'ExperimentalWarning') Reflect.apply(emitWarning, undefined, [warning, ...about]);
  };
  try {
    return work();
  } finally {
    process.emitWarning = emitWarning;
  }
}
