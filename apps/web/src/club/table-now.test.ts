import { presets } from '@tenbo/engine';
import type { Log } from '@tenbo/ledger';
import { type Act, type Plan, summaryOf } from '@tenbo/tournament';
import { expect, test } from 'vitest';

import { draw, played, started } from '../../../../fixtures/logs.ts';
import { clockAt, clockText, goesOn, windNow } from './table-now.ts';
import { PLAN, entered, tournamentAfter } from './testing.ts';

const NOW = Date.parse('2026-11-22T12:00:00Z');
const START: Log = [
  { id: 'm', after: [], event: { type: 'matchStarted', version: 3, rules: presets.ema2025, players: ['a', 'b', 'c', 'd'] } },
];
const CALLED: Log = [...START, { id: 't', after: ['m'], event: { type: 'timeCalled' } }];
const AT_TABLE = { now: NOW, extension: 0, log: START, round: 2, callsTime: true };
const until = (minutes: number) => ({ until: new Date(NOW + minutes * 60_000).toISOString() });

test('a table has the time of all, and its own extra minutes', () => {
  expect(clockAt(until(10), AT_TABLE)).toMatchObject({ left: 600_000, isToCall: false });
  expect(clockAt(until(-2), { ...AT_TABLE, extension: 5 })).toMatchObject({ left: 180_000, isToCall: false });
  expect(clockAt(until(-2), AT_TABLE)).toMatchObject({ left: -120_000, isToCall: true });
});

test('time is called once, even if the call was taken back, and never while the clock is stopped', () => {
  expect(clockAt(until(-2), { ...AT_TABLE, log: CALLED }).isToCall).toBe(false);
  const undone: Log = [...CALLED, { id: 'v', after: ['t'], event: { type: 'entryVoided', entry: 't' } }];
  expect(clockAt(until(-2), { ...AT_TABLE, log: undone }).isToCall).toBe(false);
  expect(clockAt({ left: 0 }, AT_TABLE)).toMatchObject({ isStopped: true, isToCall: false });
});

test('a new end is a new gong', () => {
  const keys = [clockAt(until(1), AT_TABLE), clockAt(until(2), AT_TABLE), clockAt(until(1), { ...AT_TABLE, extension: 5 })].map(
    ({ key }) => key,
  );
  expect(new Set(keys).size).toBe(3);
});

test('whole seconds count down to zero, and then up', () => {
  const texts = [5_400_000, 61_000, 60_001, 1, 0, -1, -999, -1_000, -75_000].map(clockText);
  expect(texts).toEqual(['90:00', '1:01', '1:01', '0:01', '0:00', '0:00', '0:00', '−0:01', '−1:15']);
});

const TABLE = { table: 1, match: 'm', seated: [], players: ['a', 'b', 'c', 'd'], extension: 0, confirmations: [] };
const winds = (...args: Parameters<typeof played>) => {
  const summary = summaryOf(played(...args).log);
  return TABLE.players.map((_, seat) => windNow(seat, TABLE, summary)).join('');
};

test('winds change with the deal; before and after a match they are those of its start', () => {
  expect(presets.standard.match.dealerStays).toBe('winOrTenpai');
  expect(winds(started())).toBe('ESWN');
  expect(winds(started(), ['a', draw(1)])).toBe('NESW');
  expect(winds(started(), ['a', draw(1)], ['end', { type: 'matchEnded', reason: 'agreed' }])).toBe('ESWN');
  expect(windNow(0, TABLE, undefined)).toBe('E');
});

const AT = '2026-11-22T10:00:00Z';
const SEATED = { tables: [{ table: 3, players: ['a', 'b', 'c', 'd'] }], byes: [] };
const CLOSED: readonly Act[] = [
  { type: 'resultEntered', round: 1, table: 3, scores: [30_000, 30_000, 30_000, 30_000] },
  { type: 'roundClosed', round: 1 },
];
const AGAIN: Act = { type: 'roundSeated', round: 2, ...SEATED };

function event(plan: Partial<Plan>, ...further: readonly Act[]) {
  const seated: Act = { type: 'roundSeated', round: 1, ...SEATED };
  const state = tournamentAfter({ ...PLAN, ...plan }, ...entered('a', 'b', 'c', 'd'), seated, ...further);
  const [first = '', second = 'none'] = state.rounds.map(({ tables }) => tables[0]?.match ?? '');
  return { state, own: { log: first, isOver: true, created: AT }, next: second };
}

const later = (log: string, head = 0) => ({ log, created: '2026-11-22T12:00:00Z', round: 2, head });

test('in a tournament: only once the round is closed, and the next one has begun', () => {
  const minutes = 60;
  const seated = event({ minutes }, ...CLOSED, AGAIN);
  expect(goesOn(seated.state, seated.own, later(seated.next))).toBe(false);
  const begun = event({ minutes }, ...CLOSED, AGAIN, { type: 'clockStarted', round: 2, until: AT });
  expect(goesOn(begun.state, begun.own, later(begun.next))).toBe(true);
  // Somebody there has begun without waiting for the clock.
  expect(goesOn(seated.state, seated.own, later(seated.next, 2))).toBe(true);
  // Without a clock, being seated is the beginning.
  const timeless = event({}, ...CLOSED, AGAIN);
  expect(goesOn(timeless.state, timeless.own, later(timeless.next))).toBe(true);
  // The round was reopened: there may be something to confirm.
  const reopened = event({}, ...CLOSED, AGAIN, { type: 'roundReopened', round: 1 });
  expect(goesOn(reopened.state, reopened.own, later(reopened.next))).toBe(false);
});

test('in free play: as soon as the match is over', () => {
  const free = event({ isFree: true }, { ...AGAIN });
  expect(goesOn(free.state, free.own, later(free.next))).toBe(true);
  expect(goesOn(free.state, { ...free.own, isOver: false }, later(free.next))).toBe(false);
});

test('never to the match that it shows, nor back', () => {
  const of = event({}, ...CLOSED, AGAIN);
  expect(goesOn(of.state, { ...of.own, log: of.next }, later(of.next))).toBe(false);
  expect(goesOn(of.state, { ...of.own, created: '2026-11-22T13:00:00Z' }, later(of.next))).toBe(false);
});
