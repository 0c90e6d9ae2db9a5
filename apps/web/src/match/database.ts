import { type Result, err } from '@tenbo/engine';
import type { Entry } from '@tenbo/ledger';
import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb';

/** Why the browser does not do with its database what it was asked: no room, blocked or missing, of a newer page, held up by another page, or anything else. */
export type StorageFault = 'full' | 'denied' | 'newer' | 'busy' | 'failed';

interface Tables extends DBSchema {
  /** What is not in the log: the hand being played. */
  matches: { key: string; value: { readonly id: string; readonly soFar: unknown } };
  /** Entries by match and number, so that two pages cannot both write the same one. */
  entries: { key: [string, number]; value: { readonly match: string; readonly nth: number; readonly entry: Entry } };
}

type Mode = 'readonly' | 'readwrite';
export type Transaction<M extends Mode> = IDBPTransaction<Tables, ['matches', 'entries'], M>;

const VERSION = 1;
/** How long another page may hold up the opening of the database, in milliseconds. */
const PATIENCE = 5000;

let opened: Promise<IDBPDatabase<Tables>> | undefined;

/**
 * Does something in one transaction: all of it, or nothing where it gives an error. It is on the disk when this ends. A connection that does
 * not serve is dropped, and the next act opens another.
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

/** Chromium's name for what the reader's settings forbid is that of an unknown error; only its text tells. */
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

/** A transaction on a connection that is open: one that was closed meanwhile is opened again, as nothing was done on it yet. */
async function begun<M extends Mode>(mode: M): Promise<Transaction<M>> {
  const begin = async () => (await database()).transaction(['matches', 'entries'], mode, { durability: 'strict' });
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
    // What broke the transaction says more than the request that broke with it.
    throw transaction.error ?? error;
  }
}

function abort(transaction: Transaction<Mode>): void {
  try {
    transaction.abort();
  } catch {
    // It has ended by itself.
  }
}

function database(): Promise<IDBPDatabase<Tables>> {
  return (opened ??= open());
}

async function open(): Promise<IDBPDatabase<Tables>> {
  if (!globalThis.indexedDB) throw new DOMException('this browser has no database', 'NotSupportedError');
  const opening = openDB<Tables>('tenbo', VERSION, {
    upgrade(db) {
      db.createObjectStore('matches', { keyPath: 'id' });
      db.createObjectStore('entries', { keyPath: ['match', 'nth'] });
    },
    // A newer page upgrades the database, or another deletes it: this one must not be in its way.
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
