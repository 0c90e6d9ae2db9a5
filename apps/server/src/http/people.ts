import { type OpenAPIHono, z } from '@hono/zod-openapi';

import type { Store } from '../store/store.ts';
import { type Env, refuseTooMany } from './caller.ts';
import { type Gate, operation } from './operation.ts';
import type { QuotasLeft } from './quotas.ts';
import { emaNumber, id, shownText } from './shapes.ts';

const person = z.object({
  id: z.string(),
  name: z.string().nullable(),
  ema: z.string().optional(),
  country: z.string().optional(),
});

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
    summary:
      'Says who somebody is, new or known, in place of what was said before: the name, the EMA number, the country. A name of null erases all of it.',
    body: z.strictObject({ id, name: shownText.nullable(), ema: emaNumber.optional(), country: shownText.optional() }),
    answer: z.object({}),
  });
  app.openapi(name, async (c) => {
    const wait = quotas.take(c.get('caller'), 'names');
    if (wait > 0) return refuseTooMany(c, wait, 'quota');
    const named = await store.namePerson(c.get('caller').event, c.req.valid('json'));
    if (!named.ok) throw new Error(`a checked name: ${named.error.code}`);
    return c.json({}, 200);
  });
}
