import { type Field, kept } from './field.ts';
import { Prices } from './meetings.ts';

/** What a meeting of two costs who must not meet, as if they had met so often. It is more than any search accepts. */
export const MUST_NOT = 1000;

/** What meetings cost before the next round. */
export function pricesOf(field: Field, again: number): Prices {
  const prices = new Prices(field.players, again);
  for (const [one, other] of kept(field)) prices.raise(one, other, MUST_NOT * again);
  // Who stays at a table does not meet those who stay at others.
  const staying = (field.stays ?? []).map(({ player }) => player);
  staying.forEach((one, i) => staying.slice(i + 1).forEach((other) => prices.raise(one, other, MUST_NOT * again)));
  for (const { tables } of field.played ?? []) for (const table of tables) prices.met(table);
  return prices;
}
