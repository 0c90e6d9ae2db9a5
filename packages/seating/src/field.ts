/** The players at a table: East, South, West and, with four, North. Players are numbers from 0. An unused table is empty. */
export type Table = readonly number[];

/** The seats of one round. */
export interface Round {
  /** The first is table 1. */
  readonly tables: readonly Table[];
  /** The players who sit out. */
  readonly byes: readonly number[];
}

/** The players, and the constraints on their seats. */
export interface Field {
  /** The number of players, including those who arrive late or have left. They are numbered from 0. */
  readonly players: number;
  /** Seats at a table; 4 by default. */
  readonly seats?: 3 | 4;
  /** Teams: lists of players who should not meet each other. */
  readonly teams?: readonly (readonly number[])[];
  /** Pairs that must not meet. */
  readonly apart?: readonly (readonly [number, number])[];
  /** Players who cannot change tables, and their tables, from 0. */
  readonly stays?: readonly { readonly player: number; readonly table: number }[];
  /** Players who do not take part in the next rounds. */
  readonly absent?: readonly number[];
  /** The rounds already played, which do not change. */
  readonly played?: readonly Round[];
}

export const MOST_PLAYERS = 2000;
export const MOST_ROUNDS = 100;

/** Seats at each table. */
export function seatsIn({ seats = 4 }: Field): 3 | 4 {
  return seats;
}

/** The players who take part in the next rounds, in numerical order. */
export function presentIn({ players, absent = [] }: Field): number[] {
  const away = new Set(absent);
  return Array.from({ length: players }, (_, player) => player).filter((player) => !away.has(player));
}

/** All pairs that must not meet: those listed, and those within a team. */
export function pairsApart({ teams = [], apart = [] }: Field): (readonly [number, number])[] {
  const mates = teams.flatMap((team) => team.flatMap((one, i) => team.slice(i + 1).map((other) => [one, other] as const)));
  return [...apart, ...mates];
}

/** The faults of a request to seat a field for some rounds. */
export function faultsOf(field: Field, rounds: number): SeatingError[] {
  const { players, teams = [], apart = [], stays = [], absent = [], played = [] } = field;
  const faults = [
    ...rangeFault('players', players, seatsIn(field), MOST_PLAYERS),
    ...rangeFault('rounds', rounds, 1, MOST_ROUNDS),
  ];
  if (faults.length > 0) return faults;
  const named = [
    ...teams.flat(),
    ...apart.flat(),
    ...stays.map(({ player }) => player),
    ...absent,
    ...played.flatMap(everybodyIn),
  ];
  const unknown = named.filter((player) => !Number.isInteger(player) || player < 0 || player >= players);
  if (unknown.length > 0) return [...new Set(unknown)].map((player) => ({ code: 'noSuchPlayer', player: player + 1, players }));
  const twice = [...doublesIn(teams.flat()), ...doublesIn(absent), ...doublesIn(stays.map(({ player }) => player))];
  if (twice.length > 0) return twice.map((player) => ({ code: 'listedTwice', player: player + 1 }));
  const present = presentIn(field).length;
  if (present < seatsIn(field)) return [{ code: 'tooFew', present, seats: seatsIn(field) }];
  const most = Math.floor(present / seatsIn(field));
  return [
    ...stays.flatMap(({ table }) => rangeFault('table', table + 1, 1, most)),
    ...doublesIn(stays.map(({ table }) => table)).map((table) => ({ code: 'sameTable', table: table + 1 }) as const),
  ];
}

/** A fault unless a number is whole and from `least` to `most`. */
export function rangeFault(what: 'players' | 'rounds' | 'table', value: number, least: number, most: number): SeatingError[] {
  return Number.isInteger(value) && value >= least && value <= most ? [] : [{ code: 'notInRange', what, value, least, most }];
}

/** Splits a list of players into tables: the first ones sit at table 1, and so on. */
export function tablesOf(players: ArrayLike<number>, seats: number): number[][] {
  return Array.from({ length: players.length / seats }, (_, table) =>
    Array.from(players).slice(table * seats, (table + 1) * seats),
  );
}

export function everybodyIn({ tables, byes }: Round): number[] {
  return [...tables.flat(), ...byes];
}

/** The items that a list has more than once. */
export function doublesIn(list: readonly number[]): number[] {
  return [...new Set(list.filter((one, i) => list.indexOf(one) !== i))];
}

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

/** A value, or the faults of the input. It has the same form as the results of the other packages. */
export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: readonly SeatingError[] };

/** A fault of a request or of a plan that was read. Players, tables and rounds are counted from 1, as people count them. */
export type SeatingError =
  /** Not a whole number from `least` to `most`. */
  | {
      readonly code: 'notInRange';
      readonly what: 'players' | 'rounds' | 'table';
      readonly value: number;
      readonly least: number;
      readonly most: number;
    }
  /** A player is not in the field, is named twice in a list, or is missing in the standing. */
  | { readonly code: 'noSuchPlayer'; readonly player: number; readonly players: number }
  | { readonly code: 'listedTwice'; readonly player: number }
  | { readonly code: 'notInStanding'; readonly player: number }
  /** Fewer players are present than a table has seats. */
  | { readonly code: 'tooFew'; readonly present: number; readonly seats: number }
  /** Two players cannot leave the same table. */
  | { readonly code: 'sameTable'; readonly table: number }
  /** In a plan that was read: the text is not a valid number of a player, round or table. */
  | { readonly code: 'notANumber'; readonly line: number; readonly text: string }
  | { readonly code: 'wrongCount'; readonly line: number; readonly count: number; readonly seats: number }
  | { readonly code: 'seatedTwice'; readonly line: number; readonly player: number; readonly round: number }
  | { readonly code: 'tableTwice'; readonly line: number; readonly table: number }
  | { readonly code: 'notSeated'; readonly player: number; readonly round: number }
  /** No line is about this round, though there is a later one. */
  | { readonly code: 'roundMissing'; readonly round: number }
  | { readonly code: 'empty' };

/** The most errors to list. */
const MOST_ERRORS = 20;

export function ok<T>(value: T): Result<T> {
  return { ok: true, value };
}

export function err<T>(...error: readonly SeatingError[]): Result<T> {
  return { ok: false, error: error.slice(0, MOST_ERRORS) };
}
