// How people come in: by a link, or with the password of an event.
import { type Db, type Row, notify, textIn, textOrNullIn } from './db.ts';
import { sql } from './sql.ts';
import type { Link, Store } from './store.ts';
import { badField, byCreation, isId } from './texts.ts';

const HASH = /^[0-9a-f]{64}$/;

/** The store's functions for links. */
export function linksIn(db: Db): Pick<Store, 'addLink' | 'linkOf' | 'links' | 'publicLinks' | 'revokeLink'> {
  return {
    async addLink({ id, hash, event, role, subject, token = null, at }) {
      if (!HASH.test(hash)) return { ok: false, error: { code: 'notAHash' } };
      const field = badField({ id, event }, { role, subject, token: token ?? '', at });
      if (field !== undefined) return { ok: false, error: { code: 'badText', field } };
      return db.transaction(async (transaction) => {
        const added = await transaction.all(sql`
          insert into links (id, hash, event, role, subject, token, created)
          values (${id}, ${hash}, ${event}, ${role}, ${subject}, ${token}, ${at})
          on conflict do nothing returning id`);
        if (added.length > 0) {
          await notify(transaction, { event });
          return { ok: true, value: undefined };
        }
        const same = await transaction.all(sql`
          select id from links
          where id = ${id} and hash = ${hash} and event = ${event} and role = ${role} and subject = ${subject}
            and coalesce(token, '') = ${token ?? ''}`);
        return same.length > 0 ? { ok: true, value: undefined } : { ok: false, error: { code: 'takenId', id } };
      });
    },

    async linkOf(hash) {
      if (!HASH.test(hash)) return undefined;
      const [row] = await db.all(sql`select * from links where hash = ${hash}`);
      return row && linkIn(row);
    },

    async links(event) {
      if (!isId(event)) return [];
      return (await db.all(sql`select * from links where event = ${event}`)).map(linkIn).toSorted(byCreation);
    },

    async publicLinks(most) {
      const rows = await db.all(sql`
        select * from links where token is not null and revoked is null order by created desc, id limit ${most}`);
      return rows.map((row) => ({ ...linkIn(row), token: textIn(row, 'token') }));
    },

    async revokeLink(id, at) {
      const field = badField({ id }, { at });
      if (field !== undefined) return { ok: false, error: { code: 'badText', field } };
      return db.transaction(async (transaction) => {
        const [row] = await transaction.all(
          sql`update links set revoked = coalesce(revoked, ${at}) where id = ${id} returning event`,
        );
        if (!row) return { ok: false, error: { code: 'unknownLink', link: id } };
        await notify(transaction, { event: textIn(row, 'event') });
        return { ok: true, value: undefined };
      });
    },
  };
}

export function linkIn(row: Row): Link {
  return {
    id: textIn(row, 'id'),
    event: textIn(row, 'event'),
    role: textIn(row, 'role'),
    subject: textIn(row, 'subject'),
    created: textIn(row, 'created'),
    revoked: textOrNullIn(row, 'revoked'),
    ...(row['token'] !== null && { token: textIn(row, 'token') }),
  };
}

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
