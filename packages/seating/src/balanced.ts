import { type Measured, certify } from './certificate.ts';
import { type Effort, Random } from './cooling.ts';
import {
  type Field,
  type Result,
  type Round,
  err,
  faultsOf,
  pairsApart,
  nextByes,
  ok,
  presentIn,
  seatsIn,
  tablesOf,
} from './field.ts';
import { mix, pricesOf } from './meetings.ts';
import { rotated, withoutRepeats } from './no-repeats.ts';
import { seated } from './seated.ts';

const EFFORT: Effort = { swaps: 3000, chance: 0.33, cooling: 0.93, end: 0.000_24 };

/** A field of this size gets one more search, half this size two, a quarter four, unless its repeats reach their bound. */
const SMALL = 72;

/**
 * Seats a field for some rounds. Players meet twice as rarely as a search can arrange, all sit out and have each wind equally often, and they seldom
 * return to a table.
 *
 * A construction, where one exists, gives rounds without repeats (`withoutRepeats`). A search adds the others, or replaces all if it does better.
 *
 * @param rounds the number of rounds after those played
 * @param seed any text; the same request with the same seed gives the same rounds on every machine
 *
 * @example
 * const plan = seatBalanced({ players: 16 }, 5, 'spring');
 * plan.ok && plan.value[0]?.tables; // → [[11, 8, 9, 10], [15, 13, 12, 14], [1, 3, 0, 2], [4, 7, 5, 6]]
 */
export function seatBalanced(field: Field, rounds: number, seed: string): Result<readonly Round[]> {
  const faults = faultsOf(field, rounds);
  if (faults.length > 0) return err(...faults);
  const random = new Random(seed);
  const byes = nextByes(field, rounds, random.shuffled(presentIn(field)));
  const built = constructed(field, rounds);
  let best = search(field, built, byes, random);
  // If repeats cannot be avoided, another search, or one that starts at the first round, may find a better plan.
  const more = best.cost > 0 ? Math.ceil(SMALL / field.players) : 0;
  for (let tried = 0; tried < more && best.repeats.value > best.repeats.least; tried++) {
    best = better(best, search(field, [], byes, random));
  }
  return ok(seated(field, best.rounds, byes, random));
}

/** The tables of each round, before tables have numbers and seats have winds. */
interface Found {
  readonly cost: number;
  readonly repeats: Measured;
  readonly rounds: readonly (readonly (readonly number[])[])[];
}

function better(one: Found, other: Found): Found {
  const isCheaper = other.cost < one.cost || (other.cost === one.cost && other.repeats.value < one.repeats.value);
  return isCheaper ? other : one;
}

/** The rounds that a construction gives without repeats, each as a list of players, table by table. */
function constructed(field: Field, rounds: number): number[][] {
  const present = presentIn(field);
  const seats = seatsIn(field);
  if ((field.played ?? []).length > 0 || present.length % seats > 0 || (field.stays ?? []).length > 1) return [];
  const isHere = new Set(present);
  const groups = groupsOf(pairsApart(field).filter((pair) => pair.every((player) => isHere.has(player))));
  const places = inColumns(present, groups, seats);
  if (places === undefined) return [];
  // Players of one group share a column. They never meet while columns rotate, but would meet in other constructions.
  const plan = groups.length > 0 ? (rotated(present.length, seats) ?? []) : withoutRepeats(present.length, seats, rounds);
  return plan.slice(0, rounds).map((round) => round.flat().map((place) => places[place] as number));
}

/** Searches for the rounds that follow those already fixed. */
function search(
  field: Field,
  begun: readonly (readonly number[])[],
  byes: readonly (readonly number[])[],
  random: Random,
): Found {
  const seats = seatsIn(field);
  const present = presentIn(field);
  const together = pricesOf(field, 1);
  for (const round of begun) for (const table of tablesOf(round, seats)) together.met(table);
  const rounds = byes.slice(begun.length).map((resting) => {
    const playing = present.filter((player) => !resting.includes(player));
    return Int32Array.from(random.shuffled(playing));
  });
  const cost = mix({ seats, rounds, together }, EFFORT, random);
  const tables = [...begun, ...rounds].map((round) => tablesOf(round, seats));
  const { repeats } = certify(
    field,
    tables.map((round) => ({ tables: round, byes: [] })),
  );
  return { cost, repeats, rounds: tables };
}

/**
 * Gives players places so that each group lies in one column: place `x·columns + g` is at position x of column g. Without groups, players get places in
 * the order of the list. Undefined if the groups do not fit.
 *
 * @param players the players to place
 * @param groups groups of them, without common members
 */
function inColumns(
  players: readonly number[],
  groups: readonly (readonly number[])[],
  columns: number,
): readonly number[] | undefined {
  if (groups.length === 0) return players;
  const length = players.length / columns;
  const filled: number[][] = Array.from({ length: columns }, () => []);
  for (const group of groups.toSorted((one, other) => other.length - one.length)) {
    const emptiest = filled.reduce((least, column) => (column.length < least.length ? column : least));
    if (emptiest.length + group.length > length) return undefined;
    emptiest.push(...group);
  }
  const grouped = new Set(groups.flat());
  const single = players.filter((player) => !grouped.has(player));
  const full = filled.map((column) => [...column, ...single.splice(0, length - column.length)]);
  return Array.from({ length: players.length }, (_, place) => full[place % columns]?.[Math.floor(place / columns)] as number);
}

/** Groups of players who are linked by pairs, directly or through others. */
function groupsOf(pairs: readonly (readonly [number, number])[]): number[][] {
  const groups = new Map<number, number[]>();
  for (const [one, other] of pairs) {
    const [first, second] = [groups.get(one) ?? [one], groups.get(other) ?? [other]];
    if (first === second) continue;
    const joined = [...first, ...second];
    for (const player of joined) groups.set(player, joined);
  }
  return [...new Set(groups.values())];
}
