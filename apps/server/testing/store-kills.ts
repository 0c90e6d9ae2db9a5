import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';

import { openSqlite } from '../src/store/db-sqlite.ts';
import { type StoreLocation, openStore } from '../src/store/open-store.ts';
import { sql } from '../src/store/sql.ts';
import type { Store } from '../src/store/store.ts';

/** The results of killing a process that appends, many times. */
export interface StoreKills {
  readonly kills: number;
  /** Entries that were reported as stored. */
  readonly acknowledged: number;
  /** Those of them that are missing; there must be none. */
  readonly lost: readonly string[];
  /** Entries stored although the process was killed before it could report them: at most one for each kill. */
  readonly unsaid: number;
  /** Errors in the database after a kill; there must be none. */
  readonly faults: readonly string[];
}

const APPENDER = new URL('appender.ts', import.meta.url).pathname;
const AT = '2026-05-01T18:00:00Z';
/** The longest time from the first stored entry to the kill, in milliseconds; the actual times are random. */
const LONGEST = 150;

/** Kills an appending process with SIGKILL at random moments, and checks the database after each kill. */
export async function killAppenders(place: StoreLocation, kills: number): Promise<StoreKills> {
  await withStore(place, async (store) => {
    await store.createLog({ id: 'log', event: 'event', kind: 'match', subject: '{}', at: AT });
    await store.addLink({ id: 'link', hash: '0'.repeat(64), event: 'event', role: 'table', subject: '{}', at: AT });
  });
  const acknowledged: string[] = [];
  const faults: string[] = [];
  let ids: readonly string[] = [];
  for (let nth = 1; nth <= kills; nth++) {
    acknowledged.push(...(await killedOnce(place, `process-${nth}`)));
    const found = await withStore(place, (store) => store.entries('log', 0, 1_000_000));
    if (!found.ok) throw new Error(found.error.code);
    const { entries, head } = found.value;
    if (entries.some(({ position }, i) => position !== i + 1) || head !== entries.length) faults.push(`a gap after kill ${nth}`);
    if ('file' in place) faults.push(...(await faultsOf(place.file)));
    ids = entries.map(({ id }) => id);
  }
  const stored = new Set(ids);
  if (stored.size !== ids.length) faults.push('an entry is there twice');
  const lost = acknowledged.filter((id) => !stored.has(id));
  return { kills, acknowledged: acknowledged.length, lost, unsaid: stored.size - acknowledged.length + lost.length, faults };
}

/** @returns the entries that the process reported as stored */
async function killedOnce(place: StoreLocation, name: string): Promise<readonly string[]> {
  const words = [APPENDER, JSON.stringify(place), 'log', 'link', name, '1000000'];
  const child: ChildProcess = spawn(process.execPath, words, { stdio: ['pipe', 'pipe', 'inherit'] });
  if (!child.stdout) throw new Error('no output');
  const ended = once(child, 'close');
  const said = text(child.stdout);
  await Promise.race([once(child.stdout, 'data'), ended]);
  await pause(Math.random() * LONGEST);
  child.kill('SIGKILL');
  const [, signal] = (await ended) as [number | null, NodeJS.Signals | null];
  if (signal !== 'SIGKILL') throw new Error('the process ended before it was killed');
  // A truncated line does not count.
  return (await said).split('\n').slice(0, -1);
}

/** The errors that SQLite itself finds in a file. */
export async function faultsOf(file: string): Promise<readonly string[]> {
  const db = openSqlite(file);
  const integrity = await db.all(sql`pragma integrity_check`);
  const references = await db.all(sql`pragma foreign_key_check`);
  await db.close();
  const good = JSON.stringify([{ integrity_check: 'ok' }]);
  return [integrity, references].map((rows) => JSON.stringify(rows)).filter((rows) => rows !== good && rows !== '[]');
}

async function withStore<T>(place: StoreLocation, work: (store: Store) => Promise<T>): Promise<T> {
  const opened = await openStore(place);
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  try {
    return await work(opened.value);
  } finally {
    await opened.value.close();
  }
}
