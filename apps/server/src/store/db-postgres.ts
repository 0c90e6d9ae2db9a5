import pg from 'pg';

import type { Db, Row, Transaction } from './db.ts';
import { listenTo } from './postgres-listener.ts';
import { type Sql, textOf } from './sql.ts';

/** Connections at once. */
const CONNECTIONS = 8;
/** How long to wait for a connection, and for the answer to a query, in milliseconds. */
const TO_CONNECT = 10_000;
const TO_ANSWER = 60_000;
/** The advisory lock for changes to the tables: any number that only tenbo uses, here the letters `tenb`. */
const LOCK = 0x74_65_6e_62;
const CHANNEL = 'tenbo';

type Work<T> = (transaction: Transaction) => Promise<T>;

/** PostgreSQL at an address such as `postgres://user:password@host/database`. Connects when it is first used. */
export function openPostgres(address: string): Db {
  const pool = new pg.Pool({
    connectionString: address,
    max: CONNECTIONS,
    connectionTimeoutMillis: TO_CONNECT,
    query_timeout: TO_ANSWER,
    keepAlive: true,
  });
  // Without these a lost connection ends the process. Whoever uses it is told by its query; the pool makes a new one.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const listeners = new Set<() => Promise<void>>();
  const underWay = new Set<Promise<unknown>>();
  /** A pool that is closed leaves those without an answer who still wait for a connection, so `close` waits for them. */
  const noted = <T>(work: Promise<T>): Promise<T> => {
    const settled = work.catch(() => undefined);
    underWay.add(settled);
    void settled.then(() => underWay.delete(settled));
    return work;
  };

  async function transaction<T>(work: Work<T>): Promise<T> {
    const client = await pool.connect();
    try {
      const value = await committed(client, 'begin', work);
      client.release();
      return value;
    } catch (error) {
      // Closed rather than used again: that undoes the transaction, whatever has become of the connection.
      client.release(true);
      throw error;
    }
  }

  /** With a connection of its own, which may wait for others and change large tables as long as that takes. */
  async function alone<T>(work: Work<T>): Promise<T> {
    const client = new pg.Client({ connectionString: address, connectionTimeoutMillis: TO_CONNECT, keepAlive: true });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return await committed(client, `begin; select pg_advisory_xact_lock(${LOCK})`, work);
    } finally {
      await client.end();
    }
  }

  return {
    all: (query) => noted(rowsOf(pool, query)),
    transaction: (work) => noted(transaction(work)),
    alone: (work) => noted(alone(work)),
    listen(heard) {
      const stop = listenTo(address, CHANNEL, heard);
      listeners.add(stop);
      return () => {
        listeners.delete(stop);
        void stop();
      };
    },
    backup: undefined,
    async close() {
      await Promise.all([...underWay, ...[...listeners].map((stop) => stop())]);
      await pool.end();
    },
  };
}

/** Does work in a transaction that begins so. */
async function committed<T>(client: pg.ClientBase, begin: string, work: Work<T>): Promise<T> {
  await client.query(begin);
  const value = await work({
    all: (query) => rowsOf(client, query),
    run: async (script) => void (await client.query(script)),
    tell: async (message) => void (await client.query('select pg_notify($1, $2)', [CHANNEL, message])),
  });
  const { command } = await client.query('commit');
  // After a failed statement PostgreSQL answers a commit by undoing all, without an error.
  if (command !== 'COMMIT') throw new Error('a statement of the transaction had failed');
  return value;
}

async function rowsOf(client: pg.Pool | pg.ClientBase, query: Sql): Promise<readonly Row[]> {
  const { rows } = await client.query<Row>(
    textOf(query, (nth) => `$${nth}`),
    [...query.values],
  );
  return rows;
}
