import { existsSync } from 'node:fs';

import type { Db } from './db.ts';
import { linksIn } from './links.ts';
import { logsIn } from './logs.ts';
import { passwordsIn } from './passwords.ts';
import { peopleIn } from './people.ts';
import { sql } from './sql.ts';
import type { Store } from './store.ts';
import { changeOf } from './notify.ts';
import { transferIn } from './transfer.ts';

/** The store in a database whose tables have the latest version. */
export function storeIn(db: Db): Store {
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
