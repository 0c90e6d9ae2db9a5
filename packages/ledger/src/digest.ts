import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonicalJson } from '@tenbo/engine';

import type { Log } from './entries.ts';
import { Seen } from './seen.ts';

/** How many numbers a check has, and how many bits each. */
const WORDS = 6;
const WORD_BITS = 11;

/**
 * A digest of a whole log (SHA-256, hexadecimal): each entry's is made with that of all before it, so that no past entry can change unseen.
 * Logs with the same entries have the same digest, in whatever order they were merged.
 *
 * @example
 * import { presets } from '@tenbo/engine';
 * const event = { type: 'matchStarted', version: 2, rules: presets.tenhou, players: ['Aki', 'Ben', 'Chie', 'Dai'] } as const;
 * digestOf([{ id: 'a', after: [], event }]).length; // → 64
 */
export function digestOf(log: Log): string {
  return bytesToHex(chain(log));
}

/**
 * Six numbers from 0 to 2,047 out of a log's digest, to be read aloud as words: phones that show the same six hold the same accounts.
 *
 * @example
 * import { presets } from '@tenbo/engine';
 * const event = { type: 'matchStarted', version: 2, rules: presets.tenhou, players: ['Aki', 'Ben', 'Chie', 'Dai'] } as const;
 * checkNumbers([{ id: 'a', after: [], event }]).length; // → 6
 */
export function checkNumbers(log: Log): readonly number[] {
  let bits = BigInt(`0x${digestOf(log)}`) >> BigInt(256 - WORDS * WORD_BITS);
  const numbers: number[] = [];
  for (let i = 0; i < WORDS; i++) {
    numbers.unshift(Number(bits & BigInt(2 ** WORD_BITS - 1)));
    bits >>= BigInt(WORD_BITS);
  }
  return numbers;
}

function chain(log: Log): Uint8Array {
  return new Seen(log).entries.reduce<Uint8Array>((before, entry) => {
    return sha256
      .create()
      .update(before)
      .update(utf8ToBytes(canonicalJson(entry)))
      .digest();
  }, new Uint8Array());
}
