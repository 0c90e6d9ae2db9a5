import { expect, test } from 'vitest';

import { answerTo, granted, newEvent, newServer } from '../../testing/club.ts';
import { opened } from '../../testing/stores.ts';
import { Buckets } from './buckets.ts';

test('each caller has its own burst, then its own rate', () => {
  let now = 0;
  const buckets = new Buckets({ burst: 3, perSecond: 2 }, () => now);
  expect([1, 2, 3, 4].map(() => buckets.take('one'))).toEqual([0, 0, 0, 0.5]);
  expect(buckets.take('other')).toBe(0);
  now = 400;
  expect(buckets.take('one')).toBeCloseTo(0.1);
  now = 500;
  expect([buckets.take('one'), buckets.take('one')]).toEqual([0, 0.5]);
  now = 1e9;
  expect([1, 2, 3, 4].map(() => buckets.take('one'))).toEqual([0, 0, 0, 0.5]);
});

test('with too many callers, the ones that called longest ago are forgotten', () => {
  const buckets = new Buckets({ burst: 1, perSecond: 1 }, () => 0);
  buckets.take('first');
  for (let i = 0; i < 9_999; i++) buckets.take(`${i}`);
  expect(buckets.take('first')).toBe(1);
  for (let i = 0; i < 10_000; i++) buckets.take(`again ${i}`);
  expect(buckets.take('first')).toBe(0);
  expect(buckets.take('again 9999')).toBe(1);
});

test('a link or an address that asks too often must wait, and others need not', async () => {
  const store = await opened({ file: ':memory:' });
  const slow = { burst: 20, perSecond: 0.1 };
  const { hub, ask } = newServer(store, { perLink: slow });
  const { tokens } = await newEvent(ask);
  const request = { what: 'GET /api/session', token: tokens.spectator };
  for (let i = 0; i < 20; i++) await granted(ask, request);
  expect(await answerTo(ask, request)).toMatchObject({ status: 429, json: { error: { code: 'tooMany' } } });
  expect(Number((await ask(request)).headers.get('Retry-After'))).toBeGreaterThan(0);
  await granted(ask, { ...request, token: tokens.table });
  hub.close();

  const narrow = newServer(store, { perAddress: slow });
  const from = (address: string) => narrow.app.request('/api/session', { headers: { 'X-Test-Address': address } });
  for (let i = 0; i < 20; i++) expect((await from('one')).status).toBe(401);
  expect((await from('one')).status).toBe(429);
  expect((await from('other')).status).toBe(401);
  narrow.hub.close();
  await store.close();
});
