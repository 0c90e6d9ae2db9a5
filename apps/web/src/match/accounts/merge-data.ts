import { type Entry, type HandSoFar, type Log, mergeLogs, replay } from '@tenbo/ledger';

import type { Kept } from '../kept.ts';
import type { Fault, ReadMatch } from './data-file.ts';

/** Entries to be kept with a match, from the one of a number on. */
export interface Arrival {
  readonly id: string;
  readonly from: number;
  readonly entries: readonly Entry[];
  readonly soFar: HandSoFar;
  readonly players: readonly string[];
  /** What is to be decided, as the two copies do not agree. */
  readonly conflicts: number;
  /** The log that was here, and the log that is here now. */
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
  readonly soFar: HandSoFar;
}

/**
 * What matches from a file add to those that are here. A match is known by its first entry: of one that is here already only the entries
 * it lacks come in, and the hand being played stays as it is. Nothing that is here changes.
 */
export function arrivalsOf(here: readonly Kept[], read: readonly ReadMatch[], freshId: () => string): Merged {
  const known = new Map(
    here.flatMap(({ id, log, soFar }) => (log.ok ? [[log.value[0]?.id ?? '', { id, log: log.value, soFar }] as const] : [])),
  );
  const taken = new Set(here.map(({ id }) => id));
  const arrivals: Arrival[] = [];
  const faults: Fault[] = [];
  for (const { nth, id, log, soFar } of read) {
    const start = log[0]?.id ?? '';
    const own: Here = known.get(start) ?? { id: id === undefined || taken.has(id) ? freshId() : id, log: [], soFar };
    const merged = own.log.length === 0 ? ({ ok: true, value: log } as const) : mergeLogs(own.log, log);
    if (merged.ok) {
      const arrival = arrivalOf(own, merged.value);
      if (arrival.entries.length > 0) arrivals.push(arrival);
      taken.add(own.id);
      known.set(start, { ...own, log: [...own.log, ...arrival.entries] });
    } else faults.push(...merged.error.map((error): Fault => ({ code: 'notMerged', nth, error })));
  }
  return { arrivals, faults };
}

/** Entries come after all that are here, each behind the one it stands after: so they are in the merged log. */
function arrivalOf(here: Here, merged: Log): Arrival {
  const known = new Set(here.log.map(({ id }) => id));
  const { players, conflicts } = replay(merged);
  return {
    id: here.id,
    from: here.log.length,
    entries: merged.filter(({ id }) => !known.has(id)),
    soFar: here.soFar,
    players,
    conflicts: conflicts.length,
    before: here.log,
    now: merged,
  };
}
