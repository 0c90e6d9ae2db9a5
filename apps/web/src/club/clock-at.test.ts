import { presets } from '@tenbo/engine';
import type { Log } from '@tenbo/ledger';
import { expect, test } from 'vitest';

import { clockAt } from './clock-at.ts';

const NOW = Date.parse('2026-11-22T12:00:00Z');
const START: Log = [
  { id: 'm', after: [], event: { type: 'matchStarted', version: 3, rules: presets.ema2025, players: ['a', 'b', 'c', 'd'] } },
];
const CALLED: Log = [...START, { id: 't', after: ['m'], event: { type: 'timeCalled' } }];
const at = { now: NOW, extension: 0, log: START, round: 2, callsTime: true };
const until = (minutes: number) => ({ until: new Date(NOW + minutes * 60_000).toISOString() });

test('a table has the time of all, and its own extra minutes', () => {
  expect(clockAt(until(10), at)).toMatchObject({ left: 600_000, isToCall: false });
  expect(clockAt(until(-2), { ...at, extension: 5 })).toMatchObject({ left: 180_000, isToCall: false });
  expect(clockAt(until(-2), at)).toMatchObject({ left: -120_000, isToCall: true });
});

test('time is called once, even if the call was taken back, and never while the clock is stopped', () => {
  expect(clockAt(until(-2), { ...at, log: CALLED }).isToCall).toBe(false);
  const undone: Log = [...CALLED, { id: 'v', after: ['t'], event: { type: 'entryVoided', entry: 't' } }];
  expect(clockAt(until(-2), { ...at, log: undone }).isToCall).toBe(false);
  expect(clockAt({ left: 0 }, at)).toMatchObject({ isStopped: true, isToCall: false });
});

test('a new end is a new gong', () => {
  const keys = [clockAt(until(1), at), clockAt(until(2), at), clockAt(until(1), { ...at, extension: 5 })].map(({ key }) => key);
  expect(new Set(keys).size).toBe(3);
});
