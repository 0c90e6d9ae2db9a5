import { randomUUID } from 'node:crypto';

import { type LogKind, TOURNAMENT_LOG } from '@tenbo/club';

import type { Store } from '../store/store.ts';
import { addLink } from './links.ts';
import { keyOf } from './log-key.ts';
import type { Route } from './operation.ts';

/** The routes for events. An event exists once it has a link. */
export function addEvents(route: Route, store: Store): void {
  route('POST /api/events', async () => {
    const event = randomUUID();
    const at = new Date().toISOString();
    const log = { id: keyOf(event, TOURNAMENT_LOG), event, kind: 'tournament' satisfies LogKind, subject: '{}', at };
    const created = await store.createLog(log);
    if (!created.ok) throw new Error(`a new log: ${created.error.code}`);
    const { id, token } = await addLink(store, event, { role: 'organiser', subject: {} });
    return { event, link: id, token };
  });

  route('GET /api/session', (c) => {
    const { event, link, role, subject } = c.get('caller');
    return { event, link, role, subject };
  });
}
