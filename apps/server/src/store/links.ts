import { byCreation } from './compare.ts';
import type { Db, Row } from './db.ts';
import { textIn, textOrNullIn } from './rows.ts';
import { sql } from './sql.ts';
import type { Link, Store } from './store.ts';
import { notify } from './notify.ts';
import { badField, isId } from './texts.ts';

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
