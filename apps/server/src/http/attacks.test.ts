// Every operation of the contract, attacked in every field: the answer is a refusal that the document names, never a failure of the server.
import { EXAMPLES, OPERATIONS, type Operation, type OperationName, errorBody, errorsOf } from '@tenbo/club';
import * as v from 'valibot';
import { afterAll, describe, expect, test } from 'vitest';

import { actsOfAll } from '../../testing/acts.ts';
import { KEY, newEvent, newLog, newServer } from '../../testing/club.ts';
import { mutated } from '../../testing/made-values.ts';
import { opened } from '../../testing/stores.ts';

const store = await opened({ file: ':memory:' });
const { app, hub, ask } = newServer(store);
afterAll(async () => {
  hub.close();
  await store.close();
});
const { tokens, links } = await newEvent(ask);
await newLog(ask, tokens.organiser, 'm7Kq2', 3);

const NAMES = Object.keys(OPERATIONS) as readonly OperationName[];
const ATTACKED = NAMES.map((name) => ({ name, operation: OPERATIONS[name] as Operation, ...EXAMPLES[name] }));

const SYNC = 'POST /api/logs/{log}/sync';

interface Attack {
  readonly path?: string;
  readonly text?: string | undefined;
  readonly type?: string;
}

/** The answer to an attack: its status and, of a refusal, its code. Fails if it is not as the document says. */
async function answerTo(name: OperationName, { path, text, type = 'application/json' }: Attack) {
  const operation: Operation = OPERATIONS[name];
  const [method = '', own = ''] = name.split(' ');
  const token = name === 'POST /api/events' ? KEY : tokens.organiser;
  const init = { method, headers: { Authorization: `Bearer ${token}`, 'Content-Type': type } };
  const filled = path ?? own.replace('{id}', links.player.id).replace('{log}', 'm7Kq2');
  const response = await app.request(filled, { ...init, ...(text !== undefined && { body: text }) });
  if (response.status === 200) {
    await response.body?.cancel();
    return { status: 200, code: undefined };
  }
  const json = (await response.json()) as { readonly error: { readonly code: never } };
  expect({ text, json, is: v.is(errorBody, json) }).toEqual({ text, json, is: true });
  const known = errorsOf(operation).filter((code) => code !== 'bug' && code !== 'noStore');
  expect(known, `${name} ${text}`).toContain(json.error.code);
  expect(response.status).toBeLessThan(500);
  return { status: response.status, code: json.error.code };
}

const withBody = ATTACKED.flatMap(({ operation, ...one }) => (operation.body ? [{ ...one, shape: operation.body }] : []));

describe.each(withBody)('$name', ({ name, shape, body }) => {
  test('refuses a body that the contract does not allow, in whatever field', async () => {
    const kinds = new Set<number>();
    for (const value of mutated(body)) {
      const { status } = await answerTo(name, { text: JSON.stringify(value) });
      if (!v.is(shape, value)) expect([value, status]).toEqual([value, 400]);
      kinds.add(status);
    }
    expect(kinds).toContain(400);
  });

  test('refuses what is no JSON, too deep, too large or of another type', async () => {
    const codes = async (attack: Attack) => (await answerTo(name, attack)).code;
    expect(await codes({ text: '{' })).toBe('notJson');
    expect(await codes({ text: '' })).toBe('notJson');
    expect(await codes({ text: '['.repeat(33) })).toBe('tooDeep');
    expect(await codes({ text: ' '.repeat(1_000_001) })).toBe('tooLarge');
    expect(await codes({ text: JSON.stringify(body), type: 'text/plain' })).toBe('notJsonType');
  });
});

test.each([
  ['tournament', actsOfAll()],
  ['m7Kq2', (EXAMPLES[SYNC].body as { readonly entries: readonly object[] }).entries],
] as const)(
  'the log %s stores no entry that its form does not allow, and the server does not fail over one',
  async (log, entries) => {
    const codes = new Set<string | undefined>();
    for (const entry of entries as readonly object[])
      for (const changed of mutated(entry)) {
        const text = JSON.stringify({ after: 0, entries: [changed], device: 'phone' });
        codes.add((await answerTo(SYNC, { path: `/api/logs/${log}/sync`, text })).code);
      }
    expect(codes).toContain('badEntries');
  },
);

const withParams = ATTACKED.filter(({ operation }) => operation.params);

test.each(withParams)('$name refuses an id that is none, and does not find one that is not there', async ({ name, body }) => {
  for (const [id, status] of [
    ['%00', 400],
    ['a%20b', 400],
    ['x'.repeat(65), 400],
    ['..%2F..%2Fetc', 400],
    ['%F0%9F%80%84', 400],
    ['not-there', 404],
  ] as const) {
    const path = name.split(' ')[1]?.replace(/\{\w+\}/, id);
    const answer = await answerTo(name, {
      ...(path !== undefined && { path }),
      text: body === undefined ? undefined : JSON.stringify(body),
    });
    expect([id, answer.status]).toEqual([id, status]);
  }
});

const withQuery = ATTACKED.filter(({ operation }) => operation.query);

test.each(withQuery)('$name refuses a query that the contract does not allow', async ({ name, operation }) => {
  for (const field of Object.keys(operation.query ?? {}))
    for (const value of ['', 'x', 'OWN', 'x'.repeat(5_000), '%00', '1'])
      expect(
        (
          await answerTo(name, {
            path: `${name.split(' ')[1]}?${field}=${value}`,
            ...(name.startsWith('POST') && { text: '{}' }),
          })
        ).code,
      ).toBe('badRequest');
});
