import type { Log } from './entries.ts';

/**
 * By how far each stands behind the start, then by id: an order that all who have the same entries agree on. A correction stands behind what
 * it corrects too, wherever it was written.
 *
 * @param entries each after those it stands behind
 */
export function inOrder(entries: Log): Log {
  const depths = new Map<string, number>();
  const depthOf = (id: string | null) => (id === null ? -1 : (depths.get(id) ?? -1));
  for (const { id, after, event } of entries) {
    depths.set(id, 1 + Math.max(depthOf(after), 'entry' in event ? depthOf(event.entry) : -1));
  }
  return entries.toSorted((one, two) => depthOf(one.id) - depthOf(two.id) || (one.id < two.id ? -1 : 1));
}
