import type { Tournament, TournamentRound, TournamentTable } from './state.ts';

/** A table with the round it belongs to. */
export interface PlayedTable {
  readonly round: TournamentRound;
  readonly table: TournamentTable;
}

/**
 * The tables at which is played now: those of the last round; in free play, for each number of a table, that of the last round which is not closed.
 *
 * @returns in the order of their numbers
 * @example
 * import { presets } from '@tenbo/engine';
 * const plan = { title: 'Club night', rules: presets.ema2016, isFree: true, standings: { ties: [] }, bye: 0 } as const;
 * const table = { table: 1, seated: [], players: [], extension: 0, confirmations: [] };
 * const rounds = ['a-1', 'b-1'].map((match, i) => ({
 *   round: i + 1, rules: presets.ema2016, at: '2026-11-22T18:00:00Z', byes: [], isClosed: false, tables: [{ ...table, match }],
 * }));
 * tablesNow({ plan, players: [], rounds, penalties: [], aside: [] }).map(({ table }) => table.match); // → ['b-1']
 */
export function tablesNow({ plan, rounds }: Tournament): readonly PlayedTable[] {
  const shown = plan.isFree ? rounds.filter(({ isClosed }) => !isClosed) : rounds.slice(-1);
  const all = shown.flatMap((round) => round.tables.map((table) => ({ round, table })));
  const last = new Map(all.map((one) => [one.table.table, one]));
  return [...last.values()].toSorted((one, other) => one.table.table - other.table.table);
}
