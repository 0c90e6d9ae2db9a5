import { readFileSync } from 'node:fs';

import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';

import { KEY } from '../../testing/club.ts';
import { opened } from '../../testing/stores.ts';
import { LIMITS } from './limits.ts';
import { newApp } from './app.ts';

const INDEX = readFileSync(new URL('../../../../fixtures/page/index.html', import.meta.url));
const HEADERS = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': "frame-ancestors 'none'" };

const store = await opened({ file: ':memory:' });
const { app, hub } = newApp({
  store,
  key: KEY,
  log: pino({ enabled: false }),
  addressOf: () => 'here',
  page: async (path, { known }) => {
    if (path !== '/' && path !== '/index.html') return undefined;
    return known === '"mine"' ? { headers: {}, body: undefined } : { headers: HEADERS, body: INDEX };
  },
  limits: { ...LIMITS, perAddress: { burst: 3, perSecond: 0.001 } },
});
afterAll(async () => {
  hub.close();
  await store.close();
});

test('the page has its own headers, and none of the API', async () => {
  const response = await app.request('/?from=a-phone');
  expect(await response.text()).toContain('<title>tenbo</title>');
  expect(Object.fromEntries(response.headers)).toEqual({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "frame-ancestors 'none'",
  });
  const head = await app.request('/index.html', { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
  const again = await app.request('/', { headers: { 'If-None-Match': '"mine"' } });
  expect([again.status, await again.text()]).toEqual([304, '']);
});

test('any other path belongs to the API, with its headers', async () => {
  for (const [path, init, status] of [
    ['/api/session', {}, 401],
    ['/nowhere', {}, 404],
    ['/', { method: 'POST' }, 404],
  ] as const) {
    const response = await app.request(path, init);
    expect(response.status).toBe(status);
    expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    expect(await response.json()).toHaveProperty('error.code');
  }
});

test('a club that opens the page at once is not limited, but requests to the API are', async () => {
  const page = await Promise.all(Array.from({ length: 50 }, async () => app.request('/')));
  expect(new Set(page.map(({ status }) => status))).toEqual(new Set([200]));
  expect((await app.request('/health')).status).toBe(429);
});
