import { randomUUID } from 'node:crypto';

import { type LogKind, SIZES, TOURNAMENT_LOG } from '@tenbo/club';

import type { Store } from '../store/store.ts';
import type { EventList } from './event-list.ts';
import { addLink } from './links.ts';
import { keyOf } from './log-key.ts';
import type { Route } from './operation.ts';

/** The routes for events. An event exists once it has a link. */
export function addEvents(route: Route, store: Store, list: EventList): void {
  route('POST /api/events', async () => {
    const event = randomUUID();
    const at = new Date().toISOString();
    const log = { id: keyOf(event, TOURNAMENT_LOG), event, kind: 'tournament' satisfies LogKind, subject: '{}', at };
    const created = await store.createLog(log);
    if (!created.ok) throw new Error(`a new log: ${created.error.code}`);
    const { id, token } = await addLink(store, event, { role: 'organiser', subject: {} });
    return { event, link: id, token };
  });

  route('GET /api/events', async () => {
    const links = await store.publicLinks(SIZES.publicEvents);
    const tokens = new Map(links.toReversed().map(({ event, token }) => [event, token]));
    const all = links.length > 0 ? await list.all() : [];
    const events = all.flatMap(({ event, created, plan: { title, isFree }, players, rounds }) => {
      const token = tokens.get(event);
      return token === undefined ? [] : [{ event, token, title, created, players, rounds, ...(isFree && { isFree }) }];
    });
    return { events };
  });

  route('GET /api/session', (c) => {
    const { event, link, role, subject } = c.get('caller');
    return { event, link, role, subject };
  });
}
