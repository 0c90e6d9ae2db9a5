import type { Summaries } from './results.ts';
import type { RoundClock, Tournament, TournamentRound, TournamentTable } from './state.ts';
import type { MatchSummary } from './summary.ts';

/**
 * Checks that a table's result is agreed: a referee has confirmed or entered it, or all players have confirmed the same log.
 *
 * @param digest the current digest of the match's log, if known: confirmations of any other do not count
 * @example
 * isAgreed({ table: 1, match: 'm', seated: [], players: ['aki', 'ben', 'chie'], extension: 0, confirmations: [] }); // → false
 */
export function isAgreed({ players, confirmations, entered, withheld }: TournamentTable, digest?: string): boolean {
  if (entered ?? withheld) return true;
  const counted = confirmations.filter((one) => digest === undefined || one.digest === digest);
  if (counted.some(({ seat }) => seat === undefined)) return true;
  const byDigest = Map.groupBy(counted, (one) => one.digest);
  return [...byDigest.values()].some((same) => new Set(same.map(({ seat }) => seat)).size === players.length);
}

const MINUTE = 60_000;

/**
 * The statuses of a table, in the order in which a table goes through them: nothing has been entered; a hand is being played; two versions of a hand
 * differ; the match is over; its result is agreed.
 */
export const TABLE_STATUSES = ['waiting', 'playing', 'conflict', 'over', 'agreed'] as const;
export type TableStatus = (typeof TABLE_STATUSES)[number];

/**
 * The status of a table.
 *
 * @param summary the summary of its match, if any entry of it is stored
 * @example
 * const table = { table: 1, match: 'c-1', seated: [], players: [], extension: 0, confirmations: [] };
 * tableStatus(table, undefined); // → 'waiting'
 */
export function tableStatus(table: TournamentTable, summary: MatchSummary | undefined): TableStatus {
  if (table.entered ?? table.withheld) return 'agreed';
  if (!summary || (summary.hands === 0 && summary.conflicts === 0)) return 'waiting';
  if (summary.conflicts > 0) return 'conflict';
  if (!summary.isOver) return 'playing';
  return isAgreed(table, summary.digest) ? 'agreed' : 'over';
}

/**
 * The time left, in milliseconds; negative once the time is up.
 *
 * @param now in milliseconds since 1970
 * @param extension the extra minutes of a table
 * @example
 * timeLeft({ left: 60_000 }, 0, 5); // → 360000
 * timeLeft({ until: '1970-01-01T00:02:00Z' }, 30_000); // → 90000
 */
export function timeLeft(clock: RoundClock, now: number, extension = 0): number {
  return ('left' in clock ? clock.left : Date.parse(clock.until) - now) + extension * MINUTE;
}

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
