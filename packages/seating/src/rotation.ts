import { ringOf } from './ring.ts';

/**
 * Rounds without repeats, made by rotating columns. There are as many columns as seats at a table. In round m, the player at position x of
 * column g sits at table x + m·a(g). So two players of different columns meet only if m = (x − y) / (a(h) − a(g)), which is once if a(h) − a(g) has an
 * inverse in the ring of positions. Players of one column never meet. Player `x·seats + g` is at position x of column g; the first round seats them in order.
 *
 * Undefined if no ring has that many positions (`ringOf`).
 */
export function rotated(players: number, seats: number): number[][][] | undefined {
  const ring = ringOf(players / seats, seats);
  if (!ring) return undefined;
  const places = Array.from({ length: ring.size }, (_, x) => x);
  return places.map((m) => {
    const tables: number[][] = places.map(() => []);
    for (const x of places) ring.apart.forEach((a, g) => tables[ring.add(x, ring.times(m, a))]?.push(x * seats + g));
    return tables;
  });
}

/** The same rounds, then rounds in which the players of each column, who have not met yet, play each other. */
export function rotatedWithin(players: number, seats: number, within: (players: number) => number[][][]): number[][][] {
  const rounds = rotated(players, seats) ?? [];
  const column = players / seats;
  if (rounds.length === 0 || column % seats !== 0) return rounds;
  const columns = Array.from({ length: seats }, (_, g) => g);
  return [
    ...rounds,
    ...within(column).map((round) => columns.flatMap((g) => round.map((table) => table.map((x) => x * seats + g)))),
  ];
}
