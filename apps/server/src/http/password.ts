import { type OpenAPIHono, createRoute, z } from '@hono/zod-openapi';
import type { Context } from 'hono';

import type { Store } from '../store/store.ts';
import { refuse } from './api-error.ts';
import { bodies } from './bodies.ts';
import { type Env, refuseTooMany } from './caller.ts';
import type { Guesses } from './guesses.ts';
import { addLink, withToken } from './links.ts';
import { type Gate, forEverybody, json, operation, refusals } from './operation.ts';
import { passwordHash, isPassword } from './password-hash.ts';
import { id } from './shapes.ts';

const password = z.string().min(12).max(200);

interface Guessing {
  readonly guesses: Guesses;
  readonly addressOf: (c: Context) => string;
}

/** The routes for an event's password, for an organiser who needs access without the link. */
export function addPassword(app: OpenAPIHono<Env>, store: Store, gate: Gate, { guesses, addressOf }: Guessing): void {
  const set = operation({
    gate,
    right: 'setPassword',
    method: 'put',
    path: '/api/password',
    summary: 'Sets the event’s password, which anybody can exchange for an organiser’s link; null removes it.',
    body: z.strictObject({ password: password.nullable() }),
    answer: z.object({}),
  });
  app.openapi(set, async (c) => {
    const { password: given } = c.req.valid('json');
    const stored = await store.setPassword(c.get('caller').event, given === null ? null : await passwordHash(given));
    if (!stored.ok) throw new Error(`a hash: ${stored.error.code}`);
    return c.json({}, 200);
  });

  const enter = createRoute({
    ...forEverybody,
    method: 'post',
    path: '/api/enter',
    summary: 'Exchanges an event’s password for a new organiser’s link. Its token is not shown again.',
    middleware: [...bodies],
    request: { body: { required: true, content: json(z.strictObject({ event: id, password: z.string().max(200) })) } },
    responses: { 200: { description: 'Done.', content: json(withToken) }, ...refusals },
  });
  app.openapi(enter, async (c) => {
    const { event, password: given } = c.req.valid('json');
    const isRight = await guesses.try(addressOf(c), async () => isPassword(given, await store.passwordOf(event)));
    if (typeof isRight === 'object') return refuseTooMany(c, isRight.wait);
    if (!isRight) return refuse(c, 'wrongPassword');
    return c.json(await addLink(store, event, { role: 'organiser', subject: {} }), 200);
  });
}
