import { type Entry, type LogError, isDecision, parseEntry } from '@tenbo/ledger';

import { type Admit, lengthFaults, stored } from './admit.ts';
import { subjectOf } from './caller.ts';
import type { Corrections } from './corrections.ts';
import { logOf } from './log-key.ts';
import { may } from './rights.ts';

/** The most characters of an entry. By far the longest is the start of a match: its rule set makes it about 2,000. */
export const LONGEST_ENTRY = 20_000;

/** A fault of an entry. `otherMatch`: it starts another match, although a match's log must have the id of its start. */
type EntryFault = LogError | ReturnType<typeof lengthFaults>[number] | { readonly code: 'otherMatch'; readonly path: string };

/** Admits entries to the log of a match. */
export const admitToMatch: Admit = async ({ caller, log, entries: sent, corrections, plan }) => {
  if (!may(caller, 'append', subjectOf(log))) return { refused: 'forbidden' };
  const { entries, faults } = readEntries(logOf(log.id), sent);
  if (faults.length > 0) return { refused: 'badEntries', faults };
  if (entries.some(({ event }) => isDecision(event)) && !may(caller, 'correct')) {
    const beyond = await beyondTable(await corrections(entries), async () => (await plan())?.tablesCorrect);
    if (beyond) return beyond;
  }
  return { entries: entries.map(stored) };
};

/** Parses the entries sent for a match's log. @returns the good ones, and the faults of the others */
export function readEntries(log: string, sent: readonly unknown[]) {
  const read = sent.map((entry, i) => parseEntry(entry, `entries[${i}]`));
  const entries = read.flatMap((one) => (one.ok ? [one.value] : []));
  const faults = read.flatMap<EntryFault>((one, i) =>
    one.ok ? [...startFaults(one.value, log, i), ...lengthFaults(one.value, i, LONGEST_ENTRY)] : one.error,
  );
  return { entries, faults };
}

function startFaults({ id, event }: Entry, log: string, i: number): readonly EntryFault[] {
  return event.type === 'matchStarted' && id !== log ? [{ code: 'otherMatch', path: `entries[${i}]` }] : [];
}

/**
 * The reason why a table may not make these corrections; undefined if it may.
 *
 * @param mayAll whether tables may correct all hands of a match that is not over
 */
async function beyondTable({ first, earlier, isOver }: Corrections, mayAll: () => Promise<boolean | undefined>) {
  if (first !== undefined && isOver) return { refused: 'matchOver', entry: first } as const;
  return earlier !== undefined && !(await mayAll()) ? ({ refused: 'refereeCorrects', entry: earlier } as const) : undefined;
}

/** Parses a stored entry of a match. */
export function storedEntry(body: string): Entry {
  const read = parseEntry(JSON.parse(body));
  if (!read.ok) throw new Error(`a stored entry: ${read.error[0]?.code}`);
  return read.value;
}
