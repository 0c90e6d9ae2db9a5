import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { afterAll, afterEach, expect, test } from 'vitest';

import { next, started } from '../../../fixtures/logs.ts';
import { KEY, type Synced, answerTo, granted, newEvent, newLog, syncOf } from '../testing/club.ts';
import { type ServedProcess, eventsOf, spawnServer } from '../testing/served.ts';
import { kinds } from '../testing/stores.ts';

const folder = mkdtempSync(join(tmpdir(), 'tenbo-server-'));
/** A file that is not a certificate. */
const SELF = new URL(import.meta.url).pathname;

/** The logs of an event that has a match's log next to its tournament's. */
const HAS_START = { logs: expect.arrayContaining([expect.objectContaining({ id: 'start' }) as object]) as object };

const running: ServedProcess[] = [];
afterEach(() => {
  for (const { child } of running.splice(0)) child.kill('SIGKILL');
});
afterAll(() => rmSync(folder, { recursive: true }));

async function start(name: string, ...words: readonly string[]): Promise<ServedProcess> {
  const server = await spawnServer({ file: join(folder, name) }, ...words);
  running.push(server);
  return server;
}

async function stopped({ child }: ServedProcess, signal: NodeJS.Signals): Promise<unknown> {
  const ended = once(child, 'close');
  child.kill(signal);
  return (await ended)[0];
}

test('killing the server five times while four clients write loses no acknowledged entry', async () => {
  const begun = started();
  let server = await start('kills.db');
  const { tokens } = await newEvent(server.ask);
  await newLog(server.ask, tokens.organiser, 'start', 3);
  await granted(server.ask, syncOf('start', tokens.table, begun.log));
  const acknowledged: string[] = [];
  for (let kill = 1; kill <= 5; kill++) {
    const { ask } = server;
    const enough = Promise.withResolvers<void>();
    const target = acknowledged.length + 10;
    const writing = [tokens.table, tokens.table, tokens.referee, tokens.organiser].map(async (token, client) => {
      for (let nth = 1; ; nth++) {
        const id = `${kill}-${client}-${nth}`;
        const note = next(begun, id, { type: 'noteAdded', text: id });
        const answer = await answerTo(ask, syncOf('start', token, [note])).catch(() => undefined);
        // The server was killed, and the connection with it.
        if (!answer) return;
        expect(answer.status).toBe(200);
        acknowledged.push(id);
        if (acknowledged.length === target) enough.resolve();
      }
    });
    await enough.promise;
    await pause(Math.random() * 50);
    await stopped(server, 'SIGKILL');
    await Promise.all(writing);
    server = await start('kills.db');
  }
  const stored: string[] = [];
  for (let head = Infinity; stored.length < head;) {
    const page = await granted<Synced>(server.ask, syncOf('start', tokens.spectator, [], stored.length));
    stored.push(...page.entries.map(({ id }) => id));
    ({ head } = page);
  }
  expect(acknowledged.length).toBeGreaterThanOrEqual(50);
  expect(acknowledged.filter((id) => !stored.includes(id))).toEqual([]);
  expect(new Set(stored).size).toBe(stored.length);
});

test.each(['SIGTERM', 'SIGINT'] as const)(
  'at %s live connections end, open requests finish, new ones are refused, and the server exits with 0',
  async (signal) => {
    const server = await start(`${signal}.db`);
    const { tokens } = await newEvent(server.ask);
    const live = eventsOf(await server.ask({ what: 'GET /api/live', token: tokens.spectator }));
    // A request whose last byte arrives after the signal.
    const body = JSON.stringify({ id: 'start', kind: 'match', subject: {} });
    const slow = connect(Number(new URL(server.address).port), '127.0.0.1');
    await once(slow, 'connect');
    slow.write(
      `POST /api/logs HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${tokens.organiser}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, -1)}`,
    );
    await pause(200);
    const at = performance.now();
    const code = stopped(server, signal);
    for await (const { data } of live) expect(data).not.toHaveProperty('log', 'start');
    await expect(fetch(`${server.address}/health`)).rejects.toThrow('fetch failed');
    slow.write(body.slice(-1));
    const [answer] = (await once(slow, 'data')) as [Buffer];
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 200 /);
    expect(await code).toBe(0);
    expect(performance.now() - at).toBeLessThan(10_000);
    const again = await start(`${signal}.db`);
    expect(await granted(again.ask, { what: 'GET /api/logs', token: tokens.organiser })).toEqual(HAS_START);
  },
);

test('a client that never finishes its request does not hold up a stop', async () => {
  const server = await start('slow.db');
  const slow = connect(Number(new URL(server.address).port), '127.0.0.1').on('error', () => undefined);
  await once(slow, 'connect');
  slow.write(
    `POST /api/events HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${KEY}\r\nContent-Type: application/json\r\nContent-Length: 10\r\n\r\n{`,
  );
  await pause(200);
  const at = performance.now();
  expect(await stopped(server, 'SIGTERM')).toBe(0);
  expect(performance.now() - at).toBeLessThan(10_000);
});

test('it prints its address and a link with its key, and never logs the key', async () => {
  const server = await start('printed.db');
  await expect.poll(() => server.printed.at(-1)).toBe('tenbo: press Ctrl-C to stop');
  expect(server.printed.slice(0, 2)).toEqual([
    `tenbo: ${server.address}/`,
    `tenbo: anyone with this link can create events: ${server.address}/#/club?server=${KEY}`,
  ]);
  const { tokens } = await newEvent(server.ask);
  await newLog(server.ask, tokens.organiser, 'a-secret-log');
  await granted(server.ask, { what: 'PUT /api/people', token: tokens.referee, body: { id: 'p1', name: 'Aki' } });
  await server.ask({ what: 'GET /api/logs/a-secret-path', token: tokens.table });
  const said = () => server.printed.slice(2).join('');
  await expect.poll(said).toMatch(/"status":404/);
  expect(said()).toMatch(/"method":"PUT","route":"\/api\/people","status":200,"ms":\d/);
  for (const secret of [...Object.values(tokens), 'secret', 'Aki', 'p1']) expect(said()).not.toContain(secret);
});

test.each(kinds())('its data in $name is still there after a restart', async ({ newPlace }) => {
  const place = await newPlace();
  const first = await spawnServer(place);
  running.push(first);
  const { tokens } = await newEvent(first.ask);
  await newLog(first.ask, tokens.organiser, 'start');
  expect(await stopped(first, 'SIGTERM')).toBe(0);
  const second = await spawnServer(place);
  running.push(second);
  expect(await granted(second.ask, { what: 'GET /api/logs', token: tokens.player })).toEqual(HAS_START);
});

test('a wrong option, or a database that cannot be opened, ends it before it listens', async () => {
  for (const [said, ...words] of [
    ['the key must have', '--key', 'short'],
    ['from 0 to 65535', '--port', '70000'],
    ['from 0 to 65535', '--port', 'x'],
    ['no option --nonsense', '--nonsense'],
    ['--tls-cert needs --tls-key', '--tls-cert', 'cert.pem'],
    ['missing.pem cannot be read', '--tls-cert', 'missing.pem', '--tls-key', 'missing.pem'],
    ['cannot be used for HTTPS', '--tls-cert', SELF, '--tls-key', SELF],
  ]) {
    await expect(start('never.db', ...words)).rejects.toThrow(said);
  }
  expect(existsSync(join(folder, 'never.db'))).toBe(false);
  const { port } = new URL((await start('first.db')).address);
  await expect(start('second.db', '--port', port)).rejects.toThrow(`port ${port} is in use by another program`);
  await expect(start('host.db', '--host', '192.0.2.1')).rejects.toThrow('192.0.2.1 is not an address of this machine');
  await expect(spawnServer({ file: folder })).rejects.toThrow('the database cannot be opened');
});

test('a named file takes precedence over DATABASE_URL, whose password is never printed', async () => {
  const address = 'postgres://club:a-password@127.0.0.1:1/club';
  const error = await spawnServer({ address }).catch(String);
  expect(error).toContain('the database cannot be opened (DATABASE_URL: connect ECONNREFUSED');
  expect(error).not.toContain('a-password');
  const server = await spawnServer({ address }, '--data', join(folder, 'named.db'));
  running.push(server);
  expect(await (await fetch(`${server.address}/health`)).json()).toEqual({ ok: true });
});
