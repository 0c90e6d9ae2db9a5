import { presets } from '@tenbo/engine';
import { expect, test } from 'vitest';

import type { Act, Plan } from './acts.ts';
import { checkAct } from './check.ts';
import { resultsOf, standingsOf } from './results.ts';
import type { Tournament } from './state.ts';
import { tablesNow } from './board.ts';
import { tournamentOf } from './tournament.ts';

const PLAN: Plan = { title: 'Club night', rules: presets.ema2016, isFree: true, standings: { ties: [] }, bye: 0 };
const EIGHT = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7', 'p8'];
const started = (round: number, table: number, players: readonly string[]): Act => ({
  type: 'roundSeated',
  round,
  tables: [{ table, players }],
  byes: [],
});
const ended = (round: number, table: number): Act => ({
  type: 'resultEntered',
  round,
  table,
  scores: [42_000, 32_000, 26_000, 20_000],
});

function after(...acts: readonly Act[]): Tournament {
  const entered = EIGHT.map((player): Act => ({ type: 'playerEntered', player }));
  const opened: Act = { type: 'tournamentOpened', version: 1, plan: PLAN };
  const log = [opened, ...entered, ...acts].map((act, i) => ({ id: `e${i}`, at: '2026-11-22T10:00:00Z', act }));
  const tournament = tournamentOf(log);
  if (!tournament) throw new Error('not opened');
  return tournament;
}

/** The number and round of each table in play. */
const now = (tournament: Tournament) => tablesNow(tournament).map(({ table, round }) => [table.table, round.round]);

test('tables are seated as they form, and are played independently', () => {
  const night = after(started(1, 2, EIGHT.slice(0, 4)), started(2, 1, EIGHT.slice(4)), ended(2, 1), ended(1, 2));
  expect(night.aside).toEqual([]);
  expect(now(night)).toEqual([
    [1, 2],
    [2, 1],
  ]);
  expect(resultsOf(night, new Map())).toHaveLength(8);
});

test('a table that starts again is in play with its new players, its old ones may play elsewhere, and all matches count', () => {
  const again = ['p1', 'p5', 'p2', 'p6'];
  const night = after(started(1, 1, EIGHT.slice(0, 4)), started(2, 2, EIGHT.slice(4)), ended(1, 1), started(3, 1, again));
  expect(now(night)).toEqual([
    [1, 3],
    [2, 2],
  ]);
  const late = after(
    started(1, 1, EIGHT.slice(0, 4)),
    started(2, 2, EIGHT.slice(4)),
    started(3, 1, again),
    ended(3, 1),
    ended(2, 2),
    ended(1, 1),
  );
  expect(late.aside).toEqual([]);
  const played = (player: string) => standingsOf(late, new Map()).find((one) => one.player === player)?.results.length;
  expect(EIGHT.map(played)).toEqual([2, 2, 1, 1, 2, 2, 1, 1]);
});

test('a closed table is not in play; an earlier open one with its number is in play again', () => {
  const two = [started(1, 1, EIGHT.slice(0, 4)), started(2, 1, EIGHT.slice(4)), ended(2, 1)];
  expect(now(after(...two))).toEqual([[1, 2]]);
  expect(now(after(...two, { type: 'roundClosed', round: 2 }))).toEqual([[1, 1]]);
  expect(now(after(...two, ended(1, 1), { type: 'roundClosed', round: 2 }, { type: 'roundClosed', round: 1 }))).toEqual([]);
});

test('a table that another device has just started is not overwritten', () => {
  const first = started(1, 1, EIGHT.slice(0, 4));
  const night = after(first, started(1, 2, EIGHT.slice(4)));
  expect(now(night)).toEqual([[1, 1]]);
  expect(night.aside).toMatchObject([{ error: { code: 'notNextRound', round: 1, next: 2 } }]);
  expect(checkAct(night, started(3, 2, EIGHT.slice(4)))).toEqual({ code: 'notNextRound', round: 3, next: 2 });
});

test('in a tournament the tables of the last round are in play, closed or not', () => {
  const { isFree: _, ...plan } = PLAN;
  const acts: readonly Act[] = [{ type: 'planChanged', plan }, started(1, 3, EIGHT.slice(0, 4)), ended(1, 3)];
  expect(now(after(...acts))).toEqual([[3, 1]]);
  expect(now(after(...acts, { type: 'roundClosed', round: 1 }))).toEqual([[3, 1]]);
  expect(checkAct(after(...acts), started(2, 4, EIGHT.slice(4)))).toEqual({ code: 'roundOpen', round: 1 });
});

test('the plan can switch to or from free play only before the first round', () => {
  const { isFree: _, ...plan } = PLAN;
  expect(checkAct(after(), { type: 'planChanged', plan })).toBeUndefined();
  const night = after(started(1, 1, EIGHT.slice(0, 4)));
  expect(checkAct(night, { type: 'planChanged', plan })).toEqual({ code: 'kindFixed' });
  expect(checkAct(night, { type: 'planChanged', plan: { ...PLAN, title: 'Winter' } })).toBeUndefined();
});
