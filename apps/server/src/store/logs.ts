import { badField, byCreation, isId } from './texts.ts';
import { type Db, type Row, type Transaction, notify, numberIn, textIn } from './db.ts';
import { inParts, listed, sql } from './sql.ts';
import type { Heads, LogHead, NewEntry, Store, StoredEntry } from './store.ts';

/** The largest position that a column can hold. */
const LARGEST = 2 ** 31 - 1;

/** The store's functions for logs and their entries. */
export function logsIn(db: Db): Pick<Store, 'createLog' | 'log' | 'logs' | 'logsOfKind' | 'append' | 'entries'> {
  return {
    async createLog({ id, event, kind, subject, at }) {
      const field = badField({ id, event }, { kind, subject, at });
      if (field !== undefined) return { ok: false, error: { code: 'badText', field } };
      return db.transaction(async (transaction) => {
        const created = await transaction.all(sql`
          insert into logs (id, event, kind, subject, head, created) values (${id}, ${event}, ${kind}, ${subject}, 0, ${at})
          on conflict (id) do nothing returning id`);
        if (created.length > 0) {
          await notify(transaction, { event, log: id });
          return { ok: true, value: undefined };
        }
        const same = await transaction.all(sql`
          select id from logs where id = ${id} and event = ${event} and kind = ${kind} and subject = ${subject}`);
        return same.length > 0 ? { ok: true, value: undefined } : { ok: false, error: { code: 'takenId', id } };
      });
    },

    async log(id) {
      const [row] = isId(id) ? await db.all(sql`select * from logs where id = ${id}`) : [];
      return row && logHead(row);
    },

    async logs(event) {
      if (!isId(event)) return [];
      const rows = await db.all(sql`select * from logs where event = ${event}`);
      return rows.map(logHead).toSorted(byCreation);
    },

    async logsOfKind(kind) {
      return (await db.all(sql`select * from logs where kind = ${kind}`)).map(logHead).toSorted(byCreation);
    },

    async append(log, entries, { link, device, at }, seen = NONE) {
      if (!isId(log)) return { ok: false, error: { code: 'unknownLog', log } };
      const field = badField({ link }, { device, at }) ?? badEntry(entries);
      if (field !== undefined) return { ok: false, error: { code: 'badText', field } };
      return db.transaction(async (transaction) => {
        const found = await locked(transaction, log, seen);
        const headNow = (id: string) => numberIn(found.get(id) ?? NO_LOG, 'head');
        const grown = [...seen.keys()].find((id) => headNow(id) !== seen.get(id));
        if (grown !== undefined) return { ok: false, error: { code: 'grown', log: grown } };
        const row = found.get(log);
        if (!row) return { ok: false, error: { code: 'unknownLog', log } };
        const [author] = await transaction.all(sql`select id from links where id = ${link}`);
        if (!author) return { ok: false, error: { code: 'unknownLink', link } };
        let head = numberIn(row, 'head');
        const known = await knownOf(transaction, log, entries);
        const added: (NewEntry & { readonly position: number })[] = [];
        for (const { id, body } of entries) {
          const there = known.get(id);
          if (there && there.body !== body) return { ok: false, error: { code: 'otherText', entry: id } };
          if (there) continue;
          const entry = { id, body, position: ++head };
          known.set(id, entry);
          added.push(entry);
        }
        if (added.length > 0) {
          for (const some of inParts(added)) {
            const rows = some.map(
              ({ position, id, body }) => sql`(${log}, ${position}, ${id}, ${body}, ${link}, ${device}, ${at})`,
            );
            await transaction.all(sql`insert into entries (log, position, id, body, link, device, at) values ${listed(rows)}`);
          }
          await transaction.all(sql`update logs set head = ${head} where id = ${log}`);
          await notify(transaction, { event: textIn(row, 'event'), log });
        }
        return { ok: true, value: { positions: entries.flatMap(({ id }) => known.get(id)?.position ?? []), head } };
      });
    },

    async entries(log, after, most) {
      for (const number of [after, most]) {
        if (!Number.isInteger(number) || number < 0) throw new RangeError(`not a position or a number of entries: ${number}`);
      }
      const [row] = isId(log) ? await db.all(sql`select head from logs where id = ${log}`) : [];
      if (!row) return { ok: false, error: { code: 'unknownLog', log } };
      const head = numberIn(row, 'head');
      if (after >= head) return { ok: true, value: { entries: [], head } };
      // Stop at this head, even if the log has grown since: a page shows one moment.
      const rows = await db.all(sql`
        select * from entries where log = ${log} and position > ${Math.min(after, LARGEST)} and position <= ${head}
        order by position limit ${Math.min(most, LARGEST)}`);
      return { ok: true, value: { entries: rows.map(storedEntry), head } };
    },
  };
}

const NONE: Heads = new Map();

/** A log that does not exist is as one without entries. */
const NO_LOG: Row = { head: 0 };

/**
 * The rows of the log to append to and of the logs that were read for it, as they are until the transaction ends. All who append lock them in the same order,
 * so that two never wait for each other; only the log itself is locked against others who do the same.
 */
async function locked(transaction: Transaction, log: string, seen: Heads): Promise<ReadonlyMap<string, Row>> {
  const rows = new Map<string, Row>();
  for (const id of [...new Set([...seen.keys(), log])].toSorted()) {
    const lock = transaction.lock[id === log ? 'update' : 'share'];
    const [row] = await transaction.all(sql`select event, head from logs where id = ${id} ${lock}`);
    if (row) rows.set(id, row);
  }
  return rows;
}

/** The path of the first text that cannot be stored, such as `entries/2/body`. */
function badEntry(entries: readonly NewEntry[]): string | undefined {
  for (const [i, { id, body }] of entries.entries()) {
    const field = badField({ id }, { body });
    if (field !== undefined) return `entries/${i}/${field}`;
  }
  return undefined;
}

/** The given entries that the log already has, by id. */
async function knownOf(transaction: Transaction, log: string, entries: readonly NewEntry[]) {
  const known = new Map<string, Pick<StoredEntry, 'position' | 'body'>>();
  for (const some of inParts(entries)) {
    const ids = listed(some.map(({ id }) => sql`${id}`));
    const rows = await transaction.all(sql`select id, position, body from entries where log = ${log} and id in (${ids})`);
    for (const row of rows) known.set(textIn(row, 'id'), { position: numberIn(row, 'position'), body: textIn(row, 'body') });
  }
  return known;
}

export function logHead(row: Row): LogHead {
  return {
    id: textIn(row, 'id'),
    event: textIn(row, 'event'),
    kind: textIn(row, 'kind'),
    subject: textIn(row, 'subject'),
    created: textIn(row, 'created'),
    head: numberIn(row, 'head'),
  };
}

export function storedEntry(row: Row): StoredEntry {
  return {
    id: textIn(row, 'id'),
    position: numberIn(row, 'position'),
    body: textIn(row, 'body'),
    link: textIn(row, 'link'),
    device: textIn(row, 'device'),
    at: textIn(row, 'at'),
  };
}
