import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';

import { afterAll, expect, test } from 'vitest';

import { newLines, newToken, openStore, serve } from '../apps/server/src/index.ts';
import { MatchLog, Refused, Server } from './club-client/club.ts';

const store = await openStore({ file: ':memory:' });
if (!store.ok) throw new Error(store.error.code);
const log = newLines();
log.level = 'silent';
const key = newToken();
const served = await serve({ store: store.value, key, log, host: '127.0.0.1', port: 0 });
const address = `http://127.0.0.1:${served.port}`;
afterAll(() => served.stop());

const draw = (...tenpai: readonly number[]) => ({
  type: 'handEnded',
  hand: { riichi: [], outcome: { kind: 'exhaustiveDraw', tenpai } },
});
interface Made {
  readonly token: string;
}

const start = { type: 'matchStarted', version: 3, rules: 'ema2016', players: ['a', 'b', 'c', 'd'] };

/** The network: it loses the next answer, or the next request, when told to. */
function newNetwork() {
  const network = { loses: undefined as 'answer' | 'request' | undefined, pauses: 0 };
  const losing = async (input: string, init: RequestInit) => {
    const { loses } = network;
    network.loses = undefined;
    if (loses === 'request') throw new TypeError('no network');
    const response = await fetch(input, init);
    if (loses !== 'answer') return response;
    await response.body?.cancel();
    throw new TypeError('the answer is lost');
  };
  const pause = async () => void network.pauses++;
  return { network, ports: { fetch: losing, pause } };
}

/** A table of a new event, with a match that has started. */
async function newTable() {
  const desk = new Server(address, (await new Server(address, key).ask<Made>('POST /api/events', {})).token);
  const { token } = await desk.ask<Made>('POST /api/links', { role: 'table', table: 1 });
  const match = crypto.randomUUID();
  const table = new Server(address, token);
  const phone = new MatchLog(table, match, 'one');
  await table.ask('POST /api/logs', { id: match, kind: 'match', subject: { table: 1 } });
  phone.write(start, match);
  await phone.sync();
  return { desk, token, match, phone };
}

test('the evening is played, and its accounts are the server’s', async () => {
  const env = { ...process.env, TENBO_KEY: key };
  const { stdout } = await promisify(execFile)(process.execPath, ['examples/club-client/evening.ts', address], { env });
  expect(stdout.trim().split('\n')).toEqual([
    '1. Ben 36700 (21.7)',
    '2. Chie 31500 (6.5)',
    '3. Dai 28500 (-6.5)',
    '4. Aki 23300 (-21.7)',
    'matchOver',
  ]);
});

test.each(['answer', 'request'] as const)(
  'after a lost %s two phones have the same log, with every entry once',
  async (loses) => {
    const { token, match, phone } = await newTable();
    const { network, ports } = newNetwork();
    const other = new MatchLog(new Server(address, token, ports), match, 'two');
    await other.sync();
    phone.write(draw(0));
    await phone.sync();
    other.write(draw(1));
    network.loses = loses;
    expect(await other.sync()).toBeUndefined();
    expect(network.pauses).toBe(1);
    await phone.sync();
    expect(other.entries.length).toBe(3);
    expect(new Set(phone.entries.map(({ id }) => id))).toEqual(new Set(other.entries.map(({ id }) => id)));
    expect(phone.entries).toHaveLength(3);
    // Both had entered the first hand: the next entry names both, and the server asks a referee.
    expect(phone.heads).toHaveLength(2);
  },
);

test('of several entries only the refused one is given up, with what follows it', async () => {
  const { desk, match, phone } = await newTable();
  const hand = phone.write(draw(0));
  phone.write({ type: 'matchEnded', reason: 'agreed' });
  await phone.sync();
  const note = phone.write({ type: 'noteAdded', text: 'good night' });
  phone.write({ type: 'entryVoided', entry: hand.id });
  expect(await phone.sync()).toMatchObject({ code: 'matchOver' });
  expect(phone.entries.at(-1)).toEqual(note);
  const referee = new MatchLog(
    new Server(address, (await desk.ask<Made>('POST /api/links', { role: 'referee' })).token),
    match,
    'desk',
  );
  await referee.sync();
  expect(referee.entries.map(({ id }) => id)).toEqual(phone.entries.map(({ id }) => id));
  referee.write({ type: 'entryVoided', entry: hand.id });
  expect(await referee.sync()).toBeUndefined();
});

test('what the server refuses leaves the copy as the server has it', async () => {
  const { match, phone } = await newTable();
  phone.write({ type: 'handBegun' });
  expect(await phone.sync()).toMatchObject({ code: 'badEntries' });
  expect(phone.entries.map(({ id }) => id)).toEqual([match]);
  const stranger = new MatchLog(new Server(address, 'nobody'), match, 'three');
  await expect(stranger.sync()).rejects.toThrow(Refused);
});

test('a phone that follows has what another writes, without asking', async () => {
  const { token, match, phone } = await newTable();
  const asked: string[] = [];
  const counting = async (input: string, init: RequestInit) => {
    asked.push(input);
    return fetch(input, init);
  };
  const server = new Server(address, token, { fetch: counting });
  const follower = new MatchLog(server, match, 'two');
  await follower.sync();
  const stop = new AbortController();
  for await (const message of server.live(stop.signal)) {
    await follower.follow(message);
    if (message.log === match && phone.entries.length === 1) {
      phone.write(draw(2));
      await phone.sync();
    }
    if (follower.entries.length === 2) stop.abort();
  }
  expect(follower.entries.map(({ id }) => id)).toEqual(phone.entries.map(({ id }) => id));
  expect(asked.filter((path) => path.endsWith('/sync'))).toHaveLength(1);
});

test('it imports nothing of tenbo', () => {
  for (const file of ['club', 'evening']) {
    const text = readFileSync(`examples/club-client/${file}.ts`, 'utf8');
    expect([...text.matchAll(/\bfrom '([^']+)'/g)].map(([, from]) => from).filter((from) => from !== './club.ts')).toEqual([]);
  }
});
