import { presets } from '@tenbo/engine';
import { expect, test } from 'vitest';

import type { Act } from './acts.ts';
import { advancing } from './results.ts';
import { tournamentOf } from './tournament.ts';

const EIGHT = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7', 'p8'];
const SCORES = [42_000, 32_000, 26_000, 20_000];

/** A round in which each table's players finish in the order of their seats. */
const played = (round: number, tables: readonly (readonly string[])[]): Act[] => [
  { type: 'roundSeated', round, tables: tables.map((players, i) => ({ table: i + 1, players })), byes: [] },
  ...tables.map((_, i): Act => ({ type: 'resultEntered', round, table: i + 1, scores: SCORES })),
  { type: 'roundClosed', round },
];

function after(...acts: readonly Act[]) {
  const cuts = [
    { after: 1, advance: 4, keep: 0.5 },
    { after: 2, advance: 3, keep: 0 },
  ];
  const plan = { title: 'Autumn', rules: presets.ema2016, standings: { ties: [], cuts }, bye: 0 } as const;
  const entered = [...EIGHT, 'house'].map((player): Act => ({
    type: 'playerEntered',
    player,
    ...(player === 'house' && { isSubstitute: true }),
  }));
  const opened: Act = { type: 'tournamentOpened', version: 1, plan };
  const log = [opened, ...entered, ...acts].map((act, i) => ({ id: `e${i}`, at: '2026-11-22T10:00:00Z', act }));
  const tournament = tournamentOf(log);
  if (!tournament || tournament.aside.length > 0) throw new Error('does not fit');
  return (round: number) => advancing(tournament, new Map(), round);
}

const ROUND_1 = played(1, [EIGHT.slice(0, 4), EIGHT.slice(4)]);

test('all players advance until a cut, then only the first places, both before and after the first result of the round', () => {
  expect(after()(1)).toEqual(EIGHT);
  expect(after(...ROUND_1)(1)).toHaveLength(8);
  const semifinal = ['p1', 'p5', 'p2', 'p6'];
  expect(after(...ROUND_1)(2)).toEqual(semifinal);
  const begun = after(...ROUND_1, ...played(2, [['p6', 'p2', 'p5', 'p1']]).slice(0, -1));
  expect(begun(2).toSorted()).toEqual(semifinal.toSorted());
});

test('after two cuts those who survived both advance, in the order of their kept totals', () => {
  const later = after(...ROUND_1, ...played(2, [['p6', 'p2', 'p5', 'p1']]));
  expect(later(3)).toEqual(['p6', 'p2', 'p5']);
});

test('players who share the last place advance', () => {
  const tied = after(
    {
      type: 'roundSeated',
      round: 1,
      tables: [EIGHT.slice(0, 4), EIGHT.slice(4)].map((players, i) => ({ table: i + 1, players })),
      byes: [],
    },
    { type: 'resultEntered', round: 1, table: 1, scores: [40_000, 40_000, 20_000, 20_000] },
    { type: 'resultEntered', round: 1, table: 2, scores: [60_000, 20_000, 20_000, 20_000] },
  );
  expect(tied(2)).toEqual(['p5', 'p1', 'p2', 'p6', 'p7', 'p8']);
});
