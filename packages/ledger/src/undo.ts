import type { Entry, Log } from './entries.ts';

/**
 * The last entry that counts and can be taken back: the start of the match cannot, and what takes back does not count.
 * To undo is to append an `entryVoided` of it.
 *
 * @example
 * const start = { id: 'a', after: null, event: { type: 'timeCalled' } } as const;
 * toUndo([start])?.id; // → 'a'
 */
export function toUndo(log: Log): Entry | undefined {
  const counting = notVoided(log);
  return counting.findLast(({ event }) => event.type !== 'entryVoided' && event.type !== 'matchStarted');
}

/**
 * The entry that took back last, as long as nothing was added after it. To redo is to append an `entryVoided` of it.
 *
 * @example
 * const log = [
 *   { id: 'a', after: null, event: { type: 'timeCalled' } },
 *   { id: 'b', after: 'a', event: { type: 'entryVoided', entry: 'a' } },
 * ] as const;
 * toRedo(log)?.id; // → 'b'
 */
export function toRedo(log: Log): Entry | undefined {
  const byId = new Map(log.map((entry) => [entry.id, entry]));
  const counting = notVoided(log).filter(
    ({ event }) => event.type !== 'entryVoided' || byId.get(event.entry)?.event.type !== 'entryVoided',
  );
  const last = counting.at(-1);
  return last?.event.type === 'entryVoided' ? last : undefined;
}

/** The entries that are not taken back, among them those that take back. */
function notVoided(log: Log): Log {
  const voided = new Set<string>();
  for (const { id, event } of log.toReversed()) {
    if (event.type === 'entryVoided' && !voided.has(id)) voided.add(event.entry);
  }
  return log.filter(({ id }) => !voided.has(id));
}
