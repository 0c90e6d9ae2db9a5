// What is stored of a match beside its log, read from outside and checked.
import { type Seat, type Wind, WINDS } from '@tenbo/engine';
import type { HandSoFar, Log } from '@tenbo/ledger';

/** The unchanged file that a match was imported from: the record of a game from another site or program. */
export interface GameRecord {
  /** The name of the file. In Tenhou's names it contains the date, which decides some rules. */
  readonly name: string;
  readonly text: string;
}

/** Reads a record from outside: from parsed JSON, or a database that other code may have written to. Undefined if it is not one. */
export function readGameRecord(item: unknown): GameRecord | undefined {
  const { name, text } = (item ?? {}) as { readonly [field: string]: unknown };
  return typeof name === 'string' && typeof text === 'string' ? { name, text } : undefined;
}

/** Somebody whose id stands in logs instead of a name; null if the name was erased. */
export interface Person {
  readonly id: string;
  readonly name: string | null;
}

/** A hand in which nothing has happened yet. */
export const NOTHING: HandSoFar = { riichi: [] };

/** Reads the hand being played from outside: from parsed JSON, or a database that other code may have written to. Undefined if invalid. */
export function readSoFar(item: unknown, players: number): HandSoFar | undefined {
  const { riichi, wareme } = (item ?? {}) as { readonly [field: string]: unknown };
  const isSeat = (seat: unknown): seat is Seat => Number.isInteger(seat) && Number(seat) >= 0 && Number(seat) < players;
  if (!Array.isArray(riichi) || !riichi.every(isSeat) || new Set(riichi).size < riichi.length) return undefined;
  if (wareme === undefined) return { riichi };
  return isSeat(wareme) ? { riichi, wareme } : undefined;
}

export function isSameSoFar(one: HandSoFar, other: HandSoFar): boolean {
  const laid = new Set(one.riichi);
  return one.wareme === other.wareme && laid.size === other.riichi.length && other.riichi.every((seat) => laid.has(seat));
}

/** Lays a player's stick, or takes it back. */
export function withStick(soFar: HandSoFar, seat: Seat, laid: boolean): HandSoFar {
  const others = soFar.riichi.filter((one) => one !== seat);
  return { ...soFar, riichi: laid ? [...others, seat] : others };
}

/** A unique id. A page served without a certificate has no `randomUUID`. */
export function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Takes the place of a match id in the address of a record that was dropped on the page and is not stored. */
export const DROPPED = 'dropped';

/** Words that take the place of a match id in an address. */
const VIEWS = ['new', 'club', DROPPED];

/** Whether a match from outside may be stored under this id: a short word that is not the name of a view. */
export function isMatchId(id: unknown): id is string {
  return typeof id === 'string' && /^[0-9a-z][0-9a-z_-]{0,63}$/i.test(id) && !VIEWS.includes(id);
}

/** Whether a stored match can be addressed. Earlier versions accepted ids of any kind. */
export function hasAddress(id: string): boolean {
  return id !== '' && !VIEWS.includes(id) && id.isWellFormed();
}

/**
 * A log as it is shown, with names instead of ids of people. A player whose name was erased gets that of their seat. An id that belongs to no known person
 * stays, because it may be a name.
 */
export function withNames(log: Log, people: readonly Person[], seats: Readonly<Record<Wind, string>>): Log {
  const names = new Map(people.map(({ id, name }) => [id, name]));
  return log.map((entry) => {
    if (entry.event.type !== 'matchStarted') return entry;
    const players = entry.event.players.map((id, seat) =>
      names.get(id) === null ? seats[WINDS[seat] ?? 'E'] : (names.get(id) ?? id),
    );
    return { ...entry, event: { ...entry.event, players } };
  });
}
