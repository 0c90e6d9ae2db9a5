import { once } from 'node:events';
import { connect } from 'node:net';

import { pino } from 'pino';
import { afterEach, expect, test } from 'vitest';

import { KEY } from '../../testing/club.ts';
import { opened } from '../../testing/stores.ts';
import type { Answerer } from './answers.ts';
import { LIMITS, type Limits } from './limits.ts';
import { type Served, serve } from './serve.ts';

const running: Served[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map(({ stop }) => stop()));
});

/** Answers each line with its length; throws at a line `bug`. */
const LENGTHS: Answerer = {
  one: (question, language) => JSON.stringify({ length: question.length, language }),
  async *lines(input) {
    for await (const part of input) {
      for (const line of Buffer.from(part).toString().trimEnd().split('\n')) {
        if (line === 'bug') throw new Error('a bug');
        yield { text: `${line.length}\n`, lines: 1 };
      }
    }
  },
};

async function newServer(limits: Partial<Limits> = {}): Promise<string> {
  const store = await opened({ file: ':memory:' });
  const answerers = { score: LENGTHS, lens: LENGTHS, waits: LENGTHS };
  const log = pino({ enabled: false });
  const served = await serve({ store, key: KEY, log, answerers, limits: { ...LIMITS, ...limits }, host: '127.0.0.1', port: 0 });
  running.push(served);
  return `http://127.0.0.1:${served.port}/api/`;
}

const post = (type: string, body: string) => ({ method: 'POST', headers: { 'Content-Type': type }, body });

test('a single question gets one answer, in the requested language', async () => {
  const address = await newServer();
  const response = await fetch(`${address}waits?lang=ja`, post('application/json; charset=utf-8', '{"a":1}'));
  expect(response.headers.get('Content-Type')).toBe('application/json');
  expect(await response.json()).toEqual({ length: 7, language: 'ja' });
});

test.each([
  ['another type', 'score', 'text/plain', '{}', 415, 'notRecords'],
  ['an unknown language', 'lens?lang=xx', 'application/json', '{}', 400, 'badRequest'],
  ['more than a hand and its rules need', 'score', 'application/json', ' '.repeat(100_001), 413, 'tooLarge'],
] as const)('%s is refused', async (_, path, type, body, status, code) => {
  const response = await fetch((await newServer()) + path, post(type, body));
  expect({ status: response.status, json: await response.json() }).toMatchObject({ status, json: { error: { code } } });
});

test('each line is answered before the next one is sent', async () => {
  const { port } = new URL(await newServer());
  const socket = connect(Number(port), '127.0.0.1');
  await once(socket, 'connect');
  const type = 'Content-Type: application/x-ndjson\r\n';
  socket.write(`POST /api/score HTTP/1.1\r\nHost: x\r\n${type}Transfer-Encoding: chunked\r\n\r\n`);
  let said = '';
  socket.on('data', (part) => (said += String(part)));
  for (let length = 1; length <= 3; length++) {
    socket.write(`${length + 1}\r\n${'x'.repeat(length)}\n\r\n`);
    await expect.poll(() => said).toContain(`\r\n${length}\n\r\n`);
  }
  socket.write('0\r\n\r\n');
  await expect.poll(() => said).toContain('\r\n0\r\n\r\n');
  socket.destroy();
});

test('a bug at a line aborts the answer, so that it does not look complete', async () => {
  const address = await newServer();
  const response = await fetch(`${address}score`, post('application/jsonl', 'a\nbug\nb\n'));
  await expect(response.text()).rejects.toThrow('terminated');
});

test('an address that has used up its allowance waits: a single question is refused, lines are answered later', async () => {
  const address = await newServer({ perAsker: { burst: 26, perSecond: 100 } });
  const ask = async () => fetch(`${address}waits`, post('application/json', '{}'));
  expect((await ask()).status).toBe(200);
  expect((await ask()).status).toBe(200);
  const refused = await ask();
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '1']);
  const from = performance.now();
  const response = await fetch(`${address}waits`, post('application/jsonl', 'a\nbc\nd\n'));
  expect(await response.text()).toBe('1\n2\n1\n');
  // Each `waits` line costs 25, and the address gains 100 a second.
  expect(performance.now() - from).toBeGreaterThan(600);
});
