import type { StoredLink } from './stored.ts';

/**
 * The best link for a table of an event: an official's, the table's own, or any other. Without a table, any link of the event.
 *
 * @param unknown tokens that the server does not know
 */
export function linkFor(
  links: readonly StoredLink[],
  unknown: ReadonlySet<string>,
  event: string,
  table: number | undefined,
): StoredLink | undefined {
  const usable = links.filter(({ token, session }) => session?.event === event && !unknown.has(token));
  return usable.toSorted((one, other) => rankOf(one, table) - rankOf(other, table))[0];
}

function rankOf({ session }: StoredLink, table: number | undefined): number {
  if (session?.role === 'organiser' || session?.role === 'referee') return 0;
  return session?.role === 'table' && session.subject.table === table ? 1 : 2;
}
