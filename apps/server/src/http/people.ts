import { type OpenAPIHono, z } from '@hono/zod-openapi';

import type { Store } from '../store/store.ts';
import { type Env, refuseTooMany } from './caller.ts';
import { type Gate, operation } from './operation.ts';
import type { QuotasLeft } from './quotas.ts';
import { id, shownText } from './shapes.ts';

const person = z.object({ id: z.string(), name: z.string().nullable() });

/** The routes for people's names. Entries have only ids, so that a name can be erased. */
export function addPeople(app: OpenAPIHono<Env>, store: Store, quotas: QuotasLeft, gate: Gate): void {
  const list = operation({
    gate,
    right: 'seePeople',
    method: 'get',
    path: '/api/people',
    summary: 'The people of the event; a name that was erased is null.',
    answer: z.object({ people: z.array(person).readonly() }),
  });
  app.openapi(list, async (c) => c.json({ people: await store.people(c.get('caller').event) }, 200));

  const name = operation({
    gate,
    right: 'namePeople',
    method: 'put',
    path: '/api/people',
    summary: 'Names somebody, new or known; null erases the name.',
    body: z.strictObject({ id, name: shownText.nullable() }),
    answer: z.object({}),
  });
  app.openapi(name, async (c) => {
    const { id: known, name: text } = c.req.valid('json');
    const wait = quotas.take(c.get('caller'), 'names');
    if (wait > 0) return refuseTooMany(c, wait, 'quota');
    const named = await store.namePerson(c.get('caller').event, known, text);
    if (!named.ok) throw new Error(`a checked name: ${named.error.code}`);
    return c.json({}, 200);
  });
}
