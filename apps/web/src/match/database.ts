import type { SharedMatch, StoredLink, StoredPeople } from '@tenbo/club/client';
import { type Result, err, ok } from '@tenbo/engine';
import type { Entry } from '@tenbo/ledger';

import type { GameRecord } from './stored-match.ts';
import { type Alive, inTime, isLate } from '../in-time.ts';
import { answering, isStuck, noticed, recovers, stoppedWhenLeft, untilHere } from './stuck.ts';
import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb';

/** Why a database operation failed: no room, blocked or missing, written by a newer version, no answer, or anything else. */
export type StorageFault = 'full' | 'denied' | 'newer' | 'busy' | 'failed';

interface Tables extends DBSchema {
  /** The hand being played and the hands being entered, neither of which is in the log. */
  matches: { key: string; value: { readonly id: string; readonly soFar: unknown; readonly drafts?: unknown } };
  /** Entries by match and number, so that two tabs cannot write the same one. */
  entries: { key: [string, number]; value: { readonly match: string; readonly nth: number; readonly entry: Entry } };
  /** The records that matches were imported from, by match. They are not in `matches`, so that a list of matches does not read them. */
  records: { key: string; value: { readonly match: string; readonly record: GameRecord } };
  /** The matches that are copies of logs of the club server, by match. */
  shared: { key: string; value: SharedMatch };
  /** This browser's links to the club server, by token. */
  links: { key: string; value: StoredLink };
  /** The names of people, by event: entries only have ids. */
  people: { key: string; value: StoredPeople };
  /** The organisers' logs, by event. */
  tournaments: { key: string; value: StoredTournament };
}

/** The organiser's log of an event, unchecked, and the tokens of the links that were created here. */
export interface StoredTournament {
  readonly event: string;
  readonly entries: readonly unknown[];
  /** Acts that the server has not confirmed. */
  readonly waiting: readonly unknown[];
  /** By the ids of the links. */
  readonly tokens: Readonly<Record<string, string>>;
}

type Names = ('matches' | 'entries' | 'records' | 'shared' | 'links' | 'people' | 'tournaments')[];
type Mode = 'readonly' | 'readwrite';
/** What each table has a row of. */
export type Rows = { readonly [Table in Names[number]]: Tables[Table]['value'] };
export type Transaction<M extends Mode> = IDBPTransaction<Tables, Names, M>;

const TABLES: Names = ['matches', 'entries', 'records', 'shared', 'links', 'people', 'tournaments'];
/** Version 2 added records, version 3 the data of a club server. */
const VERSION = 3;
/** How long the database may be silent, in milliseconds. Usually it answers in a few. A long transaction gives a sign with each of its requests. */
const PATIENCE = 4_000;
/** The longest that a read waits: one request may read everything there is, on a slow phone. */
const MOST_PATIENCE = 64_000;
/** A transaction is tried twice: once more after the database was freed. */
const TRIES = 2;

type Act<M extends Mode, T, E> = (transaction: Transaction<M>) => Promise<Result<T, E>>;

/** The page was left in the middle of a transaction, which has been aborted. */
const LEFT = new DOMException('the page was left', 'AbortError');

let opened: Promise<IDBPDatabase<Tables>> | undefined;
let freeing: Promise<void> | undefined;

/**
 * Runs `act` in one transaction. It is rolled back if `act` returns an error; otherwise it is on disk when this resolves. A broken connection is dropped,
 * and the next call opens another. `act` may run again from the start: if the database did not answer, or when a page that was left comes back.
 */
export function inTransaction<M extends Mode, T, E>(mode: M, act: Act<M, T, E>): Promise<Result<T, E | StorageFault>> {
  return noticed(tried(mode, act, PATIENCE));
}

/** Reads in one transaction, however long it takes until the database answers. Meanwhile `stuck.ts` knows about it. */
export function reading<T, E = never>(act: Act<'readonly', T, E>): Promise<Result<T, E | StorageFault>> {
  const read = async () => {
    for (let patience = PATIENCE; ; patience = Math.min(2 * patience, MOST_PATIENCE)) {
      const result = await tried('readonly', act, patience);
      if (result.ok || result.error !== 'busy') return result;
      await answering();
    }
  };
  return noticed(read());
}

async function tried<M extends Mode, T, E>(mode: M, act: Act<M, T, E>, patience: number): Promise<Result<T, E | StorageFault>> {
  for (let tries = 0; tries < TRIES && !isStuck.peek();) {
    try {
      await untilHere();
      return await inTime(patience, (alive, late) => attempt(mode, act, alive, late));
    } catch (error) {
      drop();
      if (error === LEFT) continue;
      if (!(error instanceof DOMException)) throw error;
      if (!isLate(error)) return err(faultOf(error));
      tries++;
      await recovers(answers);
    }
  }
  return err('busy');
}

/** Chromium reports storage blocked by settings as an unknown error; only the message identifies it. */
function faultOf({ name, message }: DOMException): StorageFault {
  return name === 'UnknownError' && message.includes('denied') ? 'denied' : (FAULTS[name] ?? 'failed');
}

const FAULTS: { readonly [name: string]: StorageFault | undefined } = {
  QuotaExceededError: 'full',
  VersionError: 'newer',
  SecurityError: 'denied',
  NotSupportedError: 'denied',
  InvalidStateError: 'denied',
};

/** Begins a transaction. A connection that has been closed is opened again, which is safe because nothing has been done yet. */
async function begun<M extends Mode>(mode: M): Promise<Transaction<M>> {
  const begin = async () => (await database()).transaction(TABLES, mode, { durability: 'strict' });
  try {
    return await begin();
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'InvalidStateError')) throw error;
    drop();
    return begin();
  }
}

async function attempt<M extends Mode, T, E>(mode: M, act: Act<M, T, E>, alive: Alive, late: AbortSignal): Promise<Result<T, E>> {
  const transaction = await begun(mode);
  const done = transaction.done.then(
    () => undefined,
    (error: unknown) => ({ error }),
  );
  let hasLeft = false;
  // WebKit would keep its locks in the back/forward cache, and every later page would wait for them.
  const stay = stoppedWhenLeft(() => (hasLeft = abort(transaction)));
  late.addEventListener('abort', () => abort(transaction));
  if (late.aborted) abort(transaction);
  alive();
  // Successes do not bubble, but they pass here on their way down.
  transaction.addEventListener('success', () => alive(), true);
  try {
    const result = await act(transaction);
    if (result.ok) commit(transaction);
    else abort(transaction);
    const failed = await done;
    if (hasLeft) throw LEFT;
    if (result.ok && failed) throw failed.error;
    return result;
  } catch (error) {
    abort(transaction);
    await done;
    if (hasLeft) throw LEFT;
    // The transaction's error is more precise than that of the request that failed with it.
    throw transaction.error ?? error;
  } finally {
    stay();
  }
}

/** @returns whether it was still running */
function abort(transaction: { abort: () => void }): boolean {
  try {
    transaction.abort();
    return true;
  } catch {
    // It has already ended.
    return false;
  }
}

/** Ends a transaction without waiting until the page has nothing more to ask: it may be left before that. */
function commit(transaction: Transaction<Mode>): void {
  try {
    transaction.commit();
  } catch {
    // It has already ended.
  }
}

/** Frees the database, then asks it something. @returns whether it answers; a fault is an answer too */
async function answers(patience: number): Promise<boolean> {
  try {
    await inTime(patience, () => (freeing ??= free()));
    const count: Act<'readwrite', number, never> = async (transaction) => ok(await transaction.objectStore('matches').count());
    await inTime(patience, (alive, late) => attempt('readwrite', count, alive, late));
    return true;
  } catch (error) {
    drop();
    return error !== LEFT && !isLate(error);
  }
}

/**
 * Begins an upgrade and aborts it: its version and rows stay, but the browser must first end every other connection, with the transactions in which pages
 * were left.
 */
function free(): Promise<void> {
  return new Promise((resolve) => {
    const request = globalThis.indexedDB.open('tenbo', VERSION + 1);
    request.addEventListener('upgradeneeded', () => request.transaction?.abort());
    request.addEventListener('success', () => request.result.close());
    for (const end of ['success', 'error']) {
      request.addEventListener(end, () => {
        freeing = undefined;
        resolve();
      });
    }
  });
}

function database(): Promise<IDBPDatabase<Tables>> {
  return (opened ??= open());
}

async function open(): Promise<IDBPDatabase<Tables>> {
  if (!globalThis.indexedDB) throw new DOMException('this browser has no database', 'NotSupportedError');
  let hasLeft = false;
  let stay = () => {};
  try {
    return await openDB<Tables>('tenbo', VERSION, {
      upgrade(db, before, _, transaction) {
        stay = stoppedWhenLeft(() => (hasLeft = abort(transaction)));
        // What went wrong is known from the opening.
        transaction.done.catch(() => {});
        if (hasLeft) return;
        if (before < 1) {
          db.createObjectStore('matches', { keyPath: 'id' });
          db.createObjectStore('entries', { keyPath: ['match', 'nth'] });
        }
        if (before < 2) db.createObjectStore('records', { keyPath: 'match' });
        db.createObjectStore('shared', { keyPath: 'match' });
        db.createObjectStore('links', { keyPath: 'token' });
        db.createObjectStore('people', { keyPath: 'event' });
        db.createObjectStore('tournaments', { keyPath: 'event' });
      },
      // A newer version is upgrading the database, or another tab is freeing or deleting it: do not block that.
      blocking: drop,
      terminated: drop,
    });
  } catch (error) {
    throw hasLeft ? LEFT : error;
  } finally {
    stay();
  }
}

/** Forgets the connection. It is closed, also if it opens only later. */
function drop(): void {
  void opened?.then((db) => db.close()).catch(() => {});
  opened = undefined;
}
