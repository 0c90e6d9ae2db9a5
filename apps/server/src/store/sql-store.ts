import { existsSync } from 'node:fs';

import type { Db } from './db.ts';
import { linksIn } from './links.ts';
import { logsIn } from './logs.ts';
import { passwordsIn } from './passwords.ts';
import { peopleIn } from './people.ts';
import { sql } from './sql.ts';
import type { Store } from './store.ts';
import { changeOf } from './tell.ts';
import { transferIn } from './transfer.ts';

/** The store in a database whose tables are of the latest version. */
export function storeIn(db: Db): Store {
  return {
    ...logsIn(db),
    ...linksIn(db),
    ...peopleIn(db),
    ...passwordsIn(db),
    ...transferIn(db),

    // In a turn of its own: what a listener throws is a bug of the listener, not of whoever wrote.
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

/** What a database or the system says of a failure, in one line. Some errors of connections have only a code. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? String(error.code) : '';
  return (error.message || code || error.name).split('\n', 1)[0] ?? '';
}
