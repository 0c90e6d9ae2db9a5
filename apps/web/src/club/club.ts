import { type ReadonlySignal, type Signal, computed, effect, signal } from '@preact/signals';
import type { LogMessage, LogOfEvent, PersonOfEvent, Synced } from '@tenbo/club';
import { type Result, err, ok } from '@tenbo/engine';
import type { MatchSummary } from '@tenbo/tournament';

import { current, showInEveryTab } from '../match/store.ts';
import { answering, isStuck } from '../match/stuck.ts';
import { report } from '../match/trouble.tsx';
import { type Answers, type ApiFault, ask } from './api.ts';
import { Exchange, type Exchanging, type Standing } from './exchange.ts';
import { reportFault } from './fault-of-copy.ts';
import { type Connection, Follower } from './follower.ts';
import { type CopyFault, allLinks, allPeople, allShared, copyOf, forgetLink, keepLink, keepPeople } from './kept-club.ts';
import { linkFor } from './link-for.ts';
import { follow } from './live.ts';
import { type MatchOfEvent, matchesOf } from './matches.ts';
import type { SharedMatch, StoredLink } from './stored.ts';
import { News } from './news.ts';
import { TOURNAMENT, comparedLogs, organisersLogOf, tournaments } from './organiser.ts';

const kept = signal<readonly StoredLink[]>();
const haveRead = signal(false);
const connected = signal<ReadonlyMap<string, Connection>>(new Map());
const standingByMatch = signal<ReadonlyMap<string, Standing>>(new Map());
const listed = signal<ReadonlyMap<string, readonly LogOfEvent[]>>(new Map());
const named = signal<ReadonlyMap<string, readonly PersonOfEvent[]>>(new Map());
const summarised = signal<ReadonlyMap<string, ReadonlyMap<string, MatchSummary>>>(new Map());

/** The links that this browser has, as far as they are known; undefined if none is. */
export const links: ReadonlySignal<readonly StoredLink[] | undefined> = kept;
/** Whether the stored links have been read: only then is there no other. */
export const areLinksRead: ReadonlySignal<boolean> = haveRead;
/** The connection of each event. */
export const connections: ReadonlySignal<ReadonlyMap<string, Connection>> = connected;
/** How each copy of a log compares to the server's log. */
export const standings: ReadonlySignal<ReadonlyMap<string, Standing>> = standingByMatch;
/** The logs of each event, with their heads. */
export const logsOf: ReadonlySignal<ReadonlyMap<string, readonly LogOfEvent[]>> = listed;
/** The people of each event, with the names of those that have one. */
export const people: ReadonlySignal<ReadonlyMap<string, readonly PersonOfEvent[]>> = named;
/** What boards show of the matches of each event, by log; only for events that `showSummaries` was called for. */
export const summaries: ReadonlySignal<ReadonlyMap<string, ReadonlyMap<string, MatchSummary>>> = summarised;
/**
 * The matches of each event, latest first, once the server has sent both its logs and its tournament: with only one of them, a match of an earlier round
 * would look like the latest.
 */
export const matches: ReadonlySignal<ReadonlyMap<string, readonly MatchOfEvent[]>> = computed(
  () =>
    new Map(
      [...listed.value].flatMap(([event, logs]) =>
        comparedLogs.value.has(event) ? [[event, matchesOf(logs, tournaments.value.get(event))] as const] : [],
      ),
    ),
);

/** A copy of a log that is kept in step with the server's. */
interface RunningCopy {
  readonly event: string;
  readonly log: string;
  readonly table?: number | undefined;
  readonly exchange: Exchanging<CopyFault>;
}

const copies = new Map<string, RunningCopy>();
const followers = new Map<string, Follower<CopyFault>>();
const news = new Map<string, News>();
/** Tokens that the server does not know. They are tried again when the page is next opened. */
const unknown = new Set<string>();
let isWatching = false;
/** Events whose boards are shown. A phone at a table needs no summaries. */
const withBoards = new Set<string>();

let following: Promise<void> | undefined;

/** Follows every event that this browser has a link to. A second call only adds what is new. */
export function followAll(): Promise<void> {
  following ??= followStored().finally(() => (following = undefined));
  return following;
}

async function followStored(): Promise<void> {
  const [found, shared, known] = await Promise.all([allLinks(), allShared(), allPeople()]);
  if (!found.ok) return report({ why: found.error, way: { does: 'again', act: () => void followAll() } });
  if (!shared.ok) return report({ why: shared.error, way: { does: 'again', act: () => void followAll() } });
  if (known.ok) for (const one of known.value) if (!named.peek().has(one.event)) note(named, one.event, one.people);
  // A link that was opened before the stored ones were read may be one of them, or not be stored yet.
  const here = new Map([...found.value, ...(kept.peek() ?? [])].map((link) => [link.token, link]));
  for (const link of found.value) here.set(link.token, { ...link, ...here.get(link.token) });
  kept.value = [...here.values()];
  haveRead.value = true;
  for (const one of shared.value) addCopy(one);
  for (const event of new Set(kept.value.flatMap(({ session }) => session?.event ?? []))) followEvent(event);
  watch();
}

/** Starts following one more log, at once. */
export function addCopy(shared: SharedMatch): void {
  if (copies.has(shared.match)) return;
  const { match, event, log, table } = shared;
  const copy = copyOf(match, () => showInEveryTab([match]));
  const exchange = new Exchange(copy, {
    sync: (after, entries) => exchanging({ event, table, log }, after, entries),
    create: () =>
      asking(event, table, 'POST /api/logs', { id: log, kind: 'match', subject: table === undefined ? {} : { table } }),
  });
  copies.set(match, { event, log, table, exchange });
  followers.get(event)?.again();
}

/** Sends what was written to a copy on this device. */
export function sendFrom(key: string): void {
  const copy = copies.get(key);
  const follower = copy && followers.get(copy.event);
  if (follower) follower.nudge(key);
  else void updateStanding(key);
}

/** Uses a link at once, for everything that it may allow, and stores it. @returns whether it is stored */
export async function takeLink(link: StoredLink): Promise<boolean> {
  unknown.delete(link.token);
  kept.value = [...(kept.peek() ?? []).filter(({ token }) => token !== link.token), link];
  if (link.session) tryAgain(link.session.event);
  watch();
  const written = await keepLink(link);
  if (written.ok) return true;
  report({ why: written.error });
  if (written.error === 'busy') void answering().then(() => keepLink(link));
  return false;
}

/** Forgets a link that never worked. */
export async function dropLink(token: string): Promise<void> {
  const dropped = await forgetLink(token);
  if (!dropped.ok) return report({ why: dropped.error });
  kept.value = (kept.peek() ?? []).filter((link) => link.token !== token);
}

/** Reconnects to an event, and sends again what the server refused. */
export function tryAgain(event: string): void {
  for (const link of kept.peek() ?? []) if (link.session?.event === event) unknown.delete(link.token);
  for (const copy of copies.values()) if (copy.event === event) copy.exchange.allowAgain();
  const follower = followers.get(event);
  if (follower) follower.again();
  else followEvent(event);
}

/** Sends a request to the server with the best link that this browser has for a table of an event. */
export async function asking<What extends keyof Answers>(
  event: string,
  table: number | undefined,
  what: What,
  body?: object,
): Promise<Result<Answers[What], ApiFault>> {
  const link = linkFor(kept.peek() ?? [], unknown, event, table);
  if (!link) return err({ code: 'unknownKey' });
  const answer = await ask(link.token, what, body);
  if (!answer.ok && answer.error.code === 'unknownKey') unknown.add(link.token);
  return answer;
}

/** Syncs a log with the server. If there is nothing to send and live messages have brought the new entries, no request is needed. */
export async function exchanging(
  { event, table, log }: { readonly event: string; readonly table?: number | undefined; readonly log: string },
  after: number,
  entries: readonly object[],
): Promise<Result<Synced, ApiFault>> {
  const known = entries.length === 0 ? newsOf(event).since(log, after) : undefined;
  return known ? ok(known) : asking(event, table, `POST /api/logs/${log}/sync`, { after, entries, device: device() });
}

function newsOf(event: string): News {
  const known = news.get(event) ?? new News();
  news.set(event, known);
  return known;
}

function followEvent(event: string): void {
  if (followers.has(event)) return;
  followOrganiser(event);
  const follower = new Follower<CopyFault>({
    copies: () => new Map([...copies].filter(([, copy]) => copy.event === event)),
    overview: () => overviewOf(event),
    noteHead: (message) => noteHead(event, message),
    live: async (stop, onMessage) => {
      const link = linkFor(kept.peek() ?? [], unknown, event, undefined);
      if (!link) return;
      let isFirst = true;
      await follow({ token: link.token, isOfTable: isOfTable(event, link) }, stop, (message) => {
        if (message !== 'all') newsOf(event).note(message);
        onMessage(message);
        // Names may have changed between fetching the overview and the first message. Logs need no such check: their heads come first.
        if (isFirst) void readPeople(event);
        isFirst = false;
      });
      newsOf(event).clear();
    },
    pause,
    now: () => Date.now(),
    onConnection: (connection) => (connected.value = new Map(connected.peek()).set(event, connection)),
    onStanding: (match, standing) => (standingByMatch.value = new Map(standingByMatch.peek()).set(match, standing)),
    onFault,
  });
  followers.set(event, follower);
  void runToEnd(event, follower);
}

/** Keeps a copy of the organiser's log of an event. */
function followOrganiser(event: string): void {
  if (copies.has(keyOfOrganiser(event))) return;
  const exchange = organisersLogOf(
    event,
    (after, sent) => exchanging({ event, log: TOURNAMENT }, after, sent),
    () => isOrganiserOf(event),
  );
  copies.set(keyOfOrganiser(event), { event, log: TOURNAMENT, exchange });
}

/** The key of an event's organiser's log among this browser's copies. */
export function keyOfOrganiser(event: string): string {
  return `${TOURNAMENT} ${event}`;
}

function isOrganiserOf(event: string): boolean {
  return (kept.peek() ?? []).some(({ session }) => session?.event === event && session.role === 'organiser');
}

/** Whether messages about the link's own table are enough: no board is shown, and no copy belongs to another table. */
function isOfTable(event: string, { session }: StoredLink): boolean {
  const others = [...copies.values()].filter((copy) => copy.event === event && copy.table !== undefined);
  return !withBoards.has(event) && others.every(({ table }) => table === session?.subject.table);
}

async function runToEnd(event: string, follower: Follower<CopyFault>): Promise<void> {
  await follower.run();
  followers.delete(event);
  // If only one of several links was revoked, another takes over.
  if (linkFor(kept.peek() ?? [], unknown, event, undefined)) followEvent(event);
}

async function overviewOf(event: string): Promise<Result<unknown, ApiFault>> {
  const [persons, all] = await Promise.all([readPeople(event), asking(event, undefined, 'GET /api/logs')]);
  if (!persons.ok) return persons;
  if (!all.ok) return all;
  note(listed, event, all.value.logs);
  return fetchSummaries(event);
}

async function readPeople(event: string): Promise<Result<unknown, ApiFault>> {
  const answer = await asking(event, undefined, 'GET /api/people');
  if (!answer.ok) return answer;
  const { people: all } = answer.value;
  note(named, event, all);
  void storePeople(event, all);
  return ok(undefined);
}

async function storePeople(event: string, all: readonly PersonOfEvent[]): Promise<void> {
  const changed = await keepPeople({ event, people: all });
  if (!changed.ok) report({ why: changed.error });
  else if (changed.value) showInEveryTab([...copies].filter(([, copy]) => copy.event === event).map(([match]) => match));
}

/**
 * @returns whether the list of logs, and with it the summaries, must be fetched again. A match that changed before this browser connected is reported
 * without its summary.
 */
function noteHead(event: string, { log, head, summary }: LogMessage): boolean {
  if (summary) note(summarised, event, new Map(summarised.peek().get(event)).set(log, summary));
  const all = listed.peek().get(event) ?? [];
  const before = all.find(({ id }) => id === log) ?? seatedLog(event, log);
  if (!before) return log !== TOURNAMENT;
  note(listed, event, [...all.filter(({ id }) => id !== log), { ...before, head }]);
  return summary === undefined && withBoards.has(event) && before.kind === 'match' && before.head !== head;
}

/** A tournament match's log that the list does not have yet: at the start of a round all of them are new. */
function seatedLog(event: string, log: string): LogOfEvent | undefined {
  const match = matches
    .peek()
    .get(event)
    ?.find((one) => one.log === log);
  return match && { id: log, kind: 'match', subject: { table: match.table }, created: match.created, head: 0 };
}

/** Keeps the summaries of an event's matches up to date from now on. */
export function showSummaries(event: string): void {
  if (withBoards.has(event)) return;
  withBoards.add(event);
  followers.get(event)?.again();
}

async function fetchSummaries(event: string): Promise<Result<unknown, ApiFault>> {
  if (!withBoards.has(event)) return ok(undefined);
  const before = summarised.peek().get(event);
  const all = await asking(event, undefined, 'GET /api/summaries');
  if (!all.ok) return all;
  // Summaries that came in during the request are newer than the answer.
  const newer = [...(summarised.peek().get(event) ?? [])].filter(([log, summary]) => before?.get(log) !== summary);
  note(summarised, event, new Map([...all.value.summaries.map(({ log, summary }) => [log, summary] as const), ...newer]));
  return all;
}

/** Notes a person's name that the server has stored. */
export function notePerson(event: string, person: PersonOfEvent): void {
  const others = (named.peek().get(event) ?? []).filter(({ id }) => id !== person.id);
  note(named, event, [...others, person]);
}

/** Stores a value for an event in a map of such values. */
function note<T>(where: Signal<ReadonlyMap<string, T>>, event: string, value: T): void {
  where.value = new Map(where.peek()).set(event, value);
}

/** Updates the standing of a copy that has no follower, because its link was revoked. */
async function updateStanding(match: string): Promise<void> {
  const standing = await copies.get(match)?.exchange.standing();
  if (standing?.ok) standingByMatch.value = new Map(standingByMatch.peek()).set(match, standing.value);
}

function onFault(match: string, fault: CopyFault): void {
  if (fault === 'gone') copies.delete(match);
  else reportFault(fault);
}

/** Sends entries as soon as they are stored, and reconnects when the network or the reader is back. */
function watch(): void {
  if (isWatching) return;
  isWatching = true;
  effect(() => {
    const open = current.value;
    if (!open?.shared) return;
    sendFrom(open.id);
  });
  const again = () => followers.forEach((follower) => follower.again());
  let wasStuck = false;
  effect(() => {
    if (wasStuck && !isStuck.value) again();
    wasStuck = isStuck.value;
  });
  addEventListener('online', again);
  addEventListener('offline', again);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && again());
}

/** How this device identifies itself to the server, so that an organiser can find out where an entry came from. */
function device(): string {
  return navigator.userAgent.slice(0, 100).trim() || 'browser';
}

function pause(milliseconds: number, stop: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (stop.aborted) return resolve();
    const timer = setTimeout(resolve, milliseconds);
    stop.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
