import { once } from 'node:events';
import { connect } from 'node:net';

import { pino } from 'pino';
import { expect, test } from 'vitest';

import { KEY, granted, newEvent, requestOf } from '../../testing/club.ts';
import { opened } from '../../testing/stores.ts';
import { serve } from './serve.ts';

test.each([
  ['a body with its length', 'Content-Length: 90000\r\n\r\n{"after":0,"en'],
  ['a body in parts', 'Transfer-Encoding: chunked\r\n\r\n5\r\n{"aft\r\n'],
])('an upload that its sender breaks off, %s, is no bug', async (_, upload) => {
  const lines: { level: number; status?: number; msg?: string }[] = [];
  const log = pino({ level: 'debug' }, { write: (line: string) => void lines.push(JSON.parse(line) as (typeof lines)[number]) });
  const store = await opened({ file: ':memory:' });
  const served = await serve({ store, key: KEY, log, host: '127.0.0.1', port: 0 });
  const address = `http://127.0.0.1:${served.port}`;
  const ask = async (request: Parameters<typeof requestOf>[1]) => fetch(...requestOf(address, request));
  const { tokens } = await newEvent(ask);

  const socket = connect(served.port, '127.0.0.1');
  await once(socket, 'connect');
  const head = `POST /api/logs/tournament/sync HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${tokens.organiser}\r\n`;
  const before = lines.length;
  socket.write(`${head}Content-Type: application/json\r\n${upload}`);
  await new Promise((resolve) => setTimeout(resolve, 200));
  socket.destroy();

  await expect.poll(() => lines.slice(before)).toMatchObject([{ level: 20, status: 499 }]);
  await granted(ask, { what: 'GET /api/session', token: tokens.organiser });
  const metrics = await (await fetch(`${address}/metrics`)).text();
  expect(metrics).toContain('route="/api/logs/:log/sync",status="499"} 1');
  expect(metrics).not.toContain('status="500"');
  await served.stop();
});
