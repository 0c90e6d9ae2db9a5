import { hash, randomBytes } from 'node:crypto';

/** 128 random bits, as 22 characters for an address. Anyone who knows them has the link, so only their hash is stored. */
export function newToken(): string {
  return randomBytes(16).toString('base64url');
}

/** The SHA-256 of a token, in hexadecimal. A token is random, so its hash needs neither salt nor a slow function. */
export function hashOf(token: string): string {
  return hash('sha256', token);
}
