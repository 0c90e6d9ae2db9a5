// Passwords of events: their hashes, and the routes to set one and to enter with it.
import { type BinaryLike, type ScryptOptions, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

import type { Context } from 'hono';

import type { Store } from '../store/store.ts';
import { refuse, refuseTooMany } from './caller.ts';
import type { Guesses } from './guesses.ts';
import { addLink } from './links.ts';
import type { Route } from './operation.ts';

interface Guessing {
  readonly guesses: Guesses;
  readonly addressOf: (c: Context) => string;
}

/** The routes for an event's password, for an organiser who needs access without the link. */
export function addPassword(route: Route, store: Store, { guesses, addressOf }: Guessing): void {
  route('PUT /api/password', async (c, { body: { password } }) => {
    const stored = await store.setPassword(c.get('caller').event, password === null ? null : await passwordHash(password));
    if (!stored.ok) throw new Error(`a hash: ${stored.error.code}`);
    return {};
  });

  route('POST /api/enter', async (c, { body: { event, password } }) => {
    const isRight = await guesses.try(addressOf(c), async () => isPassword(password, await store.passwordOf(event)));
    if (typeof isRight === 'object') return refuseTooMany(c, isRight.wait);
    if (!isRight) return refuse(c, 'wrongPassword');
    return addLink(store, event, { role: 'organiser', subject: {} });
  });
}

/** The cost of a guess: about 32 MB for a tenth of a second. Each hash stores its cost, so that it can be raised later. */
const COST = { N: 2 ** 15, r: 8, p: 1 } as const;
const SALT = 16;
const LENGTH = 32;

const derived = promisify<BinaryLike, BinaryLike, number, ScryptOptions, Buffer>(scrypt);

/** A password as it is stored: cost, salt and hash. Other Unicode forms of the same characters count as the same password. */
export async function passwordHash(password: string): Promise<string> {
  const salt = randomBytes(SALT);
  const hash = await derivedFrom(password, salt, COST);
  return ['scrypt', COST.N, COST.r, COST.p, salt.toString('base64url'), hash.toString('base64url')].join('$');
}

/** Whether a hash is one that this program makes: another one could name any cost. */
export function isOwnHash(stored: string): boolean {
  return stored.startsWith(`scrypt$${COST.N}$${COST.r}$${COST.p}$`) && /^(?:[^$]+\$){4}[\w-]{22}\$[\w-]{43}$/.test(stored);
}

/** Checks a password against a stored hash. Without a hash it takes just as long, so that nobody learns whether one exists. */
export async function isPassword(password: string, stored: string | undefined): Promise<boolean> {
  const [, n, r, p, salt, hash] = (stored ?? (await NOBODYS)).split('$');
  const wanted = Buffer.from(hash ?? '', 'base64url');
  const given = await derivedFrom(password, Buffer.from(salt ?? '', 'base64url'), { N: Number(n), r: Number(r), p: Number(p) });
  return timingSafeEqual(given, wanted) && stored !== undefined;
}

const NOBODYS = passwordHash(randomBytes(SALT).toString('base64url'));

function derivedFrom(
  password: string,
  salt: Buffer,
  { N, r, p }: typeof COST | { N: number; r: number; p: number },
): Promise<Buffer> {
  return derived(password.normalize('NFKC'), salt, LENGTH, { N, r, p, maxmem: 256 * N * r });
}
