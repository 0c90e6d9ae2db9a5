import { type LogOfEvent, mayCreate, shapes, tableOf } from '@tenbo/club';
import type { Tournament } from '@tenbo/tournament';
import * as v from 'valibot';

import type { LogHead } from '../store/store.ts';
import { refuse, refuseTooMany, roleOf, subjectOf } from './caller.ts';
import { keyOf, logOf } from './log-key.ts';
import type { Route } from './operation.ts';
import type { Writes } from './write.ts';

/** The routes for the logs of an event. */
export function addLogs(route: Route, { store, tournaments, quotas }: Pick<Writes, 'store' | 'tournaments' | 'quotas'>): void {
  route('GET /api/logs', async (c) => {
    const { event } = c.get('caller');
    const [logs, { tournament }] = await Promise.all([store.logs(event), tournaments.of(event)]);
    return { logs: logs.map((log) => headOf(log, tournament)) };
  });

  route('POST /api/logs', async (c, { body: { id, kind, subject } }) => {
    const { event } = c.get('caller');
    const { tournament } = await tournaments.of(event);
    if (!mayCreate(c.get('caller'), { log: id, subject, tournament })) return refuse(c, 'forbidden');
    const key = keyOf(event, id);
    const wait = (await store.log(key)) ? 0 : quotas.take(c.get('caller'), 'logs');
    if (wait > 0) return refuseTooMany(c, wait, 'quota');
    const log = { id: key, event, kind, subject: JSON.stringify(subject), at: new Date().toISOString() };
    const created = await store.createLog(log);
    if (created.ok) return {};
    if (created.error.code === 'takenId') return refuse(c, 'takenId');
    throw new Error(`a checked log: ${created.error.code}`);
  });

  // For officials who settle disputes.
  route('GET /api/logs/{log}/authors', async (c, { params }) => {
    const { event } = c.get('caller');
    const page = await store.entries(keyOf(event, params.log), 0, Number.MAX_SAFE_INTEGER);
    if (!page.ok) return refuse(c, 'unknownLog');
    const links = new Map((await store.links(event)).map((link) => [link.id, link]));
    const authors = page.value.entries.flatMap(({ id: entry, link, device, at }) => {
      const by = links.get(link);
      return by ? [{ entry, link, role: roleOf(by), subject: subjectOf(by), device, at }] : [];
    });
    return { authors };
  });
}

/** A log as others see it. The log of a seated match belongs to the table of its seat, whoever created it. */
function headOf(log: LogHead, tournament: Tournament | undefined): LogOfEvent {
  const { created, head } = log;
  const own = logOf(log.id);
  const seated = tableOf({ log: own, tournament });
  const subject = seated ? { table: seated.table.table } : v.parse(shapes.logSubject, subjectOf(log));
  return { id: own, kind: v.parse(shapes.logKind, log.kind), subject, created, head };
}
