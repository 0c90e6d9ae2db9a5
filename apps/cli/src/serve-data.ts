import { existsSync, readFileSync } from 'node:fs';

import { type Locale, type TypedError, describeTypedError } from '@tenbo/i18n';

import { type Place, type Store, restore } from '../../server/src/index.ts';
import { printAsIs } from './output.ts';
import { cannotDo } from './refusal.ts';
import { openedStore, placeOf } from './serve-database.ts';
import { troubleOf } from './trouble.ts';

/** The most events to list if the requested one does not exist. */
const MOST_EVENTS = 20;

/** Copies the database to a new file, even while a server uses it. @returns the report. @throws {Refusal} */
export async function backUp(file: string, data: string | undefined, locale: Locale): Promise<string> {
  const answer = await withStore(placeOf(data), async (store) => store.backup(file));
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
  const place = placeOf(data);
  if (!('file' in place)) throw cannotDo({ code: 'usePgDump' });
  const { file } = place;
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
  await withStore(placeOf(data), async (store) => {
    const file = await store.exportEvent(event);
    if (file === undefined) throw cannotDo({ code: 'noSuchEvent', event, events: (await store.events()).slice(0, MOST_EVENTS) });
    printAsIs(file);
  });
}

/** Adds the event of a file to the database, which is created if it does not exist. @throws {Refusal} */
export async function importEvent(file: string, data: string | undefined, locale: Locale): Promise<string> {
  const text = textOf(file);
  const store = await openedStore(placeOf(data));
  try {
    const answer = await store.importEvent(text);
    if (!answer.ok) throw cannotDo({ ...answer.error, file });
    return line({ code: 'eventImported', ...answer.value }, locale);
  } finally {
    await store.close();
  }
}

/** Works with an existing database. */
async function withStore<T>(place: Place, work: (store: Store) => Promise<T>): Promise<T> {
  if ('file' in place && !existsSync(place.file)) throw cannotDo({ code: 'noDatabase', file: place.file });
  const store = await openedStore(place);
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
