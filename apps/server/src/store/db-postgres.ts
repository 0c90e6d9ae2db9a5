import { setTimeout as pause } from 'node:timers/promises';

import pg from 'pg';

import type { Db, Row, Transaction } from './db.ts';
import { type Sql, sql, textOf } from './sql.ts';

/** Connections open at the same time. */
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
  // Without these listeners a lost connection ends the process. The query under way rejects, and the pool opens a new connection.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const listeners = new Set<() => Promise<void>>();
  const underWay = new Set<Promise<unknown>>();
  /** Notes work under way, for `close` to wait for: a closed pool never answers a query that still waits for a connection. */
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
      // Close the connection instead of reusing it: that rolls the transaction back, whatever state it is in.
      client.release(true);
      throw error;
    }
  }

  /** Uses a separate connection without a time limit for queries: it may wait for other processes and change large tables. */
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
    listen(onMessage) {
      const stop = listenTo(address, CHANNEL, onMessage);
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

/** Runs work in a transaction that the statements `begin` open, and commits it. */
async function committed<T>(client: pg.ClientBase, begin: string, work: Work<T>): Promise<T> {
  await client.query(begin);
  const value = await work({
    all: (query) => rowsOf(client, query),
    run: async (script) => void (await client.query(script)),
    lock: LOCKS,
    notify: async (message) => void (await client.query('select pg_notify($1, $2)', [CHANNEL, message])),
  });
  const { command } = await client.query('commit');
  // If a statement has failed, PostgreSQL answers a commit with a rollback, and no error.
  if (command !== 'COMMIT') throw new Error('a statement of the transaction had failed');
  return value;
}

const LOCKS: Transaction['lock'] = { share: sql`for share`, update: sql`for update` };

async function rowsOf(client: pg.Pool | pg.ClientBase, query: Sql): Promise<readonly Row[]> {
  const { rows } = await client.query<Row>(
    textOf(query, (nth) => `$${nth}`),
    [...query.values],
  );
  return rows;
}

/** How long to wait before connecting again, at first and at most, in milliseconds. */
const FIRST_PAUSE = 100;
const LONGEST_PAUSE = 5_000;
/** A connection can break without notice, so we query it now and then: how often, and how long an answer may take, in milliseconds. */
const PATIENCE = { askEvery: 10_000, toAnswer: 5_000 };

/**
 * Listens to a channel on a separate connection, and reconnects whenever that is lost. Messages sent in between are gone, so `onMessage` gets
 * undefined after every connect, including the first.
 *
 * @returns a function that stops listening and waits until the connection is closed
 */
export function listenTo(
  address: string,
  channel: string,
  onMessage: (message: string | undefined) => void,
  { askEvery, toAnswer } = PATIENCE,
): () => Promise<void> {
  const ending = new AbortController();
  const ended = keepListening();
  return () => {
    ending.abort();
    return ended;
  };

  async function keepListening(): Promise<void> {
    for (let wait = FIRST_PAUSE; !ending.signal.aborted; wait = Math.min(wait * 2, LONGEST_PAUSE)) {
      if (await listenOnce()) wait = FIRST_PAUSE;
      await pause(wait, undefined, { signal: ending.signal }).catch(() => undefined);
    }
  }

  /** Listens until the connection is lost. @returns whether it could connect at all */
  async function listenOnce(): Promise<boolean> {
    const client = new pg.Client({ connectionString: address, connectionTimeoutMillis: toAnswer, query_timeout: toAnswer });
    const lost = new AbortController();
    for (const event of ['error', 'end'] as const) client.on(event, () => lost.abort());
    ending.signal.addEventListener('abort', () => lost.abort(), { signal: lost.signal });
    client.on('notification', ({ payload = '' }) => onMessage(payload));
    let began = false;
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
      began = true;
      if (!ending.signal.aborted) onMessage(undefined);
      while (!lost.signal.aborted) {
        await pause(askEvery, undefined, { signal: lost.signal });
        await client.query('select 1');
      }
    } catch {
      // The connection was lost, or never came up.
    }
    await client.end().catch(() => undefined);
    return began;
  }
}
