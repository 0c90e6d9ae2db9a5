import { hash, randomBytes } from 'node:crypto';

/** 128 bits that nobody guesses, as 22 characters for an address. Whoever knows them has the link: only its hash is stored. */
export function newToken(): string {
  return randomBytes(16).toString('base64url');
}

/** The SHA-256 of a token, in hexadecimal. A token is random, so its hash needs no salt and no slow function. */
export function hashOf(token: string): string {
  return hash('sha256', token);
}
