import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { expect, test } from 'vitest';

import { openSqlite } from './db-sqlite.ts';
import { sql } from './sql.ts';

async function newDb() {
  const db = openSqlite(':memory:');
  await db.all(sql`create table kept (n integer primary key)`);
  return db;
}

test('a query during a transaction waits for it and sees only committed rows', async () => {
  const db = await newDb();
  const { promise: isRead, resolve: read } = Promise.withResolvers<void>();
  const writing = db.transaction(async (transaction) => {
    await transaction.all(sql`insert into kept values (1)`);
    await isRead;
    await transaction.all(sql`insert into kept values (2)`);
  });
  const reading = db.all(sql`select n from kept`);
  await Promise.resolve();
  read();
  await writing;
  expect(await reading).toEqual([{ n: 1 }, { n: 2 }]);
  await db.close();
});

test('a transaction that throws stores and reports nothing, and the next one works', async () => {
  const db = await newDb();
  const received: (string | undefined)[] = [];
  db.listen((message) => received.push(message));
  const broken = db.transaction(async (transaction) => {
    await transaction.all(sql`insert into kept values (1)`);
    await transaction.notify('not stored');
    throw new Error('a bug');
  });
  await expect(broken).rejects.toThrow('a bug');
  const again = db.transaction(async (transaction) => {
    await transaction.notify('stored');
    await transaction.all(sql`insert into kept values (1)`);
    expect(received).toEqual([]);
  });
  await again;
  expect(await db.all(sql`select n from kept`)).toEqual([{ n: 1 }]);
  expect(received).toEqual(['stored']);
  await db.close();
});

test('a transaction keeps other processes from writing before its first write', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tenbo-store-'));
  const db = openSqlite(join(folder, 'kept.db'));
  const other = new DatabaseSync(join(folder, 'kept.db'), { timeout: 0 });
  await db.transaction(async (transaction) => {
    await transaction.all(sql`select * from sqlite_schema`);
    expect(() => other.exec('create table other (n integer)')).toThrow('locked');
    await transaction.run('create table kept (n integer)');
  });
  other.exec('create table other (n integer)');
  other.close();
  await db.close();
  rmSync(folder, { recursive: true });
});

test('a file uses a write-ahead log, is synchronised at each commit, and enforces its foreign keys', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tenbo-store-'));
  const db = openSqlite(join(folder, 'kept.db'));
  expect(await db.all(sql`pragma journal_mode`)).toEqual([{ journal_mode: 'wal' }]);
  expect(await db.all(sql`pragma synchronous`)).toEqual([{ synchronous: 2 }]);
  expect(await db.all(sql`pragma foreign_keys`)).toEqual([{ foreign_keys: 1 }]);
  await db.close();
  rmSync(folder, { recursive: true });
});
