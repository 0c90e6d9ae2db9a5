import type { Copy, CopyFault as FaultOf, Held, JoinedLog, SharedMatch, StoredLink, StoredPeople } from '@tenbo/club/client';
import { type Result, err, ok } from '@tenbo/engine';
import { type Entry, type Log, parseLog, replay } from '@tenbo/ledger';

import { type StorageFault, type Transaction, inTransaction, reading } from '../match/database.ts';
import { rangeOf } from '../match/kept.ts';
import { NOTHING, freshId } from '../match/stored-match.ts';

type CopyFault = FaultOf<StorageFault>;

export function allLinks(): Promise<Result<readonly StoredLink[], StorageFault>> {
  return reading(async (transaction) => ok(await transaction.objectStore('links').getAll()));
}

/** Stores a link. What is known of it already stays. */
export function keepLink(link: StoredLink): Promise<Result<unknown, StorageFault>> {
  return inTransaction('readwrite', async (transaction) => {
    const table = transaction.objectStore('links');
    return ok(await table.put({ ...(await table.get(link.token)), ...link }));
  });
}

export function forgetLink(token: string): Promise<Result<unknown, StorageFault>> {
  return inTransaction('readwrite', async (transaction) => ok(await transaction.objectStore('links').delete(token)));
}

/** @returns the matches that names may have changed in */
export function keepPeople(people: StoredPeople): Promise<Result<readonly string[], StorageFault>> {
  return inTransaction('readwrite', async (transaction) => {
    const table = transaction.objectStore('people');
    const [before, shared] = await Promise.all([table.get(people.event), transaction.objectStore('shared').getAll()]);
    await table.put(people);
    if (JSON.stringify(before?.people) === JSON.stringify(people.people)) return ok([]);
    return ok(shared.filter(({ event }) => event === people.event).map(({ match }) => match));
  });
}

export function allPeople(): Promise<Result<readonly StoredPeople[], StorageFault>> {
  return reading(async (transaction) => ok(await transaction.objectStore('people').getAll()));
}

export function allShared(): Promise<Result<readonly SharedMatch[], StorageFault>> {
  return reading(async (transaction) => ok(await transaction.objectStore('shared').getAll()));
}

/**
 * Adds a copy of a log to this browser, or finds the existing one. The match can be opened once its start has arrived.
 *
 * @param start the start, if it is known before the server has it
 */
export function joinLog(of: JoinedLog, start?: Entry): Promise<Result<SharedMatch, CopyFault>> {
  return inTransaction('readwrite', async (transaction): Promise<Result<SharedMatch, CopyFault>> => {
    const shared = transaction.objectStore('shared');
    const found = (await shared.getAll()).find(({ event, log }) => event === of.event && log === of.log);
    const joined = found ?? { ...of, match: freshId(), acknowledged: [] };
    if (!found) await shared.put(joined);
    if (!start) return ok(joined);
    const added = await add(transaction, joined.match, [start], new Set(joined.acknowledged));
    return added.ok ? ok(joined) : added;
  });
}

/** Notes whose side of the table this device shows nearest. */
export function keepSeat(match: string, seat: SharedMatch['seat']): Promise<Result<undefined, CopyFault>> {
  return inTransaction('readwrite', async (transaction) => {
    const shared = await transaction.objectStore('shared').get(match);
    if (!shared) return err('gone');
    await transaction.objectStore('shared').put({ ...shared, seat });
    return ok(undefined);
  });
}

/** The copy of a log that is a match of this browser. @param onKept called when entries of others were added */
export function copyOf(match: string, onKept: () => void): Copy<CopyFault> {
  return {
    read: () => inTransaction('readonly', (transaction) => heldIn(transaction, match)),
    async keep(entries, acknowledged) {
      const kept = await inTransaction('readwrite', (transaction) => add(transaction, match, entries, acknowledged));
      if (!kept.ok) return kept;
      parsed.set(match, kept.value.log);
      if (kept.value.hasGrown) onKept();
      return ok(undefined);
    },
  };
}

/** The logs of copies, as they were last parsed. */
const parsed = new Map<string, Log>();

async function heldIn(transaction: Transaction<'readonly' | 'readwrite'>, match: string): Promise<Result<Held, CopyFault>> {
  const [shared, log] = await Promise.all([transaction.objectStore('shared').get(match), logIn(transaction, match)]);
  if (!shared) return err('gone');
  return log.ok ? ok({ log: log.value, acknowledged: new Set(shared.acknowledged) }) : log;
}

/** A log only grows, so it is parsed again only if it is longer than last time, or another one. */
async function logIn(transaction: Transaction<'readonly' | 'readwrite'>, match: string): Promise<Result<Log, 'unreadable'>> {
  const table = transaction.objectStore('entries');
  const known = parsed.get(match) ?? [];
  const [last, next] = await Promise.all([table.get([match, known.length - 1]), table.getKey([match, known.length])]);
  if (!next && last?.entry.id === known.at(-1)?.id) return ok(known);
  const stored = await table.getAll(rangeOf(match));
  if (stored.length === 0) return ok([]);
  const log = parseLog(stored.map(({ entry }) => entry));
  if (!log.ok) return err('unreadable');
  parsed.set(match, log.value);
  return log;
}

/** @returns the log, and whether it has gained entries */
async function add(
  transaction: Transaction<'readwrite'>,
  match: string,
  entries: readonly Entry[],
  acknowledged: ReadonlySet<string>,
): Promise<Result<{ readonly log: Log; readonly hasGrown: boolean }, CopyFault>> {
  const held = await heldIn(transaction, match);
  if (!held.ok) return held;
  const { log } = held.value;
  const known = new Set(log.map(({ id }) => id));
  const fresh = entries.filter(({ id }) => !known.has(id));
  const grown = [...log, ...fresh];
  const [matches, table, shared] = [
    transaction.objectStore('matches'),
    transaction.objectStore('entries'),
    transaction.objectStore('shared'),
  ];
  const [before, link] = await Promise.all([matches.get(match), shared.get(match)]);
  if (!link) return err('gone');
  await Promise.all([
    shared.put({ ...link, acknowledged: [...acknowledged] }),
    ...fresh.map((entry, i) => table.add({ match, nth: log.length + i, entry })),
    fresh.length > 0 && (before === undefined || endsHand(log, grown)) && matches.put({ ...before, id: match, soFar: NOTHING }),
  ]);
  return ok({ log: grown, hasGrown: fresh.length > 0 });
}

/** Whether the second log is in a different hand: the sticks on the table then belong to the earlier one. */
function endsHand(before: Log, after: Log): boolean {
  const [one, other] = [replay(before), replay(after)];
  return one.hands.length !== other.hands.length || one.kyoku !== other.kyoku || one.honba !== other.honba;
}
