import { existsSync } from 'node:fs';

import { type Db, changeOf } from './db.ts';
import { linksIn, passwordsIn } from './links.ts';
import { logsIn } from './logs.ts';
import { MIGRATIONS, migrate } from './migrations.ts';
import { peopleIn } from './people.ts';
import { sql } from './sql.ts';
import type { Store } from './store.ts';
import { transferIn } from './transfer.ts';

/** The location of a store: a file for SQLite, or the address of a PostgreSQL database. */
export type StoreLocation = { readonly file: string } | { readonly address: string };

/** Why a store cannot be opened. */
export type CannotOpen =
  /** A newer program has changed the database. It is left unchanged. */
  | { readonly code: 'newerDatabase'; readonly version: number; readonly known: number }
  /** The file or server does not exist, refuses access, or is not a database. */
  | { readonly code: 'cannotOpen'; readonly reason: string };

type Opened = { readonly ok: true; readonly value: Store } | { readonly ok: false; readonly error: CannotOpen };

/** Brings the tables to this program's version, even if several processes start at once, and opens the store. */
export async function openStore(location: StoreLocation): Promise<Opened> {
  let db: Db | undefined;
  try {
    db = await openDb(location);
    const version = await migrate(db);
    if (version <= MIGRATIONS.length) return { ok: true, value: storeIn(db) };
    await db.close();
    return { ok: false, error: { code: 'newerDatabase', version, known: MIGRATIONS.length } };
  } catch (error) {
    await db?.close();
    return { ok: false, error: { code: 'cannotOpen', reason: reasonOf(error) } };
  }
}

/** Loads PostgreSQL's driver only if it is needed. */
export async function openDb(location: StoreLocation): Promise<Db> {
  if ('file' in location) return (await import('./db-sqlite.ts')).openSqlite(location.file);
  return (await import('./db-postgres.ts')).openPostgres(location.address);
}

/** The store in a database whose tables have the latest version. */
function storeIn(db: Db): Store {
  return {
    ...logsIn(db),
    ...linksIn(db),
    ...peopleIn(db),
    ...passwordsIn(db),
    ...transferIn(db),

    // Runs in a later turn, so that an exception in a listener cannot fail the write.
    watch: (listener) => db.listen((message) => queueMicrotask(() => listener(changeOf(message)))),

    async backup(path) {
      if (db.backup === undefined) return { ok: false, error: { code: 'usePgDump' } };
      if (existsSync(path)) return { ok: false, error: { code: 'fileExists', path } };
      try {
        await db.backup(path);
        return { ok: true, value: undefined };
      } catch (error) {
        return { ok: false, error: { code: 'cannotWrite', reason: reasonOf(error) } };
      }
    },

    async check() {
      try {
        await db.all(sql`select version from tenbo_version`);
        return { ok: true, value: undefined };
      } catch (error) {
        return { ok: false, error: { code: 'unreachable', reason: reasonOf(error) } };
      }
    },

    close: () => db.close(),
  };
}

/** The message of an error of the database or the system, in one line. Some connection errors have only a code. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? String(error.code) : '';
  return (error.message || code || error.name).split('\n', 1)[0] ?? '';
}
