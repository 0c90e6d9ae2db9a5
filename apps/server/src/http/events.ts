import { randomUUID } from 'node:crypto';

import { type OpenAPIHono, z } from '@hono/zod-openapi';

import type { LogKind } from '@tenbo/club';

import type { Store } from '../store/store.ts';
import type { Env } from './caller.ts';
import { addLink } from './links.ts';
import { keyOf } from './log-key.ts';
import { type Gate, operation } from './operation.ts';
import { linkSubject, role } from './shapes.ts';
import { TOURNAMENT_LOG } from './tournaments.ts';

const sessionOfLink = z.object({ event: z.string(), link: z.string(), role, subject: linkSubject });

const createdEvent = z.object({ event: z.string(), link: z.string(), token: z.string() });

/** The routes for events. An event exists once it has a link. */
export function addEvents(app: OpenAPIHono<Env>, store: Store, gate: Gate): void {
  const create = operation({
    gate,
    right: 'createEvent',
    method: 'post',
    path: '/api/events',
    summary: 'Creates an event with the log of its tournament. The answer has the organiser’s token, which is not shown again.',
    body: z.strictObject({}),
    answer: createdEvent,
  });
  app.openapi(create, async (c) => {
    const event = randomUUID();
    const at = new Date().toISOString();
    const log = { id: keyOf(event, TOURNAMENT_LOG), event, kind: 'tournament' satisfies LogKind, subject: '{}', at };
    const created = await store.createLog(log);
    if (!created.ok) throw new Error(`a new log: ${created.error.code}`);
    const { id, token } = await addLink(store, event, { role: 'organiser', subject: {} });
    return c.json({ event, link: id, token }, 200);
  });

  const session = operation({
    gate,
    right: 'seeSession',
    method: 'get',
    path: '/api/session',
    summary: 'What the link of this request may be used for.',
    answer: sessionOfLink,
  });
  app.openapi(session, (c) => {
    const { event, link, role: own, subject } = c.get('caller');
    return c.json({ event, link, role: own, subject }, 200);
  });
}
