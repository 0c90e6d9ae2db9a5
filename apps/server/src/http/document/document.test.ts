import { EXAMPLES, OPERATIONS, type Operation, type OperationName, errorBody, errorsOf } from '@tenbo/club';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, expect, test } from 'vitest';
import * as v from 'valibot';

import { KEY, newServer } from '../../../testing/club.ts';
import { eventsOf } from '../../../testing/served.ts';
import { opened } from '../../../testing/stores.ts';

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, object>> };
}

const store = await opened({ file: ':memory:' });
const { app, hub } = newServer(store);
afterAll(async () => {
  hub.close();
  await store.close();
});
const document = (await (await app.request('/api/openapi.json')).json()) as Document;
// Valibot made the schemas. Whether another reader understands them as it does, only another reader can tell.
const ajv = new Ajv2020({ strict: false, validateFormats: false });
ajv.addSchema({ ...document, $id: 'document' });

const NAMES = Object.keys(OPERATIONS) as readonly OperationName[];
const operationOf = (name: OperationName): Operation => OPERATIONS[name];

/** What the document says against a value at a place in it; undefined if nothing. */
function saidOf(place: readonly string[], value: unknown): string | undefined {
  const pointer = place.map((step) => encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/');
  const validate = ajv.getSchema(`document#/${pointer}`);
  if (!validate) throw new Error(`the document has no ${pointer}`);
  return validate(value) === true ? undefined : ajv.errorsText(validate.errors);
}

const at = (name: OperationName) => {
  const [method = '', path = ''] = name.split(' ');
  return ['paths', path, method.toLowerCase()];
};
const answerAt = (name: OperationName) => [...at(name), 'responses', '200', 'content', 'application/json', 'schema'];

test('every reference in the document leads to something, and everything that has a name is used', () => {
  const text = JSON.stringify(document);
  const named = new Set([...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name));
  expect(named).toEqual(new Set(Object.keys(document.components.schemas)));
});

/** The same value with every text and number that the server makes replaced: tokens, ids, digests and times. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, MADE.has(name) && !isEvent(field) ? 'made' : shapeOf(field)]),
  );
}
const MADE = new Set(['event', 'link', 'token', 'created', 'at', 'rules']);
/** In an entry `event` is what happened, elsewhere the id of an event. */
const isEvent = (field: unknown) => typeof field === 'object' && field !== null && 'type' in field;

/** What the requests of the examples need that only the answers before them know. */
const story = { token: KEY, event: '', link: '' };

test('the examples are an evening that the server answers as they say', async () => {
  for (const name of NAMES.filter((one) => operationOf(one).sentAs !== 'records')) {
    const { params = {}, body, answer } = EXAMPLES[name];
    const [method = '', path = ''] = name.split(' ');
    const filled = path
      .replace('{id}', story.link)
      .replace('{event}', story.event)
      .replace('{log}', params['log'] ?? '');
    const sent = name === 'POST /api/enter' ? { ...(body as object), event: story.event } : body;
    const init = { method, headers: { Authorization: `Bearer ${story.token}`, 'Content-Type': 'application/json' } };
    const response = await app.request(filled, { ...init, ...(sent !== undefined && { body: JSON.stringify(sent) }) });
    expect([name, response.status]).toEqual([name, 200]);
    if (body !== undefined)
      expect(saidOf([...at(name), 'requestBody', 'content', 'application/json', 'schema'], body)).toBeUndefined();
    if (name === 'GET /api/live') {
      expect(await firstMessages(response, 2)).toContainEqual({ event: 'log', data: { log: 'm7Kq2', head: 2 } });
      continue;
    }
    const got = (await response.json()) as Record<string, string>;
    expect(saidOf(answerAt(name), got)).toBeUndefined();
    expect(saidOf(answerAt(name), answer)).toBeUndefined();
    expect([name, withoutIds(shapeOf(got))]).toEqual([name, withoutIds(shapeOf(answer))]);
    if (name === 'POST /api/events') Object.assign(story, { token: got['token'], event: got['event'] });
    if (name === 'POST /api/links' || name === 'POST /api/links/{id}/renew') story.link = got['id'] ?? '';
  }
});

/** Without the ids of links, which the server makes. */
function withoutIds(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value).replaceAll(/"id":"[0-9a-f-]{36}"/g, '"id":"made"'));
}

async function firstMessages(response: Response, count: number): Promise<readonly unknown[]> {
  const messages: unknown[] = [];
  for await (const message of eventsOf(response)) if (messages.push(message) === count) break;
  return messages;
}

test.each(NAMES)('%s says which errors it may answer, and each is of the shape of an error', (name) => {
  const [, path = '', method = ''] = at(name);
  const responses = document.paths[path]?.[method];
  const text = JSON.stringify(responses);
  for (const code of errorsOf(operationOf(name))) expect(text).toContain(`\`${code}\``);
});

test('an error in the document is what the contract says', () => {
  const error = { error: { code: 'quota', message: 'x', wait: 3 } };
  expect(v.is(errorBody, error)).toBe(true);
  expect(saidOf(['components', 'schemas', 'Error'], error)).toBeUndefined();
  expect(saidOf(['components', 'schemas', 'Error'], { error: { code: 'other', message: 'x' } })).toBeDefined();
});
