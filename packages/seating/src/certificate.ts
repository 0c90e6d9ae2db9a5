import { byesBound, clashBound, gamesIn, repeatBound, visitBound } from './bounds.ts';
import { type Field, type Round, everybodyIn, pairsApart, seatsIn } from './field.ts';
import { WindCounts } from './winds.ts';

/** A figure of a plan, and its bound: no plan has less, and often none reaches it. */
export interface Measured {
  readonly value: number;
  readonly least: number;
}

/** The quality of a plan. It follows from the rounds alone, so anyone can check it. */
export interface Certificate {
  readonly rounds: number;
  /** The number of players who take part in any round. */
  readonly players: number;
  /** At index n, the number of pairs that met n times; the first is the pairs that never met. */
  readonly met: readonly number[];
  /** Meetings of pairs beyond their first. */
  readonly repeats: Measured;
  /** Meetings of pairs that also met in the previous round. */
  readonly inARow: number;
  /** Meetings of pairs that must not meet. */
  readonly clashes: Measured;
  /** The largest difference between any player's counts of two winds. */
  readonly winds: Measured;
  /** Players with a difference of 2 or more. */
  readonly unevenWinds: number;
  /** Visits of players to tables beyond their first. */
  readonly visits: Measured;
  /** How often a player stays at the table of the previous round. */
  readonly stayed: number;
  /** The largest difference in byes between two players. Only players who are present in every round count. */
  readonly byes: Measured;
}

/**
 * The figures of a plan, and the bound of each, however the plan was made.
 *
 * @param field teams and pairs that must not meet, and the rounds already played
 * @param rounds the rounds planned after those
 *
 * @example
 * const plan = seatBalanced({ players: 16 }, 5, 'spring');
 * const { repeats, met } = certify({ players: 16 }, plan.ok ? plan.value : []);
 * [repeats, met]; // → [{ value: 0, least: 0 }, [0, 120]]
 */
export function certify(field: Field, rounds: readonly Round[]): Certificate {
  const all = [...(field.played ?? []), ...rounds];
  const { players } = field;
  const seats = seatsIn(field);
  const times = new Int32Array(players * players);
  const winds = new WindCounts(players, seats);
  const apart = new Set(pairsApart(field).flatMap(([one, other]) => [one * players + other, other * players + one]));
  let repeats = 0;
  let inARow = 0;
  let clashes = 0;
  let before = new Set<number>();
  for (const { tables } of all) {
    const now = new Set<number>();
    for (const table of tables) {
      winds.add(table);
      for (const pair of pairsAt(table, players)) {
        const count = (times[pair] as number) + 1;
        times[pair] = count;
        if (count > 1) repeats++;
        if (before.has(pair)) inARow++;
        if (apart.has(pair)) clashes++;
        now.add(pair);
      }
    }
    before = now;
  }
  const differences = Array.from({ length: players }, (_, player) =>
    differenceIn(winds.of.subarray(player * seats, (player + 1) * seats)),
  );
  const { again, stayed } = visitsIn(all);
  return {
    rounds: all.length,
    players: new Set(all.flatMap(everybodyIn)).size,
    met: metIn(all, times, players),
    repeats: { value: repeats, least: repeatBound(all, seats, clashes === 0 ? pairsApart(field) : []) },
    inARow,
    clashes: { value: clashes, least: clashBound(all, field) },
    winds: { value: Math.max(0, ...differences), least: windBound(all, seats) },
    unevenWinds: differences.filter((difference) => difference > 1).length,
    visits: { value: again, least: visitBound(all) },
    stayed,
    byes: byesIn(all),
  };
}

/** Each pair at a table as one number, computed with the lower player first. */
function pairsAt(table: readonly number[], players: number): number[] {
  const sorted = table.toSorted((one, other) => one - other);
  return sorted.flatMap((one, i) => sorted.slice(i + 1).map((other) => one * players + other));
}

function metIn(rounds: readonly Round[], times: Int32Array, players: number): number[] {
  const met: number[] = [];
  const everybody = [...new Set(rounds.flatMap(everybodyIn))].toSorted((one, other) => one - other);
  everybody.forEach((one, i) => {
    for (const other of everybody.slice(i + 1)) {
      const count = times[one * players + other] as number;
      while (met.length <= count) met.push(0);
      met[count] = (met[count] as number) + 1;
    }
  });
  return met;
}

function differenceIn(counts: Int32Array): number {
  return Math.max(...counts) - Math.min(...counts);
}

/** A player whose games cannot be divided equally among the winds has some of them once more. */
function windBound(rounds: readonly Round[], seats: number): number {
  const games = gamesIn(rounds);
  return [...games.values()].some((count) => count % seats > 0) ? 1 : 0;
}

function visitsIn(rounds: readonly Round[]): { again: number; stayed: number } {
  const visited = new Set<string>();
  let again = 0;
  let stayed = 0;
  rounds.forEach(({ tables }, r) => {
    tables.forEach((table, number) => {
      for (const player of table) {
        if (visited.has(`${player} ${number}`)) again++;
        visited.add(`${player} ${number}`);
        if (rounds[r - 1]?.tables[number]?.includes(player)) stayed++;
      }
    });
  });
  return { again, stayed };
}

function byesIn(rounds: readonly Round[]): Measured {
  const present = rounds.map((round) => new Set(everybodyIn(round)));
  const always = [...(present[0] ?? [])].filter((player) => present.every((round) => round.has(player)));
  const resting = rounds.map(({ byes }) => new Set(byes));
  const counts = always.map((player) => resting.filter((round) => round.has(player)).length);
  return { value: counts.length === 0 ? 0 : Math.max(...counts) - Math.min(...counts), least: byesBound(counts) };
}
