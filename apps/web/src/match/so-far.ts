import type { Seat } from '@tenbo/engine';
import type { HandSoFar } from '@tenbo/ledger';

/** The hand being played before anything has happened in it. */
export const NOTHING: HandSoFar = { riichi: [] };

/** The hand being played, from outside (parsed JSON, or a database that something else wrote to); undefined where it cannot be read. */
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

/** The hand being played with the stick of a player laid, or taken back. */
export function withStick(soFar: HandSoFar, seat: Seat, laid: boolean): HandSoFar {
  const others = soFar.riichi.filter((one) => one !== seat);
  return { ...soFar, riichi: laid ? [...others, seat] : others };
}
