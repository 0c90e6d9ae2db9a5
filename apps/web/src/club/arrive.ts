// Links and public events that somebody opens: this browser takes their link, and goes to what it leads to.
import { type ReadonlySignal, effect, signal } from '@preact/signals';
import type { Session } from '@tenbo/club';
import { type MatchOfEvent, type StoredLink, latestOf } from '@tenbo/club/client';

import { openMatch } from '../match/store.ts';
import { report } from '../match/trouble.tsx';
import { viewAddress } from '../match/view.ts';
import { replaceAddress, route } from '../router.ts';
import { CLUB, addressInClub, isClub } from './address.ts';
import { areLinksRead, ask, dropLink, followAll, join, links, matches, standings, takeLink, tournaments } from './club.ts';
import { allShared, reportFault } from './storage.ts';

/** How far the link that was opened last has got. */
export type Arrival = 'asking' | 'cutOff' | 'unknown' | 'notReached';

const arriving = signal<Arrival>();
export const arrival: ReadonlySignal<Arrival | undefined> = arriving;

/** The match to open once its start has arrived, unless the reader has left the view they opened it from. */
const wanted = signal<{ readonly match: string; readonly from: string }>();
/** The token of a link whose table's match opens once it exists. */
const wantedTable = signal<string>();
export const awaited: ReadonlySignal<string | undefined> = wantedTable;

const TOKEN = /^[\w-]{1,200}$/;
/** How long to wait before asking again when the server was not reached, in milliseconds. */
const AGAIN = 3_000;

/** Removes the key from the address, where others could read it, and uses it. */
export async function arrive(key: string): Promise<void> {
  replaceAddress(CLUB);
  if (!TOKEN.test(key)) {
    arriving.value = 'cutOff';
    return;
  }
  void followAll();
  await useLink(key);
}

/** Asks what a stored link is for, if the server could not be reached so far. */
export async function resumeLink(): Promise<void> {
  await followAll();
  const link = links.peek()?.find(({ session }) => !session);
  if (link && arriving.peek() === undefined) await useLink(link.token);
}

/** Asks what a link is for, until the server answers; storage may be slower. The effects below then open what it leads to. */
async function useLink(token: string): Promise<void> {
  const known = () => links.peek()?.find((link) => link.token === token) ?? { token };
  arriving.value = 'asking';
  wantedTable.value = token;
  // It is no longer in the address, so it is being stored before it is used.
  void takeLink(known());
  for (;;) {
    const session = await ask(token, 'GET /api/session');
    if (session.ok) {
      void takeLink({ ...known(), session: session.value });
      arriving.value = undefined;
      return;
    }
    if (session.error.code === 'unknownKey') {
      arriving.value = 'unknown';
      await followAll();
      // A link that once worked still leads to the matches stored here, and the server may know it again.
      if (!known().session) await dropLink(token);
      return;
    }
    arriving.value = 'notReached';
    const link = known();
    if (link.session?.role === 'table') return openJoined(link);
    await new Promise((resolve) => setTimeout(resolve, AGAIN));
    if (wantedTable.peek() !== token) return;
  }
}

/** Events that were looked for among the public ones. */
const visited = new Set<string>();

/** An address that names a public event opens it without a link: this browser takes the public one. */
effect(() => {
  const eventId = isClub(route.value) ? route.value.params.get('event') : null;
  if (
    eventId === null ||
    !areLinksRead.value ||
    links.value?.some(({ session }) => session?.event === eventId) ||
    visited.has(eventId)
  )
    return;
  visited.add(eventId);
  void visit(eventId);
});

async function visit(eventId: string): Promise<void> {
  const all = await ask(undefined, 'GET /api/events');
  const found = all.ok ? all.value.events.find(({ event }) => event === eventId) : undefined;
  if (found) await visitPublic(found.token);
  else if (!all.ok) visited.delete(eventId);
}

/** Takes the link of a public event. @returns whether it works */
export async function visitPublic(token: string): Promise<boolean> {
  const session = await ask(token, 'GET /api/session');
  if (session.ok) void takeLink({ token, session: session.value });
  return session.ok;
}

/** Opens this browser's copy of the log of a match, now or once its start has arrived. */
export async function openLog(event: string, match: MatchOfEvent): Promise<void> {
  wantedTable.value = undefined;
  const joined = await join(event, match);
  if (!joined.ok) return reportFault(joined.error);
  wanted.value = { match: joined.value.match, from: location.hash };
  await openWanted();
}

/** Opens the match that this browser last joined at the link's table, without the server. */
async function openJoined({ session }: StoredLink): Promise<void> {
  const shared = await allShared();
  if (!shared.ok) return report({ why: shared.error });
  const ofTable = shared.value.filter(({ event, table }) => event === session?.event && table === session.subject.table);
  const [last] = ofTable.toSorted((one, other) => other.created.localeCompare(one.created));
  if (!last) return;
  wanted.value = { match: last.match, from: location.hash };
  await openWanted();
}

/** Opens the wanted match, if it has arrived. */
async function openWanted(): Promise<void> {
  const target = wanted.peek();
  if (!target || location.hash !== target.from) return;
  const opened = await openMatch(target.match);
  if (!opened.ok || wanted.peek() !== target || location.hash !== target.from) return;
  wanted.value = undefined;
  location.hash = viewAddress(target.match);
}

/** If the event has a tournament, an official's link opens the desk and a player's link the player's page. */
effect(() => {
  const session = links.value?.find(({ token }) => token === wantedTable.value)?.session;
  const view = session && viewFor(session);
  if (!view || !tournaments.value.has(session.event)) return;
  wantedTable.value = undefined;
  if (location.hash === CLUB) location.hash = addressInClub(session.event, ...view);
});

function viewFor({ role, subject: { person } }: Session): readonly string[] | undefined {
  if (role === 'player') return person === undefined ? undefined : ['desk', 'players', person];
  return role === 'organiser' || role === 'referee' ? ['desk'] : undefined;
}

/** A table's link opens the match played there. */
effect(() => {
  const session = links.value?.find(({ token }) => token === wantedTable.value)?.session;
  if (session?.role !== 'table') return;
  const match = latestOf(matches.value.get(session.event) ?? [], session.subject.table);
  if (match && isClub(route.peek())) void openLog(session.event, match);
});

effect(() => {
  if (standings.value.has(wanted.value?.match ?? '')) void openWanted();
});
