// The links of the event: listed, created, renewed and revoked at the server, with the tokens that this browser knows.
import { signal } from '@preact/signals';
import type { LinkOfEvent } from '@tenbo/club';
import type { ApiFault } from '@tenbo/club/client';
import type { Result } from '@tenbo/engine';

import { answering } from '../../match/stuck.ts';
import { report } from '../../match/trouble.tsx';
import { asking, links as heldLinks } from '../club.ts';
import { event } from '../event.ts';
import { storeTokens, storedTokens } from '../storage.ts';

/** The links of the event; undefined until the server has listed them. */
export const links = signal<readonly LinkOfEvent[]>();
/** The tokens that this browser knows, by the links' ids. */
export const tokens = signal<Readonly<Record<string, string>>>({});
/** Whether the stored tokens have been read: only then are there no others. */
export const areTokensRead = signal(false);
/** Whether the last request failed. */
export const hasFailed = signal(false);

type NewLink =
  | { readonly role: 'organiser' | 'referee' | 'spectator' }
  | { readonly role: 'spectator'; readonly isPublic: true }
  | { readonly role: 'table'; readonly table: number }
  | { readonly role: 'player'; readonly person: string };

/** Reads the links again: others may have created or revoked some. */
export async function readLinks(): Promise<void> {
  const eventId = event.peek();
  if (eventId === undefined) return;
  const own = (heldLinks.peek() ?? []).flatMap(({ token, session }) =>
    session?.event === eventId ? [[session.link, token] as const] : [],
  );
  void readTokens(eventId, Object.fromEntries(own));
  const listed = await asking(eventId, 'GET /api/links');
  hasFailed.value = !listed.ok;
  if (listed.ok) links.value = listed.value.links;
}

async function readTokens(eventId: string, own: Readonly<Record<string, string>>): Promise<void> {
  const stored = await storedTokens(eventId);
  tokens.value = { ...tokens.peek(), ...own, ...(stored.ok && stored.value) };
  areTokensRead.value = true;
}

/** Creates links, one after the other, and stores their tokens, which the server reports only once. */
export async function makeLinks(wanted: readonly NewLink[]): Promise<void> {
  await each(wanted, (eventId, one) => asking(eventId, 'POST /api/links', one));
}

/** Gives each of the links a new token, which locks out anyone with the old one. */
export async function renewLinks(ids: readonly string[]): Promise<void> {
  await each(ids, (eventId, id) => asking(eventId, `POST /api/links/${id}/renew`, {}));
}

export async function revokeLink(id: string): Promise<void> {
  const eventId = event.peek();
  if (eventId === undefined) return;
  const revoked = await asking(eventId, `POST /api/links/${id}/revoke`, {});
  await readLinks();
  hasFailed.value = !revoked.ok;
}

async function each<T>(
  list: readonly T[],
  make: (eventId: string, one: T) => Promise<Result<{ readonly id: string; readonly token: string }, ApiFault>>,
): Promise<void> {
  const eventId = event.peek();
  if (eventId === undefined) return;
  let isWhole = true;
  for (const one of list) {
    const made = await make(eventId, one);
    isWhole = made.ok;
    if (!made.ok) break;
    tokens.value = { ...tokens.peek(), [made.value.id]: made.value.token };
    // Stored one by one: after a failure, the links created before it still have their tokens.
    const store = () => storeTokens(eventId, { [made.value.id]: made.value.token });
    const stored = await store();
    if (stored.ok) continue;
    report({ why: stored.error });
    if (stored.error === 'busy') void answering().then(store);
  }
  await readLinks();
  hasFailed.value = !isWhole;
}

/** The links of players whose codes this browser knows, by player; if a player has several, the newest. */
export function playerLinks(): ReadonlyMap<string, string> {
  return new Map(
    usableLinks('player').flatMap(({ id, subject: { person } }) => {
      const token = tokens.value[id];
      return person === undefined || token === undefined ? [] : [[person, token] as const];
    }),
  );
}

/** The usable links of tables, by table number; if a table has several, the newest. */
export function tableLinks(): ReadonlyMap<number, LinkOfEvent> {
  return new Map(
    usableLinks('table').flatMap((link) => (link.subject.table === undefined ? [] : [[link.subject.table, link] as const])),
  );
}

/** Oldest first. */
function usableLinks(role: LinkOfEvent['role']): readonly LinkOfEvent[] {
  const usable = (links.value ?? []).filter((one) => one.role === role && one.revoked === null);
  return usable.toSorted((one, other) => one.created.localeCompare(other.created));
}
