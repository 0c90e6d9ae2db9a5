import { byCodeUnits } from './compare.ts';
import type { Db } from './db.ts';
import { textIn, textOrNullIn } from './rows.ts';
import { sql } from './sql.ts';
import type { Store } from './store.ts';
import { notify } from './notify.ts';
import { badField, isId } from './texts.ts';

/** The store's functions for people's names. */
export function peopleIn(db: Db): Pick<Store, 'namePerson' | 'people'> {
  return {
    async namePerson(event, id, name) {
      const field = badField({ event, id }, { name: name ?? '' });
      if (field !== undefined) return { ok: false, error: { code: 'badText', field } };
      return db.transaction(async (transaction) => {
        await transaction.all(sql`
          insert into people (event, id, name) values (${event}, ${id}, ${name})
          on conflict (event, id) do update set name = excluded.name`);
        await notify(transaction, { event });
        return { ok: true, value: undefined };
      });
    },

    async people(event) {
      if (!isId(event)) return [];
      const rows = await db.all(sql`select id, name from people where event = ${event}`);
      return rows
        .map((row) => ({ id: textIn(row, 'id'), name: textOrNullIn(row, 'name') }))
        .toSorted((one, other) => byCodeUnits(one.id, other.id));
    },
  };
}
