import { once } from 'node:events';
import { connect } from 'node:net';

import { pino } from 'pino';
import { afterEach, expect, test } from 'vitest';

import { started } from '../../../../fixtures/logs.ts';
import { type Ask, KEY, granted, newEvent, newLog, requestOf, syncOf } from '../../testing/club.ts';
import { opened } from '../../testing/stores.ts';
import { LIMITS, type Limits } from './limits.ts';
import { type Served, serve } from './serve.ts';

const running: Served[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map(({ stop }) => stop()));
});

async function newServer(limits: Partial<Limits>, addressHeader?: string) {
  const store = await opened({ file: ':memory:' });
  const settings = { store, key: KEY, log: pino({ enabled: false }), limits: { ...LIMITS, ...limits }, addressHeader };
  const server = await serve({ ...settings, host: '127.0.0.1', port: 0 });
  running.push(server);
  const ask: Ask = async (request) => fetch(...requestOf(`http://127.0.0.1:${server.port}`, request));
  return { ask, port: server.port };
}

/** The statuses of five requests that claim these addresses, with three requests allowed for each address. */
async function statuses(addressHeader: string | undefined, addresses: readonly string[]) {
  const { port } = await newServer({ perAddress: { burst: 3, perSecond: 0.001 } }, addressHeader);
  const found: number[] = [];
  for (const address of addresses) {
    const { status } = await fetch(`http://127.0.0.1:${port}/health`, { headers: { 'X-Forwarded-For': address } });
    found.push(status);
  }
  return found;
}

test('without a proxy, an address that a request claims is ignored', async () => {
  expect(await statuses(undefined, ['1.1.1.1', '2.2.2.2', '3.3.3.3', '4.4.4.4'])).toEqual([200, 200, 200, 429]);
});

test('behind a proxy, the address that the proxy added counts, not those before it', async () => {
  const addresses = ['1.1.1.1, 9.9.9.9', '2.2.2.2,9.9.9.9', '9.9.9.9', '3.3.3.3, 9.9.9.9', '9.9.9.9, 1.1.1.1'];
  expect(await statuses('X-Forwarded-For', addresses)).toEqual([200, 200, 200, 429, 200]);
});

test('a connection that reads nothing of a long answer is closed', async () => {
  const { ask, port } = await newServer({ stalled: 300 });
  const { tokens } = await newEvent(ask);
  await newLog(ask, tokens.organiser, 'start');
  await granted(ask, syncOf('start', tokens.organiser, started().log));
  for (let page = 0; page < 10; page++) {
    const notes = Array.from({ length: 49 }, (_, i) => ({
      id: `${page}-${i}`,
      after: ['start'],
      event: { type: 'noteAdded', text: 'x'.repeat(19_000) },
    }));
    await granted(ask, { ...syncOf('start', tokens.organiser, notes, page * 49) });
  }
  const body = JSON.stringify({ after: 0, entries: [], device: 'phone' });
  const request = `POST /api/logs/start/sync HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${tokens.organiser}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  const closed = once(socket, 'close');
  // A single answer of nine megabytes would fit into the system's buffers.
  socket.pause().write(request.repeat(8));
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  let read = 0;
  socket.on('data', (part: Buffer) => (read += part.length)).resume();
  await closed;
  expect(read).toBeLessThan(8 * 9_000_000);
});
