import type { Entry, Log, MatchState } from '@tenbo/ledger';

/** The last entry that counts and can be taken back: the start of the match cannot, and what takes back does not count. */
export function toUndo(log: Log): Entry | undefined {
  const counting = notVoided(log);
  return counting.findLast(({ event }) => event.type !== 'entryVoided' && event.type !== 'matchStarted');
}

/** The entry that took back last, as long as nothing was added after it. */
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

/** The entries of the hands of a match by number: those in the accounts, then those set aside. */
export function numberedHands({ hands, aside }: MatchState): readonly string[] {
  const set = aside.filter(({ entry }) => entry.event.type === 'handEnded');
  return [...hands.map(({ entry }) => entry), ...set.map(({ entry }) => entry.id)];
}
