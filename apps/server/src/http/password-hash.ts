import { type BinaryLike, type ScryptOptions, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

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
