import { unwrap } from '@tenbo/engine';
import { mergeLogs, replay } from '@tenbo/ledger';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { draw, kept, next, played, replaced, started, undone } from '../../../../fixtures/logs.ts';
import { type ApiRequest, KEY, answerTo, granted, newEvent, newLog, newServer, syncOf } from '../../testing/club.ts';
import { opened } from '../../testing/stores.ts';
import type { Store } from '../store/store.ts';
import { EXAMPLES, OPERATIONS, type OperationName, RIGHTS, ROLES, may } from '@tenbo/club';

const store: Store = await opened({ file: ':memory:' });
const { app, hub, ask } = newServer(store);
afterAll(async () => {
  hub.close();
  await store.close();
});

type Event = Awaited<ReturnType<typeof newEvent>>;

/** The log of the examples, of table 3 as the links of `newEvent` are. */
const LOG = 'm7Kq2';

/** The request of an operation's example, which is granted to whoever has its right. */
async function sampleOf(name: OperationName, { event, newLink }: Event): Promise<ApiRequest> {
  const { params = {}, body } = EXAMPLES[name];
  const id = 'id' in params ? (await newLink({ role: 'spectator' })).id : '';
  // Writing entries needs further rights, tested below.
  const sent = name === 'POST /api/logs/{log}/sync' ? { ...(body as object), entries: [] } : body;
  return { what: name.replace('{id}', id).replace('{event}', event).replace('{log}', LOG), body: sent };
}

/** The operations that need no link, and the others. */
const OPERATION_NAMES = Object.keys(OPERATIONS) as readonly OperationName[];
const free = OPERATION_NAMES.filter((name) => OPERATIONS[name].right === 'public');
const guarded = OPERATION_NAMES.flatMap((name) => {
  const { right } = OPERATIONS[name];
  return right === 'public' ? [] : [{ name, right }];
});

test('the routes are those of the contract, with all rights that there are', () => {
  const routes = app.routes.filter(({ method }) => method !== 'ALL').map(({ method, path }) => `${method} ${path}`);
  const named = OPERATION_NAMES.map((name) => name.replaceAll(/\{(\w+)\}/g, ':$1'));
  const open = ['GET /api/openapi.json', 'GET /health', 'GET /metrics'];
  expect([...new Set(routes)].toSorted()).toEqual([...named, ...open].toSorted());
  const ofEntries = ['append', 'correct', 'organise', 'officiate', 'speakForTable'];
  expect(new Set([...guarded.map(({ right }) => right), ...ofEntries])).toEqual(new Set(Object.keys(RIGHTS)));
  expect(free).toHaveLength(5);
});

test.each(free)('%s answers everyone alike, even without a link or with an unknown one', async (name) => {
  const event = await newEvent(ask);
  const sample = await sampleOf(name, event);
  const tokens = [undefined, 'A'.repeat(22), ...Object.values(event.tokens)];
  const answers = await Promise.all(tokens.map(async (token) => answerTo(ask, { ...sample, token })));
  expect(answers).toEqual(answers.map(() => answers[0]));
  expect(answers[0]?.status).toBe(name === 'POST /api/enter' ? 401 : 200);
});

describe.each(guarded)('$name', ({ name, right }) => {
  let event: Event;
  let other: Event;
  beforeAll(async () => {
    [event, other] = [await newEvent(ask), await newEvent(ask)];
    await newLog(ask, event.tokens.organiser, LOG, 3);
  });

  /** The status and answer of the sample request with a token. */
  async function answerFor(token: string | undefined) {
    const response = await ask({ ...(await sampleOf(name, event)), token });
    const isStream = response.headers.get('Content-Type')?.startsWith('text/event-stream');
    if (isStream) await response.body?.cancel();
    return { status: response.status, json: isStream ? undefined : await response.json() };
  }

  test.each(ROLES)('for %s', async (role) => {
    const isGranted = role in RIGHTS[right];
    const { status, json } = await answerFor(event.tokens[role]);
    expect(status).toBe(isGranted ? 200 : 403);
    if (!isGranted) expect(json).toMatchObject({ error: { code: 'forbidden' } });
  });

  test('no link, an unknown link and a revoked link get the same answer', async () => {
    const revoked = await event.newLink({ role: 'organiser' });
    await granted(ask, { what: `POST /api/links/${revoked.id}/revoke`, token: event.tokens.organiser });
    const answers = [await answerFor(undefined), await answerFor('A'.repeat(22)), await answerFor(revoked.token)];
    expect(answers[0]).toMatchObject({ status: 401, json: { error: { code: 'unknownKey' } } });
    expect(answers).toEqual([answers[0], answers[0], answers[0]]);
  });

  if (!name.includes('{')) return;
  test('a link of another event cannot see what the request names', async () => {
    const { what, body } = await sampleOf(name, event);
    const missing = name.replace(/\{\w+\}/, 'not-there');
    const foreign = await answerTo(ask, { what, token: other.tokens.organiser, body });
    expect(foreign.status).toBe(404);
    expect(foreign).toEqual(await answerTo(ask, { what: missing, token: other.tokens.organiser, body }));
  });
});

test('an event lists only its own things', async () => {
  const [one, other] = [await newEvent(ask), await newEvent(ask)];
  for (const [{ tokens }, name] of [
    [one, 'Aki'],
    [other, 'Ben'],
  ] as const) {
    // Both events use the same id, and neither gets in the other's way.
    await newLog(ask, tokens.organiser, 'start', name === 'Aki' ? 1 : 2);
    await granted(ask, { what: 'PUT /api/people', token: tokens.organiser, body: { id: 'p1', name } });
    const { log } = played(started(), [`of ${name}`, draw(0)]);
    await granted(ask, syncOf('start', tokens.organiser, log));
  }
  const seen = async (what: string) => granted(ask, { what, token: one.tokens.organiser });
  expect(await seen('GET /api/logs')).toMatchObject({
    logs: [{ id: 'tournament' }, { id: 'start', subject: { table: 1 }, head: 2 }],
  });
  expect(await seen('GET /api/people')).toEqual({ people: [{ id: 'p1', name: 'Aki' }] });
  expect(await seen('GET /api/links')).toMatchObject({ links: { length: 5 } });
  expect(await granted(ask, syncOf('start', one.tokens.organiser))).toMatchObject({ entries: [{}, { id: 'of Aki' }] });
});

test('each entry keeps the link and device that first wrote it, even if others send it again', async () => {
  const { tokens, links } = await newEvent(ask);
  await newLog(ask, tokens.organiser, 'start', 3);
  const { log } = played(started(), ['a', draw(0)]);
  await granted(ask, syncOf('start', tokens.table, log.slice(0, 1)));
  await granted(ask, syncOf('start', tokens.referee, log));
  expect(await granted(ask, { what: 'GET /api/logs/start/authors', token: tokens.organiser })).toMatchObject({
    authors: [
      { entry: 'start', link: links.table.id, role: 'table', subject: { table: 3 }, device: 'phone' },
      { entry: 'a', link: links.referee.id, role: 'referee', subject: {}, device: 'phone' },
    ],
  });
});

describe('entries', () => {
  const { log } = played(started(), ['a', draw(0)]);

  test.each(ROLES)('are appended by %s as RIGHTS says, and by a table only to its own log', async (role) => {
    const { tokens } = await newEvent(ask);
    for (const [id, table] of [
      ['start', 3],
      ['elsewhere', 4],
      ['nowhere', undefined],
    ] as const) {
      await newLog(ask, tokens.organiser, id, table);
      const entries = log.map((entry) => (entry.id === 'start' ? { ...entry, id } : { ...entry, after: [id] }));
      const isGranted = may({ role, subject: role === 'table' ? { table: 3 } : {} }, 'append', { table });
      expect(isGranted).toBe(role === 'organiser' || role === 'referee' || (role === 'table' && id === 'start'));
      const { status } = await answerTo(ask, syncOf(id, tokens[role], entries));
      expect(status).toBe(isGranted ? 200 : 403);
      expect(await granted(ask, syncOf(id, tokens.organiser))).toMatchObject({ head: isGranted ? 2 : 0 });
    }
  });

  test('are preceded by their log: a table creates only its own', async () => {
    const { tokens } = await newEvent(ask);
    for (const [subject, status] of [
      [{ table: 3 }, 200],
      [{ table: 4 }, 403],
      [{}, 403],
    ] as const) {
      const body = { id: crypto.randomUUID(), kind: 'match', subject };
      expect(await answerTo(ask, { what: 'POST /api/logs', token: tokens.table, body })).toMatchObject({ status });
    }
  });
});

describe('correcting', () => {
  const open = played(started(), ['a', draw(0)]);
  const over = played(open, ['end', { type: 'matchEnded', reason: 'agreed' }]);
  const CORRECTIONS = [undone('a'), replaced('a', draw(1)), kept('a')];

  const MAY_APPEND = ROLES.filter((role) => role in RIGHTS.append);

  test.each(MAY_APPEND)('the last hand entered is allowed for %s', async (role) => {
    const { tokens } = await newEvent(ask);
    await newLog(ask, tokens.organiser, 'start', 3);
    await granted(ask, syncOf('start', tokens.table, open.log));
    for (const [i, event] of CORRECTIONS.entries()) {
      const { head } = await granted<{ head: number }>(ask, syncOf('start', tokens[role], [next(open, `c${i}`, event)]));
      expect(head).toBe(open.log.length + i + 1);
    }
  });

  test.each(MAY_APPEND)('an earlier hand is allowed for %s as RIGHTS says', async (role) => {
    const { tokens } = await newEvent(ask);
    await newLog(ask, tokens.organiser, 'start', 3);
    const later = played(open, ['b', draw(1)]);
    await granted(ask, syncOf('start', tokens.table, later.log));
    const isGranted = role in RIGHTS.correct;
    const expected = isGranted ? { status: 200 } : { status: 403, json: { error: { code: 'refereeCorrects' } } };
    for (const [i, event] of CORRECTIONS.entries())
      expect(await answerTo(ask, syncOf('start', tokens[role], [next(later, `c${i}`, event)]))).toMatchObject(expected);
  });

  test('a hand that two phones recorded differently is for a referee, not the table', async () => {
    const { tokens } = await newEvent(ask);
    await newLog(ask, tokens.organiser, 'start', 3);
    const [one, other] = [open, played(started(), ['b', draw(1)])];
    const log = unwrap(mergeLogs(one.log, other.log));
    await granted(ask, syncOf('start', tokens.table, log));
    const choice = next({ log, state: replay(log) }, 'choice', kept('a', 'a', 'b'));
    const refused = { status: 403, json: { error: { code: 'refereeCorrects', entry: 'choice' } } };
    expect(await answerTo(ask, syncOf('start', tokens.table, [choice]))).toMatchObject(refused);
    await granted(ask, syncOf('start', tokens.referee, [choice]));
    await granted(ask, syncOf('start', tokens.table, [choice]));
  });

  test.each(MAY_APPEND)('a match that is over is allowed for %s as RIGHTS says', async (role) => {
    const { tokens } = await newEvent(ask);
    await newLog(ask, tokens.organiser, 'start', 3);
    await granted(ask, syncOf('start', tokens.table, over.log));
    for (const [i, event] of CORRECTIONS.entries()) {
      const isGranted = role in RIGHTS.correct;
      const note = next(over, `n${i}`, { type: 'noteAdded', text: 'late' });
      const answer = await answerTo(ask, syncOf('start', tokens[role], [note, next(over, `c${i}`, event)]));
      expect(answer.status).toBe(isGranted ? 200 : 403);
      if (!isGranted) expect(answer.json).toMatchObject({ error: { code: 'matchOver', entry: `c${i}` } });
    }
    const { head } = await granted<{ head: number }>(ask, syncOf('start', tokens.organiser));
    expect(head).toBe(over.log.length + (role === 'table' ? 0 : 2 * CORRECTIONS.length));
  });

  test('by a table that was offline may arrive together with the end, and twice', async () => {
    const { tokens } = await newEvent(ask);
    await newLog(ask, tokens.organiser, 'start', 3);
    const offline = played(
      started(),
      ['a', draw(0)],
      ['b', undone('a')],
      ['c', draw(1)],
      ['end', { type: 'matchEnded', reason: 'agreed' }],
    );
    await granted(ask, syncOf('start', tokens.table, offline.log));
    await granted(ask, syncOf('start', tokens.table, offline.log));
    await granted(ask, syncOf('start', tokens.table, [next(offline, 'n', { type: 'noteAdded', text: 'good night' })]));
    const late = syncOf('start', tokens.table, [next(offline, 'late', undone('c'))]);
    expect(await answerTo(ask, late)).toMatchObject({ status: 403, json: { error: { code: 'matchOver', entry: 'late' } } });
    await granted(ask, syncOf('start', tokens.referee, [next(offline, 'reopened', undone('end'))]));
    await granted(ask, late);
  });
});

describe('links', () => {
  test('can be renewed: the new token gets the rights, and the old one loses them', async () => {
    const { tokens, links } = await newEvent(ask);
    const renewed = await granted<{ id: string; token: string }>(ask, {
      what: `POST /api/links/${links.table.id}/renew`,
      token: tokens.organiser,
    });
    expect(await granted(ask, { what: 'GET /api/session', token: renewed.token })).toMatchObject({
      link: renewed.id,
      role: 'table',
      subject: { table: 3 },
    });
    expect(await answerTo(ask, { what: 'GET /api/session', token: tokens.table })).toMatchObject({ status: 401 });
  });

  test('cannot revoke or renew themselves, so that an event keeps an organiser', async () => {
    const { tokens, organiser } = await newEvent(ask);
    for (const how of ['revoke', 'renew']) {
      const what = `POST /api/links/${organiser.id}/${how}`;
      expect(await answerTo(ask, { what, token: tokens.organiser })).toMatchObject({
        status: 409,
        json: { error: { code: 'ownLink' } },
      });
    }
    await granted(ask, { what: 'GET /api/links', token: tokens.organiser });
  });

  test('are listed without tokens or hashes', async () => {
    const { tokens } = await newEvent(ask);
    const text = JSON.stringify(await granted(ask, { what: 'GET /api/links', token: tokens.organiser }));
    for (const token of Object.values(tokens)) expect(text).not.toContain(token);
    expect(text).not.toMatch(/[0-9a-f]{64}/);
  });

  test('of the server create events but cannot see them', async () => {
    expect(await answerTo(ask, { what: 'GET /api/logs', token: KEY })).toMatchObject({ status: 403 });
    for (const token of [`${KEY}x`, KEY.slice(1), KEY.toUpperCase()]) {
      expect(await answerTo(ask, { what: 'POST /api/events', token })).toMatchObject({ status: 401 });
    }
  });
});
