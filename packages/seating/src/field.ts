import { type SeatingError } from './result.ts';

/** Who sits at a table: East, South, West and, with four, North. Players are numbers from 0. A table that is not used has nobody. */
export type Table = readonly number[];

/** Who sits where in one round. */
export interface Round {
  /** The first is table 1. */
  readonly tables: readonly Table[];
  /** Who sits this round out. */
  readonly byes: readonly number[];
}

/** Who plays, and what to keep in mind when seating them. */
export interface Field {
  /** How many players there are, those included who come late or have left. They are the numbers from 0. */
  readonly players: number;
  /** Seats at a table; 4 if not given. */
  readonly seats?: 3 | 4;
  /** Players who belong together and do not meet, each list a team. */
  readonly teams?: readonly (readonly number[])[];
  /** Pairs that must not meet. */
  readonly apart?: readonly (readonly [number, number])[];
  /** Players who cannot change tables, and their table, from 0. */
  readonly stays?: readonly { readonly player: number; readonly table: number }[];
  /** Who does not play in the rounds to come. */
  readonly absent?: readonly number[];
  /** The rounds that are played, which stay as they are. */
  readonly played?: readonly Round[];
}

export const MOST_PLAYERS = 2000;
export const MOST_ROUNDS = 100;

/** Seats at each table. */
export function seatsIn({ seats = 4 }: Field): 3 | 4 {
  return seats;
}

/** Who plays in the rounds to come, in the order of their numbers. */
export function presentIn({ players, absent = [] }: Field): number[] {
  const away = new Set(absent);
  return Array.from({ length: players }, (_, player) => player).filter((player) => !away.has(player));
}

/** All pairs that must not meet: those named, and those of a team. */
export function kept({ teams = [], apart = [] }: Field): (readonly [number, number])[] {
  const mates = teams.flatMap((team) => team.flatMap((one, i) => team.slice(i + 1).map((other) => [one, other] as const)));
  return [...apart, ...mates];
}

/** What is wrong with a field that is to be seated for some rounds. */
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

/** What is wrong with a number that must be whole and from `least` to `most`. */
export function rangeFault(what: 'players' | 'rounds' | 'table', value: number, least: number, most: number): SeatingError[] {
  return Number.isInteger(value) && value >= least && value <= most ? [] : [{ code: 'notInRange', what, value, least, most }];
}

/** A list of players as tables: the first at table 1, and so on. */
export function tablesOf(players: ArrayLike<number>, seats: number): number[][] {
  return Array.from({ length: players.length / seats }, (_, table) =>
    Array.from(players).slice(table * seats, (table + 1) * seats),
  );
}

export function everybodyIn({ tables, byes }: Round): number[] {
  return [...tables.flat(), ...byes];
}

/** What is in a list more than once. */
export function doublesIn(list: readonly number[]): number[] {
  return [...new Set(list.filter((one, i) => list.indexOf(one) !== i))];
}
