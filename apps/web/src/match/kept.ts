import type { Result } from '@tenbo/engine';
import { type Entry, type HandSoFar, type Log, type LogError, parseLog } from '@tenbo/ledger';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** A match as the browser keeps it. */
export interface Kept {
  readonly id: string;
  /** Its log, or why that cannot be read. */
  readonly log: Result<Log, readonly LogError[]>;
  readonly soFar: HandSoFar;
}

interface Tables extends DBSchema {
  /** What is not in the log: the hand being played. */
  matches: { key: string; value: { readonly id: string; readonly soFar: HandSoFar } };
  /** Entries by match and number, so that two pages cannot both write the same one. */
  entries: { key: [string, number]; value: { readonly match: string; readonly nth: number; readonly entry: Entry } };
}

const VERSION = 1;
let opened: Promise<IDBPDatabase<Tables>> | undefined;

function database(): Promise<IDBPDatabase<Tables>> {
  return (opened ??= openDB<Tables>('tenbo', VERSION, {
    upgrade(db) {
      db.createObjectStore('matches', { keyPath: 'id' });
      db.createObjectStore('entries', { keyPath: ['match', 'nth'] });
    },
  }));
}

/** A match as it is stored: whether its entries can be read is not asked. */
export interface Stored {
  readonly id: string;
  readonly log: readonly unknown[];
  readonly soFar: HandSoFar;
}

/** Every match there is, as it is stored. */
export async function allStored(): Promise<readonly Stored[]> {
  const transaction = (await database()).transaction(['matches', 'entries']);
  const matches = await transaction.objectStore('matches').getAll();
  const entries = Map.groupBy(await transaction.objectStore('entries').getAll(), ({ match }) => match);
  return matches.map(({ id, soFar }) => ({ id, log: (entries.get(id) ?? []).map(({ entry }) => entry), soFar }));
}

/** Every match there is, in no order. */
export async function allKept(): Promise<readonly Kept[]> {
  return (await allStored()).map(({ id, log, soFar }) => ({ id, log: parseLog(log), soFar }));
}

/** One match; undefined where there is none of that id. */
export async function readKept(id: string): Promise<Kept | undefined> {
  const transaction = (await database()).transaction(['matches', 'entries']);
  const match = await transaction.objectStore('matches').get(id);
  const entries = await transaction.objectStore('entries').getAll(IDBKeyRange.bound([id, 0], [id, Infinity]));
  return match && { id, log: parseLog(entries.map(({ entry }) => entry)), soFar: match.soFar };
}

/**
 * Keeps entries from the one of a number on, with the hand being played. It is on the disk when this ends.
 *
 * @throws ConstraintError where there is an entry of such a number already, as another page wrote it; then nothing is kept
 */
export async function keepEntries(id: string, from: number, entries: readonly Entry[], soFar: HandSoFar): Promise<void> {
  const transaction = (await database()).transaction(['matches', 'entries'], 'readwrite', { durability: 'strict' });
  const added = entries.map((entry, i) => transaction.objectStore('entries').add({ match: id, nth: from + i, entry }));
  await Promise.all([...added, transaction.objectStore('matches').put({ id, soFar }), transaction.done]);
}

export async function keepSoFar(id: string, soFar: HandSoFar): Promise<void> {
  await (await database()).put('matches', { id, soFar });
}

export async function removeKept(id: string): Promise<void> {
  const transaction = (await database()).transaction(['matches', 'entries'], 'readwrite', { durability: 'strict' });
  await Promise.all([
    transaction.objectStore('matches').delete(id),
    transaction.objectStore('entries').delete(IDBKeyRange.bound([id, 0], [id, Infinity])),
    transaction.done,
  ]);
}
