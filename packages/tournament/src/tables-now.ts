import { tableStatus } from './board.ts';
import type { Summaries } from './results.ts';
import type { Tournament, TournamentRound, TournamentTable } from './state.ts';

/** A table with its round. */
export interface PlayedTable {
  readonly round: TournamentRound;
  readonly table: TournamentTable;
}

/**
 * The tables in play: those of the last round. In free play, for each table number, the one in the last round that is not closed.
 *
 * @returns the tables in the order of their numbers
 * @example
 * import { presets } from '@tenbo/engine';
 * const plan = { title: 'Club night', rules: presets.ema2016, isFree: true, standings: { ties: [] }, bye: 0 } as const;
 * const table = { table: 1, seated: [], players: [], extension: 0, confirmations: [] };
 * const rounds = ['a-1', 'b-1'].map((match, i) => ({
 *   round: i + 1, rules: presets.ema2016, at: '2026-11-22T18:00:00Z', byes: [], isClosed: false, tables: [{ ...table, match }],
 * }));
 * tablesNow({ plan, players: [], rounds, penalties: [], dismissed: [], aside: [] }).map(({ table }) => table.match); // → ['b-1']
 */
export function tablesNow({ plan, rounds }: Tournament): readonly PlayedTable[] {
  const shown = plan.isFree ? rounds.filter(({ isClosed }) => !isClosed) : rounds.slice(-1);
  const all = shown.flatMap((round) => round.tables.map((table) => ({ round, table })));
  const last = new Map(all.map((one) => [one.table.table, one]));
  return [...last.values()].toSorted((one, other) => one.table.table - other.table.table);
}

/**
 * The players at each table whose match is not over.
 *
 * @param summaries of the matches, by match id
 * @returns by the table's number
 * @example
 * import { presets } from '@tenbo/engine';
 * const plan = { title: 'Club night', rules: presets.ema2016, isFree: true, standings: { ties: [] }, bye: 0 } as const;
 * const table = { table: 1, match: 'a-1', seated: [], players: ['aki'], extension: 0, confirmations: [] };
 * const rounds = [{ round: 1, rules: presets.ema2016, at: '2026-11-22T18:00:00Z', byes: [], isClosed: false, tables: [table] }];
 * tablesInPlay({ plan, players: [], rounds, penalties: [], dismissed: [], aside: [] }, new Map()); // → new Map([[1, ['aki']]])
 */
export function tablesInPlay(tournament: Tournament, summaries: Summaries): ReadonlyMap<number, readonly string[]> {
  const playing = tablesNow(tournament).filter(({ table }) => {
    const status = tableStatus(table, summaries.get(table.match));
    return status !== 'over' && status !== 'agreed';
  });
  return new Map(playing.map(({ table }) => [table.table, table.players]));
}
