import type { ResultRow } from './result-row.ts';

/** What players begin a game with, at the least and at the most. */
const LEAST_START = 20_000;
const MOST_START = 50_000;

/** Points in hundreds are read as ten times as many: 412 stands for 41,200, and was taken for +412.0. Those in thousands are right as they are. */
const TIMES = [1, 10];

/**
 * Rows of which the numbers are small because points were written in thousands or hundreds. They are told from results by their sum: results add up to 0, points to what
 * the players began with.
 */
export function lengthened(rows: readonly ResultRow[]): readonly ResultRow[] {
  if (rows.some(({ points }) => points !== undefined)) return rows;
  const games = [...Map.groupBy(rows, ({ round, table }) => `${round} ${table}`).values()];
  const means = games.map((own) => own.reduce((sum, { total = 0 }) => sum + total, 0) / own.length);
  const times = TIMES.find((one) => means.filter((mean) => isStart(mean / one)).length * 2 > means.length);
  if (times === undefined) return rows;
  return rows.map((row) => ({ ...row, points: row.total && Math.round(row.total / times), total: undefined }));
}

function isStart(points: number): boolean {
  return points >= LEAST_START && points <= MOST_START && points % 1000 === 0;
}
