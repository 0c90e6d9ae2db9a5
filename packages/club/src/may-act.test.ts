import { presets } from '@tenbo/engine';
import { type Act, type Plan, type Tournament, tournamentOf } from '@tenbo/tournament';
import { expect, test } from 'vitest';

import { mayAct } from './may-act.ts';
import { LINK_ROLES } from './rights.ts';

const FREE: Plan = { title: 'Tuesdays', rules: presets.ema2025, isFree: true, standings: { ties: [] }, bye: 0 };
const PLAYERS = ['a', 'b', 'c', 'd'];
const ONE: Act = { type: 'roundSeated', round: 1, tables: [{ table: 3, players: PLAYERS }], byes: [] };

function opened(plan: Plan): Tournament {
  const act: Act = { type: 'tournamentOpened', version: 1, plan };
  return tournamentOf([{ id: 'a', at: '2026-11-22T10:00:00Z', act }]) as Tournament;
}

/** Who may seat a table, by role. The table's link is for table 3. */
function seaters(act: Act, tournament: Tournament | undefined): readonly string[] {
  return LINK_ROLES.filter((role) => mayAct({ role, subject: role === 'table' ? { table: 3 } : {} }, act, tournament));
}

test('a table starts its own match where the plan of free play allows it, and nothing else', () => {
  const allowed = opened({ ...FREE, tablesStart: true });
  expect(seaters(ONE, allowed)).toEqual(['organiser', 'referee', 'table']);
  const other: Act = { ...ONE, tables: [{ table: 4, players: PLAYERS }] };
  const two: Act = { ...ONE, tables: [...ONE.tables, { table: 4, players: ['e', 'f', 'g', 'h'] }] };
  const withBye: Act = { ...ONE, byes: ['e'] };
  expect(seaters(other, allowed)).toEqual(['organiser', 'referee']);
  for (const act of [two, withBye, { ...ONE, tables: [] }] satisfies Act[]) expect(seaters(act, allowed)).toEqual(['organiser']);
});

test.each([
  ['before the event is opened', undefined],
  ['in free play without it', opened(FREE)],
  ['in a tournament', opened({ title: 'Autumn', rules: presets.ema2025, standings: { ties: [] }, bye: 0, tablesStart: true })],
])('only the organiser seats %s', (_, tournament) => {
  expect(seaters(ONE, tournament)).toEqual(['organiser']);
});
