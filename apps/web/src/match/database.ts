import { type Result, err } from '@tenbo/engine';
import type { Entry } from '@tenbo/ledger';

import type { SharedMatch, StoredLink, StoredPeople, StoredTournament } from '../club/stored.ts';
import type { GameRecord } from './game-record.ts';
import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb';

/** Why a database operation failed: no room, blocked or missing, written by a newer version, held up by another tab, or anything else. */
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

type Names = ('matches' | 'entries' | 'records' | 'shared' | 'links' | 'people' | 'tournaments')[];
type Mode = 'readonly' | 'readwrite';
export type Transaction<M extends Mode> = IDBPTransaction<Tables, Names, M>;

const TABLES: Names = ['matches', 'entries', 'records', 'shared', 'links', 'people', 'tournaments'];
/** Version 2 added records, version 3 the data of a club server. */
const VERSION = 3;
/** How long to wait for another tab that blocks the opening of the database, in milliseconds. */
const PATIENCE = 5000;

let opened: Promise<IDBPDatabase<Tables>> | undefined;

/**
 * Runs `act` in one transaction. It is rolled back if `act` returns an error; otherwise it is on disk when this resolves. A broken connection is dropped,
 * and the next call opens another.
 */
export async function inTransaction<M extends Mode, T, E>(
  mode: M,
  act: (transaction: Transaction<M>) => Promise<Result<T, E>>,
): Promise<Result<T, E | StorageFault>> {
  try {
    return await attempt(await begun(mode), act);
  } catch (error) {
    drop();
    if (!(error instanceof DOMException)) throw error;
    return err(faultOf(error));
  }
}

/** Chromium reports storage blocked by settings as an unknown error; only the message identifies it. */
function faultOf({ name, message }: DOMException): StorageFault {
  return name === 'UnknownError' && message.includes('denied') ? 'denied' : (FAULTS[name] ?? 'failed');
}

const FAULTS: { readonly [name: string]: StorageFault | undefined } = {
  QuotaExceededError: 'full',
  VersionError: 'newer',
  TimeoutError: 'busy',
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

async function attempt<M extends Mode, T, E>(
  transaction: Transaction<M>,
  act: (transaction: Transaction<M>) => Promise<Result<T, E>>,
): Promise<Result<T, E>> {
  const done = transaction.done.then(
    () => undefined,
    (error: unknown) => ({ error }),
  );
  try {
    const result = await act(transaction);
    if (!result.ok) abort(transaction);
    const failed = await done;
    if (result.ok && failed) throw failed.error;
    return result;
  } catch (error) {
    abort(transaction);
    await done;
    // The transaction's error is more precise than that of the request that failed with it.
    throw transaction.error ?? error;
  }
}

function abort(transaction: Transaction<Mode>): void {
  try {
    transaction.abort();
  } catch {
    // It has already ended.
  }
}

function database(): Promise<IDBPDatabase<Tables>> {
  return (opened ??= open());
}

async function open(): Promise<IDBPDatabase<Tables>> {
  if (!globalThis.indexedDB) throw new DOMException('this browser has no database', 'NotSupportedError');
  const opening = openDB<Tables>('tenbo', VERSION, {
    upgrade(db, before) {
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
    // A newer version is upgrading the database, or another tab is deleting it: do not block that.
    blocking: drop,
    terminated: drop,
  });
  const late = Symbol('late');
  const first = await Promise.race([opening, new Promise<typeof late>((wait) => setTimeout(wait, PATIENCE, late))]);
  if (first !== late) return first;
  void opening.then((db) => db.close()).catch(() => {});
  throw new DOMException('another page holds up the database', 'TimeoutError');
}

function drop(): void {
  void opened?.then((db) => db.close()).catch(() => {});
  opened = undefined;
}
