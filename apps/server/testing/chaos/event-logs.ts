import { canonicalJson } from '@tenbo/engine';

import { openStore, type StoreLocation } from '../../src/store/open-store.ts';
import { logOf } from '../../src/http/log-key.ts';
import type { Store } from '../../src/store/store.ts';

/** What the server has of an event, as texts. */
export interface EventLogs {
  /** The entries of each match. */
  readonly matches: ReadonlyMap<string, readonly string[]>;
  /** What came too late for each match. */
  readonly late: ReadonlyMap<string, readonly string[]>;
  /** The organiser's log. */
  readonly acts: readonly string[];
}

/** Reads an event from a newly opened store. */
export async function readEvent(place: StoreLocation, event: string): Promise<EventLogs> {
  const opened = await openStore(place);
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  try {
    return await logsOf(opened.value, event);
  } finally {
    await opened.value.close();
  }
}

/** Reads an event from a store. */
export async function logsOf(store: Store, event: string): Promise<EventLogs> {
  const matches = new Map<string, readonly string[]>();
  const late = new Map<string, string[]>();
  let acts: readonly string[] = [];
  for (const { id, kind } of await store.logs(event)) {
    const page = await store.entries(id, 0, Number.MAX_SAFE_INTEGER);
    if (!page.ok) throw new Error(page.error.code);
    const { entries, head } = page.value;
    const isWhole = entries.every(({ position }, i) => position === i + 1) && head === entries.length;
    if (!isWhole) throw new Error(`positions of ${id} are missing`);
    const bodies = entries.map(({ body }) => body);
    if (kind === 'match') matches.set(logOf(id), bodies);
    else if (kind === 'tournament') acts = bodies;
    else {
      for (const body of bodies) {
        const { match, entry } = JSON.parse(body) as { readonly match: string; readonly entry: object };
        late.set(match, [...(late.get(match) ?? []), canonicalJson(entry)]);
      }
    }
  }
  return { matches, late, acts };
}
