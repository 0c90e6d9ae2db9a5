import { ok, presets } from '@tenbo/engine';
import { LOG_VERSION, type Entry } from '@tenbo/ledger';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { FakeDatabases } from './fake-database.ts';
import { NOTHING } from './stored-match.ts';

function freshDisk(): FakeDatabases {
  const disk = new FakeDatabases();
  for (const [name, value] of Object.entries(disk.globals())) vi.stubGlobal(name, value);
  vi.resetModules();
  return disk;
}

/** A page that has just been loaded, its storage, and what the page's code does with it. */
async function freshPage() {
  const disk = freshDisk();
  const [database, stuck, kept] = await Promise.all([import('./database.ts'), import('./stuck.ts'), import('./kept.ts')]);
  const put = (id: string) =>
    database.inTransaction('readwrite', async (transaction) => {
      await transaction.objectStore('matches').put({ id, soFar: null });
      return ok(id);
    });
  const read = () => database.reading(async (transaction) => ok(await transaction.objectStore('matches').get('one')));
  await seconds(put('one'), 1);
  disk.said.length = 0;
  return { disk, stuck, kept, put, read, rows: () => [...disk.rows.values()].map((row) => (row as { id: string }).id) };
}

/** Waits for something, with this much time at most. @returns undefined if it has not come by then */
async function seconds<T>(coming: Promise<T>, most: number): Promise<T | undefined> {
  const come: T[] = [];
  void coming.then((value) => come.push(value));
  for (let tenths = 0; tenths < most * 10 && come.length === 0; tenths++) await vi.advanceTimersByTimeAsync(100);
  return come[0];
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what an act has done is committed at once', async () => {
  const { disk, put } = await freshPage();
  expect(await seconds(put('two'), 1)).toEqual(ok('two'));
  expect(disk.said).toEqual(['commit']);
});

test('a page left in the middle of an act aborts it, and does it again from the start when it comes back', async () => {
  const { disk, put, rows } = await freshPage();
  disk.delay = 50;
  const writing = put('two');
  await vi.advanceTimersByTimeAsync(20);
  dispatchEvent(new Event('pagehide'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(disk.said).toEqual(['abort']);
  expect(rows()).toEqual(['one']);
  dispatchEvent(new Event('pageshow'));
  expect(await seconds(writing, 1)).toEqual(ok('two'));
  expect(rows()).toEqual(['one', 'two']);
});

test('nothing begins while the page is left', async () => {
  const { disk, put } = await freshPage();
  dispatchEvent(new Event('pagehide'));
  const writing = put('two');
  expect(await seconds(writing, 60)).toBeUndefined();
  expect(disk.said).toEqual([]);
  dispatchEvent(new Event('pageshow'));
  expect(await seconds(writing, 1)).toEqual(ok('two'));
});

test('an upgrade that the page is left in is aborted too, and made when it comes back', async () => {
  const disk = freshDisk();
  const { reading } = await import('./database.ts');
  disk.delay = 50;
  const first = reading(async (transaction) => ok(await transaction.objectStore('matches').count()));
  await vi.advanceTimersByTimeAsync(70);
  dispatchEvent(new Event('pagehide'));
  await vi.advanceTimersByTimeAsync(1_000);
  expect([disk.version, disk.said]).toEqual([0, ['upgrade to 3', 'abort']]);
  dispatchEvent(new Event('pageshow'));
  expect(await seconds(first, 1)).toEqual(ok(0));
  expect(disk.version).toBe(3);
});

test('storage that does not answer is freed by an upgrade that is aborted, and the act is done again', async () => {
  const { disk, stuck, put, read, rows } = await freshPage();
  disk.delay = undefined;
  disk.isFreedByUpgrade = true;
  const [writing, reading] = [put('two'), read()];
  await vi.advanceTimersByTimeAsync(1_500);
  expect([stuck.isSlow.value, stuck.isStuck.value]).toEqual([true, false]);
  expect(await seconds(writing, 4)).toEqual(ok('two'));
  expect(await seconds(reading, 1)).toMatchObject(ok({ id: 'one' }));
  expect([stuck.isSlow.value, stuck.isStuck.value]).toEqual([false, false]);
  expect(disk.version).toBe(3);
  expect(rows()).toEqual(['one', 'two']);
});

test('if nothing helps, a write is given up for good, and what is read comes by itself when storage answers', async () => {
  const { disk, stuck, put, read, rows } = await freshPage();
  disk.delay = undefined;
  const [writing, reading] = [put('two'), read()];
  expect(await seconds(writing, 7)).toEqual({ ok: false, error: 'busy' });
  expect(stuck.isStuck.value).toBe(true);
  // Nobody waits for the same limit again.
  expect(await seconds(put('three'), 0.2)).toEqual({ ok: false, error: 'busy' });
  expect(await seconds(reading, 60)).toBeUndefined();
  disk.release();
  expect(await seconds(reading, 5)).toMatchObject(ok({ id: 'one' }));
  expect(stuck.isStuck.value).toBe(false);
  expect(rows()).toEqual(['one']);
  expect(await seconds(put('two'), 1)).toEqual(ok('two'));
});

test('a reader who asks again gets the answer at once', async () => {
  const { disk, stuck, read } = await freshPage();
  disk.delay = undefined;
  const reading = read();
  await vi.advanceTimersByTimeAsync(7_000);
  disk.release();
  stuck.askAgain();
  expect(await seconds(reading, 0.3)).toMatchObject(ok({ id: 'one' }));
});

test('a long transaction is not cut off while its requests are answered, nor a single slow request when something is read', async () => {
  const { disk, read } = await freshPage();
  const { inTransaction } = await import('./database.ts');
  disk.delay = 3_000;
  const many = inTransaction('readwrite', async (transaction) => {
    for (let i = 0; i < 10; i++) await transaction.objectStore('matches').put({ id: `slow ${i}`, soFar: null });
    return ok('all');
  });
  expect(await seconds(many, 40)).toEqual(ok('all'));
  disk.delay = 6_000;
  expect(await seconds(read(), 120)).toMatchObject(ok({ id: 'one' }));
});

test('a hand that was stored without the page being told is not stored twice', async () => {
  const { disk, kept } = await freshPage();
  const event = { type: 'matchStarted', version: LOG_VERSION, rules: presets.standard, players: ['A', 'B', 'C', 'D'] } as const;
  const entries: readonly Entry[] = [{ id: 'start', after: [], event }];
  disk.isCommitSilent = true;
  const writing = kept.write([{ id: 'new', seen: [], entries, soFar: () => NOTHING }]);
  await vi.advanceTimersByTimeAsync(1_000);
  disk.isCommitSilent = false;
  expect(await seconds(writing, 10)).toEqual(ok([NOTHING]));
  expect([...disk.rows.keys()].filter((key) => key.startsWith('["entries"'))).toEqual(['["entries",["new",0]]']);
});
