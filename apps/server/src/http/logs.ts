import { type OpenAPIHono, z } from '@hono/zod-openapi';
import { type LogOfEvent, mayCreate, tableOf } from '@tenbo/club';
import type { Tournament } from '@tenbo/tournament';

import type { LogHead, Store } from '../store/store.ts';
import { refuse } from './api-error.ts';
import { type Env, refuseTooMany, subjectOf } from './caller.ts';
import { keyOf, logOf } from './log-key.ts';
import { type Gate, operation } from './operation.ts';
import { id, linkSubject, logKind, logSubject, position, role, time } from './shapes.ts';
import type { Writes } from './write.ts';

const logHead = z.object({ id: z.string(), kind: logKind, subject: logSubject, created: time, head: position });

const authorOfEntry = z.object({ entry: z.string(), link: z.string(), role, subject: linkSubject, device: z.string(), at: time });

/** The routes for the logs of an event. */
export function addLogs(
  app: OpenAPIHono<Env>,
  { store, tournaments, quotas }: Pick<Writes, 'store' | 'tournaments' | 'quotas'>,
  gate: Gate,
): void {
  const list = operation({
    gate,
    right: 'seeLogs',
    method: 'get',
    path: '/api/logs',
    summary: 'The logs of the event with their heads: the position of the last entry of each.',
    answer: z.object({ logs: z.array(logHead) }),
  });
  app.openapi(list, async (c) => {
    const { event } = c.get('caller');
    const [logs, { tournament }] = await Promise.all([store.logs(event), tournaments.of(event)]);
    return c.json({ logs: logs.map((log) => headOf(log, tournament)) }, 200);
  });

  const create = operation({
    gate,
    right: 'createLog',
    method: 'post',
    path: '/api/logs',
    summary: 'Creates the log of a match, under the id of the match’s start. Repeating the request changes nothing.',
    body: z.strictObject({ id, kind: z.literal('match'), subject: logSubject }),
    answer: z.object({}),
  });
  app.openapi(create, async (c) => {
    const { event } = c.get('caller');
    const log = c.req.valid('json');
    const { tournament } = await tournaments.of(event);
    const about = { log: log.id, subject: log.subject, tournament };
    if (!mayCreate(c.get('caller'), about)) return refuse(c, 'forbidden');
    const key = keyOf(event, log.id);
    const wait = (await store.log(key)) ? 0 : quotas.take(c.get('caller'), 'logs');
    if (wait > 0) return refuseTooMany(c, wait, 'quota');
    const created = await store.createLog({
      id: key,
      event,
      kind: log.kind,
      subject: JSON.stringify(log.subject),
      at: new Date().toISOString(),
    });
    if (created.ok) return c.json({}, 200);
    if (created.error.code === 'takenId') return refuse(c, 'takenId');
    throw new Error(`a checked log: ${created.error.code}`);
  });

  addAuthors(app, store, gate);
}

/** The authors of a log's entries, for officials who settle disputes. */
function addAuthors(app: OpenAPIHono<Env>, store: Store, gate: Gate): void {
  const list = operation({
    gate,
    right: 'seeAuthors',
    method: 'get',
    path: '/api/logs/{log}/authors',
    summary: 'Which link, for what role, and which device wrote each entry of a log, and when it arrived, in order.',
    params: z.object({ log: id }),
    answer: z.object({ authors: z.array(authorOfEntry) }),
  });
  app.openapi(list, async (c) => {
    const { event } = c.get('caller');
    const page = await store.entries(keyOf(event, c.req.valid('param').log), 0, Number.MAX_SAFE_INTEGER);
    if (!page.ok) return refuse(c, 'unknownLog');
    const links = new Map((await store.links(event)).map((link) => [link.id, link]));
    const authors = page.value.entries.flatMap(({ id: entry, link, device, at }) => {
      const by = links.get(link);
      return by ? [{ entry, link, role: role.parse(by.role), subject: subjectOf(by), device, at }] : [];
    });
    return c.json({ authors }, 200);
  });
}

/** A log as others see it. The log of a seated match belongs to the table of its seat, whoever created it. */
function headOf(log: LogHead, tournament: Tournament | undefined): LogOfEvent {
  const { created, head } = log;
  const own = logOf(log.id);
  const seated = tableOf({ log: own, tournament });
  const subject = seated ? { table: seated.table.table } : logSubject.parse(subjectOf(log));
  return { id: own, kind: logKind.parse(log.kind), subject, created, head };
}
