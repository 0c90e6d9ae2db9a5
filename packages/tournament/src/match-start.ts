import { type Entry, LOG_VERSION } from '@tenbo/ledger';

import type { TournamentRound, TournamentTable } from './state.ts';

/**
 * The first entry of a match's log. Every device creates the same one, so whichever is first may store it. Its players are the ids of the seated
 * players, in seat order from the first dealer.
 *
 * @example
 * import { presets } from '@tenbo/engine';
 * const table = { table: 1, match: 'c-1', seated: ['aki', 'ben', 'chie', 'dai'], players: [], extension: 0, confirmations: [] };
 * const round = { round: 1, rules: presets.ema2016, at: '2026-11-22T10:00:00Z', tables: [table], byes: [], isClosed: false };
 * matchStartOf(round, table).id; // → 'c-1'
 */
export function matchStartOf({ rules, at }: TournamentRound, { match, seated }: TournamentTable): Entry {
  return { id: match, after: [], at, event: { type: 'matchStarted', version: LOG_VERSION, rules, players: seated } };
}
