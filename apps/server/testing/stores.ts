import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, inject } from 'vitest';

import { type StoreLocation, openStore } from '../src/store/open-store.ts';
import type { NewEntry, Store } from '../src/store/store.ts';
import { type Ask, newServer } from './club.ts';
import { newDatabase } from './postgres.ts';

export const AT = '2026-05-01T18:00:00Z';
export const LATER = '2026-05-01T19:00:00Z';
export const OK = { ok: true, value: undefined };
export const refused = (error: object) => ({ ok: false, error });
export const entry = (id: number | string, body = `{"n":${id}}`): NewEntry => ({ id: String(id), body });
export const upTo = (count: number) => Array.from({ length: count }, (_, i) => i + 1);

/** A kind of database to test the store with. */
export interface Kind {
  readonly name: 'SQLite' | 'PostgreSQL';
  /** A place where no store exists yet. */
  readonly newPlace: () => Promise<StoreLocation>;
}

const postgres = inject('postgres');

/** The reason why the tests skip PostgreSQL, if they do. */
export const missingPostgres = 'missing' in postgres ? postgres.missing : undefined;

/** SQLite, and PostgreSQL where it runs. */
export function kinds(): readonly Kind[] {
  const folder = mkdtempSync(join(tmpdir(), 'tenbo-store-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  let made = 0;
  const sqlite: Kind = { name: 'SQLite', newPlace: async () => ({ file: join(folder, `${++made}.db`) }) };
  if ('missing' in postgres) return [sqlite];
  return [sqlite, { name: 'PostgreSQL', newPlace: async () => ({ address: await newDatabase(postgres.address) }) }];
}

/** Opens a store that must open. */
export async function opened(place: StoreLocation): Promise<Store> {
  const answer = await openStore(place);
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return answer.value;
}

/** A server without a socket and its store, a new one for a suite: both are there when its tests run. */
export function servedIn({ newPlace }: Kind) {
  let store: Store;
  let server: ReturnType<typeof newServer>;
  beforeAll(async () => {
    store = await opened(await newPlace());
    server = newServer(store);
  });
  afterAll(async () => {
    server.hub.close();
    await store.close();
  });
  const ask: Ask = async (request) => server.ask(request);
  return { ask, storeOf: () => store };
}

/** A new log of a new event, and a new link to append with. */
export async function newLog(store: Store, kind = 'match') {
  const [log, event, link] = ['log', 'event', 'link'].map((what) => `${what}-${crypto.randomUUID()}`) as [string, string, string];
  await store.createLog({ id: log, event, kind, subject: '{}', at: AT });
  const hash = Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('hex');
  await store.addLink({ id: link, hash, event, role: 'table', subject: '{}', at: AT });
  return { log, event, author: { link, device: 'Aki’s phone', at: AT } };
}

/** All entries of a log. */
export async function allOf(store: Store, log: string) {
  const answer = await store.entries(log, 0, 1_000_000);
  if (!answer.ok) throw new Error(answer.error.code);
  return answer.value.entries;
}
