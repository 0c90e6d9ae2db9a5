import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';

import { MIGRATIONS } from './migrations.ts';
import { quietly } from './quietly.ts';
import { reasonOf } from './sql-store.ts';
import { schemaDifference } from './sqlite-schema.ts';
import type { Answer } from './store.ts';

const sqlite = quietly(() => process.getBuiltinModule('node:sqlite'));

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
