import { type RuleSet, seatsOf, startOf } from '@tenbo/engine';
import { type ResultOfMatch, type Settlement, settleMatch } from '@tenbo/ledger';

import type { ResultRow } from './result-row.ts';

/** A game of a list of results, checked. */
export interface ResultGame extends Omit<ResultOfMatch, 'name' | 'inDoubt'> {
  /** From 1. */
  readonly line: number;
  /** The id that the game's site gave it, if the list has it. */
  readonly id: string | undefined;
  /** The list has no results, so that its points were settled by the rules. */
  readonly isSettled: boolean;
  /** What does not agree with itself. The game counts as its points or results say. */
  readonly doubts: readonly GameDoubt[];
}

/** Something in a game that does not add up. Points are points of the table, also of results. */
export type GameDoubt =
  /** The points of all players; `expected` are those of other games in the list, or of the rules. */
  | { readonly code: 'pointsSum'; readonly sum: number; readonly expected: number }
  | { readonly code: 'totalSum'; readonly sum: number }
  | { readonly code: 'otherPlace'; readonly player: string; readonly place: number; readonly expected: number }
  /** The rules give another result. */
  | { readonly code: 'otherTotal'; readonly player: string; readonly total: number; readonly expected: number };

/** Why a game of a list cannot be counted. */
export type GameFault = { readonly line: number } & (
  | { readonly why: 'gameSize'; readonly players: number }
  | { readonly why: 'nameTwice'; readonly name: string }
  /** Some of its players have points, others only a result. */
  | { readonly why: 'mixedValues' }
  /** It has no results, and the rules to settle its points are for another number of players. */
  | { readonly why: 'noRules'; readonly players: number }
);

/** The games of a list, and those that cannot be counted. */
export interface ResultGames {
  readonly games: readonly ResultGame[];
  readonly faults: readonly GameFault[];
}

/** The name of every guest at Tenhou: several of them may play together. */
const GUEST = 'NoName';

/**
 * The games in the rows of `readResults`. Where the list has results, they count; otherwise the points are settled by the rules. Places follow from the results or
 * points, and only of equal ones from the list.
 *
 * @param rules for each number of players, to settle points
 * @param areKnown whether the games were played by these rules: points and results are then held to them
 * @example
 * import { presets } from '@tenbo/engine';
 * const row = { line: 1, round: 1, table: 1, at: undefined, id: undefined, seat: undefined, sticks: 0, penalty: 0, team: '', place: undefined, total: undefined };
 * const rows = [41_000, 27_500, 20_200, 11_300].map((points, i) => ({ ...row, player: `${i + 1}`, points }));
 * resultGames(rows, [presets.standard], false).games[0]?.result?.map(({ total }) => total); // → [51000, 7500, -19800, -38700]
 */
export function resultGames(rows: readonly ResultRow[], rules: readonly RuleSet[], areKnown: boolean): ResultGames {
  const seated = rows.filter(({ table }) => table !== undefined);
  const tables = [...Map.groupBy(seated, ({ round, table }) => `${round} ${table}`).values()].map(bySeat);
  const faults: GameFault[] = [];
  const games: ResultGame[] = [];
  const sums = new Map(rules.map((one) => [seatsOf(one).length, areKnown ? undefined : usualSum(tables, one)]));
  for (const table of tables) {
    const own = rules.find((one) => seatsOf(one).length === table.length);
    const fault = faultOf(table, own);
    if (fault) faults.push(fault);
    else games.push(gameOf(table, { rules: own, areKnown, usual: sums.get(table.length) }));
  }
  return { games, faults };
}

/** The rows of a table by seat if all of them are known, and otherwise as they are listed. */
function bySeat(rows: readonly ResultRow[]): readonly ResultRow[] {
  return areSeated(rows) ? rows.toSorted((one, other) => (one.seat ?? 0) - (other.seat ?? 0)) : rows;
}

function areSeated(rows: readonly ResultRow[]): boolean {
  return (
    new Set(rows.map(({ seat }) => seat ?? -1)).size === rows.length &&
    rows.every(({ seat }) => seat !== undefined && seat < rows.length)
  );
}

function faultOf(rows: readonly ResultRow[], rules: RuleSet | undefined): GameFault | undefined {
  const { line } = rows[0] as ResultRow;
  if (rows.length !== 3 && rows.length !== 4) return { line, why: 'gameSize', players: rows.length };
  const twice = rows.find(({ player }, i) => player !== GUEST && rows.findIndex((other) => other.player === player) < i);
  if (twice) return { line: twice.line, why: 'nameTwice', name: twice.player };
  if (hasAll(rows, 'total')) return undefined;
  if (!hasAll(rows, 'points')) return { line, why: 'mixedValues' };
  return rules === undefined ? { line, why: 'noRules', players: rows.length } : undefined;
}

function hasAll(rows: readonly ResultRow[], value: 'points' | 'total' | 'place'): boolean {
  return rows.every((row) => row[value] !== undefined);
}

interface Judged {
  readonly rules: RuleSet | undefined;
  readonly areKnown: boolean;
  /** What the points of a game usually add up to. */
  readonly usual: number | undefined;
}

function gameOf(rows: readonly ResultRow[], judged: Judged): ResultGame {
  const points = hasAll(rows, 'points') ? rows.map((row) => row.points ?? 0) : undefined;
  const totals = hasAll(rows, 'total') ? rows.map((row) => row.total ?? 0) : undefined;
  const settled = points && judged.rules && settledOf(rows, points, judged);
  const places = placesOf(rows, points ?? totals ?? [], settled);
  const result = rows.map((_, i) => ({
    place: places[i] as number,
    total: totals?.[i] ?? settled?.[i]?.total ?? 0,
  }));
  const [{ line, at, id }] = rows as readonly [ResultRow];
  return {
    line,
    id,
    ...(at !== undefined && { at }),
    players: rows.map(({ player }) => player),
    isSeated: areSeated(rows),
    points,
    result,
    isSettled: totals === undefined,
    doubts: doubtsOf(rows, { points, totals, settled, places }, judged),
  };
}

/** The settlement of points, by row; a penalty of the list is part of the total. */
function settledOf(
  rows: readonly ResultRow[],
  points: readonly number[],
  { rules, areKnown, usual }: Judged,
): readonly Settlement[] {
  const own = rules as RuleSet;
  const each = areKnown || usual === undefined ? own.match.start : usual / rows.length;
  // Points above and below the start, as some lists have them.
  const added = each === 0 ? own.match.start : 0;
  const sticks = rows.flatMap(({ sticks: laid }, row) => Array.from({ length: laid }, () => row as Settlement['seat']));
  // Of equal points, those with the better place in the list come first.
  const order = rows.map((_, row) => row).toSorted((one, other) => (rows[one]?.place ?? 0) - (rows[other]?.place ?? 0));
  const final = {
    scores: order.map((row) => (points[row] ?? 0) + added),
    start: rows.map(() => each + added),
    sticks: sticks.map((row) => order.indexOf(row) as Settlement['seat']),
  };
  const lines = settleMatch(final, own);
  return rows.map(({ penalty }, row) => {
    const standing = lines.find(({ seat }) => order[seat] === row) as Settlement;
    return { ...standing, total: standing.total + penalty };
  });
}

/** The place of each row: as its value says, and of equal values as the list says, or as the rules do, or shared. */
function placesOf(
  rows: readonly ResultRow[],
  values: readonly number[],
  settled: readonly Settlement[] | undefined,
): readonly number[] {
  const stated = hasAll(rows, 'place');
  return rows.map((row, i) => {
    const above = values.filter((value) => value > (values[i] ?? 0)).length;
    const equal = values.filter((value) => value === values[i]).length;
    const place = stated ? (row.place ?? 0) : (settled?.[i]?.place ?? above + 1);
    return place > above && place <= above + equal ? place : above + 1;
  });
}

interface Values {
  readonly points: readonly number[] | undefined;
  readonly totals: readonly number[] | undefined;
  readonly settled: readonly Settlement[] | undefined;
  readonly places: readonly number[];
}

function doubtsOf(
  rows: readonly ResultRow[],
  { points, totals, settled, places }: Values,
  { rules, areKnown, usual }: Judged,
): readonly GameDoubt[] {
  const doubts: GameDoubt[] = [];
  const sum = points && rules && sumOfRows(rows, rules);
  const expected = areKnown && rules ? sumOf(startOf(rules)) : usual;
  const isLost = areKnown && rules?.standings.leftoverSticks === 'lost';
  if (sum !== undefined && expected !== undefined && sum !== expected && !(isLost && areSticks(expected - sum, rules))) {
    doubts.push({ code: 'pointsSum', sum, expected });
  }
  const paid = totals && sumOf(totals) - sumOf(rows.map(({ penalty }) => penalty));
  if (paid !== undefined && Math.abs(paid) >= 1) doubts.push({ code: 'totalSum', sum: paid });
  for (const [i, { player, place, total }] of rows.entries()) {
    const [ours, by] = [places[i] ?? 0, settled?.[i]];
    if (place !== undefined && place !== ours) doubts.push({ code: 'otherPlace', player, place, expected: ours });
    if (areKnown && total !== undefined && by !== undefined && Math.abs(total - by.total) >= 1) {
      doubts.push({ code: 'otherTotal', player, total, expected: by.total });
    }
  }
  return doubts;
}

/** The points of a game with the leftover sticks. */
function sumOfRows(rows: readonly ResultRow[], { payments }: RuleSet): number {
  return sumOf(rows.map(({ points = 0, sticks }) => points + sticks * payments.riichiStick));
}

/** Whether points are those of a few sticks that were left on the table. */
function areSticks(points: number, { payments: { riichiStick } }: RuleSet): boolean {
  return points > 0 && points <= 4 * riichiStick && points % riichiStick === 0;
}

const THOUSAND = 1000;

/** What the points of most games with the players of these rules add up to: the same whole thousands for each player. */
function usualSum(tables: readonly (readonly ResultRow[])[], rules: RuleSet): number | undefined {
  const players = seatsOf(rules).length;
  const counts = new Map<number, number>();
  for (const rows of tables) {
    if (rows.length !== players || !hasAll(rows, 'points')) continue;
    const sum = sumOfRows(rows, rules);
    if (sum % (players * THOUSAND) === 0) counts.set(sum, (counts.get(sum) ?? 0) + 1);
  }
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0];
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, n) => sum + n, 0);
}
