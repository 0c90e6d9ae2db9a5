import type { ActsCopy, HeldActs } from '@tenbo/club/client';
import { type Result, ok } from '@tenbo/engine';
import { type TournamentEntry, parseTournamentEntry } from '@tenbo/tournament';

import { type StorageFault, type StoredTournament, type Transaction, inTransaction, reading } from '../../match/database.ts';

/** The organiser's log of an event as stored in this browser. Unreadable entries are left out: the server has them. */
async function heldIn(transaction: Transaction<'readonly'>, event: string): Promise<Result<HeldActs, never>> {
  const stored = await transaction.objectStore('tournaments').get(event);
  return ok({ entries: readAll(stored?.entries), waiting: readAll(stored?.waiting) });
}

/** The copy that is kept in step with the server's. */
export function actsCopy(event: string): ActsCopy<StorageFault> {
  return {
    read: () => inTransaction('readonly', (transaction) => heldIn(transaction, event)),
    keep: (entries, lost) =>
      change(event, (before) => {
        const has = new Set(entries.map(({ id }) => id));
        return { ...before, entries, waiting: [...lost, ...before.waiting].filter(({ id }) => !has.has(id)) };
      }),
  };
}

/** Stores acts of this device until the server has them. */
export function keepActs(event: string, acts: readonly TournamentEntry[]): Promise<Result<HeldActs, StorageFault>> {
  const made = new Set(acts.map(({ id }) => id));
  // They may be stored already, if the browser did not say so in time.
  const others = (before: ReadTournament) => before.waiting.filter(({ id }) => !made.has(id));
  return change(event, (before) => ({ ...before, waiting: [...others(before), ...acts] }));
}

/** Discards acts that the server has refused. */
export function dropActs(event: string, ids: ReadonlySet<string>): Promise<Result<HeldActs, StorageFault>> {
  return change(event, (before) => ({ ...before, waiting: before.waiting.filter(({ id }) => !ids.has(id)) }));
}

/** The tokens of links created in this browser, by link id: the server reports a token only once. */
export function keptTokens(event: string): Promise<Result<Readonly<Record<string, string>>, StorageFault>> {
  return reading(async (transaction) => ok((await transaction.objectStore('tournaments').get(event))?.tokens ?? {}));
}

export function keepTokens(event: string, made: Readonly<Record<string, string>>): Promise<Result<unknown, StorageFault>> {
  return change(event, (before) => ({ ...before, tokens: { ...before.tokens, ...made } }));
}

/** The stored tournament, parsed. */
type ReadTournament = HeldActs & Pick<StoredTournament, 'event' | 'tokens'>;

function change(event: string, changed: (before: ReadTournament) => ReadTournament): Promise<Result<HeldActs, StorageFault>> {
  return inTransaction<'readwrite', HeldActs, StorageFault>('readwrite', async (transaction) => {
    const table = transaction.objectStore('tournaments');
    const stored = await table.get(event);
    const after = changed({
      event,
      entries: readAll(stored?.entries),
      waiting: readAll(stored?.waiting),
      tokens: stored?.tokens ?? {},
    });
    await table.put(after);
    return ok({ entries: after.entries, waiting: after.waiting });
  });
}

function readAll(stored: readonly unknown[] = []): readonly TournamentEntry[] {
  return stored.flatMap((one) => {
    const read = parseTournamentEntry(one);
    return read.ok ? [read.value] : [];
  });
}
