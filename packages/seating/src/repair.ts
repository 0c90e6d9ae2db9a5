import { type Field, type Result, type Round, type Table, byesOf, err, faultsOf, ok, presentIn, seatsIn } from './field.ts';
import { type Effort, Random } from './cooling.ts';
import { MUST_NOT, mix, pricesOf } from './meetings.ts';
import { WindCounts } from './winds.ts';

const EFFORT: Effort = { swaps: 6000, chance: 0.3, cooling: 0.97, end: 0.002 };

/** The cost of a second meeting. A player at another table than announced costs 1, and a swap moves two players. */
const AGAIN = 8;

/**
 * Changes announced rounds because players have left or arrived. Few players change tables, and few meet again. `seatBalanced` for the same rounds gives
 * even fewer repeats, but moves everyone. A table that cannot be filled stays empty, and no other table takes its number.
 *
 * @param field the current players: those who left are absent, those who arrived have the next numbers
 * @param announced the next rounds as they were announced
 * @param seed any text; the same request with the same seed gives the same rounds on every machine
 *
 * @example
 * const announced = [{ tables: [[0, 1, 2, 3], [4, 5, 6, 7]], byes: [] }];
 * repairSeating({ players: 9, absent: [2] }, announced, 'spring'); // → { ok: true, value: [{ tables: [[0, 1, 8, 3], [4, 5, 6, 7]], byes: [] }] }
 * repairSeating({ players: 8, absent: [0, 1, 2, 3] }, announced, 'spring'); // → { ok: true, value: [{ tables: [[], [4, 5, 6, 7]], byes: [] }] }
 */
export function repairSeating(field: Field, announced: readonly Round[], seed: string): Result<readonly Round[]> {
  const faults = faultsOf({ ...field, played: [...(field.played ?? []), ...announced] }, announced.length);
  if (faults.length > 0) return err(...faults);
  const random = new Random(seed);
  const byes = byesIn(field, announced);
  const seats = seatsIn(field);
  const begun = announced.map((round, r) => begin(field, round, byes[r] ?? [], random));
  const rounds = begun.map(({ tables }) => Int32Array.from(tables.flat()));
  const cost = new Int32Array(field.players).fill(1);
  for (const { player } of field.stays ?? []) cost[player] = MUST_NOT * AGAIN;
  const homes = announced.map((round, r) => homesIn(field, round, begun[r]?.numbers ?? []));
  mix({ seats, rounds, together: pricesOf(field, AGAIN), announced: { tables: homes, cost } }, EFFORT, random);
  return ok(inSeats(field, announced, begun, rounds, byes));
}

/**
 * The number of seats that differ from those announced, for players who are in both.
 *
 * @example
 * const [before, after] = [[0, 1, 2, 3], [0, 2, 1, 4]].map((table) => [{ tables: [table], byes: [] }]);
 * seatsChanged(before ?? [], after ?? []); // → 2
 */
export function seatsChanged(announced: readonly Round[], rounds: readonly Round[]): number {
  let changed = 0;
  announced.forEach((round, r) => {
    const now = placesIn(rounds[r] ?? { tables: [], byes: [] });
    for (const [player, place] of placesIn(round)) if (now.has(player) && now.get(player) !== place) changed++;
  });
  return changed;
}

function placesIn({ tables, byes }: Round): Map<number, string> {
  return new Map([
    ...tables.flatMap((table, number) => table.map((player, wind) => [player, `${number} ${wind}`] as const)),
    ...byes.map((player) => [player, 'bye'] as const),
  ]);
}

/** The players who sit out: those who have done so least often, and among equals those for whom it was announced. */
function byesIn(field: Field, announced: readonly Round[]): number[][] {
  const present = presentIn(field);
  const byes = byesOf(field);
  return announced.map((round) => {
    const order = present.toSorted((one, other) => Number(round.byes.includes(other)) - Number(round.byes.includes(one)));
    const out = order
      .toSorted((one, other) => (byes[one] as number) - (byes[other] as number))
      .slice(0, present.length % seatsIn(field));
    for (const player of out) byes[player] = (byes[player] as number) + 1;
    return out.toSorted((one, other) => one - other);
  });
}

/** A round to start from: full tables, and the number of each. */
interface Begun {
  readonly tables: readonly (readonly number[])[];
  readonly numbers: readonly number[];
}

/** The announced round, in which players without a seat replace those who left. */
function begin(field: Field, { tables }: Round, byes: readonly number[], random: Random): Begun {
  const seats = seatsIn(field);
  const playing = new Set(presentIn(field).filter((player) => !byes.includes(player)));
  const wanted = playing.size / seats;
  const left = tables.map((table, number) => ({ number, players: table.filter((player) => playing.has(player)) }));
  // Keep the fullest tables; of equally full ones, the first.
  const staying = left
    .toSorted((one, other) => other.players.length - one.players.length || one.number - other.number)
    .slice(0, wanted);
  for (let number = tables.length; staying.length < wanted; number++) staying.push({ number, players: [] });
  const seatedNow = new Set(staying.flatMap(({ players }) => players));
  const waiting = random.shuffled([...playing].filter((player) => !seatedNow.has(player)));
  const sorted = staying.toSorted((one, other) => one.number - other.number);
  return {
    tables: sorted.map(({ players }) => [...players, ...waiting.splice(0, seats - players.length)]),
    numbers: sorted.map(({ number }) => number),
  };
}

/** The index in `numbers` of each player's announced table, or −1. Players who cannot change tables have their own. */
function homesIn({ players, stays = [] }: Field, { tables }: Round, numbers: readonly number[]): Int32Array {
  const homes = new Int32Array(players).fill(-1);
  tables.forEach((table, number) => {
    for (const player of table) homes[player] = numbers.indexOf(number);
  });
  for (const { player, table } of stays) homes[player] = numbers.indexOf(table);
  return homes;
}

/** Players still at their announced table keep their seats. The others take the free seats with the winds that they have had least. */
function inSeats(
  field: Field,
  announced: readonly Round[],
  begun: readonly Begun[],
  mixed: readonly Int32Array[],
  byes: readonly (readonly number[])[],
): Round[] {
  const seats = seatsIn(field);
  const winds = new WindCounts(field.players, seats);
  for (const { tables } of field.played ?? []) for (const table of tables) winds.add(table);
  return mixed.map((players, r) => {
    const numbers = begun[r]?.numbers ?? [];
    const tables: Table[] = Array.from({ length: Math.max(0, ...numbers) + 1 }, () => []);
    numbers.forEach((number, group) => {
      const now = [...players.subarray(group * seats, (group + 1) * seats)];
      const before = announced[r]?.tables[number] ?? [];
      const still = before.filter((player) => now.includes(player));
      const others = now.filter((player) => !still.includes(player));
      const seatedNow = Array.from({ length: seats }, (_, wind) => {
        const player = before[wind];
        return player !== undefined && still.includes(player) ? player : (others.shift() as number);
      });
      const best = winds.best(seatedNow, still);
      winds.add(best);
      tables[number] = best;
    });
    return { tables, byes: byes[r] ?? [] };
  });
}
