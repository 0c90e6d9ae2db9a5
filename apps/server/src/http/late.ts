// The log of what came too late: entries that reached a match after its result was settled.
import type { LateEntry } from '@tenbo/club';
import { canonicalJson } from '@tenbo/engine';

import type { NewEntry } from '../store/store.ts';

/** An entry of a match as this log has it: an id of its own, because entries of two matches may share one. */
export function lateEntry(match: string, { id, body }: NewEntry): NewEntry {
  const late = { id: `${match}:${id}`, match, entry: JSON.parse(body) as LateEntry['entry'] } satisfies LateEntry;
  return { id: late.id, body: canonicalJson(late) };
}
