import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { type MoreErrors, type Result, canonicalJson, err, excerpt, firstErrors, ok } from '@tenbo/engine';

import type { Entry, Log } from './entries.ts';
import { Seen } from './seen.ts';

/** Why two logs cannot be merged. */
export type MergeError =
  | { readonly code: 'otherMatch'; readonly one: string; readonly other: string }
  | { readonly code: 'entryDiffers'; readonly id: string }
  | MoreErrors;

/**
 * Merges two logs of one match into one with the entries of both. Nothing is lost and nothing is decided: if they disagree, `replay` gives the
 * conflict with its ways out. The order and number of merges do not matter. The second log may be a part; its entries wait for those before
 * them.
 *
 * @example
 * import { presets, unwrap } from '@tenbo/engine';
 * const start = { id: 'a', after: [], event: { type: 'matchStarted', version: 3, rules: presets.tenhou, players: ['Aki', 'Ben', 'Chie', 'Dai'] } } as const;
 * const draw = (tenpai: readonly (0 | 1)[]) => ({ type: 'handEnded', hand: { riichi: [], outcome: { kind: 'exhaustiveDraw', tenpai } } }) as const;
 * const merged = mergeLogs([start, { id: 'b', after: ['a'], event: draw([0]) }], [start, { id: 'c', after: ['a'], event: draw([1]) }]);
 * replay(unwrap(merged)).conflicts[0]?.ways.map(({ entry }) => entry); // → ['b', 'c']
 */
export function mergeLogs(one: Log, other: readonly Entry[]): Result<Log, readonly MergeError[]> {
  const start = one[0];
  const otherStart = other.find(({ after }) => after.length === 0);
  if (otherStart && otherStart.id !== start?.id) return err([{ code: 'otherMatch', one: start?.id ?? '', other: otherStart.id }]);
  const entries = new Map(one.map((entry) => [entry.id, entry]));
  const differing = other.filter((entry) => {
    const known = entries.get(entry.id);
    return known !== undefined && known !== entry && canonicalJson(known) !== canonicalJson(entry);
  });
  if (differing.length > 0) return err(firstErrors(differing.map(({ id }) => ({ code: 'entryDiffers', id: excerpt(id) }))));
  for (const entry of other) if (!entries.has(entry.id)) entries.set(entry.id, entry);
  const seen = new Seen([...entries.values()]);
  return ok([...seen.entries, ...seen.waiting]);
}

/** How many numbers a check has, and how many bits each number. */
const WORDS = 6;
const WORD_BITS = 11;

/**
 * A digest of a whole log (SHA-256, hexadecimal). Each entry's digest includes all entries before it, so that no past entry can change
 * unnoticed. Logs with the same entries have the same digest, whatever the order of merges.
 *
 * @example
 * import { presets } from '@tenbo/engine';
 * const event = { type: 'matchStarted', version: 3, rules: presets.tenhou, players: ['Aki', 'Ben', 'Chie', 'Dai'] } as const;
 * digestOf([{ id: 'a', after: [], event }]).length; // → 64
 */
export function digestOf(log: Log): string {
  return bytesToHex(chain(log));
}

/**
 * Six numbers from 0 to 2,047 made from a log's digest, to be read aloud as words: devices that show the same six have the same log.
 *
 * @example
 * import { presets } from '@tenbo/engine';
 * const event = { type: 'matchStarted', version: 3, rules: presets.tenhou, players: ['Aki', 'Ben', 'Chie', 'Dai'] } as const;
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
