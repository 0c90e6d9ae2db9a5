import { type Result, type Seat, err, ok } from '@tenbo/engine';
import { type Entry, type HandSoFar, type Log, type LogError, type MatchStarted, parseLog } from '@tenbo/ledger';

import { paced } from '../ui/pacing.ts';
import { type StorageFault, type Transaction, inTransaction } from './database.ts';

/** A match as the browser keeps it. */
export interface Kept {
  readonly id: string;
  /** Its log, or why that cannot be read. */
  readonly log: Result<Log, readonly LogError[]>;
  /** The hand being played; undefined where it cannot be read. */
  readonly soFar: HandSoFar | undefined;
}

/** Why something was not kept; or that another page wrote to the match, or deleted it. */
export type Unkept = StorageFault | 'changedElsewhere' | 'deletedElsewhere';

/** A match as it is stored: whether its entries can be read is not asked. */
export interface Stored {
  readonly id: string;
  readonly log: readonly unknown[];
  readonly soFar: unknown;
}

/** What is to be written to a match. */
export interface Writing {
  readonly id: string;
  /** The log as its author has seen it; empty for a match that is not there yet. */
  readonly seen: Log;
  readonly entries: Log;
  /** The hand being played, made of that which is kept; undefined where that is not what its author saw. */
  readonly soFar: (kept: HandSoFar) => HandSoFar | undefined;
}

/** Every match there is, as it is stored. */
export function allStored(): Promise<Result<readonly Stored[], StorageFault>> {
  return inTransaction('readonly', async (transaction) => {
    const [matches, all] = await Promise.all([
      transaction.objectStore('matches').getAll(),
      transaction.objectStore('entries').getAll(),
    ]);
    const entries = Map.groupBy(all, ({ match }) => match);
    return ok(matches.map(({ id, soFar }) => ({ id, log: (entries.get(id) ?? []).map(({ entry }) => entry), soFar })));
  });
}

/** Every match there is, in no order. */
export async function allKept(): Promise<Result<readonly Kept[], StorageFault>> {
  const stored = await allStored();
  if (!stored.ok) return stored;
  const all: Kept[] = [];
  await paced(stored.value, (one) => all.push(keptOf(one)));
  return ok(all);
}

/** One match; undefined where there is none of that id. */
export function readKept(id: string): Promise<Result<Kept | undefined, StorageFault>> {
  return inTransaction('readonly', async (transaction) => {
    const [match, entries] = await Promise.all([
      transaction.objectStore('matches').get(id),
      transaction.objectStore('entries').getAll(rangeOf(id)),
    ]);
    return ok(match && keptOf({ id, log: entries.map(({ entry }) => entry), soFar: match.soFar }));
  });
}

function keptOf({ id, log, soFar }: Stored): Kept {
  const read = readLog(log);
  return { id, log: read, soFar: readSoFar(soFar, playersIn(read.ok ? read.value : []).length) };
}

/** A log that stops its own reading is no log: it must not stop that of the others. */
function readLog(log: readonly unknown[]): Kept['log'] {
  try {
    return parseLog(log);
  } catch {
    return err([{ code: 'notALog' }]);
  }
}

/** The start of a match, which is the first entry of its log. */
export function startOf([first]: Log): MatchStarted | undefined {
  return first?.event.type === 'matchStarted' ? first.event : undefined;
}

export function playersIn(log: Log): readonly string[] {
  return startOf(log)?.players ?? [];
}

/**
 * Writes to matches, all or nothing. A write is made only where its match is as its author saw it.
 *
 * @returns the hand being played of each, as it is now; or why nothing was written
 */
export function write(writings: readonly Writing[]): Promise<Result<readonly HandSoFar[], Unkept>> {
  return inTransaction('readwrite', async (transaction) => {
    const now: HandSoFar[] = [];
    for (const writing of writings) {
      const soFar = await writeOne(transaction, writing);
      if (!soFar.ok) return soFar;
      now.push(soFar.value);
    }
    return ok(now);
  });
}

async function writeOne(
  transaction: Transaction<'readwrite'>,
  { id, seen, entries, soFar }: Writing,
): Promise<Result<HandSoFar, Unkept>> {
  const [matches, table] = [transaction.objectStore('matches'), transaction.objectStore('entries')];
  const [match, last, next] = await Promise.all([
    matches.get(id),
    seen.length === 0 ? undefined : table.get([id, seen.length - 1]),
    table.getKey([id, seen.length]),
  ]);
  if (seen.length > 0 && !match) return err('deletedElsewhere');
  if ((seen.length === 0 && match) || last?.entry.id !== seen.at(-1)?.id || next) return err('changedElsewhere');
  const made = soFar(readSoFar(match?.soFar, playersIn(seen).length) ?? NOTHING);
  if (!made) return err('changedElsewhere');
  await Promise.all([
    ...entries.map((entry: Entry, i) => table.add({ match: id, nth: seen.length + i, entry })),
    matches.put({ id, soFar: made }),
  ]);
  return ok(made);
}

export function removeKept(id: string): Promise<Result<undefined, StorageFault>> {
  return inTransaction('readwrite', async (transaction) => {
    await Promise.all([transaction.objectStore('matches').delete(id), transaction.objectStore('entries').delete(rangeOf(id))]);
    return ok(undefined);
  });
}

/** All entries of a match. */
function rangeOf(id: string): IDBKeyRange {
  return IDBKeyRange.bound([id, 0], [id, Infinity]);
}

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

/** An id that no other page will make; `randomUUID` is not there on a page served without a certificate. */
export function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Whether a match from outside may be kept under a name: a short word, as this page and others make them, that is no view. */
export function isMatchId(id: unknown): id is string {
  return typeof id === 'string' && /^[0-9a-z][0-9a-z_-]{0,63}$/i.test(id) && id !== 'new';
}

/** Whether a match that is kept can be found by its address. Earlier versions took in names of any kind. */
export function hasAddress(id: string): boolean {
  return id !== '' && id !== 'new' && id.isWellFormed();
}
