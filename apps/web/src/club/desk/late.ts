// What reached the server after the result of its match was settled: read for officials, who decide whether it counts.
import { type ReadonlySignal, computed, effect, signal } from '@preact/signals';
import { type LogsRead, MatchLogs } from '@tenbo/club/client';
import { type Entry, type Match, mergeLogs, parseEntry, replay } from '@tenbo/ledger';
import { type Act, type PlayedTable, type TournamentError } from '@tenbo/tournament';

import type { StorageFault } from '../../match/database.ts';
import { withNames } from '../../match/names.ts';
import { locale } from '../../prefs.ts';
import { asking, logsOf, people, readingAfter } from '../club.ts';
import { doActs, event, isOfficial, tournament, waiting } from '../tournament/event.ts';

/** The id of the log of what came too late, the same in every event. */
const LATE = 'late';
/** Past the end of every log: nothing is read. */
const END = 2 ** 31 - 1;

/** What came too late for one match, and nobody has decided about. */
export interface LateOfMatch extends PlayedTable {
  readonly entries: readonly Entry[];
  /** The match as it counts. */
  readonly before: Match;
  /** The match with them. */
  readonly after: Match;
}

const arrived = signal<ReadonlyMap<string, readonly object[]>>(new Map());
const matchLogs = signal<ReadonlyMap<string, LogsRead['logs']>>(new Map());
const readers = new Map<string, MatchLogs>();

/** What came too late, for the tables of the event; empty for who is not an official. */
export const late: ReadonlySignal<readonly LateOfMatch[]> = computed(() => {
  const [of, state] = [event.value ?? '', tournament.value];
  const dismissed = new Set((state?.dismissed ?? []).map(({ match, entry }) => `${match}:${entry}`));
  const open = Map.groupBy(
    (arrived.value.get(of) ?? []).flatMap(readLate).filter(({ match, entry }) => !dismissed.has(`${match}:${entry.id}`)),
    ({ match }) => match,
  );
  const tables = (state?.rounds ?? []).flatMap((round) => round.tables.map((table) => ({ round, table })));
  return tables.flatMap((at) => {
    const log = matchLogs.value.get(of)?.get(at.table.match);
    const known = new Set(log?.map(({ id }) => id));
    const entries = (open.get(at.table.match) ?? []).map(({ entry }) => entry).filter(({ id }) => !known.has(id));
    const merged = log && mergeLogs(log, entries);
    return log && merged?.ok && entries.length > 0 ? [{ ...at, entries, before: named(log), after: named(merged.value) }] : [];
  });
});

function readLate(one: object): readonly { readonly match: string; readonly entry: Entry }[] {
  const { match, entry } = one as { readonly match: string; readonly entry: unknown };
  const read = parseEntry(entry);
  return read.ok ? [{ match, entry: read.value }] : [];
}

function named(log: Parameters<typeof withNames>[0]): Match {
  const shown = withNames(log, people.value.get(event.value ?? '') ?? [], locale.value.seats);
  return { log: shown, state: replay(shown) };
}

/** How many entries there are, by what live messages say. */
const head = computed(() => logsOf.value.get(event.value ?? '')?.find(({ id }) => id === LATE)?.head ?? 0);

effect(() => {
  const of = event.value;
  if (of !== undefined && isOfficial.value && head.value > (arrived.peek().get(of)?.length ?? 0)) void fetchLate(of);
});

async function fetchLate(of: string): Promise<void> {
  const all = [...(arrived.peek().get(of) ?? [])];
  for (let end = Infinity; all.length < end;) {
    const page = await readingAfter(of, LATE, all.length);
    // The next message, or the next connection, asks again.
    if (!page.ok || page.value.entries.length === 0) break;
    all.push(...page.value.entries);
    end = page.value.head;
  }
  const matches = new Set(all.flatMap(readLate).map(({ match }) => match));
  const heads = (logsOf.peek().get(of) ?? []).filter(({ id }) => matches.has(id));
  const reader = readers.get(of) ?? new MatchLogs((log, after) => readingAfter(of, log, after));
  readers.set(of, reader);
  const found = await reader.follow(
    heads.map((one) => ({ log: one.id, head: one.head })),
    () => {},
  );
  matchLogs.value = new Map(matchLogs.peek()).set(of, found.logs);
  arrived.value = new Map(arrived.peek()).set(of, all);
}

/** Lets a result be as it was settled. */
export function dismissal({ table, entries }: LateOfMatch): readonly Act[] {
  return entries.map(({ id }) => ({ type: 'lateDismissed', match: table.match, entry: id }));
}

/**
 * Takes in what came too late: reopens the result, and adds it to the match. Where it stands beside something else, a referee then chooses, as always;
 * the players confirm the result again. @returns why it could not be done
 */
export async function takeIn(one: LateOfMatch): Promise<TournamentError | StorageFault | 'notSent' | undefined> {
  const of = event.peek();
  const { round, table } = one;
  const reopening: readonly Act[] = [
    ...(round.isClosed ? [{ type: 'roundReopened', round: round.round } as const] : []),
    ...(table.entered ? [{ type: 'actWithdrawn', entry: table.entered.entry } as const] : []),
    ...table.confirmations.map(({ entry }) => ({ type: 'actWithdrawn', entry }) as const),
  ];
  const fault = reopening.length > 0 ? await doActs(...reopening) : undefined;
  if (fault || of === undefined) return fault;
  await actsSent();
  const sync = await asking(of, `POST /api/logs/${table.match}/sync`, {
    after: END,
    entries: one.entries,
    device: 'desk',
  });
  if (!sync.ok) return 'notSent';
  // It is in the match now, so it is not late any more.
  const known = matchLogs.peek().get(of)?.get(table.match) ?? [];
  const merged = mergeLogs(known, one.entries);
  if (merged.ok)
    matchLogs.value = new Map(matchLogs.peek()).set(of, new Map(matchLogs.peek().get(of)).set(table.match, merged.value));
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
