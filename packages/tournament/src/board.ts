import { isAgreed } from './agreed.ts';
import type { RoundClock, TournamentTable } from './state.ts';
import type { MatchSummary } from './summary.ts';

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
