// What the club's client stores in the browser's database: links, people, copies of logs, the organiser's acts. Faults are shown above every view.
import type {
  ActsCopy,
  ClubStorage,
  Copy,
  CopyFault as FaultOf,
  Held,
  HeldActs,
  JoinedLog,
  SharedMatch,
  StoredLink,
  StoredPeople,
} from '@tenbo/club/client';
import { type Result, type Seat, err, ok } from '@tenbo/engine';
import { type Entry, type Log, parseLog, replay } from '@tenbo/ledger';
import { type TournamentEntry, parseTournamentEntry } from '@tenbo/tournament';

import { type StorageFault, type StoredTournament, type Transaction, inTransaction, reading } from '../match/database.ts';
import { showInEveryTab } from '../match/store.ts';
import { report } from '../match/trouble.tsx';
import { rangeOf } from '../match/kept.ts';
import { NOTHING, freshId } from '../match/stored-match.ts';

export const STORAGE: ClubStorage<StorageFault> = {
  allLinks,
  keepLink,
  forgetLink,
  allPeople,
  keepPeople,
  allShared,
  joinLog,
  copyOf: (match) => copyOf(match, () => showInEveryTab([match])),
  actsOf: actsCopy,
  keepActs,
  dropActs,
};

type CopyFault = FaultOf<StorageFault>;

/** A match that was deleted or is unreadable has its own message. */
export function reportFault(fault: CopyFault, again?: () => void): void {
  if (fault !== 'gone' && fault !== 'unreadable') report({ why: fault, ...(again && { way: { does: 'again', act: again } }) });
}

function allLinks(): Promise<Result<readonly StoredLink[], StorageFault>> {
  return reading(async (transaction) => ok(await transaction.objectStore('links').getAll()));
}

/** Stores a link. What is known of it already stays. */
function keepLink(link: StoredLink): Promise<Result<unknown, StorageFault>> {
  return inTransaction('readwrite', async (transaction) => {
    const table = transaction.objectStore('links');
    return ok(await table.put({ ...(await table.get(link.token)), ...link }));
  });
}

function forgetLink(token: string): Promise<Result<unknown, StorageFault>> {
  return inTransaction('readwrite', async (transaction) => ok(await transaction.objectStore('links').delete(token)));
}

/** Stores the people of an event, and shows the matches again in which names may have changed. */
async function keepPeople(people: StoredPeople): Promise<Result<readonly string[], StorageFault>> {
  const renamed = await inTransaction<'readwrite', readonly string[], StorageFault>('readwrite', async (transaction) => {
    const table = transaction.objectStore('people');
    const [before, shared] = await Promise.all([table.get(people.event), transaction.objectStore('shared').getAll()]);
    await table.put(people);
    if (JSON.stringify(before?.people) === JSON.stringify(people.people)) return ok([]);
    return ok(shared.filter(({ event }) => event === people.event).map(({ match }) => match));
  });
  if (renamed.ok) showInEveryTab(renamed.value);
  return renamed;
}

function allPeople(): Promise<Result<readonly StoredPeople[], StorageFault>> {
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
    const added = await addEntries(transaction, joined.match, [start], new Set(joined.acknowledged));
    return added.ok ? ok(joined) : added;
  });
}

/** Turns the table so that a player's side is nearest on this device, and remembers it. */
export async function sitDown(match: string, seat: Seat): Promise<void> {
  const stored = await inTransaction<'readwrite', undefined, CopyFault>('readwrite', async (transaction) => {
    const shared = await transaction.objectStore('shared').get(match);
    if (!shared) return err('gone');
    await transaction.objectStore('shared').put({ ...shared, seat });
    return ok(undefined);
  });
  if (stored.ok) showInEveryTab([match]);
  else reportFault(stored.error);
}

/** The copy of a log that is a match of this browser. @param onGrown called when entries of others were added */
export function copyOf(match: string, onGrown: () => void): Copy<CopyFault> {
  return {
    read: () => inTransaction('readonly', (transaction) => heldIn(transaction, match)),
    async keep(entries, acknowledged) {
      const stored = await inTransaction('readwrite', (transaction) => addEntries(transaction, match, entries, acknowledged));
      if (!stored.ok) return stored;
      parsed.set(match, stored.value.log);
      if (stored.value.hasGrown) onGrown();
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
async function addEntries(
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

/** The organiser's log of an event as stored in this browser. Unreadable entries are left out: the server has them. */
async function actsIn(transaction: Transaction<'readonly'>, event: string): Promise<Result<HeldActs, never>> {
  const stored = await transaction.objectStore('tournaments').get(event);
  return ok({ entries: parsedActs(stored?.entries), waiting: parsedActs(stored?.waiting) });
}

/** The copy that is kept in step with the server's. */
function actsCopy(event: string): ActsCopy<StorageFault> {
  return {
    read: () => inTransaction('readonly', (transaction) => actsIn(transaction, event)),
    keep: (entries, lost) =>
      changeActs(event, (before) => {
        const has = new Set(entries.map(({ id }) => id));
        return { ...before, entries, waiting: [...lost, ...before.waiting].filter(({ id }) => !has.has(id)) };
      }),
  };
}

/** Stores acts of this device until the server has them. */
function keepActs(event: string, acts: readonly TournamentEntry[]): Promise<Result<HeldActs, StorageFault>> {
  const made = new Set(acts.map(({ id }) => id));
  // They may be stored already, if the browser did not say so in time.
  const others = (before: StoredActs) => before.waiting.filter(({ id }) => !made.has(id));
  return changeActs(event, (before) => ({ ...before, waiting: [...others(before), ...acts] }));
}

/** Discards acts that the server has refused. */
function dropActs(event: string, ids: ReadonlySet<string>): Promise<Result<HeldActs, StorageFault>> {
  return changeActs(event, (before) => ({ ...before, waiting: before.waiting.filter(({ id }) => !ids.has(id)) }));
}

/** The tokens of links created in this browser, by link id: the server reports a token only once. */
export function storedTokens(event: string): Promise<Result<Readonly<Record<string, string>>, StorageFault>> {
  return reading(async (transaction) => ok((await transaction.objectStore('tournaments').get(event))?.tokens ?? {}));
}

export function storeTokens(event: string, made: Readonly<Record<string, string>>): Promise<Result<unknown, StorageFault>> {
  return changeActs(event, (before) => ({ ...before, tokens: { ...before.tokens, ...made } }));
}

/** The stored tournament, parsed. */
type StoredActs = HeldActs & Pick<StoredTournament, 'event' | 'tokens'>;

function changeActs(event: string, changed: (before: StoredActs) => StoredActs): Promise<Result<HeldActs, StorageFault>> {
  return inTransaction<'readwrite', HeldActs, StorageFault>('readwrite', async (transaction) => {
    const table = transaction.objectStore('tournaments');
    const stored = await table.get(event);
    const after = changed({
      event,
      entries: parsedActs(stored?.entries),
      waiting: parsedActs(stored?.waiting),
      tokens: stored?.tokens ?? {},
    });
    await table.put(after);
    return ok({ entries: after.entries, waiting: after.waiting });
  });
}

function parsedActs(stored: readonly unknown[] = []): readonly TournamentEntry[] {
  return stored.flatMap((one) => {
    const read = parseTournamentEntry(one);
    return read.ok ? [read.value] : [];
  });
}
