import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';

import { MIGRATIONS } from './migrations.ts';
import { quietly } from './quietly.ts';
import { reasonOf } from './sql-store.ts';
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

/** Opens a backup if it is complete, and made by this program or an older version of it. */
function openBackup(path: string): Answer<DatabaseSync, 'notABackup' | 'newerBackup'> {
  const not = (reason: string) => ({ ok: false, error: { code: 'notABackup', path, reason } }) as const;
  if (!existsSync(path)) return not('there is no such file');
  let connection: DatabaseSync | undefined;
  try {
    connection = new sqlite.DatabaseSync(path, { readOnly: true });
    const version = numberOf(connection.prepare('select version as value from tenbo_version').get());
    const whole = connection.prepare('pragma integrity_check').get();
    if (Object.values(whole ?? {})[0] === 'ok' && version <= MIGRATIONS.length) return { ok: true, value: connection };
    connection.close();
    if (version > MIGRATIONS.length)
      return { ok: false, error: { code: 'newerBackup', path, version, known: MIGRATIONS.length } };
    return not(String(Object.values(whole ?? {})[0]));
  } catch (error) {
    connection?.close();
    return not(reasonOf(error));
  }
}

function numberOf(row: Readonly<Record<string, unknown>> | undefined): number {
  const value = row?.['value'];
  return typeof value === 'number' ? value : 0;
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
