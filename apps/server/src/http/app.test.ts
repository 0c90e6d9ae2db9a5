import { pino } from 'pino';
import { expect, test } from 'vitest';

import { type Ask, KEY, answerTo, newEvent, newServer, requestOf, syncOf } from '../../testing/club.ts';
import { opened } from '../../testing/stores.ts';
import type { Store } from '../store/store.ts';
import { newApp } from './app.ts';

/** A server with some functions of its store replaced, and the lines that it logs. */
async function newBroken(broken: Partial<Store>) {
  const store = await opened({ file: ':memory:' });
  const whole = newServer(store);
  const { tokens } = await newEvent(whole.ask);
  whole.hub.close();
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(line) });
  const { app, hub } = newApp({ store: { ...store, ...broken }, key: KEY, log, addressOf: () => 'here' });
  const close = async () => {
    hub.close();
    await store.close();
  };
  return { app, tokens, lines, close };
}

const lost = async () => Promise.reject(new Error('connection to 10.0.0.7 lost'));

test('while the database cannot be reached, every answer says so, and that repeating is safe', async () => {
  const check = async () => ({ ok: false, error: { code: 'unreachable', reason: 'lost' } }) as const;
  const { app, tokens, lines, close } = await newBroken({ linkOf: lost, check });
  const ask: Ask = async (request) => app.request(...requestOf('', request));
  const noStore = { status: 503, json: { error: { code: 'noStore', message: expect.stringContaining('safe') as string } } };
  expect(await answerTo(ask, { what: 'GET /api/logs', token: tokens.organiser })).toEqual(noStore);
  expect(await answerTo(ask, { what: 'GET /health' })).toEqual(noStore);
  expect(lines.join('')).toContain('the database cannot be reached');
  expect(lines.join('')).not.toContain(tokens.organiser);
  await close();
});

test('the answer to a bug hides the error itself, which is only in the log', async () => {
  const { app, tokens, lines, close } = await newBroken({ log: lost });
  const response = await app.request(...requestOf('', syncOf('start', tokens.table)));
  expect(response.status).toBe(500);
  const text = await response.text();
  expect(JSON.parse(text)).toMatchObject({ error: { code: 'bug' } });
  expect(text).not.toContain('10.0.0.7');
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  expect(lines.join('')).toContain('10.0.0.7');
  await close();
});
