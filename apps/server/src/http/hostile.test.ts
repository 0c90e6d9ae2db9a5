import { afterAll, expect, test } from 'vitest';

import { played, started } from '../../../../fixtures/logs.ts';
import { type ApiAnswer, answerTo, granted, newEvent, newLog, newServer, syncOf } from '../../testing/club.ts';
import { opened } from '../../testing/stores.ts';

const store = await opened({ file: ':memory:' });
const { app, hub, ask } = newServer(store);
afterAll(async () => {
  hub.close();
  await store.close();
});
const { tokens, event } = await newEvent(ask);
await newLog(ask, tokens.organiser, 'start', 3);

const SYNC = 'POST /api/logs/start/sync';
const body = { after: 0, entries: [], device: 'phone' };
const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

/** Checks that an answer is short: no request may cause a long one. */
function short(answer: ApiAnswer): ApiAnswer {
  if (JSON.stringify(answer.json).length > 4_000) throw new Error('a long answer');
  return answer;
}

const refusal = (status: number, code: string) => ({ status, json: { error: { code } } });

test.each<readonly [string, unknown, number, string]>([
  ['invalid JSON', '{', 400, 'notJson'],
  ['nothing', '', 400, 'notJson'],
  ['a list', [], 400, 'badRequest'],
  ['null', 'null', 400, 'badRequest'],
  ['a missing field', { after: 0, entries: [] }, 400, 'badRequest'],
  ['an unknown field', { ...body, admin: true }, 400, 'badRequest'],
  ['the prototype as a field', '{"after":0,"entries":[],"device":"x","__proto__":{"after":1}}', 400, 'badRequest'],
  ['50,000 unknown fields', Object.fromEntries(Array.from({ length: 50_000 }, (_, i) => [`k${i}`, 0])), 400, 'badRequest'],
  ['a text for a number', { ...body, after: '0' }, 400, 'badRequest'],
  ['half a position', { ...body, after: 0.5 }, 400, 'badRequest'],
  ['a position before the first', { ...body, after: -1 }, 400, 'badRequest'],
  ['a position that no database has', { ...body, after: 2 ** 31 }, 400, 'badRequest'],
  ['501 entries', { ...body, entries: Array.from({ length: 501 }, () => ({})) }, 400, 'badRequest'],
  ['500 faulty entries', { ...body, entries: Array.from({ length: 500 }, () => ({})) }, 400, 'badEntries'],
  ['NUL in a text', { ...body, device: 'a\0b' }, 400, 'badRequest'],
  ['half a surrogate pair', { ...body, device: '\ud800' }, 400, 'badRequest'],
  ['a text that reverses the line', { ...body, device: 'a\u202eb' }, 400, 'badRequest'],
  ['a text with nothing to see', { ...body, device: '\u3164' }, 400, 'badRequest'],
  ['33 levels', `{"after":0,"entries":[${nested(31)}],"device":"x"}`, 400, 'tooDeep'],
  ['400,000 levels', nested(400_000), 400, 'tooDeep'],
  ['400,000 levels that never end', '['.repeat(900_000), 400, 'tooDeep'],
  ['a text that never ends', `"${'\\"'.repeat(450_000)}`, 400, 'notJson'],
  ['two megabytes', ' '.repeat(2_000_000), 413, 'tooLarge'],
])('a body with %s gets a short refusal', async (_, text, status, code) => {
  expect(short(await answerTo(ask, { what: SYNC, token: tokens.table, body: text }))).toMatchObject(refusal(status, code));
});

test('32 levels are read, and brackets in texts do not count', async () => {
  const text = `{"after":0,"entries":[${nested(30)}],"device":"x"}`;
  expect(await answerTo(ask, { what: SYNC, token: tokens.table, body: text })).toMatchObject(refusal(400, 'badEntries'));
  const device = '\\"[[{'.repeat(10);
  expect(await answerTo(ask, { what: SYNC, token: tokens.table, body: { ...body, device } })).toMatchObject({ status: 200 });
});

test('a body of another type, or without a type, is refused', async () => {
  for (const type of ['text/plain', 'multipart/form-data', undefined]) {
    const response = await app.request('/api/logs/start/sync', {
      method: 'POST',
      headers: { Authorization: `Bearer ${tokens.table}`, ...(type && { 'Content-Type': type }) },
      body: new TextEncoder().encode(JSON.stringify(body)),
    });
    expect({ status: response.status, json: await response.json() }).toMatchObject(refusal(415, 'notJsonType'));
  }
});

test.each([
  // Browsers and this server normalise it to the path `/api/sync`.
  ['/api/logs/%2e%2e/sync', 404],
  ['/api/logs/..%2f..%2fetc%2fpasswd/sync', 400],
  ['/api/logs/%00/sync', 400],
  ['/api/logs/%zz/sync', 400],
  [`/api/logs/${'x'.repeat(65)}/sync`, 400],
  [`/api/logs/${'x'.repeat(100_000)}/sync`, 400],
  ["/api/logs/'%20or%201=1/sync", 400],
  ['/api/logs/start%2fsync', 404],
  ['/api/logs//sync', 404],
  ['/api/logs/start/sync/', 404],
  ['/API/logs/start/sync', 404],
  ['/api/../api/logs/missing/sync', 404],
  ['/__proto__', 404],
])('the path %s leads nowhere', async (path, status) => {
  const { json, status: found } = await answerTo(ask, { what: `POST ${path}`, token: tokens.organiser, body });
  expect(found).toBe(status);
  expect(JSON.stringify(json).length).toBeLessThan(1_000);
  expect(json).toHaveProperty('error.code');
});

test.each([
  ['no scheme', tokens.organiser],
  ['another scheme', `Basic ${tokens.organiser}`],
  ['two tokens', `Bearer ${tokens.organiser} ${tokens.organiser}`],
  ['a list', `Bearer ${tokens.organiser}, Bearer ${tokens.organiser}`],
  ['more after it', `Bearer ${tokens.organiser}'`],
  ['nothing', 'Bearer '],
  ['a very long token', `Bearer ${'x'.repeat(7_000)}`],
])('a header with %s gives no access', async (_, header) => {
  const response = await app.request('/api/session', { headers: { Authorization: header } });
  expect(response.status).toBe(401);
});

test('a token in the address, in a cookie or under another name gives no access', async () => {
  const tries = [
    await app.request(`/api/session?token=${tokens.organiser}`),
    await app.request('/api/session', { headers: { Cookie: `token=${tokens.organiser}` } }),
    await app.request('/api/session', { headers: { 'X-Authorization': `Bearer ${tokens.organiser}` } }),
  ];
  expect(tries.map(({ status }) => status)).toEqual([401, 401, 401]);
});

test('a header cannot change the method', async () => {
  const response = await app.request('/api/links', {
    headers: { Authorization: `Bearer ${tokens.organiser}`, 'X-HTTP-Method-Override': 'POST' },
  });
  expect(await response.json()).toHaveProperty('links');
});

test('HTML, formulas and SQL in names come back unchanged, as data', async () => {
  const names = ['<script>alert(1)</script>', '=HYPERLINK("http://x")', "'); drop table people; --", '{{7*7}}', '明希 👩‍👩‍👧'];
  for (const [i, name] of names.entries()) {
    await granted(ask, { what: 'PUT /api/people', token: tokens.referee, body: { id: `p${i}`, name } });
  }
  const response = await ask({ what: 'GET /api/people', token: tokens.spectator });
  expect(response.headers.get('Content-Type')).toMatch(/^application\/json/);
  expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(await response.json()).toEqual({ people: names.map((name, i) => ({ id: `p${i}`, name })) });
  await granted(ask, { what: 'PUT /api/people', token: tokens.referee, body: { id: 'p0', name: null } });
  expect(await granted(ask, { what: 'GET /api/people', token: tokens.spectator })).toMatchObject({
    people: [{ id: 'p0', name: null }, {}, {}, {}, {}],
  });
});

test.each(['', ' ', '\u3164', '\u2800', '\uFFA0\u115F', '\u200B', '\u0301'])(
  'the name %j cannot be seen, and is refused',
  async (name) => {
    const request = { what: 'PUT /api/people', token: tokens.referee, body: { id: 'p1', name } };
    expect(await answerTo(ask, request)).toMatchObject(refusal(400, 'badRequest'));
  },
);

test('the note of an entry may have any text, and comes back unchanged', async () => {
  const text = '<img src=x onerror=alert(1)> \0 \ud800 \u202e =1+1';
  const { log } = played(started());
  const note = { id: 'note', after: ['start'], event: { type: 'noteAdded', text } };
  await granted(ask, syncOf('start', tokens.table, [...log, note]));
  expect(await granted(ask, syncOf('start', tokens.table))).toMatchObject({ entries: [{}, note] });
});

test('every answer forbids use as a page, and forbids caching', async () => {
  const answers = [
    await ask({ what: 'GET /api/session', token: tokens.organiser }),
    await ask({ what: 'GET /api/session' }),
    await ask({ what: 'GET /nowhere' }),
    await app.request('/health'),
    await app.request('/api/links', { method: 'OPTIONS', headers: { Origin: 'https://evil.example' } }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 401, 404, 200, 404]);
  for (const { headers } of answers) {
    expect(headers.get('Content-Security-Policy')).toBe(
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    );
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(headers.get('Referrer-Policy')).toBe('no-referrer');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  }
});

test('metrics count routes, and contain no names or ids', async () => {
  await ask({ what: 'GET /api/logs/a-secret-log/x', token: tokens.organiser });
  const text = await (await app.request('/metrics')).text();
  expect(text).toMatch(/^tenbo_requests_total\{method="POST",route="\/api\/logs\/:log\/sync",status="200"\} [1-9]\d*$/m);
  expect(text).toMatch(/^tenbo_request_seconds_count\{route="\/api\/people"\} [1-9]\d*$/m);
  expect(text).toMatch(/^tenbo_entries_total [1-9]\d*$/m);
  expect(text).toMatch(/^tenbo_live_connections 0$/m);
  expect(text).toMatch(/route="none",status="404"/);
  for (const secret of [event, 'a-secret-log', 'start"', 'passwd', '明希', ...Object.values(tokens)])
    expect(text).not.toContain(secret);
});
