import { presets } from '@tenbo/engine';
import { expect, test } from 'vitest';

import { type Act, TOURNAMENT_VERSION } from './acts.ts';
import { parseTournamentEntry } from './parse.ts';

const at = '2026-11-22T10:00:00Z';
const plan = { title: 'Autumn', rules: presets.ema2016, standings: { ties: [] }, bye: 0 } as const;

/** One of each act, with all fields. */
const ACTS: readonly Act[] = [
  { type: 'tournamentOpened', version: TOURNAMENT_VERSION, plan },
  {
    type: 'planChanged',
    plan: {
      ...plan,
      isFree: true,
      standings: { ties: ['places', 'firsts'], cuts: [{ after: 4, advance: 16, keep: 0.5 }], best: 5 },
      rounds: 8,
      minutes: 75,
      bye: 'average',
      substitute: -30_000,
    },
  },
  { type: 'playerEntered', player: 'aki', team: 'Cranes', isSubstitute: true },
  { type: 'playerLeft', player: 'aki' },
  { type: 'playersNumbered', players: ['aki', 'ben'], seed: 'dice' },
  {
    type: 'roundSeated',
    round: 1,
    tables: [{ table: 1, players: ['aki', 'ben', 'chie', 'dai'] }],
    byes: ['eva'],
    method: 'balanced',
    seed: 'spring',
  },
  { type: 'seatTaken', round: 1, table: 1, seat: 2, player: 'eva' },
  { type: 'clockStarted', round: 1, until: at },
  { type: 'clockStopped', round: 1, left: 1 },
  { type: 'tableExtended', round: 1, table: 1, minutes: -5 },
  { type: 'refereeCalled', round: 1, table: 1 },
  { type: 'refereeCame', round: 1, table: 1 },
  { type: 'resultConfirmed', round: 1, table: 1, seat: 3, digest: 'a'.repeat(64) },
  { type: 'resultEntered', round: 1, table: 1, scores: [30_000, 30_000, 30_000, 29_000], sticks: [0] },
  { type: 'penaltyGiven', round: 1, player: 'aki', total: -20_000, reason: 'late' },
  { type: 'actWithdrawn', entry: 'x' },
  { type: 'lateDismissed', match: 'c-1', entry: 'x' },
  { type: 'roundClosed', round: 1 },
  { type: 'roundReopened', round: 1 },
  { type: 'withheld' },
  { type: 'withheld', result: { round: 1, table: 1 } },
];

test.each(ACTS)('$type is read unchanged, and unknown fields are refused', (act) => {
  const entry = { id: 'a', at, act };
  expect(parseTournamentEntry(structuredClone(entry))).toEqual({ ok: true, value: entry });
  expect(parseTournamentEntry({ ...entry, act: { ...act, more: 1 } })).toMatchObject({
    ok: false,
    error: [{ code: 'badEntry', path: '.act.more' }],
  });
});

test('a rule set may be given as its difference from another', () => {
  const act = { type: 'planChanged', plan: { ...plan, rules: { base: 'ema2016' } } };
  const read = parseTournamentEntry({ id: 'a', at, act });
  expect(read.ok && read.value.act).toMatchObject({ plan: { rules: presets.ema2016 } });
});

test.each([
  [null, { code: 'badEntry', path: '' }],
  [
    { id: 'no/slash', at, act: ACTS[3] },
    { code: 'badEntry', path: '.id', expected: '1–40 letters, digits, - and _' },
  ],
  [
    { id: 'a', at: 'today', act: ACTS[3] },
    { code: 'badEntry', path: '.at', received: '"today"' },
  ],
  [
    { id: 'a', at, act: { type: 'won' } },
    { code: 'badEntry', path: '.act.type' },
  ],
  [
    { id: 'a', at, act: { ...ACTS[0], version: 2 } },
    { code: 'logVersion', version: '2', known: 1 },
  ],
  [
    { id: 'a', at, act: { ...ACTS[1], plan: { ...plan, rules: { base: 'nowhere' } } } },
    { code: 'badMatchRules', path: '.act.plan.rules' },
  ],
  [
    { id: 'a', at, act: { ...ACTS[1], plan: { ...plan, title: 'a\u202Eb' } } },
    { code: 'badEntry', path: '.act.plan.title' },
  ],
  [
    { id: 'a', at, act: { ...ACTS[1], plan: { ...plan, title: '\u3164' } } },
    { code: 'badEntry', path: '.act.plan.title' },
  ],
  [
    { id: 'a', at, act: { ...ACTS[14], total: 1e9 } },
    { code: 'badEntry', path: '.act.total' },
  ],
])('%j is refused', (input, error) => {
  expect(parseTournamentEntry(input)).toMatchObject({ ok: false, error: [error] });
});

test('faults are listed up to a limit, with the given prefix in their paths', () => {
  const tables = Array.from({ length: 50 }, () => ({ table: 0, players: [] }));
  const read = parseTournamentEntry({ id: 'a', at, act: { type: 'roundSeated', round: 1, tables, byes: [] } }, 'entries[3]');
  expect(read.ok ? [] : read.error).toHaveLength(21);
  expect(read).toMatchObject({ error: { 0: { path: 'entries[3].act.tables[0].table' } } });
});

test('cuts must be in the order of their rounds', () => {
  const cut = { advance: 8, keep: 0.5 };
  const planWith = (...after: readonly number[]) => ({
    type: 'planChanged',
    plan: { ...plan, standings: { ties: [], cuts: after.map((round) => ({ ...cut, after: round })) } },
  });
  expect(parseTournamentEntry({ id: 'a', at, act: planWith(2, 4) }).ok).toBe(true);
  for (const wrong of [planWith(4, 2), planWith(2, 2)])
    expect(parseTournamentEntry({ id: 'a', at, act: wrong })).toMatchObject({
      ok: false,
      error: [{ code: 'badEntry', path: '.act.plan.standings.cuts', expected: 'in the order of their rounds' }],
    });
});
