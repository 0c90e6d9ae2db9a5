import { once } from 'node:events';
import { type AddressInfo, type Socket, connect, createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

import { afterEach, expect, test } from 'vitest';

import { allOf, entry, kinds, missingPostgres, newLog, opened, upTo } from '../../testing/stores.ts';
import { openDb } from './open-store.ts';
import { listenTo } from './db-postgres.ts';
import { sql } from './sql.ts';
import type { Change } from './store.ts';

const isMissing = missingPostgres !== undefined;
const postgres = kinds().at(-1);
const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

test.skipIf(isMissing)(
  `${isMissing ? 'not tested' : 'tested'}: the store with PostgreSQL${isMissing ? `, which does not run here (${missingPostgres})` : ''}`,
  () => {
    expect(postgres?.name).toBe('PostgreSQL');
  },
);

/** A new database, and a function that cuts all other connections to it. */
async function newPostgres() {
  const place = await postgres?.newPlace();
  if (place === undefined || !('address' in place)) throw new Error('no PostgreSQL');
  const admin = await openDb(place);
  ends.push(() => admin.close());
  const cut = () =>
    admin.all(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    );
  return { place, admin, cut };
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await pause(5);
}

test.skipIf(isMissing)(
  'after lost connections the store still works and has all entries, and watchers are told to reload',
  async () => {
    const { place, cut } = await newPostgres();
    const store = await opened(place);
    ends.push(() => store.close());
    const { event, log, author } = await newLog(store);
    const changes: Change[] = [];
    ends.push(store.watch((change) => changes.push(change)));
    await until(() => changes.length > 0);

    let failed = 0;
    const writing = upTo(4).map(async (writer) => {
      for (const n of upTo(60)) {
        for (let isStored = false; !isStored;) {
          const answer = await store.append(log, [entry(`${writer}-${n}`, '0')], author).catch(() => undefined);
          if (answer === undefined) failed++;
          else expect(answer.ok).toBe(true);
          isStored = answer !== undefined;
        }
      }
    });
    const cuts = (async () => {
      for (const times of upTo(5)) {
        await until(() => changes.filter((change) => change === 'anything').length >= times);
        await cut();
      }
    })();
    await Promise.all([...writing, cuts]);
    await until(() => changes.filter((change) => change === 'anything').length >= 6);
    const entries = await allOf(store, log);
    expect(entries.map(({ position }) => position)).toEqual(upTo(240));
    expect(new Set(entries.map(({ id }) => id)).size).toBe(240);
    // Idle connections are lost too.
    await cut();
    await until(() => changes.filter((change) => change === 'anything').length >= 7);
    changes.length = 0;
    await store.append(log, [entry('last', '0')], author);
    await until(() => changes.length > 0);
    expect(changes).toEqual([{ event, log }]);
    expect(failed).toBeGreaterThan(0);
  },
);

test.skipIf(isMissing)('a transaction whose connection is lost is rolled back', async () => {
  const { place, admin, cut } = await newPostgres();
  await admin.all(sql`create table kept (n integer)`);
  const db = await openDb(place);
  ends.push(() => db.close());
  const lost = db.transaction(async (transaction) => {
    await transaction.all(sql`insert into kept values (1)`);
    await cut();
    await pause(20);
  });
  // Systems word this error differently, and the wording also depends on the moment.
  await expect(lost.catch(() => 'rejected')).resolves.toBe('rejected');
  await db.transaction((transaction) => transaction.all(sql`insert into kept values (2)`));
  expect(await db.all(sql`select n from kept`)).toEqual([{ n: 2 }]);
});

test.skipIf(isMissing)('a transaction with a failed statement does not count as committed', async () => {
  const { admin } = await newPostgres();
  await admin.all(sql`create table kept (n integer unique)`);
  const swallowing = admin.transaction(async (transaction) => {
    await transaction.all(sql`insert into kept values (1)`);
    await transaction.all(sql`insert into kept values (1)`).catch(() => undefined);
  });
  await expect(swallowing).rejects.toThrow('a statement of the transaction had failed');
  expect(await admin.all(sql`select n from kept`)).toEqual([]);
});

test.skipIf(isMissing)('a listener notices a connection that falls silent, and reconnects', async () => {
  const { place, admin } = await newPostgres();
  const { hostname, port } = new URL(place.address);
  const sockets: Socket[] = [];
  // Forwards everything until told to fall silent on a pair of sockets without closing them.
  const proxy = createServer((near) => {
    const far = connect(Number(port), hostname);
    near.pipe(far).on('error', () => near.destroy());
    far.pipe(near).on('error', () => far.destroy());
    sockets.push(near, far);
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  ends.push(
    () => proxy.close(),
    () => sockets.forEach((socket) => socket.destroy()),
  );
  const through = new URL(place.address);
  through.port = String((proxy.address() as AddressInfo).port);

  const received: (string | undefined)[] = [];
  ends.push(listenTo(through.href, 'tenbo', (message) => received.push(message), { askEvery: 50, toAnswer: 200 }));
  const send = (message: string) => admin.transaction((transaction) => transaction.notify(message));
  await until(() => received.length === 1);
  await send('one');
  await until(() => received.length === 2);
  for (const socket of sockets) socket.unpipe().pause();
  await send('lost');
  await until(() => received.length === 3);
  await send('two');
  await until(() => received.length === 4);
  expect(received).toEqual([undefined, 'one', undefined, 'two']);
});
