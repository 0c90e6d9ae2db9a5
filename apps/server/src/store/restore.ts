import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';

import { MIGRATIONS } from './migrations.ts';
import { quietly } from './quietly.ts';
import { reasonOf } from './sql-store.ts';
import type { Answer } from './store.ts';

const sqlite = quietly(() => process.getBuiltinModule('node:sqlite'));

type Restored = Answer<undefined, 'notABackup' | 'newerBackup' | 'fileExists' | 'inUse' | 'cannotWrite'>;

/**
 * Puts a copy of a backup in the place of a database, or where there is none yet: at once, or not at all. The backup is read to its end first, so one that is damaged is
 * refused, and so is a database that a program has open.
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

/** A backup that is whole and of this program, or an older one. */
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
 * Takes the database for itself. What was committed goes into its one file by that, and the files beside it, which belong to no other database, go away. What is no database
 * holds nobody up.
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
  // Left behind by a database that was deleted by hand, they would be read as changes to this one.
  for (const beside of ['-wal', '-shm', '-journal']) rmSync(`${file}${beside}`, { force: true });
  renameSync(half, file);
}
