import { type Result, err, ok } from '@tenbo/engine';
import { type Entry, type HandSoFar, type Log, type LogError, type MatchStarted, parseLog } from '@tenbo/ledger';

import { paced } from '../ui/pacing.ts';
import { type GameRecord, type Person, NOTHING, readGameRecord, readSoFar } from './stored-match.ts';
import { type Rows, type StorageFault, type Transaction, inTransaction, reading } from './database.ts';

/** A match read from the browser's database. */
export interface Kept {
  readonly id: string;
  /** Its log, or why it cannot be read. */
  readonly log: Result<Log, readonly LogError[]>;
  /** The hand being played; undefined if it cannot be read. */
  readonly soFar: HandSoFar | undefined;
  /** Hands being entered or corrected, unchecked. */
  readonly drafts?: unknown;
  /** The record it was imported from; in a list of matches it is read separately, with `gameRecords`. */
  readonly record?: GameRecord | undefined;
  /** The log of the club server that it is a copy of. */
  readonly shared?: Shared | undefined;
}

/** A match that is a copy of a log of the club server, with the names of the event's players. */
export interface Shared extends Readonly<Rows['shared']> {
  readonly people: readonly Person[];
}

/** Why a write failed: a fault, or another tab has changed or deleted the match. */
export type Unkept = StorageFault | 'changedElsewhere' | 'deletedElsewhere';

/** A match as stored, with its entries unchecked. */
export interface Stored {
  readonly id: string;
  readonly log: readonly unknown[];
  readonly soFar: unknown;
  readonly drafts?: unknown;
  readonly record?: unknown;
}

/** The same, with the log it is a copy of. */
interface StoredHere extends Stored {
  readonly shared?: Shared | undefined;
}

/** A write to a match. */
export interface Writing {
  readonly id: string;
  /** The log when its author last saw it; empty for a new match. */
  readonly seen: Log;
  readonly entries: Log;
  /** Computes the new hand being played from the stored one; undefined if the stored one is not what the author saw. */
  readonly soFar: (kept: HandSoFar) => HandSoFar | undefined;
  /** The record the match was imported from, if it is not stored yet. */
  readonly record?: GameRecord | undefined;
}

/** Everything stored of every match, unchecked. */
export async function allStored(): Promise<Result<readonly Stored[], StorageFault>> {
  const matches = await storedMatches();
  if (!matches.ok) return matches;
  const records = await gameRecords();
  if (!records.ok) return records;
  // The data of the club server is no use elsewhere, and a file should not contain names.
  return ok(matches.value.map(({ id, log, soFar }) => withRecord({ id, log, soFar }, records.value)));
}

/** A match with the record it was imported from, if there is one. */
export function withRecord<M extends { readonly id: string }>(match: M, records: ReadonlyMap<string, unknown>): M {
  const record = records.get(match.id);
  return record === undefined ? match : { ...match, record };
}

/** The records that matches were imported from, by match id. */
export function gameRecords(): Promise<Result<ReadonlyMap<string, GameRecord>, StorageFault>> {
  return reading(async (transaction) => {
    const all = await transaction.objectStore('records').getAll();
    return ok(new Map(all.map(({ match, record }) => [match, record])));
  });
}

/** Every stored match without its record, unchecked. */
function storedMatches(): Promise<Result<readonly StoredHere[], StorageFault>> {
  return reading(async (transaction) => {
    const [matches, all, shared] = await Promise.all([
      transaction.objectStore('matches').getAll(),
      transaction.objectStore('entries').getAll(),
      allShared(transaction),
    ]);
    const entries = Map.groupBy(all, ({ match }) => match);
    return ok(
      matches.map(({ id, soFar }) => ({
        id,
        log: (entries.get(id) ?? []).map(({ entry }) => entry),
        soFar,
        shared: shared.get(id),
      })),
    );
  });
}

async function allShared(transaction: Transaction<'readonly'>): Promise<ReadonlyMap<string, Shared>> {
  const [shared, events] = await Promise.all([
    transaction.objectStore('shared').getAll(),
    transaction.objectStore('people').getAll(),
  ]);
  const people = new Map(events.map((one) => [one.event, one.people]));
  return new Map(shared.map((one) => [one.match, { ...one, people: people.get(one.event) ?? [] }]));
}

/** Every stored match without its record, in no particular order. */
export async function allKept(): Promise<Result<readonly Kept[], StorageFault>> {
  const stored = await storedMatches();
  if (!stored.ok) return stored;
  const all: Kept[] = [];
  await paced(stored.value, (one) => all.push(keptOf(one)));
  return ok(all);
}

/** One match; undefined if there is none with this id. */
export function readKept(id: string): Promise<Result<Kept | undefined, StorageFault>> {
  return reading(async (transaction) => {
    const [match, entries, kept, shared] = await Promise.all([
      transaction.objectStore('matches').get(id),
      transaction.objectStore('entries').getAll(rangeOf(id)),
      transaction.objectStore('records').get(id),
      transaction.objectStore('shared').get(id),
    ]);
    const people = shared && (await transaction.objectStore('people').get(shared.event))?.people;
    const log = entries.map(({ entry }) => entry);
    return ok(
      match &&
        keptOf({
          id,
          log,
          soFar: match.soFar,
          drafts: match.drafts,
          record: kept?.record,
          shared: shared && { ...shared, people: people ?? [] },
        }),
    );
  });
}

function keptOf({ id, log, soFar, drafts, record, shared }: StoredHere): Kept {
  const read = readLog(log);
  const players = playersIn(read.ok ? read.value : []).length;
  return { id, log: read, soFar: readSoFar(soFar, players), drafts, record: readGameRecord(record), shared };
}

/** If a log makes the parser throw, it is reported as invalid, so that the other matches can still be read. */
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
 * Writes to matches, all or nothing: if one of them has changed since its author saw it, nothing is written.
 *
 * @returns each match's hand being played after the write; or why nothing was written
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
  { id, seen, entries, soFar, record }: Writing,
): Promise<Result<HandSoFar, Unkept>> {
  const [matches, table] = [transaction.objectStore('matches'), transaction.objectStore('entries')];
  const [match, last, next, ours] = await Promise.all([
    matches.get(id),
    seen.length === 0 ? undefined : table.get([id, seen.length - 1]),
    table.getKey([id, seen.length]),
    entries.length === 0 ? undefined : table.get([id, seen.length + entries.length - 1]),
  ]);
  if (seen.length > 0 && !match) return err('deletedElsewhere');
  const here = readSoFar(match?.soFar, playersIn(seen).length);
  // This very write was stored, but the browser did not say so in time.
  if (ours && ours.entry.id === entries.at(-1)?.id) return ok(here ?? NOTHING);
  if ((seen.length === 0 && match) || last?.entry.id !== seen.at(-1)?.id || next) return err('changedElsewhere');
  const made = soFar(here ?? NOTHING);
  if (!made) return err('changedElsewhere');
  await Promise.all([
    ...entries.map((entry: Entry, i) => table.add({ match: id, nth: seen.length + i, entry })),
    // The drafts have become entries, or belong to an older state of the log.
    matches.put(entries.length > 0 ? { id, soFar: made } : { ...match, id, soFar: made }),
    record && transaction.objectStore('records').put({ match: id, record }),
  ]);
  return ok(made);
}

/** Stores the hands being entered or corrected along with their match. If the match has been deleted, nothing is stored. */
export function keepDrafts(id: string, drafts: object): Promise<Result<undefined, StorageFault>> {
  return inTransaction('readwrite', async (transaction) => {
    const matches = transaction.objectStore('matches');
    const match = await matches.get(id);
    if (match) await matches.put({ ...match, drafts });
    return ok(undefined);
  });
}

export function removeKept(id: string): Promise<Result<undefined, StorageFault>> {
  return inTransaction('readwrite', async (transaction) => {
    await Promise.all([
      transaction.objectStore('matches').delete(id),
      transaction.objectStore('entries').delete(rangeOf(id)),
      transaction.objectStore('records').delete(id),
      transaction.objectStore('shared').delete(id),
    ]);
    return ok(undefined);
  });
}

/** All entries of a match. */
export function rangeOf(id: string): IDBKeyRange {
  return IDBKeyRange.bound([id, 0], [id, Infinity]);
}

let last: Promise<unknown> = Promise.resolve();

/** Queues writes, so that each builds on the one before, however fast the reader taps. */
export function inTurn<T>(act: () => Promise<T>): Promise<T> {
  const written = last.then(act);
  last = written.catch(() => undefined);
  return written;
}

/** A message between the tabs of a browser: the ids of matches that were written to or deleted. */
type MatchIds = readonly string[];

// Without it, a tab learns about writes of the others only when it writes itself.
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('tenbo matches');

export function notifyOtherTabs(ids: MatchIds): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is not a window
  channel?.postMessage(ids);
}

export function onNotified(act: (ids: MatchIds) => void): void {
  channel?.addEventListener('message', ({ data }: MessageEvent<MatchIds>) => act(data));
}
