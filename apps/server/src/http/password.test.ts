import { afterAll, expect, test } from 'vitest';

import { answerTo, granted, newEvent, newServer } from '../../testing/club.ts';
import { opened } from '../../testing/stores.ts';
import type { Store } from '../store/store.ts';
import { LIMITS } from './app.ts';
import { isPassword, passwordHash } from './password-hash.ts';

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

test('guessing is slow for one address, and for all together at one event', async () => {
  const limited = newServer(store, { perGuess: { burst: 3, perSecond: 0.01 } });
  const { event } = await newEvent(limited.ask);
  const status = async (address: string, of: string) => {
    const body = JSON.stringify({ event: of, password: 'a guess' });
    const headers = { 'Content-Type': 'application/json', 'X-Test-Address': address };
    return (await limited.app.request('/api/enter', { method: 'POST', headers, body })).status;
  };
  const statuses = async (addresses: readonly string[], of: string) => {
    const all: number[] = [];
    for (const address of addresses) all.push(await status(address, of));
    return all;
  };
  expect(await statuses(['a', 'a', 'a', 'a'], 'another')).toEqual([401, 401, 401, 429]);
  expect(await statuses(['b', 'c', 'd', 'e'], event)).toEqual([401, 401, 401, 429]);
  limited.hub.close();
  expect(LIMITS.perGuess.perSecond).toBeLessThanOrEqual(0.1);
});

test('a hash is salted, stores its cost, and accepts other Unicode forms of the password', async () => {
  const [one, other] = [await passwordHash('Ｃafé du Temps'), await passwordHash('Ｃafé du Temps')];
  expect(one).not.toBe(other);
  expect(one).toMatch(/^scrypt\$32768\$8\$1\$[\w-]{22}\$[\w-]{43}$/);
  expect(await isPassword('Cafe\u0301 du Temps', one)).toBe(true);
  expect(await isPassword('Cafe du Temps', one)).toBe(false);
});
