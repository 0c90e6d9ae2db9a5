import { type ReadonlySignal, effect, signal } from '@preact/signals';

import type { LogOfEvent } from '../../../server/src/http/logs.ts';
import { openMatch } from '../match/store.ts';
import { meet } from '../match/trouble.tsx';
import { viewAddress } from '../match/view.ts';
import { replaceAddress, route } from '../router.ts';
import { CLUB, isClub } from './address.ts';
import { ask } from './api.ts';
import { addCopy, followAll, links, logs, standings, takeLink } from './club.ts';
import { latestOf } from './logs-of-table.ts';
import { allShared, joinLog } from './kept-club.ts';
import type { StoredLink } from './stored.ts';

/** What became of the link that was opened last. */
export type Arrival = 'asking' | 'cutOff' | 'unknown' | 'notReached';

const arriving = signal<Arrival>();
export const arrival: ReadonlySignal<Arrival | undefined> = arriving;

/** The match that is opened as soon as its start has come. */
const wanted = signal<string>();
/** The link whose table's match is opened as soon as there is one. */
const wantedTable = signal<string>();
export const awaited: ReadonlySignal<string | undefined> = wantedTable;

const TOKEN = /^[\w-]{1,200}$/;
/** How long to wait before a server that was not reached is asked again, in milliseconds. */
const AGAIN = 3_000;

/** Takes the key out of the address, where others could read it, and uses it. */
export async function arrive(key: string): Promise<void> {
  replaceAddress(CLUB);
  if (!TOKEN.test(key)) {
    arriving.value = 'cutOff';
    return;
  }
  await followAll();
  await useLink((links.peek() ?? []).find(({ token }) => token === key) ?? { token: key });
}

/** Asks what a link is for, until the server answers, and goes on to the match of its table. */
async function useLink(link: StoredLink): Promise<void> {
  arriving.value = 'asking';
  wantedTable.value = link.token;
  // Stored before it is used: whatever happens now, the link is not lost with the address.
  await takeLink(link);
  for (;;) {
    const session = await ask(link.token, 'GET /api/session');
    if (session.ok) {
      await takeLink({ ...link, session: session.value });
      arriving.value = undefined;
      return;
    }
    if (session.error.code === 'unknownKey') {
      arriving.value = 'unknown';
      return;
    }
    arriving.value = 'notReached';
    if (link.session?.role === 'table') return openJoined(link);
    await new Promise((resolve) => setTimeout(resolve, AGAIN));
    if (wantedTable.peek() !== link.token) return;
  }
}

/** Opens this browser's copy of a log, now or as soon as the start of the match has come. */
export async function openLog(event: string, { id, subject, created }: LogOfEvent): Promise<void> {
  wantedTable.value = undefined;
  const joined = await joinLog({ event, log: id, table: subject.table, created });
  if (!joined.ok) return meet({ why: joined.error });
  wanted.value = joined.value.match;
  addCopy(joined.value);
  await goOn();
}

/** Without the server: the match of a table that this browser joined last. */
async function openJoined({ session }: StoredLink): Promise<void> {
  const shared = await allShared();
  if (!shared.ok) return meet({ why: shared.error });
  const ofTable = shared.value.filter(({ event, table }) => event === session?.event && table === session.subject.table);
  const [last] = ofTable.toSorted((one, other) => other.created.localeCompare(one.created));
  if (!last) return;
  wanted.value = last.match;
  await goOn();
}

/** Goes to the match that is wanted, if it is here. */
async function goOn(): Promise<void> {
  const match = wanted.peek();
  if (match === undefined || !isClub(route.peek())) return;
  const opened = await openMatch(match);
  if (!opened.ok || wanted.peek() !== match) return;
  wanted.value = undefined;
  location.hash = viewAddress(match);
}

/** The link of a table leads to the match that is played there. */
effect(() => {
  const session = links.value?.find(({ token }) => token === wantedTable.value)?.session;
  if (session?.role !== 'table') return;
  const log = latestOf(logs.value.get(session.event) ?? [], session.subject.table);
  if (log) void openLog(session.event, log);
});

effect(() => {
  if (standings.value.has(wanted.value ?? '')) void goOn();
});
