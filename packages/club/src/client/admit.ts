import { canonicalJson } from '@tenbo/engine';
import { type Entry, type Log, mergeLogs, parseEntry, parseLog } from '@tenbo/ledger';

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
  const known = new Map(log.map((entry) => [entry.id, entry]));
  const differing = entries.filter((entry) => isOther(known.get(entry.id), entry)).map(({ id }) => id);
  const fresh = entries.filter(({ id }) => !known.has(id));
  if (fresh.length === 0) return { entries: [], unfit: unread, differing };
  const merged = mergeLogs(log.length > 0 ? log : [start], fresh);
  const ordered = merged.ok ? merged.value.filter(({ id }) => !known.has(id)) : fresh;
  const fitting = parseLog([...log, ...ordered]).ok ? ordered : oneByOne(log, ordered);
  const taken = new Set(fitting.map(({ id }) => id));
  const out = fresh.filter(({ id }) => !taken.has(id));
  return { entries: fitting, unfit: [...unread, ...out], differing };
}

function isOther(known: Entry | undefined, entry: Entry): boolean {
  return known !== undefined && canonicalJson(known) !== canonicalJson(entry);
}

function oneByOne(log: Log, entries: readonly Entry[]): readonly Entry[] {
  const taken: Entry[] = [];
  for (const entry of entries) if (parseLog([...log, ...taken, entry]).ok) taken.push(entry);
  return taken;
}
