import { ringOf } from './ring.ts';

/**
 * Rounds in which nobody meets twice, by turning columns. The players stand in as many columns as a table has seats. In round m the player at
 * place x of column g sits at table x + m·a(g), so two players of different columns meet just when m = (x − y) / (a(h) − a(g)): once, if that can be divided in
 * the ring of the places. Players of one column never meet. Player `x·seats + g` is at place x of column g; the first round seats them in order.
 *
 * Undefined where no ring has that many places (`ringOf`).
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

/** The same rounds, then those in which each column plays within itself, as long as nobody meets twice. */
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
