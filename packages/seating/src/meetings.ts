import { type Effort, type Random, cool } from './cooling.ts';
import { type Field, pairsApart } from './field.ts';

/**
 * The price of each pair's next meeting. Each meeting raises that pair's price by `again`, so a third meeting costs more than a second. Pairs that have
 * met before, or should not meet, are expensive from the start.
 */
class Prices {
  readonly players: number;
  readonly again: number;
  /** The price of a pair at `one · players + other`, and the other way round. */
  readonly of: Int32Array;

  constructor(players: number, again: number) {
    this.players = players;
    this.again = again;
    this.of = new Int32Array(players * players);
  }

  /** Raises the price of a pair. */
  raise(one: number, other: number, by: number): void {
    this.of[one * this.players + other] = this.of[other * this.players + one] =
      (this.of[one * this.players + other] as number) + by;
  }

  /** Records that all players at a table have met. */
  met(table: ArrayLike<number>): void {
    for (let i = 1; i < table.length; i++)
      for (let j = 0; j < i; j++) this.raise(table[i] as number, table[j] as number, this.again);
  }
}

/** Pairs that must not meet cost as much as if they had met this often, which is more than any search accepts. */
export const MUST_NOT = 1000;

/** The prices before the next round. */
export function pricesOf(field: Field, again: number): Prices {
  const prices = new Prices(field.players, again);
  for (const [one, other] of pairsApart(field)) prices.raise(one, other, MUST_NOT * again);
  // Players who stay at different tables must not be seated together.
  const staying = (field.stays ?? []).map(({ player }) => player);
  staying.forEach((one, i) => staying.slice(i + 1).forEach((other) => prices.raise(one, other, MUST_NOT * again)));
  for (const { tables } of field.played ?? []) for (const table of tables) prices.met(table);
  return prices;
}

/** Rounds to rearrange, and the costs of their meetings. */
interface Mixing {
  readonly seats: number;
  /** Each round's players, table by table. Changed in place. */
  readonly rounds: readonly Int32Array[];
  /** The price of each pair's meetings. */
  readonly together: Prices;
  /** For each round, each player's announced table or −1; and the cost of moving a player to another table. */
  readonly announced?: { readonly tables: readonly Int32Array[]; readonly cost: Int32Array };
}

/**
 * Swaps players between the tables of a round, over and over, to make the meetings of all rounds cheap. Afterwards the prices include these rounds.
 *
 * @returns the cost of the rounds
 */
export function mix({ seats, rounds, together, announced }: Mixing, effort: Effort, random: Random): number {
  const { of: prices, players, again } = together;
  const moved = (r: number, player: number, table: number): number => {
    const home = announced?.tables[r]?.[player] ?? -1;
    return home < 0 || home === table ? 0 : (announced?.cost[player] ?? 0);
  };

  let cost = 0;
  rounds.forEach((round, r) => {
    round.forEach((player, at) => {
      const table = Math.floor(at / seats);
      if (announced) cost += moved(r, player, table);
      for (let seat = table * seats; seat < at; seat++) {
        cost += prices[player * players + (round[seat] as number)] as number;
        together.raise(player, round[seat] as number, again);
      }
    });
  });

  /** How much more a table costs if one player replaces another. */
  const inPlaceOf = (round: Int32Array, at: number, leaves: number, comes: number): number => {
    const from = at - (at % seats);
    let dearer = 0;
    for (let seat = from; seat < from + seats; seat++) {
      if (seat === at) continue;
      const mate = round[seat] as number;
      dearer += (prices[comes * players + mate] as number) - (prices[leaves * players + mate] as number) + again;
    }
    return dearer;
  };
  const replace = (round: Int32Array, at: number, comes: number): void => {
    const from = at - (at % seats);
    const leaves = round[at] as number;
    for (let seat = from; seat < from + seats; seat++) {
      if (seat === at) continue;
      together.raise(leaves, round[seat] as number, -again);
      together.raise(comes, round[seat] as number, again);
    }
    round[at] = comes;
  };

  const free = rounds.flatMap((round, r) => (round.length > seats ? [r] : []));
  if (free.length === 0 || cost === 0) return cost;
  cool(effort, free.length, random, (keeps) => {
    const r = free[random.word() % free.length] as number;
    const round = rounds[r] as Int32Array;
    const i = random.word() % round.length;
    const j = random.word() % round.length;
    const tableOfI = (i / seats) | 0;
    const tableOfJ = (j / seats) | 0;
    if (tableOfI === tableOfJ) return false;
    const [a, b] = [round[i] as number, round[j] as number];
    let dearer = inPlaceOf(round, i, a, b) + inPlaceOf(round, j, b, a);
    if (announced) dearer += moved(r, a, tableOfJ) + moved(r, b, tableOfI) - moved(r, a, tableOfI) - moved(r, b, tableOfJ);
    if (!keeps(dearer)) return false;
    replace(round, i, b);
    replace(round, j, a);
    cost += dearer;
    return cost === 0;
  });
  return cost;
}
