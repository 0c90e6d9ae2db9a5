import { timingSafeEqual } from 'node:crypto';

import { type Action, type ErrorCode, type LinkRole, type Rightful, may, shapes } from '@tenbo/club';
import type { Context, MiddlewareHandler } from 'hono';
import * as v from 'valibot';

import type { Link, Store } from '../store/store.ts';
import { hashOf } from '../store/token.ts';
import { refuse } from './api-error.ts';
import type { Buckets } from './buckets.ts';

/** The holder of a link of an event. */
export interface Caller extends Rightful {
  readonly role: LinkRole;
  /** The id of the link. */
  readonly link: string;
  readonly event: string;
}

/** The variables that a request carries through its handlers. Routes for the server's key have no caller. */
export interface Env {
  readonly Variables: { caller: Caller };
}

/** Makes what lets only those through who have a right. */
export type Gate = (action: Action) => MiddlewareHandler<Env>;

const BEARER = /^Bearer ([\w-]{1,200})$/i;

/** Lets a request through if its caller has the right for at least a part of the event, and has not exceeded the link's limit. */
export function gate(store: Store, key: string, buckets: Buckets): Gate {
  return (action) => async (c, next) => {
    const known = await knownBy(c, store, key);
    if (known === undefined) {
      c.header('WWW-Authenticate', 'Bearer');
      return refuse(c, 'unknownKey');
    }
    if (known !== 'server') {
      const wait = buckets.take(known.link);
      if (wait > 0) return refuseTooMany(c, wait);
      c.set('caller', known);
    }
    if (!may(known === 'server' ? SERVER : known, action)) return refuse(c, 'forbidden');
    await next();
    return undefined;
  };
}

const SERVER: Rightful = { role: 'server', subject: {} };

/** The answer to a caller who must wait. */
export function refuseTooMany(c: Context, seconds: number, code: ErrorCode = 'tooMany') {
  const wait = Math.ceil(seconds);
  c.header('Retry-After', String(wait));
  return refuse(c, code, { wait });
}

async function knownBy(c: Context, store: Store, key: string): Promise<Caller | 'server' | undefined> {
  const [, token] = BEARER.exec(c.req.header('Authorization') ?? '') ?? [];
  if (token === undefined) return undefined;
  if (isSame(token, key)) return 'server';
  const link = await store.linkOf(hashOf(token));
  return link?.revoked === null ? callerOf(link) : undefined;
}

/** Compares hashes in constant time, so that the duration reveals nothing about the key, not even its length. */
function isSame(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(hashOf(one)), Buffer.from(hashOf(other)));
}

function callerOf(link: Link): Caller {
  return { link: link.id, event: link.event, role: roleOf(link), subject: subjectOf(link) };
}

/** The subject of a stored link or log. */
export function subjectOf({ subject }: { readonly subject: string }) {
  return v.parse(shapes.linkSubject, JSON.parse(subject));
}

/** The role of a stored link. */
export function roleOf({ role }: { readonly role: string }): LinkRole {
  return v.parse(shapes.role, role);
}
