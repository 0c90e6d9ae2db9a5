import { canonicalJson } from '@tenbo/engine';
import { type Entry, type LogError, isDecision, parseEntry, replay } from '@tenbo/ledger';

import type { NewEntry } from '../store/store.ts';

/** What is wrong with an entry that was sent. */
type EntryFault =
  | LogError
  /** The start of another match: the id of a match's log is that of its start. */
  | { readonly code: 'otherMatch'; readonly path: string }
  | { readonly code: 'entryTooLong'; readonly path: string; readonly most: number };

/** The most characters of an entry. The start of a match, with its whole rule set, is the longest by far, with about 2,000. */
const LONGEST_ENTRY = 20_000;

/** What was sent, read: the entries that are good, and what is wrong with the others. */
export interface ReadEntries {
  readonly entries: readonly Entry[];
  readonly faults: readonly EntryFault[];
}

/** Reads the entries sent for the log of a match. Whether they fit the match is not asked: the ledger sets aside what does not. */
export function readEntries(log: string, input: readonly unknown[]): ReadEntries {
  const [entries, faults]: [Entry[], EntryFault[]] = [[], []];
  for (const [i, one] of input.entries()) {
    const path = `entries[${i}]`;
    const read = parseEntry(one, path);
    if (!read.ok) faults.push(...read.error);
    else if (read.value.event.type === 'matchStarted' && read.value.id !== log) faults.push({ code: 'otherMatch', path });
    else if (textOf(read.value).length > LONGEST_ENTRY) faults.push({ code: 'entryTooLong', path, most: LONGEST_ENTRY });
    else entries.push(read.value);
  }
  return { entries, faults };
}

/** An entry as it is stored: the same text from whatever device, because each writes fields in an order of its own. */
export function stored(entry: Entry): NewEntry {
  return { id: entry.id, body: textOf(entry) };
}

function textOf(entry: Entry): string {
  return canonicalJson(entry);
}

/** Those of some entries that correct others. */
export function correctionsIn(entries: readonly Entry[]): readonly Entry[] {
  return entries.filter(({ event }) => isDecision(event));
}

/**
 * The first of some corrections that the log of a match has not yet, if the match is over: as the log is now, so a table that was offline until the
 * end may still send its corrections together with the end, and may send anything again.
 *
 * @param bodies the log
 */
export function correctionWhenOver(corrections: readonly Entry[], bodies: readonly string[]): Entry | undefined {
  const log = bodies.map(storedEntry);
  const known = new Set(log.map(({ id }) => id));
  const correction = corrections.find(({ id }) => !known.has(id));
  return correction && isOver(log) ? correction : undefined;
}

/** Entries may have arrived before the start. */
function isOver(log: readonly Entry[]): boolean {
  return log.some(({ event }) => event.type === 'matchStarted') && replay(log).end !== undefined;
}

function storedEntry(body: string): Entry {
  const read = parseEntry(JSON.parse(body));
  if (!read.ok) throw new Error(`a stored entry: ${read.error[0]?.code}`);
  return read.value;
}
