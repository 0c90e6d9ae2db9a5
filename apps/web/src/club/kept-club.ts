import { type Result, err, ok } from '@tenbo/engine';
import { type Entry, type Log, parseLog, replay } from '@tenbo/ledger';

import { type StorageFault, type Transaction, inTransaction, reading } from '../match/database.ts';
import { NOTHING, freshId, rangeOf } from '../match/kept.ts';
import type { Copy, Held } from './exchange.ts';
import type { SharedMatch, StoredLink, StoredPeople } from './stored.ts';

/** Why a copy in the browser's database could not be read or written: a storage fault, deleted, or unreadable. */
export type CopyFault = StorageFault | 'gone' | 'unreadable';

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

/** @returns whether any name has changed */
export function keepPeople(people: StoredPeople): Promise<Result<boolean, StorageFault>> {
  return inTransaction('readwrite', async (transaction) => {
    const table = transaction.objectStore('people');
    const before = await table.get(people.event);
    await table.put(people);
    return ok(JSON.stringify(before?.people) !== JSON.stringify(people.people));
  });
}

export function allPeople(): Promise<Result<readonly StoredPeople[], StorageFault>> {
  return reading(async (transaction) => ok(await transaction.objectStore('people').getAll()));
}

export function allShared(): Promise<Result<readonly SharedMatch[], StorageFault>> {
  return reading(async (transaction) => ok(await transaction.objectStore('shared').getAll()));
}

type JoinedLog = Pick<SharedMatch, 'event' | 'log' | 'table' | 'created'>;

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
      if (kept.value) onKept();
      return ok(undefined);
    },
  };
}

async function heldIn(transaction: Transaction<'readonly' | 'readwrite'>, match: string): Promise<Result<Held, CopyFault>> {
  const shared = await transaction.objectStore('shared').get(match);
  if (!shared) return err('gone');
  const stored = await transaction.objectStore('entries').getAll(rangeOf(match));
  const acknowledged = new Set(shared.acknowledged);
  if (stored.length === 0) return ok({ log: [], acknowledged });
  const log = parseLog(stored.map(({ entry }) => entry));
  return log.ok ? ok({ log: log.value, acknowledged }) : err('unreadable');
}

/** @returns whether the log gained entries */
async function add(
  transaction: Transaction<'readwrite'>,
  match: string,
  entries: readonly Entry[],
  acknowledged: ReadonlySet<string>,
): Promise<Result<boolean, CopyFault>> {
  const held = await heldIn(transaction, match);
  if (!held.ok) return held;
  const { log } = held.value;
  const known = new Set(log.map(({ id }) => id));
  const fresh = entries.filter(({ id }) => !known.has(id));
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
    fresh.length > 0 &&
      (before === undefined || endsHand(log, [...log, ...fresh])) &&
      matches.put({ ...before, id: match, soFar: NOTHING }),
  ]);
  return ok(fresh.length > 0);
}

/** Whether the second log is in a different hand: the sticks on the table then belong to the earlier one. */
function endsHand(before: Log, after: Log): boolean {
  const [one, other] = [replay(before), replay(after)];
  return one.hands.length !== other.hands.length || one.kyoku !== other.kyoku || one.honba !== other.honba;
}
