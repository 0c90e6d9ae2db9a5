import { byCodeUnits, byCreation, isId } from './texts.ts';
import { type Db, type Transaction, notify, textIn } from './db.ts';
import { linkIn } from './links.ts';
import { logHead, storedEntry } from './logs.ts';
import { personIn } from './people.ts';
import { type Sql, inParts, listed, sql } from './sql.ts';
import type { Link, Store } from './store.ts';
import { type Transfer, writtenTransfer } from './transfer-lines.ts';

/** The store's functions that export and import a whole event. */
export function transferIn(db: Db): Pick<Store, 'events' | 'exportEvent' | 'importEvent'> {
  return {
    async events() {
      const rows = await db.all(sql`select event from links union select event from logs`);
      return rows.map((row) => textIn(row, 'event')).toSorted(byCodeUnits);
    },

    async exportEvent(event) {
      if (!isId(event)) return undefined;
      const transfer = await db.transaction(async (transaction) => transferOf(transaction, event));
      return transfer.links.length + transfer.logs.length > 0 ? writtenTransfer(transfer) : undefined;
    },

    async importEvent(transfer) {
      const { event } = transfer;
      // No other import runs at the same time, in any process.
      return db.alone(async (transaction) => {
        if (await isThere(transaction, event)) return { ok: false, error: { code: 'eventExists', event } };
        const taken = await takenBy(transaction, transfer);
        if (taken !== undefined) return { ok: false, error: { code: 'takenId', id: taken } };
        await insertAll(transaction, transfer);
        await notify(transaction, { event });
        for (const { id } of transfer.logs) await notify(transaction, { event, log: id });
        return { ok: true, value: undefined };
      });
    },
  };
}

/** Reads logs before links: the author of every entry up to the heads then has a link in the file, and later entries are left out. */
async function transferOf(transaction: Transaction, event: string): Promise<Transfer> {
  const logs = (await transaction.all(sql`select * from logs where event = ${event}`)).map(logHead).toSorted(byCreation);
  const entries: Transfer['entries'][number][] = [];
  for (const { id: log, head } of logs) {
    const rows = await transaction.all(sql`select * from entries where log = ${log} and position <= ${head} order by position`);
    entries.push(...rows.map((row) => ({ is: 'entry' as const, log, ...storedEntry(row) })));
  }
  const links = await transaction.all(sql`select * from links where event = ${event}`);
  const people = await transaction.all(sql`select id, name, ema, country, same_as from people where event = ${event}`);
  const passwords = await transaction.all(sql`select hash from passwords where event = ${event}`);
  return {
    event,
    passwords: passwords.map((row) => ({ is: 'password', hash: textIn(row, 'hash') })),
    logs: logs.map(({ id, kind, subject, created }) => ({ is: 'log', id, kind, subject, created })),
    links: links.map((row) => linkLine(linkIn(row), textIn(row, 'hash'))).toSorted(byCreation),
    people: people
      .map((row) => ({ is: 'person' as const, ...personIn(row) }))
      .toSorted((one, other) => byCodeUnits(one.id, other.id)),
    entries,
  };
}

function linkLine({ id, role, subject, created, revoked }: Link, hash: string): Transfer['links'][number] {
  return { is: 'link', id, hash, role, subject, created, revoked };
}

/** Whether the database has anything of an event. */
async function isThere(transaction: Transaction, event: string): Promise<boolean> {
  const found = await transaction.all(sql`
    select event from links where event = ${event} union select event from logs where event = ${event}
    union select event from people where event = ${event} union select event from passwords where event = ${event}`);
  return found.length > 0;
}

/** The id of a log or link in the file that another event has. */
async function takenBy(transaction: Transaction, { logs, links }: Transfer): Promise<string | undefined> {
  for (const { id, hash } of links) {
    if ((await transaction.all(sql`select id from links where id = ${id} or hash = ${hash}`)).length > 0) return id;
  }
  for (const { id } of logs) {
    if ((await transaction.all(sql`select id from logs where id = ${id}`)).length > 0) return id;
  }
  return undefined;
}

async function insertAll(transaction: Transaction, { event, logs, links, people, passwords, entries }: Transfer): Promise<void> {
  const heads = new Map(entries.map(({ log, position }) => [log, position]));
  const insert = async <T>(all: readonly T[], statement: (rows: Sql) => Sql, row: (one: T) => Sql): Promise<void> => {
    for (const part of inParts(all)) await transaction.all(statement(listed(part.map(row))));
  };
  await insert(
    links,
    (rows) => sql`insert into links (id, hash, event, role, subject, created, revoked) values ${rows}`,
    ({ id, hash, role, subject, created, revoked }) =>
      sql`(${id}, ${hash}, ${event}, ${role}, ${subject}, ${created}, ${revoked})`,
  );
  await insert(
    people,
    (rows) => sql`insert into people (event, id, name, ema, country, same_as) values ${rows}`,
    ({ id, name, ema = null, country = null, sameAs = null }) => sql`(${event}, ${id}, ${name}, ${ema}, ${country}, ${sameAs})`,
  );
  await insert(
    passwords,
    (rows) => sql`insert into passwords (event, hash) values ${rows}`,
    ({ hash }) => sql`(${event}, ${hash})`,
  );
  await insert(
    logs,
    (rows) => sql`insert into logs (id, event, kind, subject, head, created) values ${rows}`,
    ({ id, kind, subject, created }) => sql`(${id}, ${event}, ${kind}, ${subject}, ${heads.get(id) ?? 0}, ${created})`,
  );
  await insert(
    entries,
    (rows) => sql`insert into entries (log, position, id, body, link, device, at) values ${rows}`,
    ({ log, position, id, body, link, device, at }) => sql`(${log}, ${position}, ${id}, ${body}, ${link}, ${device}, ${at})`,
  );
}
