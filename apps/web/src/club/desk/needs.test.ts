import { presets } from '@tenbo/engine';
import type { MatchSummary, PlayedTable, RoundClock, TournamentTable } from '@tenbo/tournament';
import { expect, test } from 'vitest';

import { NEEDS, needsOf } from './needs.ts';

const NOW = Date.parse('2026-11-22T12:00:00Z');
const ago = (minutes: number) => new Date(NOW - minutes * 60_000).toISOString();
const RUNNING: RoundClock = { until: ago(-50) };
const PLAN = { minutes: 90 };

function at(table: number, changes: Partial<TournamentTable> = {}, clock: RoundClock | undefined = RUNNING): PlayedTable {
  const one = {
    table,
    match: `m${table}`,
    seated: [],
    players: ['a', 'b', 'c', 'd'],
    extension: 0,
    confirmations: [],
    ...changes,
  };
  const round = { round: 1, rules: presets.ema2016, at: ago(60), tables: [one], byes: [], isClosed: false };
  return { round: clock ? { ...round, clock } : round, table: one };
}

function summary(table: number, changes: Partial<MatchSummary> = {}): readonly [string, MatchSummary] {
  const base = { digest: 'd', kyoku: 1, honba: 0, hands: 3, sticks: 0, scores: [], isOver: false, conflicts: 0, standings: [] };
  return [`m${table}`, { match: `m${table}`, at: ago(1), ...base, ...changes }];
}

const needs = (tables: readonly PlayedTable[], summaries: readonly (readonly [string, MatchSummary])[], plan: object = PLAN) =>
  needsOf({ tables, plan, summaries: new Map(summaries), late: [], now: NOW }).map(({ kind, table }) => [kind, table.table]);

test('the most urgent kind comes first, and of one kind who has waited longest', () => {
  const tables = [at(1), at(2), at(3, { called: ago(2) }), at(4, { called: ago(5) }), at(5), at(6)];
  const summaries = [summary(1, { at: ago(17) }), summary(2, { isOver: true }), summary(5, { conflicts: 1 }), summary(6)];
  const found = needsOf({ tables, plan: PLAN, summaries: new Map(summaries), late: [at(9)], now: NOW });
  expect(found.map(({ kind }) => kind)).toEqual([
    'conflict',
    'called',
    'called',
    'late',
    'unconfirmed',
    ...found.slice(5).map(() => 'silent'),
  ]);
  expect(found.map(({ table }) => table.table)).toEqual([5, 4, 3, 9, 2, 3, 4, 1]);
  expect(new Set(found.map(({ kind }) => kind))).toEqual(new Set(NEEDS));
});

test('a table is silent after 15 minutes without an entry, counted from the start of the clock if it has entered nothing', () => {
  expect(needs([at(1)], [summary(1, { at: ago(15) })])).toEqual([['silent', 1]]);
  expect(needs([at(1)], [summary(1, { at: ago(14) })])).toEqual([]);
  expect(needs([at(1, {}, { until: ago(-75) })], [])).toEqual([['silent', 1]]);
  expect(needs([at(1, {}, { until: ago(-76) })], [])).toEqual([]);
  // A break: the last entry is old, the clock has just started again.
  expect(needs([at(1, {}, { until: ago(-89) })], [summary(1, { at: ago(40) })])).toEqual([]);
});

test('nobody has to enter anything while the clock is stopped, before it starts, in a closed round, or in free play', () => {
  const old = summary(1, { at: ago(40) });
  const stopped = { left: 60_000 };
  const closed = at(1);
  expect(needs([at(1, {}, stopped)], [old])).toEqual([]);
  expect(needs([{ ...at(1), round: { ...at(1).round, clock: stopped } }], [old])).toEqual([]);
  const { clock: _, ...notStarted } = at(1).round;
  expect(needs([{ ...at(1), round: notStarted }], [old])).toEqual([]);
  expect(needs([{ ...closed, round: { ...closed.round, isClosed: true } }], [old])).toEqual([]);
  expect(needs([at(1)], [old], { isFree: true })).toEqual([]);
  // Without a clock only an entry shows that a table has begun.
  expect(needs([{ ...at(1), round: notStarted }], [old], {})).toEqual([['silent', 1]]);
  expect(needs([{ ...at(1), round: notStarted }], [], {})).toEqual([]);
});

test('a result of free play needs no confirmation, and an agreed one of a tournament needs nobody', () => {
  const over = summary(1, { isOver: true });
  expect(needs([at(1)], [over])).toEqual([['unconfirmed', 1]]);
  expect(needs([at(1)], [over], { isFree: true })).toEqual([]);
  expect(needs([at(1, { confirmations: [{ entry: 'c', seat: undefined, digest: 'd' }] })], [over])).toEqual([]);
});
