import { type Field, presentIn, seatsIn } from './field.ts';

/** How often each player has sat out. */
export function byesOf({ players, played = [] }: Field): Int32Array {
  const byes = new Int32Array(players);
  for (const round of played) for (const player of round.byes) byes[player] = (byes[player] as number) + 1;
  return byes;
}

/**
 * The players who sit out in each of the next rounds: those who have done so least often, so that nobody sits out twice before all have sat out once.
 * Ties go by `order`, the first one first.
 */
export function nextByes(field: Field, rounds: number, order: readonly number[]): number[][] {
  const out = presentIn(field).length % seatsIn(field);
  const byes = byesOf(field);
  return Array.from({ length: rounds }, () => {
    const resting = order.toSorted((one, other) => (byes[one] as number) - (byes[other] as number)).slice(0, out);
    for (const player of resting) byes[player] = (byes[player] as number) + 1;
    return resting.toSorted((one, other) => one - other);
  });
}
