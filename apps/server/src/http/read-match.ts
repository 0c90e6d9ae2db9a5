// The match that a log's texts tell.
import {
  type Entry,
  type Log,
  type Match,
  type MatchState,
  append,
  isDecision,
  newMatch,
  parseEntry,
  replay,
} from '@tenbo/ledger';

/** The entries of a match's log, and the state that follows from them once its start is there. */
export interface ReadMatch {
  readonly entries: Log;
  readonly state: MatchState | undefined;
}

/** The match before any entry. */
export const UNREAD: ReadMatch = { entries: [], state: undefined };

/**
 * A match with more entries. Where they only go on from its last entry, so does its state; otherwise the whole log is replayed.
 *
 * @throws if an entry cannot be read: those in the store were checked
 */
export function readOn(before: ReadMatch, bodies: readonly string[]): ReadMatch {
  const more = bodies.map(storedEntry);
  const entries = [...before.entries, ...more];
  const next = more.reduce<ReadMatch | undefined>((match, entry) => match && after(match, entry), before);
  if (next?.state) return { entries, state: next.state };
  return { entries, state: entries.some(({ event }) => event.type === 'matchStarted') ? replay(entries) : undefined };
}

/** A match with an entry that follows all others and corrects none. */
function after({ entries: log, state }: ReadMatch, entry: Entry): ReadMatch | undefined {
  if (isDecision(entry.event)) return undefined;
  const next = state ? append({ log, state }, entry) : log.length === 0 ? newMatch(entry) : undefined;
  return next?.ok ? readMatch(next.value) : undefined;
}

function readMatch({ log, state }: Match): ReadMatch {
  return { entries: log, state };
}

function storedEntry(body: string): Entry {
  const read = parseEntry(JSON.parse(body));
  if (!read.ok) throw new Error(`a stored entry: ${read.error[0]?.code}`);
  return read.value;
}
