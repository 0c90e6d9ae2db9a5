// The club's client in this browser: what it knows as signals, the browser's database as its storage, and the browser's events that wake it.
import { type ReadonlySignal, computed, effect, signal } from '@preact/signals';
import { type Session, mayReadMatch } from '@tenbo/club';
import {
  type ClubState,
  type Connection,
  type MatchOfEvent,
  type CopyStatus,
  type StoredLink,
  ClubClient,
  NOTHING_KNOWN,
  matchesOf,
  tournamentIn,
} from '@tenbo/club/client';
import type { Tournament } from '@tenbo/tournament';

import { after } from '../in-time.ts';
import type { StorageFault } from '../match/database.ts';
import { current } from '../match/store.ts';
import { answering, isStuck } from '../match/stuck.ts';
import { STORAGE, reportFault } from './storage.ts';

const state = signal<ClubState>(NOTHING_KNOWN);

const client = new ClubClient<StorageFault>({
  storage: STORAGE,
  fetch: (path, init) => fetch(`.${path}`, init),
  after,
  now: () => Date.now(),
  random: () => Math.random(),
  device: navigator.userAgent.slice(0, 100).trim() || 'browser',
  onState: (known) => (state.value = known),
  onFault: reportFault,
});

/** The links that this browser has, as far as they are known; undefined if none is. */
export const links: ReadonlySignal<ClubState['links']> = computed(() => state.value.links);
/** Whether the stored links have been read: only then is there no other. */
export const areLinksRead: ReadonlySignal<boolean> = computed(() => state.value.areLinksRead);
/** The connection of each event. */
export const connections: ReadonlySignal<ReadonlyMap<string, Connection>> = computed(() => state.value.connections);
/** How each copy of a log compares to the server's log. */
export const standings: ReadonlySignal<ReadonlyMap<string, CopyStatus>> = computed(() => state.value.statuses);
/** The logs of each event, with their heads. */
export const logsOf: ReadonlySignal<ClubState['logs']> = computed(() => state.value.logs);
/** The people of each event, with the names of those that have one. */
export const people: ReadonlySignal<ClubState['people']> = computed(() => state.value.people);
/** What boards show of the matches of each event, by log; only for events that `showSummaries` was called for. */
export const summaries: ReadonlySignal<ClubState['summaries']> = computed(() => state.value.summaries);
/** The organiser's log of each event, as far as this browser has it. */
export const organisersLogs: ReadonlySignal<ClubState['acts']> = computed(() => state.value.acts);
const compared = computed(() => state.value.comparedActs);

/** The tournament of each event, if its organiser has opened one. Acts of this device count before they are sent. */
export const tournaments: ReadonlySignal<ReadonlyMap<string, Tournament>> = computed(
  () =>
    new Map(
      [...organisersLogs.value].flatMap(([event, held]) => {
        const tournament = tournamentIn(held);
        return tournament ? [[event, tournament] as const] : [];
      }),
    ),
);

/**
 * The matches of each event, latest first, once the server has sent both its logs and its tournament: with only one of them, a match of an earlier round
 * would look like the latest.
 */
export const matches: ReadonlySignal<ReadonlyMap<string, readonly MatchOfEvent[]>> = computed(
  () =>
    new Map(
      [...logsOf.value].flatMap(([event, logs]) =>
        compared.value.has(event) ? [[event, matchesOf(logs, tournaments.value.get(event))] as const] : [],
      ),
    ),
);

export const addCopy = client.addCopy.bind(client);
export const ask = client.ask.bind(client);
export const asking = client.asking.bind(client);
export const doActsOf = client.doActs.bind(client);
export const dropLink = client.dropLink.bind(client);
export const dropRefusedOf = client.dropRefused.bind(client);
export const join = client.join.bind(client);
export const offerActOf = client.offerAct.bind(client);
export const notePerson = client.notePerson.bind(client);
export const readingAfter = client.reading.bind(client);
export const sendFrom = client.sendFrom.bind(client);
export const showSummaries = client.showSummaries.bind(client);
export const tryAgain = client.tryAgain.bind(client);

/** Follows every event that this browser has a link to. A second call only adds what is new. */
export function followAll(): Promise<void> {
  watch();
  return client.followAll();
}

/** Uses a link at once, for everything that it may allow, and stores it. @returns whether it is stored */
export async function takeLink(link: StoredLink): Promise<boolean> {
  watch();
  const written = await client.takeLink(link);
  if (written.ok) return true;
  reportFault(written.error);
  if (written.error === 'busy') void answering().then(() => STORAGE.keepLink(link));
  return false;
}

let isWatching = false;

/** Sends entries as soon as they are stored, and reconnects when the network, storage or the reader is back. */
function watch(): void {
  if (isWatching) return;
  isWatching = true;
  effect(() => {
    const open = current.value;
    if (open?.shared) client.sendFrom(open.id);
  });
  const again = () => client.again();
  let wasStuck = false;
  effect(() => {
    if (wasStuck && !isStuck.value) again();
    wasStuck = isStuck.value;
  });
  addEventListener('online', again);
  addEventListener('offline', again);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && again());
}

/** Those who read an event in this browser: what each of its links is for. */
export function readersOf(event: string | undefined): readonly Session[] {
  return (links.value ?? []).flatMap(({ session }) => (session && session.event === event ? [session] : []));
}

/** Whether one of them may read a match. */
export function mayRead(
  readers: readonly Session[],
  { log, table }: { readonly log: string; readonly table?: number | undefined },
  tournament: Tournament | undefined,
): boolean {
  return readers.some((reader) => mayReadMatch(reader, { log, subject: { table }, tournament }));
}
