// Which matches the links of this browser may read: all, unless an event hides its results.
import { type Session, mayReadMatch } from '@tenbo/club';
import type { StoredLink } from '@tenbo/club/client';
import type { Tournament } from '@tenbo/tournament';

/** Those who read an event in this browser: what each of its links is for. */
export function readersOf(links: readonly StoredLink[], event: string | undefined): readonly Session[] {
  return links.flatMap(({ session }) => (session && session.event === event ? [session] : []));
}

/** Whether one of them may read a match. */
export function mayRead(
  readers: readonly Session[],
  { log, table }: { readonly log: string; readonly table?: number | undefined },
  tournament: Tournament | undefined,
): boolean {
  return readers.some((reader) => mayReadMatch(reader, { log, subject: { table }, tournament }));
}
