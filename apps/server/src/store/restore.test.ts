import { copyFileSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';

import { afterAll, expect, test } from 'vitest';

import { OK, allOf, entry, newLog, opened, refused } from '../../testing/stores.ts';
import { MIGRATIONS, VERSION_TABLE } from './migrations.ts';
import { restore } from './restore.ts';

const folder = mkdtempSync(join(tmpdir(), 'tenbo-restore-'));
afterAll(() => rmSync(folder, { recursive: true }));
const { DatabaseSync } = process.getBuiltinModule('node:sqlite');

/** A backup of a store with one log of many entries. */
async function backupOf(name: string) {
  const store = await opened({ file: join(folder, `${name}.db`) });
  const { log, event, author } = await newLog(store);
  await store.append(
    log,
    Array.from({ length: 500 }, (_, i) => entry(i, 'x'.repeat(200))),
    author,
  );
  const backup = join(folder, `${name}.backup`);
  expect(await store.backup(backup)).toEqual(OK);
  return { store, log, event, author, backup };
}

test('a backup made while others write is restored exactly', async () => {
  const { store, log, author, backup } = await backupOf('made');
  const enough = new AbortController();
  const writing = (async () => {
    for (let i = 0; !enough.signal.aborted; i++) {
      await store.append(log, [entry(`later-${i}`)], author);
      await turn();
    }
  })();
  const beside = join(folder, 'beside.backup');
  expect(await store.backup(beside)).toEqual(OK);
  enough.abort();
  await writing;
  const all = await allOf(store, log);
  for (const one of [backup, beside]) {
    const file = join(folder, `${one.length}-restored.db`);
    expect(await restore(one, file, true)).toEqual(OK);
    const again = await opened({ file });
    const restored = await allOf(again, log);
    expect(restored.length).toBeGreaterThanOrEqual(500);
    expect(restored).toEqual(all.slice(0, restored.length));
    await again.close();
  }
  await store.close();
});

test('a backup is one file that reading leaves unchanged, so it may lie where nothing can be written', async () => {
  const { store, backup } = await backupOf('alone');
  expect(await restore(backup, join(folder, 'alone-restored.db'), false)).toEqual(OK);
  const beside = readdirSync(folder).filter((file) => file.startsWith('alone.backup'));
  expect(beside).toEqual(['alone.backup']);
  await store.close();
});

test('an existing database is replaced only on request, and never while it is open', async () => {
  const { store, log, author, backup } = await backupOf('there');
  const file = join(folder, 'there.db');
  await store.append(log, [entry('after the backup')], author);
  expect(await restore(backup, file, false)).toEqual(refused({ code: 'fileExists', path: file }));
  expect(await restore(backup, file, true)).toEqual(refused({ code: 'inUse', path: file }));
  expect(await allOf(store, log)).toHaveLength(501);
  await store.close();
  expect(await restore(backup, file, true)).toEqual(OK);
  const again = await opened({ file });
  expect(await allOf(again, log)).toHaveLength(500);
  await again.close();
  expect(readdirSync(folder).filter((name) => name.endsWith('.half'))).toEqual([]);
});

test('files that a deleted database left behind are not applied to the restored one', async () => {
  const { store, log, author, backup } = await backupOf('left');
  await store.append(log, [entry('after the backup')], author);
  const file = join(folder, 'gone.db');
  // As after a kill, if someone then deleted only the main file.
  copyFileSync(join(folder, 'left.db-wal'), `${file}-wal`);
  await store.close();
  expect(await restore(backup, file, false)).toEqual(OK);
  const again = await opened({ file });
  expect(await allOf(again, log)).toHaveLength(500);
  await again.close();
});

test('anything but a complete backup of this program is refused and changes nothing', async () => {
  const { store, backup } = await backupOf('whole');
  await store.close();
  const other = join(folder, 'other.db');
  const connection = new DatabaseSync(other);
  connection.exec('create table t (a)');
  connection.close();
  const text = join(folder, 'text.backup');
  writeFileSync(text, 'no database at all');
  const torn = join(folder, 'torn.backup');
  copyFileSync(backup, torn);
  truncateSync(torn, 20_480);
  const mixed = join(folder, 'mixed.backup');
  const bytes = readFileSync(backup);
  bytes.fill(0x55, 30_000, 40_000);
  writeFileSync(mixed, bytes);
  const target = join(folder, 'whole.db');
  const before = readFileSync(target);
  for (const bad of [join(folder, 'missing'), folder, other, text, torn, mixed]) {
    expect(await restore(bad, target, true)).toMatchObject(refused({ code: 'notABackup', path: bad }));
    expect(await restore(bad, join(folder, 'new.db'), true)).toMatchObject({ ok: false });
  }
  expect(readFileSync(target)).toEqual(before);
  expect(existsSync(join(folder, 'new.db'))).toBe(false);

  const newer = join(folder, 'newer.backup');
  copyFileSync(backup, newer);
  const changed = new DatabaseSync(newer);
  changed.exec('update tenbo_version set version = 99');
  changed.close();
  const error = { code: 'newerBackup', path: newer, version: 99, known: MIGRATIONS.length };
  expect(await restore(newer, target, true)).toEqual(refused(error));
  expect(await restore(backup, join(folder, 'no-folder/new.db'), false)).toMatchObject(refused({ code: 'cannotWrite' }));
});

test.each<[string, string, RegExp]>([
  [
    'a trigger',
    "create trigger evil after insert on entries begin update people set name = 'x'; end",
    /^it has another trigger evil$/,
  ],
  [
    'a view in place of a table',
    'alter table people rename to people_; create view people as select * from people_',
    /table people/,
  ],
  ['a view more', 'create view evil as select * from people', /^it has another view evil$/],
  ['a table less', 'pragma foreign_keys = off; drop table entries', /^it has no table entries$/],
  ['a table more', 'create table evil (id text)', /^it has another table evil$/],
  ['an index less', 'drop index links_of_event', /^it has no index links_of_event$/],
  ['an index more', 'create index evil on people (name)', /^it has another index evil$/],
  ['a column more', 'alter table people add column evil text', /^its table people is another one$/],
  [
    'a table without its keys',
    'drop table people; create table people (event text not null, id text not null, name text)',
    /^its table people is another one$/,
  ],
  ['no version', 'delete from tenbo_version', /^it has no version$/],
  ['two versions', 'insert into tenbo_version (version) values (1)', /^it has no version$/],
  ['a version below zero', 'update tenbo_version set version = -1', /^it has no version$/],
  ['another version', 'update tenbo_version set version = 1', /^its table links is another one$/],
  ['an entry of no log', 'pragma foreign_keys = off; delete from logs', /^an entry has no log or no link$/],
])('a backup with %s is refused, and the database stays as it was', async (_, change, reason) => {
  const { store, log, backup } = await backupOf(crypto.randomUUID());
  await store.close();
  const changed = new DatabaseSync(backup);
  changed.exec(change);
  changed.close();
  const file = `${backup}.there`;
  const there = await opened({ file });
  await there.close();
  const answer = await restore(backup, file, true);
  expect(answer).toMatchObject({ ok: false, error: { code: 'notABackup', reason: expect.stringMatching(reason) as string } });
  const again = await opened({ file });
  expect(await again.log(log)).toBeUndefined();
  await again.close();
});

test('a backup that was analysed, or made by an older version, is restored', async () => {
  const { store, backup } = await backupOf('analysed');
  await store.close();
  const analysed = new DatabaseSync(backup);
  analysed.exec('analyze');
  analysed.close();
  expect(await restore(backup, join(folder, 'analysed-restored.db'), false)).toEqual(OK);

  const older = new DatabaseSync(join(folder, 'older.backup'));
  older.exec(`${VERSION_TABLE}; insert into tenbo_version values (1); ${MIGRATIONS[0]}`);
  older.close();
  const file = join(folder, 'older-restored.db');
  expect(await restore(join(folder, 'older.backup'), file, false)).toEqual(OK);
  const again = await opened({ file });
  expect(await again.events()).toEqual([]);
  await again.close();
});
