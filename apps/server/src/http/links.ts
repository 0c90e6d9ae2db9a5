import { randomUUID } from 'node:crypto';

import { type OpenAPIHono, z } from '@hono/zod-openapi';

import type { Link, Store } from '../store/store.ts';
import { hashOf, newToken } from '../store/token.ts';
import { refuse } from './api-error.ts';
import { type Env, refuseTooMany, subjectOf } from './caller.ts';
import { type Gate, operation } from './operation.ts';
import type { LinkRole, LinkWithToken, Subject } from '@tenbo/club';
import type { QuotasLeft } from './quotas.ts';
import { id, linkSubject, newLink, role, time } from './shapes.ts';

/** The answer to creating a link. */
export const withToken = z.object({ id: z.string(), token: z.string() });

const linkOfEvent = z.object({ id: z.string(), role, subject: linkSubject, created: time, revoked: time.nullable() });

/** The routes for the links that give access to an event. */
export function addLinks(app: OpenAPIHono<Env>, store: Store, quotas: QuotasLeft, gate: Gate): void {
  const list = operation({
    gate,
    right: 'seeLinks',
    method: 'get',
    path: '/api/links',
    summary: 'The links of the event, without their tokens.',
    answer: z.object({ links: z.array(linkOfEvent) }),
  });
  app.openapi(list, async (c) => {
    const links = await store.links(c.get('caller').event);
    return c.json(
      {
        links: links.map((link) => ({
          id: link.id,
          role: role.parse(link.role),
          subject: subjectOf(link),
          created: link.created,
          revoked: link.revoked,
        })),
      },
      200,
    );
  });

  const create = operation({
    gate,
    right: 'changeLinks',
    method: 'post',
    path: '/api/links',
    summary: 'Creates a link. The answer has its token, which is not shown again.',
    body: newLink,
    answer: withToken,
  });
  app.openapi(create, async (c) => {
    const { role: forRole, ...subject } = c.req.valid('json');
    const wait = quotas.take(c.get('caller'), 'links');
    if (wait > 0) return refuseTooMany(c, wait, 'quota');
    return c.json(await addLink(store, c.get('caller').event, { role: forRole, subject }), 200);
  });

  const revoke = operation({
    gate,
    right: 'changeLinks',
    method: 'post',
    path: '/api/links/{id}/revoke',
    summary: 'Revokes a link for good. Repeating the request changes nothing.',
    params: z.object({ id }),
    body: z.strictObject({}),
    answer: z.object({}),
  });
  app.openapi(revoke, async (c) => {
    const { event, link: own } = c.get('caller');
    const link = await linkOf(store, event, c.req.valid('param').id);
    if (!link) return refuse(c, 'unknownLink');
    if (link.id === own) return refuse(c, 'ownLink');
    await revokeLink(store, link);
    return c.json({}, 200);
  });

  const renew = operation({
    gate,
    right: 'changeLinks',
    method: 'post',
    path: '/api/links/{id}/renew',
    summary: 'Makes a link with a new token for the same role and subject, and revokes the old one.',
    params: z.object({ id }),
    body: z.strictObject({}),
    answer: withToken,
  });
  app.openapi(renew, async (c) => {
    const { event, link: own } = c.get('caller');
    const link = await linkOf(store, event, c.req.valid('param').id);
    if (!link) return refuse(c, 'unknownLink');
    if (link.id === own) return refuse(c, 'ownLink');
    const wait = quotas.take(c.get('caller'), 'links');
    if (wait > 0) return refuseTooMany(c, wait, 'quota');
    const renewed = await addLink(store, event, { role: role.parse(link.role), subject: subjectOf(link) });
    await revokeLink(store, link);
    return c.json(renewed, 200);
  });
}

/** Stores a new link. @returns its id and its token, which cannot be recovered later */
export async function addLink(
  store: Store,
  event: string,
  { role: forRole, subject }: { readonly role: LinkRole; readonly subject: Subject },
): Promise<LinkWithToken> {
  const [link, token] = [randomUUID(), newToken()];
  const added = await store.addLink({
    id: link,
    hash: hashOf(token),
    event,
    role: forRole,
    subject: JSON.stringify(subject),
    at: new Date().toISOString(),
  });
  if (!added.ok) throw new Error(`a new link: ${added.error.code}`);
  return { id: link, token };
}

async function revokeLink(store: Store, { id: link }: Link): Promise<void> {
  const revoked = await store.revokeLink(link, new Date().toISOString());
  if (!revoked.ok) throw new Error(`a link that was there: ${revoked.error.code}`);
}

async function linkOf(store: Store, event: string, wanted: string): Promise<Link | undefined> {
  return (await store.links(event)).find((link) => link.id === wanted);
}
