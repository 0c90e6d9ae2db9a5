import { canonicalJson } from '@tenbo/engine';
import type { Entry } from '@tenbo/ledger';
import type { Plan } from '@tenbo/tournament';

import type { LogHead, NewEntry } from '../store/store.ts';
import type { ErrorCode, Fault } from './api-error.ts';
import type { Caller } from './caller.ts';
import type { Corrections } from './corrections.ts';

/** Entries that a client sends for a log. */
interface Sent {
  readonly caller: Caller;
  readonly log: LogHead;
  readonly entries: readonly unknown[];
  /** Judges the corrections among entries of a match by its whole log, which is read only for this. */
  readonly corrections: (entries: readonly Entry[]) => Promise<Corrections>;
  /** The plan of the event's tournament, read only when needed; undefined if there is no tournament. */
  readonly plan: () => Promise<Plan | undefined>;
}

/** The reason to store none of the entries. */
export interface Refused {
  readonly refused: ErrorCode;
  readonly faults?: readonly Fault[];
  readonly entry?: string;
}

/** The entries to store, or the reason to store none. */
type Admitted = { readonly entries: readonly NewEntry[] } | Refused;

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
