import { expect, test } from 'vitest';

import { hashOf, newToken } from './caller.ts';

test('a token has 128 bits, is never repeated, and fits into an address', () => {
  const tokens = new Set(Array.from({ length: 1_000 }, newToken));
  expect(tokens.size).toBe(1_000);
  for (const token of tokens) {
    expect(encodeURIComponent(token)).toBe(token);
    expect(Buffer.from(token, 'base64url')).toHaveLength(16);
  }
});

test('its hash is the SHA-256 of its characters', () => {
  // The first SHA-256 test vector of FIPS 180-2.
  expect(hashOf('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});
