import type { Db } from './db.ts';
import { MIGRATIONS, migrate } from './migrations.ts';
import { reasonOf, storeIn } from './sql-store.ts';
import type { Store } from './store.ts';

/** The location of a store: a file for SQLite, or the address of a PostgreSQL database. */
export type Place = { readonly file: string } | { readonly address: string };

/** Why a store cannot be opened. */
export type CannotOpen =
  /** A newer program has changed the database. It is left unchanged. */
  | { readonly code: 'newerDatabase'; readonly version: number; readonly known: number }
  /** The file or server does not exist, refuses access, or is not a database. */
  | { readonly code: 'cannotOpen'; readonly reason: string };

export type Opened = { readonly ok: true; readonly value: Store } | { readonly ok: false; readonly error: CannotOpen };

/** Brings the tables to this program's version, even if several processes start at once, and opens the store. */
export async function openStore(place: Place): Promise<Opened> {
  let db: Db | undefined;
  try {
    db = await openDb(place);
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
export async function openDb(place: Place): Promise<Db> {
  if ('file' in place) return (await import('./db-sqlite.ts')).openSqlite(place.file);
  return (await import('./db-postgres.ts')).openPostgres(place.address);
}
