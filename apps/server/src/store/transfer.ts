import { byCodeUnits, byCreation } from './compare.ts';
import type { Db, Transaction } from './db.ts';
import { linkIn } from './links.ts';
import { logHead, storedEntry } from './logs.ts';
import { textIn, textOrNullIn } from './rows.ts';
import { type Sql, inParts, listed, sql } from './sql.ts';
import type { Link, Store } from './store.ts';
import { notify } from './notify.ts';
import { isId } from './texts.ts';
import { type Transfer, readTransfer, writtenTransfer } from './transfer-lines.ts';

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

    async importEvent(file) {
      const transfer = readTransfer(file);
      if ('line' in transfer) return { ok: false, error: { code: 'badLine', ...transfer } };
      return db.transaction(async (transaction) => {
        const taken = await takenBy(transaction, transfer);
        if (taken !== undefined) return { ok: false, error: { code: 'takenId', id: taken } };
        const value = await insertAll(transaction, transfer);
        await notify(transaction, { event: transfer.event });
        for (const { id } of transfer.logs) await notify(transaction, { event: transfer.event, log: id });
        return { ok: true, value };
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
  const people = await transaction.all(sql`select id, name from people where event = ${event}`);
  const passwords = await transaction.all(sql`select hash from passwords where event = ${event}`);
  return {
    event,
    passwords: passwords.map((row) => ({ is: 'password', hash: textIn(row, 'hash') })),
    logs: logs.map(({ id, kind, subject, created }) => ({ is: 'log', id, kind, subject, created })),
    links: links.map((row) => linkLine(linkIn(row), textIn(row, 'hash'))).toSorted(byCreation),
    people: people
      .map((row) => ({ is: 'person' as const, id: textIn(row, 'id'), name: textOrNullIn(row, 'name') }))
      .toSorted((one, other) => byCodeUnits(one.id, other.id)),
    entries,
  };
}

function linkLine({ id, role, subject, created, revoked }: Link, hash: string): Transfer['links'][number] {
  return { is: 'link', id, hash, role, subject, created, revoked };
}

/** The id of a log, link or entry in the file that exists in the database with other data. */
async function takenBy(transaction: Transaction, { event, logs, links, entries }: Transfer): Promise<string | undefined> {
  for (const { id, hash, role, subject } of links) {
    const [row] = await transaction.all(sql`
      select id from links where (id = ${id} or hash = ${hash})
        and not (id = ${id} and hash = ${hash} and event = ${event} and role = ${role} and subject = ${subject})`);
    if (row) return id;
  }
  for (const { id, kind, subject } of logs) {
    // This changes nothing, but it locks the row, so everyone else who appends to this log waits.
    const [row] = await transaction.all(sql`update logs set head = head where id = ${id} returning event, kind, subject`);
    if (row && (textIn(row, 'event') !== event || textIn(row, 'kind') !== kind || textIn(row, 'subject') !== subject)) return id;
  }
  for (const [log, ofLog] of Map.groupBy(entries, (one) => one.log)) {
    const rows = (await transaction.all(sql`select * from entries where log = ${log}`)).map(storedEntry);
    const [byId, byPosition] = [new Map(rows.map((row) => [row.id, row])), new Map(rows.map((row) => [row.position, row]))];
    const other = ofLog.find(({ id, position, body }) =>
      [byId.get(id), byPosition.get(position)].some(
        (row) => row && (row.id !== id || row.position !== position || row.body !== body),
      ),
    );
    if (other) return other.id;
  }
  return undefined;
}

/** Adds what is missing and changes nothing else, except that a link revoked in the file is revoked here. @returns how much was added */
async function insertAll(transaction: Transaction, { event, logs, links, people, passwords, entries }: Transfer) {
  for (const { hash } of passwords) {
    await transaction.all(sql`insert into passwords (event, hash) values (${event}, ${hash}) on conflict do nothing`);
  }
  const insert = async <T>(all: readonly T[], statement: (rows: Sql) => Sql, row: (one: T) => Sql): Promise<number> => {
    let added = 0;
    for (const part of inParts(all)) added += (await transaction.all(statement(listed(part.map(row))))).length;
    return added;
  };
  const added = {
    links: await insert(
      links,
      (rows) =>
        sql`insert into links (id, hash, event, role, subject, created, revoked) values ${rows} on conflict do nothing returning id`,
      ({ id, hash, role, subject, created, revoked }) =>
        sql`(${id}, ${hash}, ${event}, ${role}, ${subject}, ${created}, ${revoked})`,
    ),
    people: await insert(
      people,
      (rows) => sql`insert into people (event, id, name) values ${rows} on conflict do nothing returning id`,
      ({ id, name }) => sql`(${event}, ${id}, ${name})`,
    ),
    logs: await insert(
      logs,
      (rows) =>
        sql`insert into logs (id, event, kind, subject, head, created) values ${rows} on conflict do nothing returning id`,
      ({ id, kind, subject, created }) => sql`(${id}, ${event}, ${kind}, ${subject}, 0, ${created})`,
    ),
    entries: await insert(
      entries,
      (rows) =>
        sql`insert into entries (log, position, id, body, link, device, at) values ${rows} on conflict do nothing returning id`,
      ({ log, position, id, body, link, device, at }) => sql`(${log}, ${position}, ${id}, ${body}, ${link}, ${device}, ${at})`,
    ),
  };
  for (const { id, revoked } of links) {
    if (revoked !== null) await transaction.all(sql`update links set revoked = coalesce(revoked, ${revoked}) where id = ${id}`);
  }
  for (const { id } of logs) {
    await transaction.all(
      sql`update logs set head = (select coalesce(max(position), 0) from entries where log = ${id}) where id = ${id}`,
    );
  }
  return added;
}
