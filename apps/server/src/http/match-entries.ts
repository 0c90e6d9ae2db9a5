import { SIZES, dependsOnLog, mayWrite } from '@tenbo/club';
import { type Entry, type LogError, parseEntry } from '@tenbo/ledger';

import { type Admit, lengthFaults, stored } from './admit.ts';
import { subjectOf } from './caller.ts';
import { logOf } from './log-key.ts';

/** A fault of an entry. `otherMatch`: it starts another match, although a match's log must have the id of its start. */
type EntryFault = LogError | ReturnType<typeof lengthFaults>[number] | { readonly code: 'otherMatch'; readonly path: string };

/** Admits entries to the log of a match, if they have its form and `mayWrite` lets them in. */
export const admitToMatch: Admit = async ({ caller, log, entries: sent, known, tournament, work }) => {
  const match = logOf(log.id);
  const { entries, faults } = readEntries(match, sent);
  const of = { log: match, subject: subjectOf(log), tournament };
  const isRead = dependsOnLog(caller, of);
  const refused = isRead
    ? await work.verdict(known, { writer: { role: caller.role, subject: caller.subject }, of, sent: entries })
    : mayWrite(caller, { ...of, entries: [] }, entries);
  if (refused?.code === 'forbidden') return { refused: 'forbidden' };
  if (faults.length > 0) return { refused: 'badEntries', faults };
  if (!refused) return { entries: entries.map(stored) };
  const about = new Set(refused.entries);
  const late = refused.code === 'resultClosed' ? entries.filter(({ id }) => about.has(id)) : [];
  return {
    refused: refused.code,
    ...(refused.entries[0] !== undefined && { entry: refused.entries[0] }),
    late: late.map((entry) => ({ match, entry: stored(entry) })),
  };
};

/** Parses the entries sent for a match's log. @returns the good ones, and the faults of the others */
export function readEntries(log: string, sent: readonly unknown[]) {
  const read = sent.map((entry, i) => parseEntry(entry, `entries[${i}]`));
  const entries = read.flatMap((one) => (one.ok ? [one.value] : []));
  const faults = read.flatMap<EntryFault>((one, i) =>
    one.ok ? [...startFaults(one.value, log, i), ...lengthFaults(one.value, i, SIZES.matchEntry)] : one.error,
  );
  return { entries, faults };
}

function startFaults({ id, event }: Entry, log: string, i: number): readonly EntryFault[] {
  return event.type === 'matchStarted' && id !== log ? [{ code: 'otherMatch', path: `entries[${i}]` }] : [];
}
