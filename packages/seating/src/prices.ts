import { type Field, kept } from './field.ts';

/**
 * The price of each pair's next meeting. Each meeting raises that pair's price by `again`, so a third meeting costs more than a second. Pairs that have
 * met before, or should not meet, are expensive from the start.
 */
export class Prices {
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
  for (const [one, other] of kept(field)) prices.raise(one, other, MUST_NOT * again);
  // Players who stay at different tables must not be seated together.
  const staying = (field.stays ?? []).map(({ player }) => player);
  staying.forEach((one, i) => staying.slice(i + 1).forEach((other) => prices.raise(one, other, MUST_NOT * again)));
  for (const { tables } of field.played ?? []) for (const table of tables) prices.met(table);
  return prices;
}
