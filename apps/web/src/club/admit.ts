import { type Entry, type Log, type LogError, mergeLogs, parseEntry, parseLog } from '@tenbo/ledger';
import type { Result } from '@tenbo/engine';

/** Entries from elsewhere, sorted out for a log. */
export interface Admitted {
  /** Those that the log lacks, in an order in which it can take them. */
  readonly entries: readonly Entry[];
  /** Those that it cannot take, or not yet: what they follow has not come. */
  readonly unfit: readonly unknown[];
  /** The ids of those that the log has with another text. */
  readonly differing: readonly string[];
}

/**
 * Sorts out what a log can take of entries that came from elsewhere, in any order and any number of times. A log that could no longer be read would
 * hide all its hands, so an entry that would make it so stays out.
 *
 * @param log empty if nothing has come yet
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
