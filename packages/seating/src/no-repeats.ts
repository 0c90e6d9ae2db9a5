import { storedRounds } from './base-tables.ts';
import { rotated, rotatedWithin } from './rotation.ts';

/**
 * Rounds without repeats, as many as a construction gives; the caller needs only `rounds`. Rotation comes first, because in it nobody returns to a
 * table.
 */
export function withoutRepeats(players: number, seats: number, rounds: number): number[][][] {
  const turned = rotated(players, seats) ?? [];
  if (turned.length >= rounds) return turned;
  const stored = seats === 4 ? (storedRounds(players) ?? []) : [];
  if (stored.length >= rounds) return stored;
  const more = rotatedWithin(players, seats, (column) => withoutRepeats(column, seats, rounds - turned.length));
  const longest = more.length >= stored.length ? more : stored;
  return longest.length > 0 ? longest : onlyRound(players, seats);
}

function onlyRound(players: number, seats: number): number[][][] {
  return [
    Array.from({ length: players / seats }, (_unused, table) => Array.from({ length: seats }, (_, seat) => table * seats + seat)),
  ];
}
