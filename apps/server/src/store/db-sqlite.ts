import { EventEmitter } from 'node:events';
import { renameSync, rmSync } from 'node:fs';
import type { DatabaseSync, StatementSync } from 'node:sqlite';

import type { Db, Row, Transaction } from './db.ts';
import { quietly } from './quietly.ts';
import { type Sql, textOf } from './sql.ts';

const sqlite = quietly(() => process.getBuiltinModule('node:sqlite'));

/** How long to wait for another process that writes, in milliseconds. */
const PATIENCE = 10_000;

/** SQLite in one file, by Node's own module. Throws if the file cannot be opened or is no database. */
export function openSqlite(path: string): Db {
  const connection = new sqlite.DatabaseSync(path, { timeout: PATIENCE, enableForeignKeyConstraints: true });
  try {
    connection.exec('pragma journal_mode = wal; pragma synchronous = full');
  } catch (error) {
    connection.close();
    throw error;
  }
  const all = preparing(connection);
  const told = new EventEmitter<{ message: [string] }>().setMaxListeners(0);
  const inTurn = queue();

  const transaction = <T>(work: (transaction: Transaction) => Promise<T>) =>
    inTurn(async () => {
      const messages: string[] = [];
      const within: Transaction = {
        all: async (query) => all(query),
        run: async (script) => connection.exec(script),
        tell: async (message) => void messages.push(message),
      };
      // At once for writing: a transaction that begins by reading fails if another process has written before it does.
      connection.exec('begin immediate');
      try {
        const value = await work(within);
        connection.exec('commit');
        for (const message of messages) told.emit('message', message);
        return value;
      } catch (error) {
        if (connection.isTransaction) connection.exec('rollback');
        throw error;
      }
    });

  return {
    // There is one connection, so a query beside a transaction would see what is not committed yet.
    all: (query) => inTurn(async () => all(query)),
    transaction,
    alone: transaction,
    listen(heard) {
      told.on('message', heard);
      return () => void told.off('message', heard);
    },
    async backup(to) {
      const file = connection.location();
      if (file === null) throw new Error('a database in memory cannot be backed up');
      const half = `${to}.half`;
      // A connection of its own, which sees one moment: what is written meanwhile fails a copy by the same connection, and makes others begin again.
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

/** A copy keeps the way its source is written, for which SQLite makes files beside it even to read it: a backup may lie where it cannot. */
function inOneFile(path: string): void {
  const copy = new sqlite.DatabaseSync(path);
  try {
    copy.exec('pragma synchronous = full; pragma journal_mode = delete');
  } finally {
    copy.close();
  }
}

/** Does one piece of work after the other. */
function queue() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>): Promise<T> => {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  };
}

/** Runs queries with statements that are prepared once for each text. */
function preparing(connection: DatabaseSync): (query: Sql) => readonly Row[] {
  const statements = new Map<string, StatementSync>();
  return (query) => {
    const text = textOf(query, () => '?');
    const statement = statements.get(text) ?? connection.prepare(text);
    statements.set(text, statement);
    return statement.all(...query.values);
  };
}
