// What reached the server after the result of its match was settled: read for officials, who decide whether it counts.
import { type ReadonlySignal, computed, effect, signal } from '@preact/signals';
import { LateEntries, type LateOfMatch as LateOf, type LateRead, type LogAt, reopening, undecidedLate } from '@tenbo/club/client';
import { LATE_LOG } from '@tenbo/club';
import { type Log, type Match, replay } from '@tenbo/ledger';
import type { TournamentError } from '@tenbo/tournament';

import type { StorageFault } from '../../match/database.ts';
import { withNames } from '../../match/stored-match.ts';
import { locale } from '../../prefs.ts';
import { asking, logsOf, people, readingAfter } from '../club.ts';
import { doActs, event, isOfficial, tournament, waiting } from '../tournament/event.ts';

export { dismissal } from '@tenbo/club/client';

/** Past the end of every log: nothing is read. */
const END = 2 ** 31 - 1;

/** What came too late for one match, as it is shown. */
export interface LateOfMatch extends Omit<LateOf, 'before' | 'after'> {
  /** The match as it counts. */
  readonly before: Match;
  /** The match with them. */
  readonly after: Match;
}

const readers = new Map<string, LateEntries>();
const arrived = signal<ReadonlyMap<string, LateRead>>(new Map());

/** What came too late, for the tables of the event; empty for who is not an official. */
export const late: ReadonlySignal<readonly LateOfMatch[]> = computed(() => {
  const read = arrived.value.get(event.value ?? '');
  const all = read ? undecidedLate(tournament.value, read) : [];
  return all.map((one) => ({ ...one, before: named(one.before), after: named(one.after) }));
});

function named(log: Log): Match {
  const shown = withNames(log, people.value.get(event.value ?? '') ?? [], locale.value.seats);
  return { log: shown, state: replay(shown) };
}

/** How many entries there are, by what live messages say. */
const head = computed(() => logsOf.value.get(event.value ?? '')?.find(({ id }) => id === LATE_LOG)?.head ?? 0);

effect(() => {
  const of = event.value;
  if (of !== undefined && isOfficial.value && head.value > (arrived.peek().get(of)?.arrived.length ?? 0)) void fetchLate(of);
});

/** @param grown a log that is known to have grown, if live messages have not said so yet */
async function fetchLate(of: string, grown: readonly LogAt[] = []): Promise<void> {
  const reader = readers.get(of) ?? new LateEntries((log, after) => readingAfter(of, log, after));
  readers.set(of, reader);
  const heads = (logsOf.peek().get(of) ?? []).map((one) => ({ log: one.id, head: one.head }));
  const read = await reader.follow([...heads.filter(({ log }) => grown.every((one) => one.log !== log)), ...grown]);
  arrived.value = new Map(arrived.peek()).set(of, read);
}

/**
 * Takes in what came too late: reopens the result, and adds it to the match. Where it stands beside something else, a referee then chooses, as always;
 * the players confirm the result again. @returns why it could not be done
 */
export async function takeIn(one: LateOfMatch): Promise<TournamentError | StorageFault | 'notSent' | undefined> {
  const of = event.peek();
  const reopened = reopening(one);
  const fault = reopened.length > 0 ? await doActs(...reopened) : undefined;
  if (fault || of === undefined) return fault;
  await actsSent();
  const { match } = one.table;
  const sync = await asking(of, `POST /api/logs/${match}/sync`, { after: END, entries: one.entries, device: 'desk' });
  if (!sync.ok) return 'notSent';
  // It is in the match now, so it is not late any more.
  await fetchLate(of, [{ log: match, head: sync.value.head }]);
  return undefined;
}

/** Resolves once the server has all acts of this device. */
function actsSent(): Promise<void> {
  return new Promise((resolve) => {
    const stop = effect(() => {
      if (waiting.value > 0) return;
      queueMicrotask(() => stop());
      resolve();
    });
  });
}
