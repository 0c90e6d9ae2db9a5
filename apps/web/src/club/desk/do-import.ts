// Imports a match into the event: asks the server what it has of it, seats it, and sends its entries.
import { effect } from '@preact/signals';
import type { ApiFault, CopyFault } from '@tenbo/club/client';
import { type Result, err, ok } from '@tenbo/engine';
import { type Log, mergeLogs } from '@tenbo/ledger';
import type { TournamentError } from '@tenbo/tournament';

import type { StorageFault } from '../../match/database.ts';
import { freshId } from '../../match/stored-match.ts';
import { addCopy, matches, readingAfter, sendFrom, standings } from '../club.ts';
import { copyOf, joinLog } from '../storage.ts';
import { doEntries, entries, event, freeTable, nameOf, namePeople, tournament } from '../event.ts';
import { type MatchFault, type MatchImport, matchImport, matchesOfPlayers, seatingIdOf } from './match-import.ts';

/** Why a match cannot be imported, why that could not be found out, or why the import failed. */
export type ImportFault = MatchFault | { readonly code: 'notReached' };

/** How a match would be imported. The server is asked what it already has of every match of the event that this could be. */
export async function planImport(log: Log, names: readonly string[]): Promise<Result<MatchImport, ImportFault>> {
  const [eventId, state] = [event.peek(), tournament.peek()];
  const start = log[0];
  if (eventId === undefined || !state || !start) return err({ code: 'refused', error: { code: 'notOpened' } });
  const candidates = new Set(matchesOfPlayers(names, state, nameOf).map(({ match }) => match));
  const known = new Map<string, ReadonlySet<string>>();
  for (const { log: match, head } of matches.peek().get(eventId) ?? []) {
    if (head === 0 || !(candidates.has(match) || match === start.id || match.startsWith(`${seatingIdOf(log)}-`))) continue;
    const ids = await idsAtServer(eventId, match);
    if (!ids.ok) return err({ code: 'notReached' });
    known.set(match, ids.value);
  }
  return matchImport(log, names, {
    tournament: state,
    entries: entries.peek() ?? [],
    nameOf,
    idsIn: (match) => known.get(match) ?? new Set(),
    freeTable: freeTable.peek(),
    newId: freshId,
    at: new Date().toISOString(),
  });
}

async function idsAtServer(eventId: string, match: string): Promise<Result<ReadonlySet<string>, ApiFault>> {
  const ids = new Set<string>();
  for (let after = 0; ;) {
    const page = await readingAfter(eventId, match, after);
    if (!page.ok) return page.error.code === 'unknownLog' ? ok(ids) : page;
    for (const { id } of page.value.entries) if (typeof id === 'string') ids.add(id);
    after += page.value.entries.length;
    if (after >= page.value.head || page.value.entries.length === 0) return ok(ids);
  }
}

/**
 * Imports a match. Its entries are stored in this browser, like those of a match entered here, and sent until the server has them all, even if the page
 * is closed in between.
 *
 * @returns the id, among this browser's matches, of the copy being sent
 */
export async function doImport({
  fresh,
  entries: acts,
  closing,
  round,
  table,
  log,
}: MatchImport): Promise<Result<string, ImportFault | TournamentError | CopyFault<StorageFault>>> {
  const eventId = event.peek();
  if (eventId === undefined) return err({ code: 'notOpened' });
  if ((await namePeople(fresh)) < fresh.length) return err({ code: 'notReached' });
  const fault = acts.length > 0 ? await doEntries(acts) : undefined;
  if (fault) return err(fault);
  const joined = await joinLog({ event: eventId, log: table.match, table: table.table, created: round.at }, log[0]);
  if (!joined.ok) return joined;
  const { match } = joined.value;
  const copy = copyOf(match, () => {});
  const held = await copy.read();
  if (!held.ok) return held;
  if (held.value.log.length > 0 && !mergeLogs(held.value.log, log).ok) return err({ code: 'takenId' });
  const stored = await copy.keep(log, held.value.acknowledged);
  if (!stored.ok) return stored;
  addCopy(joined.value);
  sendFrom(match);
  const isSent = async () => {
    const now = await copy.read();
    return now.ok && log.every(({ id }) => now.value.acknowledged.has(id));
  };
  if (closing.length > 0) void allSent(match, isSent).then(() => doEntries(closing));
  return ok(match);
}

/** Resolves once the server has all entries of a match's copy on this device. */
function allSent(match: string, isSent: () => Promise<boolean>): Promise<void> {
  return new Promise((resolve) => {
    const look = async () => {
      if (!(await isSent())) return;
      stop();
      resolve();
    };
    const stop = effect(() => {
      if (standings.value.has(match)) void look();
    });
  });
}
