import { type Effort, cool } from './cooling.ts';
import type { Prices } from './prices.ts';
import type { Random } from './random.ts';

/** Rounds to rearrange, and the costs of their meetings. */
export interface Mixing {
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
