import { afterAll, expect, test } from 'vitest';

import { answerTo, granted, newEvent, newServer } from '../../testing/club.ts';
import { opened } from '../../testing/stores.ts';
import type { Store } from '../store/store.ts';
import { isPassword, passwordHash } from './password.ts';

const store: Store = await opened({ file: ':memory:' });
const { hub, ask } = newServer(store);
afterAll(async () => {
  hub.close();
  await store.close();
});

const enter = (event: string, password: string) => ({ what: 'POST /api/enter', body: { event, password } });

test('the password of an event gives a new organiser link, which can be revoked like any other', async () => {
  const { event, tokens } = await newEvent(ask);
  const other = await newEvent(ask);
  const set = (password: string | null) =>
    granted(ask, { what: 'PUT /api/password', token: tokens.organiser, body: { password } });
  const wrong = await answerTo(ask, enter(event, 'the cranes of Nara'));
  expect(wrong).toMatchObject({ status: 401, json: { error: { code: 'wrongPassword' } } });
  await set('the cranes of Nara');
  const { id, token } = await granted<{ id: string; token: string }>(ask, enter(event, 'the cranes of Nara'));
  expect(await granted(ask, { what: 'GET /api/session', token })).toMatchObject({ event, role: 'organiser' });
  // Refusals do not show whether the event or the password is wrong.
  for (const [of, password] of [
    [event, 'the Cranes of Nara'],
    [other.event, 'the cranes of Nara'],
    ['nowhere', 'the cranes of Nara'],
    [event, ''],
  ] as const) {
    expect(await answerTo(ask, enter(of, password))).toEqual(wrong);
  }
  await set(null);
  expect(await answerTo(ask, enter(event, 'the cranes of Nara'))).toEqual(wrong);
  await granted(ask, { what: `POST /api/links/${id}/revoke`, token: tokens.organiser });
  expect(await answerTo(ask, { what: 'GET /api/session', token })).toMatchObject({ status: 401 });
});

test('a short password is refused', async () => {
  const { tokens } = await newEvent(ask);
  const body = { password: 'eleven char' };
  expect(await answerTo(ask, { what: 'PUT /api/password', token: tokens.organiser, body })).toMatchObject({ status: 400 });
});

test('wrong passwords slow down their own address, never the owner at another one, nor any link', async () => {
  const limited = newServer(store, { guesses: { free: 3, first: 100, longest: 300, forgotten: 3_600 } });
  const { event, tokens } = await newEvent(limited.ask);
  await granted(limited.ask, { what: 'PUT /api/password', token: tokens.organiser, body: { password: 'the cranes of Nara' } });
  const statusOf = async (address: string, password: string, of = event) => {
    const headers = { 'Content-Type': 'application/json', 'X-Test-Address': address };
    const body = JSON.stringify({ event: of, password });
    const response = await limited.app.request('/api/enter', { method: 'POST', headers, body });
    return [response.status, response.headers.get('Retry-After')];
  };
  for (const of of [event, 'another', event]) expect(await statusOf('2001:db8::1', 'a guess', of)).toEqual([401, null]);
  expect(await statusOf('2001:db8::1', 'the cranes of Nara')).toEqual([429, '100']);
  // Whoever has one address of a network has them all.
  expect(await statusOf('2001:db8::2', 'the cranes of Nara')).toEqual([429, '100']);
  expect(await statusOf('2001:db8:0:1::2', 'the cranes of Nara')).toEqual([200, null]);
  for (let i = 0; i < 20; i++) await statusOf(`10.0.0.${i}`, 'a guess');
  expect(await statusOf('192.0.2.1', 'the cranes of Nara')).toEqual([200, null]);
  const headers = { Authorization: `Bearer ${tokens.organiser}`, 'X-Test-Address': '2001:db8::1' };
  expect((await limited.app.request('/api/session', { headers })).status).toBe(200);
  limited.hub.close();
});

test('a hash is salted, stores its cost, and accepts other Unicode forms of the password', async () => {
  const [one, other] = [await passwordHash('Ｃafé du Temps'), await passwordHash('Ｃafé du Temps')];
  expect(one).not.toBe(other);
  expect(one).toMatch(/^scrypt\$32768\$8\$1\$[\w-]{22}\$[\w-]{43}$/);
  expect(await isPassword('Cafe\u0301 du Temps', one)).toBe(true);
  expect(await isPassword('Cafe du Temps', one)).toBe(false);
});
