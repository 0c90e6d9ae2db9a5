import { type Field, kept } from './field.ts';

/**
 * What the next meeting of each pair costs. Each meeting makes the next one of the same pair dearer by `again`, so that a third costs more than a
 * second. Pairs who have met before, or should not meet, are dear from the start.
 */
export class Prices {
  readonly players: number;
  readonly again: number;
  /** The price of two at `one · players + other`, and the other way round. */
  readonly of: Int32Array;

  constructor(players: number, again: number) {
    this.players = players;
    this.again = again;
    this.of = new Int32Array(players * players);
  }

  /** Makes a meeting of two dearer. */
  raise(one: number, other: number, by: number): void {
    this.of[one * this.players + other] = this.of[other * this.players + one] =
      (this.of[one * this.players + other] as number) + by;
  }

  /** All at a table have met. */
  met(table: ArrayLike<number>): void {
    for (let i = 1; i < table.length; i++)
      for (let j = 0; j < i; j++) this.raise(table[i] as number, table[j] as number, this.again);
  }
}

/** Pairs who must not meet cost as much as if they had met this often, which is more than any search accepts. */
export const MUST_NOT = 1000;

/** The prices before the next round. */
export function pricesOf(field: Field, again: number): Prices {
  const prices = new Prices(field.players, again);
  for (const [one, other] of kept(field)) prices.raise(one, other, MUST_NOT * again);
  // Who stays at a table does not meet those who stay at others.
  const staying = (field.stays ?? []).map(({ player }) => player);
  staying.forEach((one, i) => staying.slice(i + 1).forEach((other) => prices.raise(one, other, MUST_NOT * again)));
  for (const { tables } of field.played ?? []) for (const table of tables) prices.met(table);
  return prices;
}
