import { type Entry, type HandSoFar, type Log, mergeLogs, replay } from '@tenbo/ledger';

import type { GameRecord } from '../match/stored-match.ts';
import type { Kept } from '../match/kept.ts';
import { paced } from '../ui/pacing.ts';
import type { Fault, ReadMatch } from './read.ts';

/** What a file adds to a stored match: new entries, or the record it was imported from. */
export interface Arrival {
  readonly id: string;
  readonly entries: readonly Entry[];
  /** The hand being played; undefined to keep the stored one. */
  readonly soFar: HandSoFar | undefined;
  /** The record, if none is stored here. */
  readonly record: GameRecord | undefined;
  readonly players: readonly string[];
  /** The number of conflicts between the two copies. */
  readonly conflicts: number;
  /** The log before the import and after it. */
  readonly before: Log;
  readonly now: Log;
}

interface Merged {
  readonly arrivals: readonly Arrival[];
  readonly faults: readonly Fault[];
}

interface Here {
  readonly id: string;
  readonly log: Log;
  readonly record?: GameRecord | undefined;
}

/**
 * Compares the matches of a file with those stored here, and lists what they add; nothing stored changes. A match is identified by its first entry. A
 * known match only gets its missing entries, and keeps its hand in play and its record.
 */
export async function arrivalsOf(
  here: readonly Kept[],
  read: readonly ReadMatch[],
  freshId: () => string,
  onPart?: (done: number) => void,
): Promise<Merged> {
  const known = new Map(
    here.flatMap(({ id, log, record }) => (log.ok ? [[log.value[0]?.id ?? '', { id, log: log.value, record }] as const] : [])),
  );
  const taken = new Set(here.map(({ id }) => id));
  const arrivals: Arrival[] = [];
  const faults: Fault[] = [];
  const take = ({ nth, id, log, soFar, record }: ReadMatch) => {
    const start = log[0]?.id ?? '';
    const own: Here = known.get(start) ?? { id: id === undefined || taken.has(id) ? freshId() : id, log: [] };
    const merged = own.log.length === 0 ? ({ ok: true, value: log } as const) : mergeLogs(own.log, log);
    if (merged.ok) {
      const newRecord = own.record ? undefined : record;
      const arrival = arrivalOf(own, merged.value, own.log.length === 0 ? soFar : undefined, newRecord);
      if (arrival.entries.length > 0 || newRecord) arrivals.push(arrival);
      if (own.record && record && own.record.text !== record.text) faults.push({ code: 'otherRecord', nth });
      taken.add(own.id);
      known.set(start, { ...own, log: [...own.log, ...arrival.entries], record: own.record ?? record });
    } else faults.push(...merged.error.map((error): Fault => ({ code: 'notMerged', nth, error })));
  };
  await paced(read, take, onPart);
  return { arrivals, faults };
}

/** The new entries in the order of the merged log, where each comes after those it follows. */
function arrivalOf(
  { id, log: before }: Here,
  merged: Log,
  soFar: HandSoFar | undefined,
  record: GameRecord | undefined,
): Arrival {
  const known = new Set(before.map((entry) => entry.id));
  const { players, conflicts } = replay(merged);
  const entries = merged.filter((entry) => !known.has(entry.id));
  return { id, entries, soFar, record, players, conflicts: conflicts.length, before, now: merged };
}
