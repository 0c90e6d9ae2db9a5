import { firstErrors, presets } from '@tenbo/engine';
import { parseTournamentEntry, resultsOf, standingsOf, tournamentOf } from '@tenbo/tournament';

import { type Choose, oneOf } from '../../fixtures/wins.ts';
import { mutatedValue } from './mutations.ts';

const ACTS = [
  {
    type: 'tournamentOpened',
    version: 1,
    plan: {
      title: 'Autumn',
      rules: presets.ema2025,
      standings: { ties: ['headToHead', 'places'], cuts: [{ after: 1, advance: 4, keep: 0.5 }], best: 3 },
      minutes: 75,
      bye: 'average',
      substitute: -30_000,
    },
  },
  ...['p1', 'p2', 'p3', 'p4', 'p5'].map((player) => ({ type: 'playerEntered', player, team: player < 'p3' ? 'A' : 'B' })),
  { type: 'playersNumbered', players: ['p5', 'p4', 'p3', 'p2', 'p1'], seed: 'dice' },
  { type: 'roundSeated', round: 1, tables: [{ table: 1, players: ['p1', 'p2', 'p3', 'p4'] }], byes: ['p5'] },
  { type: 'clockStarted', round: 1, until: '2026-11-22T12:00:00Z' },
  { type: 'tableExtended', round: 1, table: 1, minutes: 5 },
  { type: 'seatTaken', round: 1, table: 1, seat: 3, player: 'p5' },
  { type: 'resultConfirmed', round: 1, table: 1, seat: 2, digest: 'a'.repeat(64) },
  { type: 'resultEntered', round: 1, table: 1, scores: [42_000, 31_000, 28_000, 18_000], sticks: [1] },
  { type: 'penaltyGiven', round: 1, player: 'p1', total: -20_000, reason: 'late' },
  { type: 'actWithdrawn', entry: 'e13' },
  { type: 'roundClosed', round: 1 },
  { type: 'roundSeated', round: 2, tables: [{ table: 1, players: ['p5', 'p4', 'p3', 'p2'] }], byes: ['p1'] },
].map((act, i) => ({ id: `e${i}`, at: '2026-11-22T10:00:00Z', act }));

/** Mutated acts of a tournament. Those that can be read are applied, and the results and standings must be numbers. */
export function attackTournament(choose: Choose): { readonly input: string; readonly answer: string } {
  const value = mutatedValue(choose, ACTS);
  const read = (Array.isArray(value) ? value : [value]).map((one) => parseTournamentEntry(one));
  const tournament = tournamentOf(read.flatMap((one) => (one.ok ? [one.value] : [])));
  if (tournament) {
    const totals = [
      ...resultsOf(tournament, new Map()),
      ...standingsOf(tournament, new Map(), oneOf(choose, ['player', 'team'])),
    ];
    const wrong = totals.find(({ total }) => !Number.isFinite(total));
    if (wrong) throw new Error(`not a number: ${JSON.stringify(wrong)}`);
  }
  const faults = read.flatMap((one) => (one.ok ? [] : one.error));
  return { input: JSON.stringify(value) ?? 'undefined', answer: JSON.stringify(firstErrors(faults)) };
}
