import { type Field, type Result, type Round, err, faultsOf, nextByes, ok, presentIn, seatsIn, tablesOf } from './field.ts';
import { Random } from './cooling.ts';

/**
 * Seats a field by lot for some rounds: tables and winds are drawn without regard to earlier meetings. Only byes are shared equally.
 *
 * @param seed any text; the same request with the same seed gives the same rounds on every machine
 *
 * @example
 * const plan = seatByLot({ players: 5 }, 5, 'autumn');
 * plan.ok && plan.value.flatMap(({ byes }) => byes).toSorted(); // → [0, 1, 2, 3, 4]
 */
export function seatByLot(field: Field, rounds: number, seed: string): Result<readonly Round[]> {
  const faults = faultsOf(field, rounds);
  if (faults.length > 0) return err(...faults);
  const random = new Random(seed);
  const present = presentIn(field);
  const byes = nextByes(field, rounds, random.shuffled(present));
  return ok(
    byes.map((resting) => {
      const playing = present.filter((player) => !resting.includes(player));
      return { tables: tablesOf(random.shuffled(playing), seatsIn(field)), byes: resting };
    }),
  );
}

/**
 * Draws the players' numbers, so that a plan made of numbers cannot favour anyone: the n-th of the result has number n.
 *
 * @param names the names in an order that is known before the draw
 * @param seed a text that nobody can know in advance, such as a figure that is published later
 *
 * @example
 * drawNumbers(['Aki', 'Ben', 'Chie', 'Dai'], '2026-11-23').length; // → 4
 */
export function drawNumbers<T>(names: readonly T[], seed: string): T[] {
  return new Random(seed).shuffled(names);
}
