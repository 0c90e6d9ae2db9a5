import { presets } from '@tenbo/engine';
import type { Act, TournamentEntry } from '@tenbo/tournament';

const PLAN = {
  title: 'Autumn',
  rules: presets.ema2016,
  standings: { ties: ['places', 'headToHead'], cuts: [{ after: 3, advance: 16, keep: 0.5 }], best: 4 },
  rounds: 6,
  minutes: 90,
  bye: 'average',
  substitute: -15_000,
  tablesCorrect: true,
  tablesStart: true,
  hidesResults: true,
} as const;
const at = { round: 1, table: 3 };

/** An act of each type, with every field it may have. */
const ACTS: { readonly [T in Act['type']]: Extract<Act, { readonly type: T }> } = {
  tournamentOpened: { type: 'tournamentOpened', version: 1, plan: PLAN },
  planChanged: { type: 'planChanged', plan: { ...PLAN, isFree: true, bye: 0 } },
  playerEntered: { type: 'playerEntered', player: 'p1', team: 'Reds', isSubstitute: true },
  playerLeft: { type: 'playerLeft', player: 'p1' },
  playersNumbered: { type: 'playersNumbered', players: ['p2', 'p1'], seed: 'rain' },
  roundSeated: {
    type: 'roundSeated',
    round: 1,
    tables: [{ table: 3, players: ['p1', 'p2', 'p3', 'p4'] }],
    byes: ['p5'],
    method: 'draw',
    seed: 'rain',
  },
  seatTaken: { type: 'seatTaken', ...at, seat: 2, player: 'p6' },
  clockStarted: { type: 'clockStarted', round: 1, until: '2026-11-22T20:00:00Z' },
  clockStopped: { type: 'clockStopped', round: 1, left: 60_000 },
  tableExtended: { type: 'tableExtended', ...at, minutes: 5 },
  refereeCalled: { type: 'refereeCalled', ...at },
  refereeCame: { type: 'refereeCame', ...at },
  resultConfirmed: { type: 'resultConfirmed', ...at, seat: 0, digest: '0'.repeat(64) },
  resultEntered: { type: 'resultEntered', ...at, scores: [30_000, 30_000, 30_000, 29_000], sticks: [1] },
  penaltyGiven: { type: 'penaltyGiven', round: 1, player: 'p1', total: -20_000, reason: 'late' },
  actWithdrawn: { type: 'actWithdrawn', entry: 'e1' },
  lateDismissed: { type: 'lateDismissed', match: 'e6-3', entry: 'h9' },
  roundClosed: { type: 'roundClosed', round: 1 },
  roundReopened: { type: 'roundReopened', round: 1 },
  withheld: { type: 'withheld', result: at },
};

/** An entry with an act of each type. */
export function actsOfAll(): readonly TournamentEntry[] {
  return Object.values(ACTS).map((act, i) => ({ id: `e${i}`, at: '2026-11-22T18:30:00Z', act }));
}
