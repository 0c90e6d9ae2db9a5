// The database of `tenbo serve`: opened, backed up and restored, with events exported and imported.
import { existsSync, readFileSync } from 'node:fs';

import { type Locale } from '@tenbo/i18n';
import { type TypedError, describeTypedError } from '@tenbo/i18n/command';

import {
  type CannotOpen,
  type StoreLocation,
  type Store,
  type Transfer,
  checkedLine,
  openStore,
  readTransfer,
  restore,
} from '../../../server/src/index.ts';
import { printAsIs } from '../output/output.ts';
import { type Refusal, cannotDo } from '../output/refusal.ts';
import { troubleOf } from '../output/trouble.ts';

/** Where the database is. A file given as an option takes precedence over the environment. */
export function locationOf(data: string | undefined): StoreLocation {
  const { DATABASE_URL } = process.env;
  return data === undefined && DATABASE_URL ? { address: DATABASE_URL } : { file: data ?? 'tenbo.db' };
}

/** The store at a location. @throws {Refusal} */
export async function openedStore(location: StoreLocation): Promise<Store> {
  const opened = await openStore(location);
  if (!opened.ok) throw refusalOf(opened.error, location);
  return opened.value;
}

/** Does not repeat the address of the database, because it contains a password. */
function refusalOf(error: CannotOpen, location: StoreLocation): Refusal {
  const named = 'file' in location ? location.file : 'DATABASE_URL';
  if (error.code === 'newerDatabase') return cannotDo({ ...error, place: named });
  return cannotDo({ code: 'databaseNotOpened', place: named, said: error.reason });
}

/** The most events to list if the requested one does not exist. */
const MOST_EVENTS = 20;

/** Copies the database to a new file, even while a server uses it. @returns the report. @throws {Refusal} */
export async function backUp(file: string, data: string | undefined, locale: Locale): Promise<string> {
  const answer = await withStore(locationOf(data), async (store) => store.backup(file));
  if (answer.ok) return line({ code: 'backedUp', file }, locale);
  const { error } = answer;
  if (error.code === 'cannotWrite') throw cannotDo({ code: 'backupNotWritten', file, said: error.reason });
  throw cannotDo(error.code === 'fileExists' ? { code: 'fileExists', file } : error);
}

/** Replaces the database with a backup. @throws {Refusal} */
export async function restoreFrom(
  backup: string,
  { data, replace }: { readonly data?: string; readonly replace?: true },
  locale: Locale,
): Promise<string> {
  const location = locationOf(data);
  if (!('file' in location)) throw cannotDo({ code: 'usePgDump' });
  const { file } = location;
  const answer = await restore(backup, file, replace ?? false);
  if (answer.ok) return line({ code: 'restored', file }, locale);
  const { error } = answer;
  if (error.code === 'notABackup') throw cannotDo({ code: 'notABackup', file: backup, said: error.reason });
  if (error.code === 'newerBackup') throw cannotDo({ ...error, code: 'newerDatabase', place: backup });
  if (error.code === 'cannotWrite') throw cannotDo({ code: 'backupNotWritten', file, said: error.reason });
  throw cannotDo({ code: error.code === 'inUse' ? 'databaseInUse' : 'databaseExists', file });
}

/** Prints all data of an event. @throws {Refusal} */
export async function exportEvent(event: string, data: string | undefined): Promise<undefined> {
  await withStore(locationOf(data), async (store) => {
    const file = await store.exportEvent(event);
    if (file === undefined) throw cannotDo({ code: 'noSuchEvent', event, events: (await store.events()).slice(0, MOST_EVENTS) });
    printAsIs(file);
  });
}

/**
 * Adds the event of a file as a new one to the database, which is created if it does not exist. The whole file is checked first, and what will be added is printed before anything
 * is written.
 *
 * @throws {Refusal}
 */
export async function importEvent(file: string, data: string | undefined, locale: Locale): Promise<string> {
  const transfer = readTransfer(textOf(file), checkedLine);
  if ('line' in transfer) throw cannotDo({ code: 'badLine', ...transfer, file });
  const { event } = transfer;
  const store = await openedStore(locationOf(data));
  try {
    printAsIs(line({ code: 'eventToImport', event, ...countsOf(transfer) }, locale));
    const answer = await store.importEvent(transfer);
    if (!answer.ok) throw cannotDo({ ...answer.error, file });
    return line({ code: 'eventImported', event }, locale);
  } finally {
    await store.close();
  }
}

/** How much a file would add. Links that still work are what gives people access, organisers' most of all. */
function countsOf({ links, people, logs, entries }: Transfer) {
  const working = links.filter(({ revoked }) => revoked === null);
  return {
    organisers: working.filter(({ role }) => role === 'organiser').length,
    links: working.length,
    people: people.length,
    logs: logs.length,
    entries: entries.length,
  };
}

/** Works with an existing database. */
async function withStore<T>(location: StoreLocation, work: (store: Store) => Promise<T>): Promise<T> {
  if ('file' in location && !existsSync(location.file)) throw cannotDo({ code: 'noDatabase', file: location.file });
  const store = await openedStore(location);
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

/** The text of a file. @throws {Refusal} */
export function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const trouble = troubleOf(error);
    throw trouble ? cannotDo({ code: 'cannotAccess', file, ...trouble }) : error;
  }
}

function line(said: TypedError, locale: Locale): string {
  return `  ${describeTypedError(said, locale)}\n`;
}
