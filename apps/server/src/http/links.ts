import { randomUUID } from 'node:crypto';

import type { LinkRole, LinkWithToken, Subject } from '@tenbo/club';

import type { Link, Store } from '../store/store.ts';
import { hashOf, newToken, refuse, refuseTooMany, roleOf, subjectOf } from './caller.ts';
import type { Route } from './operation.ts';
import type { QuotasLeft } from './limits.ts';

/** The routes for the links that give access to an event. */
export function addLinks(route: Route, store: Store, quotas: QuotasLeft): void {
  route('GET /api/links', async (c) => {
    const links = await store.links(c.get('caller').event);
    return {
      links: links.map((link) => ({
        id: link.id,
        role: roleOf(link),
        subject: subjectOf(link),
        created: link.created,
        revoked: link.revoked,
        ...(link.token !== undefined && { isPublic: true as const }),
      })),
    };
  });

  route('POST /api/links', async (c, { body }) => {
    const wait = quotas.take(c.get('caller'), 'links');
    if (wait > 0) return refuseTooMany(c, wait, 'quota');
    const { role, isPublic, ...subject } = { isPublic: undefined, ...body };
    return addLink(store, c.get('caller').event, { role, subject, isPublic });
  });

  route('POST /api/links/{id}/revoke', async (c, { params: { id } }) => {
    const { event, link: own } = c.get('caller');
    const link = await linkOf(store, event, id);
    if (!link) return refuse(c, 'unknownLink');
    if (link.id === own) return refuse(c, 'ownLink');
    await revokeLink(store, link);
    return {};
  });

  route('POST /api/links/{id}/renew', async (c, { params: { id } }) => {
    const { event, link: own } = c.get('caller');
    const link = await linkOf(store, event, id);
    if (!link) return refuse(c, 'unknownLink');
    if (link.id === own) return refuse(c, 'ownLink');
    const wait = quotas.take(c.get('caller'), 'links');
    if (wait > 0) return refuseTooMany(c, wait, 'quota');
    const renewed = await addLink(store, event, {
      role: roleOf(link),
      subject: subjectOf(link),
      isPublic: link.token !== undefined,
    });
    await revokeLink(store, link);
    return renewed;
  });
}

/** Stores a new link. @returns its id and its token, which cannot be recovered later */
export async function addLink(
  store: Store,
  event: string,
  { role, subject, isPublic }: { readonly role: LinkRole; readonly subject: Subject; readonly isPublic?: boolean | undefined },
): Promise<LinkWithToken> {
  const [link, token] = [randomUUID(), newToken()];
  const added = await store.addLink({
    id: link,
    hash: hashOf(token),
    event,
    role,
    subject: JSON.stringify(subject),
    ...(isPublic && { token }),
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
