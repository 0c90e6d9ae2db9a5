import { type Effort, type Random, cool } from './cooling.ts';
import { type Field, type Round, seatsIn } from './field.ts';
import { WindCounts, withWinds } from './winds.ts';

/** Turns groups of players into rounds: gives the tables numbers, and the players winds. */
export function seated(
  field: Field,
  rounds: readonly (readonly (readonly number[])[])[],
  byes: readonly (readonly number[])[],
  random: Random,
): Round[] {
  const { players, played = [], stays = [] } = field;
  const past = played.map(({ tables }) => tables);
  const tables = numbered(rounds, { players, played: past, stays }, random);
  return inWinds(field, tables).map((round, r) => ({ tables: round, byes: byes[r] ?? [] }));
}

/** How often to go through all tables, at most. */
const SWEEPS = 12;

/** If rounds have been played, the colouring is only a start: reorder one table after another until that improves nothing. */
function inWinds(
  { players, played = [], ...field }: Field,
  rounds: readonly (readonly (readonly number[])[])[],
): (readonly number[])[][] {
  const seats = seatsIn({ players, ...field });
  const coloured: (readonly number[])[][] = withWinds(rounds, seats);
  if (played.length === 0) return coloured;
  const winds = new WindCounts(players, seats);
  for (const table of [...played.flatMap(({ tables }) => tables), ...coloured.flat()]) winds.add(table);
  for (let sweep = 0, isBetter = true; sweep < SWEEPS && isBetter; sweep++) {
    isBetter = false;
    for (const round of coloured) {
      round.forEach((table, at) => {
        winds.add(table, -1);
        const best = winds.best(table);
        winds.add(best);
        isBetter ||= best !== table;
        round[at] = best;
      });
    }
  }
  return coloured;
}

/** Everything that numbering tables depends on. */
interface Numbering {
  readonly players: number;
  /** The tables of the rounds played. */
  readonly played: readonly (readonly (readonly number[])[])[];
  readonly stays: readonly { readonly player: number; readonly table: number }[];
}

const EFFORT: Effort = { swaps: 1500, chance: 0.5, cooling: 0.95, end: 0.005 };

/** The cost of staying at a table, in addition to that of returning to one. */
const STAYED = 1;

/**
 * Numbers the tables of each round so that players seldom return to a table, and hardly ever stay at one.
 *
 * @param rounds the tables of each round; it has as many as a round played, or fewer
 */
function numbered(
  rounds: readonly (readonly (readonly number[])[])[],
  { players, played, stays }: Numbering,
  random: Random,
): (readonly number[])[][] {
  const all = [...played, ...rounds].map((round) => [...round]);
  const most = Math.max(...all.map((round) => round.length));
  const from = played.length;
  const pinned = all.slice(from).map((round) => pinnedIn(round, stays));
  const visits = new Int32Array(players * most);
  const tableOf = all.map(() => new Int32Array(players).fill(-1));
  let cost = 0;
  const sit = (r: number, player: number, table: number): number => {
    const place = player * most + table;
    const dearer = (visits[place] as number) + STAYED * beside(r, player, table);
    visits[place] = (visits[place] as number) + 1;
    (tableOf[r] as Int32Array)[player] = table;
    return dearer;
  };
  const beside = (r: number, player: number, table: number): number =>
    (tableOf[r - 1]?.[player] === table ? 1 : 0) + (tableOf[r + 1]?.[player] === table ? 1 : 0);
  const leave = (r: number, player: number, table: number): number => {
    const place = player * most + table;
    const before = (visits[place] as number) - 1;
    visits[place] = before;
    (tableOf[r] as Int32Array)[player] = -1;
    return before + STAYED * beside(r, player, table);
  };
  all.forEach((round, r) => round.forEach((table, number) => table.forEach((player) => (cost += sit(r, player, number)))));

  if (cost === 0 || rounds.every((round) => round.length < 2)) return all.slice(from);
  const exchange = (r: number, round: (readonly number[])[], i: number, j: number): number => {
    const [one, other] = [round[i] as readonly number[], round[j] as readonly number[]];
    let dearer = 0;
    for (const player of one) dearer -= leave(r, player, i);
    for (const player of other) dearer -= leave(r, player, j);
    for (const player of one) dearer += sit(r, player, j);
    for (const player of other) dearer += sit(r, player, i);
    [round[i], round[j]] = [other, one];
    return dearer;
  };
  cool(EFFORT, rounds.length, random, (keeps) => {
    const r = from + (random.word() % rounds.length);
    const round = all[r] as (readonly number[])[];
    const i = random.word() % round.length;
    const j = random.word() % round.length;
    if (i === j || pinned[r - from]?.has(i) || pinned[r - from]?.has(j)) return false;
    const dearer = exchange(r, round, i, j);
    if (keeps(dearer)) cost += dearer;
    else exchange(r, round, i, j);
    return cost === 0;
  });
  return all.slice(from);
}

/** Moves those who cannot change tables to their table, in place. @returns the tables that must keep their numbers */
function pinnedIn(round: (readonly number[])[], stays: Numbering['stays']): ReadonlySet<number> {
  const pinned = new Set<number>();
  for (const { player, table } of stays) {
    const now = round.findIndex((one) => one.includes(player));
    if (now < 0) continue;
    [round[now], round[table]] = [round[table] ?? [], round[now] ?? []];
    pinned.add(table);
  }
  return pinned;
}
