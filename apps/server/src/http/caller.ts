// Who sends a request, by the token of a link, and how it is refused.
import { hash, randomBytes, timingSafeEqual } from 'node:crypto';

import { type Action, type ErrorCode, type LinkRole, type RefusalDetails, type Rightful, ERRORS, may, shapes } from '@tenbo/club';
import { excerpt, firstErrors } from '@tenbo/engine';
import type { Context, MiddlewareHandler } from 'hono';
import * as v from 'valibot';

import type { Link, Store } from '../store/store.ts';
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

/** The answer to a refused request, with at most twenty faults. */
export function refuse(c: Context, code: ErrorCode, { faults, entry, wait }: RefusalDetails = {}) {
  const [status, message] = ERRORS[code];
  const details = {
    ...(faults && { faults: firstErrors(faults) }),
    ...(entry !== undefined && { entry }),
    ...(wait !== undefined && { wait }),
  };
  return c.json({ error: { code, message, ...details } }, status);
}

/** The fault of a field that does not have the shape of the contract. */
export interface BadField {
  readonly code: 'badField';
  readonly path: string;
  readonly expected: string;
}

export function badField(path: string, expected: string): BadField {
  return { code: 'badField', path: excerpt(path), expected: excerpt(expected) };
}

/** 128 random bits, as 22 characters for an address. Anyone who knows them has the link, so only their hash is stored. */
export function newToken(): string {
  return randomBytes(16).toString('base64url');
}

/** The SHA-256 of a token, in hexadecimal. A token is random, so its hash needs neither salt nor a slow function. */
export function hashOf(token: string): string {
  return hash('sha256', token);
}
