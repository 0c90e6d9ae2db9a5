import { readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

import { describe, expect, test } from 'vitest';

import { AT, LATER, kinds, opened } from '../../testing/stores.ts';
import type { Db } from './db.ts';
import { MIGRATIONS, migrate } from './migrations.ts';
import { type StoreLocation, openDb, openStore } from './open-store.ts';
import { sql } from './sql.ts';

const HASH = 'ab'.repeat(32);
const OTHER_HASH = 'cd'.repeat(32);

/** Data as a program of each version would have written it. With a new migration, add an entry here with data for the tables it changes. */
const WRITTEN: readonly ((db: Db) => Promise<void>)[] = [
  async (db) => {
    await db.all(
      sql`insert into logs (id, event, kind, subject, head, created) values ('log', 'event', 'match', '{"table":3}', 2, ${AT})`,
    );
    await db.all(sql`
      insert into links (id, hash, event, role, subject, created, revoked)
      values ('link', ${HASH}, 'event', 'table', '{"table":3}', ${AT}, ${LATER})`);
    await db.all(sql`
      insert into entries (log, position, id, body, link, device, at)
      values ('log', 1, 'a', '{"点":1}', 'link', 'phone', ${AT}), ('log', 2, 'b', '{}', 'link', '', ${LATER})`);
    await db.all(sql`insert into people (event, id, name) values ('event', 'p1', 'Aki'), ('event', 'p2', null)`);
  },
  async (db) => {
    await WRITTEN[0]?.(db);
    await db.all(sql`insert into passwords (event, hash) values ('event', 'scrypt$')`);
  },
  async (db) => {
    await WRITTEN[1]?.(db);
    await db.all(sql`update people set ema = '04030129', country = 'DE' where id = 'p1'`);
  },
  async (db) => {
    await WRITTEN[2]?.(db);
    await db.all(sql`update people set same_as = 'other/p9' where id = 'p1'`);
    await db.all(sql`
      insert into links (id, hash, event, role, subject, token, created)
      values ('public', ${OTHER_HASH}, 'event', 'spectator', '{}', 'known to all', ${AT})`);
  },
];

/** Works on a database without migrating it. */
async function inDb<T>(place: StoreLocation, work: (db: Db) => Promise<T>): Promise<T> {
  const db = await openDb(place);
  try {
    return await work(db);
  } finally {
    await db.close();
  }
}

const versionOf = (place: StoreLocation) => inDb(place, (db) => db.all(sql`select version from tenbo_version`));

test('each version of the tables has sample data here', () => {
  expect(WRITTEN).toHaveLength(MIGRATIONS.length);
});

describe.each(kinds())('a database in $name', ({ newPlace }) => {
  test.each(WRITTEN.map((write, i) => ({ version: i + 1, write })))(
    'of version $version opens under the current program with everything in it',
    async ({ version, write }) => {
      const place = await newPlace();
      await inDb(place, async (db) => {
        expect(await migrate(db, MIGRATIONS.slice(0, version))).toBe(0);
        await write(db);
      });
      const store = await opened(place);
      expect(await store.logs('event')).toEqual([
        { id: 'log', event: 'event', kind: 'match', subject: '{"table":3}', created: AT, head: 2 },
      ]);
      const [a, b] = [
        { id: 'a', body: '{"点":1}', position: 1, link: 'link', device: 'phone', at: AT },
        { id: 'b', body: '{}', position: 2, link: 'link', device: '', at: LATER },
      ];
      expect(await store.entries('log', 0, 10)).toEqual({ ok: true, value: { entries: [a, b], head: 2 } });
      expect(await store.linkOf(HASH)).toEqual({
        id: 'link',
        event: 'event',
        role: 'table',
        subject: '{"table":3}',
        created: AT,
        revoked: LATER,
      });
      expect(await store.people('event')).toEqual([
        {
          id: 'p1',
          name: 'Aki',
          ...(version >= 3 && { ema: '04030129', country: 'DE' }),
          ...(version >= 4 && { sameAs: 'other/p9' }),
        },
        { id: 'p2', name: null },
      ]);
      expect((await store.publicLinks(10)).map(({ token }) => token)).toEqual(version >= 4 ? ['known to all'] : []);
      expect(await store.passwordOf('event')).toBe(version >= 2 ? 'scrypt$' : undefined);
      expect(await store.append('log', [{ id: 'c', body: '3' }], { link: 'link', device: '', at: LATER })).toMatchObject({
        value: { positions: [3] },
      });
      await store.close();
      expect(await versionOf(place)).toEqual([{ version: MIGRATIONS.length }]);
    },
  );

  test('gets each missing step once, and none if one fails', async () => {
    const place = await newPlace();
    const steps = ['create table one (a integer)', 'create table two (a integer); insert into two values (1)'];
    await inDb(place, async (db) => {
      expect(await migrate(db, steps.slice(0, 1))).toBe(0);
      await expect(migrate(db, [...steps, 'create table three (a integer); insert into nowhere values (1)'])).rejects.toThrow(
        'nowhere',
      );
      await expect(db.all(sql`select * from two`)).rejects.toThrow('two');
      expect(await migrate(db, steps)).toBe(1);
      expect(await migrate(db, steps)).toBe(2);
      expect(await db.all(sql`select * from two`)).toEqual([{ a: 1 }]);
    });
    expect(await versionOf(place)).toEqual([{ version: 2 }]);
  });

  test('of a newer program is refused and left unchanged', async () => {
    const place = await newPlace();
    await (await opened(place)).close();
    const newer = MIGRATIONS.length + 1;
    await inDb(place, async (db) => db.all(sql`update tenbo_version set version = ${newer}`));
    const bytes = () => ('file' in place ? readFileSync(place.file) : undefined);
    const before = bytes();
    const error = { code: 'newerDatabase', version: newer, known: MIGRATIONS.length };
    expect(await openStore(place)).toEqual({ ok: false, error });
    expect(bytes()).toEqual(before);
    expect(await versionOf(place)).toEqual([{ version: newer }]);
  });

  test('that does not exist, or is not a database, cannot be opened', async () => {
    const place = await newPlace();
    const cannot = (reason: RegExp) => ({
      ok: false,
      error: { code: 'cannotOpen', reason: expect.stringMatching(reason) as string },
    });
    if ('address' in place) {
      const missing = new URL('/no_such_database', place.address).href;
      expect(await openStore({ address: missing })).toEqual(cannot(/"no_such_database" does not exist/));
      expect(await openStore({ address: 'postgres://x@127.0.0.1:1/x' })).toEqual(cannot(/ECONNREFUSED/));
      return;
    }
    writeFileSync(place.file, 'This is a shopping list, not a database.\n'.repeat(50));
    const before = readFileSync(place.file);
    expect(await openStore(place)).toEqual(cannot(/not a database/));
    expect(readFileSync(place.file)).toEqual(before);
    expect(await openStore({ file: `${place.file}/in-a-file.db` })).toEqual(cannot(/open/));
    expect(await openStore({ file: dirname(place.file) })).toEqual(cannot(/open/));
  });
});
