import { badField, byCodeUnits, isId } from './texts.ts';
import { type Db, type Row, notify, textIn, textOrNullIn } from './db.ts';
import { sql } from './sql.ts';
import type { Person, Store } from './store.ts';

/** The store's functions for people's names. */
export function peopleIn(db: Db): Pick<Store, 'namePerson' | 'people'> {
  return {
    async namePerson(event, { id, name, ema, country, sameAs }) {
      const field = badField({ event, id }, { name: name ?? '', ema: ema ?? '', country: country ?? '', sameAs: sameAs ?? '' });
      if (field !== undefined) return { ok: false, error: { code: 'badText', field } };
      const [number, from, same] = name === null ? [null, null, null] : [ema ?? null, country ?? null, sameAs ?? null];
      return db.transaction(async (transaction) => {
        await transaction.all(sql`
          insert into people (event, id, name, ema, country, same_as)
          values (${event}, ${id}, ${name}, ${number}, ${from}, ${same})
          on conflict (event, id) do update
          set name = excluded.name, ema = excluded.ema, country = excluded.country, same_as = excluded.same_as`);
        await notify(transaction, { event });
        return { ok: true, value: undefined };
      });
    },

    async people(event) {
      if (!isId(event)) return [];
      const rows = await db.all(sql`select id, name, ema, country, same_as from people where event = ${event}`);
      return rows.map(personIn).toSorted((one, other) => byCodeUnits(one.id, other.id));
    },
  };
}

/** The person of a row. */
export function personIn(row: Row): Person {
  const [ema, country, sameAs] = ['ema', 'country', 'same_as'].map((column) => textOrNullIn(row, column));
  return {
    id: textIn(row, 'id'),
    name: textOrNullIn(row, 'name'),
    ...(ema && { ema }),
    ...(country && { country }),
    ...(sameAs && { sameAs }),
  };
}
