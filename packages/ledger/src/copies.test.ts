import { createHash } from 'node:crypto';

import { canonicalJson } from '@tenbo/engine';
import { expect, test } from 'vitest';

import { draw, kept, played, started } from '../../../fixtures/logs.ts';
import { type Log, checkNumbers, digestOf, replay } from './index.ts';

const { log } = played(started(), ['a', draw(0)], ['b', draw(1)]);

test('each entry is digested with those before it', () => {
  const chained = log.reduce<Uint8Array>((before, entry) => sha256(before, canonicalJson(entry)), new Uint8Array());
  expect(digestOf(log)).toBe(Buffer.from(chained).toString('hex'));
});

function sha256(before: Uint8Array, text: string): Uint8Array {
  return createHash('sha256').update(before).update(text).digest();
}

test('the six numbers are the first 66 bits', () => {
  const bits = checkNumbers(log).map((number) => number.toString(2).padStart(11, '0'));
  const all = [...digestOf(log)].map((digit) => Number.parseInt(digit, 16).toString(2).padStart(4, '0'));
  expect(bits.join('')).toBe(all.join('').slice(0, 66));
});

test.each<readonly [string, (log: Log) => Log]>([
  ['one entry fewer', (entries) => entries.slice(0, 2)],
  ['another hand earlier', (entries) => entries.map((entry) => (entry.id === 'a' ? { ...entry, event: draw(2) } : entry))],
  ['another id', (entries) => entries.map((entry) => (entry.id === 'b' ? { ...entry, id: 'c' } : entry))],
  ['another time', (entries) => entries.map((entry) => (entry.id === 'b' ? { ...entry, at: '2026-11-20T12:00:00Z' } : entry))],
])('%s is another digest', (_, changed) => {
  expect(digestOf(changed(log))).not.toBe(digestOf(log));
});

test('the order of fields does not matter', () => {
  const turned = log.map(({ id, after, event }) => ({ event, after, id }));
  expect(digestOf(turned)).toBe(digestOf(log));
});

test.each<readonly [string, Log]>([
  ['itself', [{ id: 'b', after: ['a'], event: kept('b', 'a', 'b') }]],
  [
    'an entry apart that keeps it',
    [
      { id: 'b', after: ['a'], event: kept('c', 'a', 'c') },
      { id: 'c', after: ['a'], event: kept('b', 'a', 'b') },
    ],
  ],
])('an entry from outside that keeps %s decides against the hand, and replaying comes to an end', (_, forged) => {
  const match = played(started(), ['a', draw(0)]);
  expect(replay([...match.log, ...forged]).hands).toEqual([]);
});
