import type { Db } from './db.ts';
import { textIn } from './rows.ts';
import { sql } from './sql.ts';
import type { Store } from './store.ts';
import { badField, isId } from './texts.ts';

/** The store's functions for the passwords of events. It has only their hashes. */
export function passwordsIn(db: Db): Pick<Store, 'setPassword' | 'passwordOf'> {
  return {
    async setPassword(event, hash) {
      const field = badField({ event }, { hash: hash ?? '' });
      if (field !== undefined) return { ok: false, error: { code: 'badText', field } };
      return db.transaction(async (transaction) => {
        await transaction.all(sql`delete from passwords where event = ${event}`);
        if (hash !== null) await transaction.all(sql`insert into passwords (event, hash) values (${event}, ${hash})`);
        return { ok: true, value: undefined };
      });
    },

    async passwordOf(event) {
      const [row] = isId(event) ? await db.all(sql`select hash from passwords where event = ${event}`) : [];
      return row && textIn(row, 'hash');
    },
  };
}
