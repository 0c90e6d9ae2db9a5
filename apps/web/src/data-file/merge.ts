import { type Entry, type HandSoFar, type Log, mergeLogs, replay } from '@tenbo/ledger';

import type { GameRecord } from '../match/game-record.ts';
import type { Kept } from '../match/kept.ts';
import { paced } from '../ui/pacing.ts';
import type { Fault, ReadMatch } from './read.ts';

/** Entries to be appended to a match, or the record it was imported from. */
export interface Arrival {
  readonly id: string;
  readonly entries: readonly Entry[];
  /** The hand being played; undefined if it stays as it is here. */
  readonly soFar: HandSoFar | undefined;
  /** The record, if none is here. */
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
 * What the matches of a file add to those stored here. A match is identified by its first entry; for one that exists here only the missing
 * entries come in, the hand being played stays as it is, and so does its record. Nothing stored here changes.
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
      const comes = own.record ? undefined : record;
      const arrival = arrivalOf(own, merged.value, own.log.length === 0 ? soFar : undefined, comes);
      if (arrival.entries.length > 0 || comes) arrivals.push(arrival);
      if (own.record && record && own.record.text !== record.text) faults.push({ code: 'otherRecord', nth });
      taken.add(own.id);
      known.set(start, { ...own, log: [...own.log, ...arrival.entries], record: own.record ?? record });
    } else faults.push(...merged.error.map((error): Fault => ({ code: 'notMerged', nth, error })));
  };
  await paced(read, take, onPart);
  return { arrivals, faults };
}

/** The new entries in the order of the merged log, in which each comes after those it follows. */
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
