import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';

import { sqlite } from './db-sqlite.ts';
import { MIGRATIONS, VERSION_TABLE } from './migrations.ts';
import { reasonOf } from './open-store.ts';
import type { Answer } from './store.ts';

type Restored = Answer<undefined, 'notABackup' | 'newerBackup' | 'fileExists' | 'inUse' | 'cannotWrite'>;

/**
 * Puts a copy of a backup in place of a database, or where none exists yet, completely or not at all. It reads the whole backup first, so it refuses a damaged one; it also
 * refuses to replace a database that a program has open.
 */
export async function restore(backup: string, file: string, mayReplace: boolean): Promise<Restored> {
  const half = `${file}.half`;
  let source: DatabaseSync | undefined;
  let held: DatabaseSync | undefined;
  try {
    const opened = openBackup(backup);
    if (!opened.ok) return opened;
    source = opened.value;
    if (existsSync(file) && !mayReplace) return { ok: false, error: { code: 'fileExists', path: file } };
    await sqlite.backup(source, half);
    const target = existsSync(file) ? hold(file) : undefined;
    if (target === 'inUse') return { ok: false, error: { code: 'inUse', path: file } };
    held = target;
    putInPlace(half, file);
    return { ok: true, value: undefined };
  } catch (error) {
    return { ok: false, error: { code: 'cannotWrite', reason: reasonOf(error) } };
  } finally {
    source?.close();
    held?.close();
    rmSync(half, { force: true });
  }
}

/** Opens a backup if it is complete, and made by this program or an older version of it: its tables are exactly those of that version. */
function openBackup(path: string): Answer<DatabaseSync, 'notABackup' | 'newerBackup'> {
  if (!existsSync(path)) return not(path, 'there is no such file');
  let connection: DatabaseSync | undefined;
  try {
    connection = new sqlite.DatabaseSync(path, { readOnly: true });
    connection.exec('pragma trusted_schema = off');
    const version = versionIn(connection);
    if (version > MIGRATIONS.length) {
      connection.close();
      return { ok: false, error: { code: 'newerBackup', path, version, known: MIGRATIONS.length } };
    }
    const wrong = wrongIn(connection, version);
    if (wrong === undefined) return { ok: true, value: connection };
    connection.close();
    return not(path, wrong);
  } catch (error) {
    connection?.close();
    return not(path, reasonOf(error));
  }
}

function not(path: string, reason: string): Answer<never, 'notABackup'> {
  return { ok: false, error: { code: 'notABackup', path, reason } };
}

/** The version of a database; 0 if it has none, or more than one. */
function versionIn(connection: DatabaseSync): number {
  const rows = connection.prepare('select version from tenbo_version limit 2').all();
  const version = rows.length === 1 ? rows[0]?.['version'] : undefined;
  return typeof version === 'number' && Number.isInteger(version) ? version : 0;
}

/** Why a database cannot be one of this program; undefined if it can. */
function wrongIn(connection: DatabaseSync, version: number): string | undefined {
  if (version < 1) return 'it has no version';
  const different = schemaDifference(connection, version);
  if (different !== undefined) return different;
  const [whole] = Object.values(connection.prepare('pragma integrity_check').get() ?? {});
  if (whole !== 'ok') return String(whole);
  return connection.prepare('pragma foreign_key_check').get() === undefined ? undefined : 'an entry has no log or no link';
}

/**
 * Locks the database for this process. That also moves everything committed into the one file and removes the extra files, which are of no use to another database. A file
 * that is not a database needs no lock.
 */
function hold(file: string): DatabaseSync | 'inUse' | undefined {
  let connection: DatabaseSync | undefined;
  try {
    connection = new sqlite.DatabaseSync(file, { timeout: 0 });
    connection.exec('pragma locking_mode = exclusive; pragma journal_mode = delete; begin exclusive');
    return connection;
  } catch (error) {
    connection?.close();
    return /lock|busy/i.test(reasonOf(error)) ? 'inUse' : undefined;
  }
}

function putInPlace(half: string, file: string): void {
  const handle = openSync(half, 'r+');
  fsyncSync(handle);
  closeSync(handle);
  // If someone deleted a database but not these files, SQLite would apply them to this one.
  for (const beside of ['-wal', '-shm', '-journal']) rmSync(`${file}${beside}`, { force: true });
  renameSync(half, file);
}

/** The most characters of a name to repeat. */
const LONGEST_NAME = 80;

/** Everything that a database consists of, with the text that made it, except what SQLite adds: the indexes of keys, and statistics. */
const PARTS = `
  select type, name, coalesce(sql, '') as sql from sqlite_schema
  where not (type = 'index' and sql is null) and not (type = 'table' and name in ('sqlite_stat1', 'sqlite_stat4'))`;

/**
 * How a database differs from one that this program made, in a few words; undefined if it does not. Anything more than its tables and indexes is a difference: a trigger
 * could write whatever it likes whenever the server writes.
 *
 * @param version how many migrations it has been through
 */
function schemaDifference(database: DatabaseSync, version: number): string | undefined {
  const [found, wanted] = [partsOf(database), wantedParts(version)];
  const missing = [...wanted.keys()].find((part) => !found.has(part));
  if (missing !== undefined) return `it has no ${missing}`;
  const other = [...found].find(([part, sql]) => wanted.get(part) !== sql);
  if (other === undefined) return undefined;
  return wanted.has(other[0]) ? `its ${other[0]} is another one` : `it has another ${other[0]}`;
}

/** The parts of a new database of a version. */
function wantedParts(version: number): ReadonlyMap<string, string> {
  const database = new sqlite.DatabaseSync(':memory:');
  try {
    for (const script of [VERSION_TABLE, ...MIGRATIONS.slice(0, version)]) database.exec(script);
    return partsOf(database);
  } finally {
    database.close();
  }
}

function partsOf(database: DatabaseSync): ReadonlyMap<string, string> {
  const rows = database.prepare(PARTS).all();
  const parts = rows.map(
    ({ type, name, sql }) =>
      [`${String(type)} ${String(name)}`.slice(0, LONGEST_NAME), String(sql).replaceAll(/\s+/g, ' ').trim()] as const,
  );
  return new Map(parts);
}
