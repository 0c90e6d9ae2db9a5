import { canonicalJson } from '@tenbo/engine';
import type { Plan } from '@tenbo/tournament';

import type { LogHead, NewEntry } from '../store/store.ts';
import type { ErrorCode, Fault } from './api-error.ts';
import type { Caller } from './caller.ts';

/** Entries that somebody sends for a log. */
interface Sent {
  readonly caller: Caller;
  readonly log: LogHead;
  readonly entries: readonly unknown[];
  /** The bodies of all entries of the log, read when they are asked for. */
  readonly bodies: () => Promise<readonly string[]>;
  /** The plan of the event's tournament, read when it is asked for; none if it has no tournament. */
  readonly plan: () => Promise<Plan | undefined>;
}

/** Entries as they are stored; or why none is. */
type Admitted =
  | { readonly entries: readonly NewEntry[] }
  | { readonly refused: ErrorCode; readonly faults?: readonly Fault[]; readonly entry?: string };

/** Checks the form of entries and the right to write them. Whether they fit what came before is not asked: whoever reads the log sets aside what does not. */
export type Admit = (sent: Sent) => Promise<Admitted>;

/** An entry of any kind of log. */
interface Readable {
  readonly id: string;
}

/** An entry as it is stored: the same text from whatever device, because each writes fields in an order of its own. */
export function stored(entry: Readable): NewEntry {
  return { id: entry.id, body: canonicalJson(entry) };
}

interface LengthFault {
  readonly code: 'entryTooLong';
  readonly path: string;
  readonly most: number;
}

/** What is wrong with an entry that is too long to be stored, with its place in what was sent. */
export function lengthFaults(entry: Readable, i: number, most: number): readonly LengthFault[] {
  return stored(entry).body.length > most ? [{ code: 'entryTooLong', path: `entries[${i}]`, most }] : [];
}
