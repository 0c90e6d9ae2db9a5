import {
  type Field,
  type Result,
  type Round,
  type SeatingError,
  doublesIn,
  err,
  faultsOf,
  nextByes,
  ok,
  presentIn,
  seatsIn,
  tablesOf,
} from './field.ts';
import { type Effort, Random } from './cooling.ts';
import { mix, pricesOf } from './meetings.ts';
import { seated } from './seated.ts';
import { WindCounts } from './winds.ts';

/** Costs are places between players, so a difference of 1 hardly changes the chance of a swap. */
const EFFORT: Effort = { swaps: 6000, chance: 0.998, cooling: 0.99, end: 0.3 };

/** The cost of seating together two players who both need the same wind, and only that one. */
const SAME_WIND = 24;

/** The cost of a repeat: more than any distance in the standing. */
const AGAIN = 2000;

/**
 * Seats the next round by standing: players meet others near their place, and nobody twice if that can be avoided. Those who have sat out least often
 * sit out, the last in the standing first.
 *
 * @param standing all players, the leader first; absent ones are skipped
 * @param seed any text; the same request with the same seed gives the same round on every machine
 *
 * @example
 * const next = seatSwiss({ players: 8 }, [7, 6, 5, 4, 3, 2, 1, 0], 'round 1');
 * next.ok && next.value.tables.map((table) => table.toSorted()).toSorted(); // → [[0, 1, 2, 3], [4, 5, 6, 7]]
 */
export function seatSwiss(field: Field, standing: readonly number[], seed: string): Result<Round> {
  const faults = [...faultsOf(field, 1), ...faultsOfStanding(field, standing)];
  if (faults.length > 0) return err(...faults);
  const seats = seatsIn(field);
  const random = new Random(seed);
  const present = new Set(presentIn(field));
  const order = standing.filter((player) => present.has(player));
  const byes = nextByes(field, 1, order.toReversed());
  const playing = order.filter((player) => !byes[0]?.includes(player));
  const together = pricesOf(field, AGAIN);
  playing.forEach((one, place) => {
    for (let other = 0; other < place; other++) together.raise(one, playing[other] as number, place - other);
  });
  const winds = new WindCounts(field.players, seats);
  for (const { tables } of field.played ?? []) for (const table of tables) winds.add(table);
  const wanted = playing.map((player) => winds.wanted(player));
  playing.forEach((one, i) => {
    for (let j = 0; j < i; j++)
      if (wanted[i] !== undefined && wanted[i] === wanted[j]) together.raise(one, playing[j] as number, SAME_WIND);
  });
  const round = Int32Array.from(playing);
  mix({ seats, rounds: [round], together }, EFFORT, random);
  const [next] = seated(field, [tablesOf(round, seats)], byes, random);
  return ok(next as Round);
}

function faultsOfStanding({ players }: Field, standing: readonly number[]): SeatingError[] {
  const unknown = standing.filter((player) => !(Number.isInteger(player) && player >= 0 && player < players));
  const missing = Array.from({ length: players }, (_, player) => player).filter((player) => !standing.includes(player));
  return [
    ...unknown.map((player) => ({ code: 'noSuchPlayer', player: player + 1, players }) as const),
    ...doublesIn(standing).map((player) => ({ code: 'listedTwice', player: player + 1 }) as const),
    ...missing.map((player) => ({ code: 'notInStanding', player: player + 1 }) as const),
  ];
}
