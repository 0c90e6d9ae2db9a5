import { type ReadonlySignal, computed, effect, signal } from '@preact/signals';
import { type Result, err, ok } from '@tenbo/engine';
import type { Tournament } from '@tenbo/tournament';

import type { LogOfEvent } from '../../../server/src/http/logs.ts';
import { current, tellWritten } from '../match/store.ts';
import { meet } from '../match/trouble.tsx';
import { type Answers, type ApiFault, ask } from './api.ts';
import { Exchange, type Standing } from './exchange.ts';
import { meetFault } from './fault-of-copy.ts';
import { type Connection, Follower, type Overview } from './follower.ts';
import { type CopyFault, allLinks, allShared, copyOf, forgetLink, keepLink, keepPeople } from './kept-club.ts';
import { linkFor } from './link-for.ts';
import { follow } from './live.ts';
import { type MatchOfEvent, matchesOf } from './matches.ts';
import type { SharedMatch, StoredLink } from './stored.ts';
import { TOURNAMENT, TournamentLog } from './tournament-log.ts';

const kept = signal<readonly StoredLink[]>();
const connected = signal<ReadonlyMap<string, Connection>>(new Map());
const stood = signal<ReadonlyMap<string, Standing>>(new Map());
const listed = signal<ReadonlyMap<string, readonly LogOfEvent[]>>(new Map());
const organised = signal<ReadonlyMap<string, Tournament | undefined>>(new Map());

/** The links that this browser has; undefined until they are read. */
export const links: ReadonlySignal<readonly StoredLink[] | undefined> = kept;
/** The connection of each event. */
export const connections: ReadonlySignal<ReadonlyMap<string, Connection>> = connected;
/** How each match that is a copy stands to the server's log. */
export const standings: ReadonlySignal<ReadonlyMap<string, Standing>> = stood;
/** The matches of each event that the server has told about, the latest first. */
export const matches: ReadonlySignal<ReadonlyMap<string, readonly MatchOfEvent[]>> = computed(
  () => new Map([...listed.value].map(([event, logs]) => [event, matchesOf(logs, organised.value.get(event))])),
);

interface RunningCopy extends SharedMatch {
  readonly exchange: Exchange<CopyFault>;
}

const copies = new Map<string, RunningCopy>();
const tournaments = new Map<string, TournamentLog>();
const followers = new Map<string, Follower<CopyFault>>();
/** Tokens that the server said it does not know. They are tried again when the page is next opened. */
const unknown = new Set<string>();
let isWatching = false;

/** Follows every event that this browser has a link to. Again changes nothing but what is new. */
export async function followAll(): Promise<void> {
  const [found, shared] = await Promise.all([allLinks(), allShared()]);
  if (!found.ok) return meet({ why: found.error, way: { does: 'again', act: () => void followAll() } });
  if (!shared.ok) return meet({ why: shared.error, way: { does: 'again', act: () => void followAll() } });
  kept.value = found.value;
  for (const one of shared.value) addCopy(one);
  for (const event of new Set(found.value.flatMap(({ session }) => session?.event ?? []))) followEvent(event);
  watch();
}

/** Makes this browser follow one more log, at once. */
export function addCopy(shared: SharedMatch): void {
  if (copies.has(shared.match)) return;
  const { match, event, log, table } = shared;
  const copy = copyOf(match, () => tellWritten([match]));
  const exchange = new Exchange(copy, {
    sync: (after, entries) => asking(event, table, `POST /api/logs/${log}/sync`, { after, entries, device: device() }),
    create: () =>
      asking(event, table, 'POST /api/logs', { id: log, kind: 'match', subject: table === undefined ? {} : { table } }),
  });
  copies.set(match, { ...shared, exchange });
  followers.get(event)?.again();
}

/** Takes a link that the server has told about: what it may do is tried again. */
export async function takeLink(link: StoredLink): Promise<boolean> {
  const written = await keepLink(link);
  if (!written.ok) meet({ why: written.error });
  unknown.delete(link.token);
  kept.value = [...(kept.peek() ?? []).filter(({ token }) => token !== link.token), link];
  if (link.session) tryAgain(link.session.event);
  watch();
  return written.ok;
}

/** Forgets a link that was never of use. */
export async function dropLink(token: string): Promise<void> {
  const dropped = await forgetLink(token);
  if (!dropped.ok) return meet({ why: dropped.error });
  kept.value = (kept.peek() ?? []).filter((link) => link.token !== token);
}

/** Connects to an event again, and sends again what it refused. */
export function tryAgain(event: string): void {
  for (const link of kept.peek() ?? []) if (link.session?.event === event) unknown.delete(link.token);
  for (const copy of copies.values()) if (copy.event === event) copy.exchange.allowAgain();
  const follower = followers.get(event);
  if (follower) follower.again();
  else followEvent(event);
}

/** Asks the server with the best link that this browser has for a table of an event. */
async function asking<What extends keyof Answers>(
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

function followEvent(event: string): void {
  if (followers.has(event)) return;
  const follower = new Follower<CopyFault>({
    copies: () => new Map([...copies].filter(([, copy]) => copy.event === event)),
    overview: (what) => (what === 'all' ? overviewOf(event) : organiserOf(event)),
    noteHead: (log, head) => noteHead(event, log, head),
    live: async (stop, onTold) => {
      const link = linkFor(kept.peek() ?? [], unknown, event, undefined);
      if (link) await follow(link.token, stop, onTold);
    },
    pause,
    now: () => Date.now(),
    onConnection: (connection) => (connected.value = new Map(connected.peek()).set(event, connection)),
    onStanding: (match, standing) => (stood.value = new Map(stood.peek()).set(match, standing)),
    onFault: met,
  });
  followers.set(event, follower);
  void runToEnd(event, follower);
}

async function runToEnd(event: string, follower: Follower<CopyFault>): Promise<void> {
  await follower.run();
  followers.delete(event);
  // One of several links was revoked: the others serve.
  if (linkFor(kept.peek() ?? [], unknown, event, undefined)) followEvent(event);
}

async function overviewOf(event: string): Promise<Result<unknown, ApiFault>> {
  const [people, all, organiser] = await Promise.all([
    asking(event, undefined, 'GET /api/people'),
    asking(event, undefined, 'GET /api/logs'),
    organiserOf(event),
  ]);
  if (!people.ok) return people;
  if (!all.ok) return all;
  if (!organiser.ok) return organiser;
  listed.value = new Map(listed.peek()).set(event, all.value.logs);
  const changed = await keepPeople({ event, people: people.value.people });
  if (!changed.ok) meet({ why: changed.error });
  else if (changed.value) tellWritten([...copies.values()].filter((copy) => copy.event === event).map(({ match }) => match));
  return ok(undefined);
}

/** Reads what the organiser has done since the last time. */
async function organiserOf(event: string): Promise<Result<unknown, ApiFault>> {
  const log = tournaments.get(event) ?? new TournamentLog();
  tournaments.set(event, log);
  const tournament = await log.follow((after) =>
    asking(event, undefined, `POST /api/logs/${TOURNAMENT}/sync`, { after, entries: [], device: device() }),
  );
  // A server of before there were tournaments has no such log.
  if (!tournament.ok) return tournament.error.code === 'unknownLog' ? ok(undefined) : tournament;
  organised.value = new Map(organised.peek()).set(event, tournament.value);
  return ok(undefined);
}

function noteHead(event: string, log: string, head: number): Overview | undefined {
  const all = listed.peek().get(event) ?? [];
  const isOrganiser = log === TOURNAMENT;
  const before = all.find(({ id }) => id === log) ?? seatedLog(event, log);
  if (!before) return isOrganiser ? 'organiser' : 'all';
  listed.value = new Map(listed.peek()).set(event, [...all.filter(({ id }) => id !== log), { ...before, head }]);
  return isOrganiser && before.head !== head ? 'organiser' : undefined;
}

/** The log of a match of the tournament that the list does not have yet: at the start of a round all of them are new. */
function seatedLog(event: string, log: string): LogOfEvent | undefined {
  const match = matches
    .peek()
    .get(event)
    ?.find((one) => one.log === log);
  return match && { id: log, kind: 'match', subject: { table: match.table }, created: match.created, head: 0 };
}

/** How a copy stands that no server is asked about, because its link was revoked. */
async function tellStanding(match: string): Promise<void> {
  const standing = await copies.get(match)?.exchange.standing();
  if (standing?.ok) stood.value = new Map(stood.peek()).set(match, standing.value);
}

function met(match: string, fault: CopyFault): void {
  if (fault === 'gone') copies.delete(match);
  else meetFault(fault);
}

/** Sends what is entered here as soon as it is stored, and asks again when the network or the reader is back. */
function watch(): void {
  if (isWatching) return;
  isWatching = true;
  effect(() => {
    const open = current.value;
    if (!open?.shared) return;
    const follower = followers.get(open.shared.event);
    if (follower) follower.nudge(open.id);
    else void tellStanding(open.id);
  });
  const again = () => followers.forEach((follower) => follower.again());
  addEventListener('online', again);
  addEventListener('offline', again);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && again());
}

/** How the server is told which device wrote an entry: for an organiser who asks who that was. */
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
