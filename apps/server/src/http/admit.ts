import type { ErrorCode, Fault } from '@tenbo/club';
import { canonicalJson } from '@tenbo/engine';
import type { MatchSummary, Tournament } from '@tenbo/tournament';

import type { Heads, LogHead, NewEntry } from '../store/store.ts';
import type { Caller } from './caller.ts';
import type { LogAt } from './log-memory.ts';
import type { LogWork } from './log-work.ts';

/** Entries that a client sends for a log. */
interface Sent {
  readonly caller: Caller;
  readonly log: LogHead;
  readonly entries: readonly unknown[];
  /** What the log has, up to its head. */
  readonly known: LogAt;
  /** The event's tournament, if it has been opened. */
  readonly tournament: Tournament | undefined;
  readonly work: Pick<LogWork, 'verdict'>;
  /** The log of a match as it is now; undefined if it has no start. */
  readonly matchNow: (match: string) => Promise<{ readonly head: number; readonly summary: MatchSummary } | undefined>;
}

/** The entries to store, or the reason to store none. */
export type Admitted =
  /** `seen`: further logs that must not have grown since, by id. */
  | { readonly entries: readonly NewEntry[]; readonly seen?: Heads }
  /** `late`: entries to keep apart, for a referee to decide about. */
  | { readonly refused: ErrorCode; readonly faults?: readonly Fault[]; readonly entry?: string; readonly late?: readonly Late[] };

/** An entry that came after the result of its match was settled. */
export interface Late {
  readonly match: string;
  readonly entry: NewEntry;
}

/** Checks the form of entries and the right to write them, not whether they fit the entries before them: each reader of the log sets aside those that do not. */
export type Admit = (sent: Sent) => Promise<Admitted>;

/** An entry of any kind of log. */
interface Readable {
  readonly id: string;
}

/** An entry to store. The text is the same from every device, although each writes the fields in its own order. */
export function stored(entry: Readable): NewEntry {
  return { id: entry.id, body: canonicalJson(entry) };
}

interface LengthFault {
  readonly code: 'entryTooLong';
  readonly path: string;
  readonly most: number;
}

/** The fault of an entry that is too long to store, with its index among those sent. */
export function lengthFaults(entry: Readable, i: number, most: number): readonly LengthFault[] {
  return stored(entry).body.length > most ? [{ code: 'entryTooLong', path: `entries[${i}]`, most }] : [];
}
