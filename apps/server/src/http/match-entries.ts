import { type Entry, type LogError, isAboutLastHand, isDecision, parseEntry, replay } from '@tenbo/ledger';

import { type Admit, lengthFaults, stored } from './admit.ts';
import { subjectOf } from './caller.ts';
import { logOf } from './log-key.ts';
import { may } from './rights.ts';

/** The most characters of an entry. The start of a match, with its whole rule set, is the longest by far, with about 2,000. */
const LONGEST_ENTRY = 20_000;

/** What is wrong with an entry that was sent; `otherMatch`: the start of another match, because the id of a match's log is that of its start. */
type EntryFault = LogError | ReturnType<typeof lengthFaults>[number] | { readonly code: 'otherMatch'; readonly path: string };

/** Entries of the log of a match. */
export const admitToMatch: Admit = async ({ caller, log, entries: sent, bodies, plan }) => {
  if (!may(caller, 'append', subjectOf(log))) return { refused: 'forbidden' };
  const { entries, faults } = readEntries(logOf(log.id), sent);
  if (faults.length > 0) return { refused: 'badEntries', faults };
  if (entries.some(({ event }) => isDecision(event)) && !may(caller, 'correct')) {
    const beyond = await beyondTable(entries, (await bodies()).map(storedEntry), async () => (await plan())?.tablesCorrect);
    if (beyond) return beyond;
  }
  return { entries: entries.map(stored) };
};

/** The entries sent for the log of a match that are good, and what is wrong with the others. */
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
 * Why a table may not make some corrections; undefined if it may. They are judged by the log as it is now, so a table that was offline until the end may
 * still send its corrections together with the end, and may send anything again.
 *
 * @param log what is stored
 * @param mayAll whether tables correct all hands of a match that goes on
 */
async function beyondTable(sent: readonly Entry[], log: readonly Entry[], mayAll: () => Promise<boolean | undefined>) {
  const known = new Set(log.map(({ id }) => id));
  const fresh = sent.filter(({ id }) => !known.has(id));
  const corrections = fresh.filter(({ event }) => isDecision(event));
  const [first] = corrections;
  if (first && isOver(log)) return { refused: 'matchOver', entry: first.id } as const;
  const earlier = corrections.find((one) => !isAboutLastHand([...log, ...fresh], one));
  return earlier && !(await mayAll()) ? ({ refused: 'refereeCorrects', entry: earlier.id } as const) : undefined;
}

/** Entries may have arrived before the start. */
function isOver(log: readonly Entry[]): boolean {
  return log.some(({ event }) => event.type === 'matchStarted') && replay(log).end !== undefined;
}

/** An entry of a match as it was stored. */
export function storedEntry(body: string): Entry {
  const read = parseEntry(JSON.parse(body));
  if (!read.ok) throw new Error(`a stored entry: ${read.error[0]?.code}`);
  return read.value;
}
