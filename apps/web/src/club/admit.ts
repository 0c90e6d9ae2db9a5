import { type Entry, type Log, type LogError, mergeLogs, parseEntry, parseLog } from '@tenbo/ledger';
import type { Result } from '@tenbo/engine';

/** Entries from elsewhere, sorted by what a log can do with them. */
export interface Admitted {
  /** New to the log, in an order in which it can take them. */
  readonly entries: readonly Entry[];
  /** Those that the log cannot take, or cannot take yet because an entry they follow is missing. */
  readonly unfit: readonly unknown[];
  /** The ids of entries that the log already has with different content. */
  readonly differing: readonly string[];
}

/**
 * Picks the entries that a log can take. They may come in any order and more than once. An entry that would make the log unreadable is left out, because
 * an unreadable log hides all its hands.
 *
 * @param log empty if nothing has arrived yet
 */
export function admit(log: Log, came: readonly unknown[]): Admitted {
  const read = came.map((one) => [one, parseEntry(one)] as const);
  const unread = read.filter(([, { ok }]) => !ok).map(([one]) => one);
  const entries = read.flatMap(([, entry]) => (entry.ok ? [entry.value] : []));
  const start = log[0] ?? entries.find(({ after }) => after.length === 0);
  if (!start) return { entries: [], unfit: came, differing: [] };
  const own = log.length > 0 ? log : [start];
  const known = new Set(log.map(({ id }) => id));
  const differing = entries.filter((entry) => known.has(entry.id) && !isSame(own, entry)).map(({ id }) => id);
  const fresh = entries.filter(({ id }) => !known.has(id));
  const merged = mergeLogs(own, fresh);
  const ordered = merged.ok ? merged.value.filter(({ id }) => !known.has(id)) : fresh;
  const fitting = canRead(parseLog([...log, ...ordered])) ? ordered : oneByOne(log, ordered);
  const taken = new Set(fitting.map(({ id }) => id));
  const out = fresh.filter(({ id }) => !taken.has(id));
  return { entries: fitting, unfit: [...unread, ...out], differing };
}

function isSame(log: Log, entry: Entry): boolean {
  return mergeLogs(log, [entry]).ok;
}

function canRead({ ok }: Result<Log, readonly LogError[]>): boolean {
  return ok;
}

function oneByOne(log: Log, entries: readonly Entry[]): readonly Entry[] {
  const taken: Entry[] = [];
  for (const entry of entries) if (parseLog([...log, ...taken, entry]).ok) taken.push(entry);
  return taken;
}
