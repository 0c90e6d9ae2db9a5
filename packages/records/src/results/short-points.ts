import type { ListedGame } from './listed-game.ts';
import type { ResultRow } from './result-row.ts';

/** What players begin a game with, at the least and at the most. */
const LEAST_START = 20_000;
const MOST_START = 50_000;

/** Points in hundreds are read as ten times as many: 412 stands for 41,200, and was taken for +412.0. Those in thousands are right as they are. */
const TIMES = [1, 10];

/**
 * The rows with whole points, where a list has them in thousands or hundreds. Their sum tells such points from results: results add up to 0, points to what the players
 * began with.
 */
export function lengthened(rows: readonly ResultRow[]): readonly ResultRow[] {
  if (rows.some(({ points }) => points !== undefined)) return rows;
  const games = [...Map.groupBy(rows, ({ round, table }) => `${round} ${table}`).values()];
  const times = timesOf(games);
  if (times === undefined) return rows;
  return rows.map((row) => ({ ...row, points: row.total && Math.round(row.total / times), total: undefined }));
}

/** How many times too large the numbers of most games are; undefined if they are no points. */
function timesOf(games: readonly (readonly Partial<Pick<ResultRow, 'total'>>[])[]): number | undefined {
  const means = games.map((players) => players.reduce((sum, { total = 0 }) => sum + total, 0) / players.length);
  return TIMES.find((times) => means.filter((mean) => isStart(mean / times)).length * 2 > means.length);
}

/**
 * Whether rows of mere names and numbers can be games: of three or four players, with points in hundreds, with a result below zero, or with points in thousands. A seating
 * plan or a list of hands is not.
 */
export function areGames(games: readonly ListedGame[]): boolean {
  const tables = games.map(({ players }) => players).filter(({ length }) => length === 3 || length === 4);
  const areHundreds = tables.some((players) => players.every(({ points }) => points !== undefined && points % 100 === 0));
  const areResults = tables.some((players) => players.some(({ total = 0 }) => total < 0));
  return tables.length > 0 && (areHundreds || areResults || timesOf(tables) !== undefined);
}

function isStart(points: number): boolean {
  return points >= LEAST_START && points <= MOST_START && points % 1000 === 0;
}
