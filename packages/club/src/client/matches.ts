// The matches of an event, and the link to use for one.
import type { Entry } from '@tenbo/ledger';
import { type Tournament, matchStartOf, tablesNow } from '@tenbo/tournament';

import type { LogOfEvent } from '../contract/answers.ts';
import type { StoredLink } from './state.ts';

/** A match of an event, whether or not its log exists yet. */
export interface MatchOfEvent {
  readonly log: string;
  readonly table?: number | undefined;
  /** From 1; undefined outside a tournament. */
  readonly round?: number;
  /** Whether this is the match its table plays now. */
  readonly isNow?: boolean;
  /** When its log was created, or its round was seated. */
  readonly created: string;
  /** The number of entries in its log. */
  readonly head: number;
  /** The first entry of its log, which is the same on every device. */
  readonly start?: Entry;
}

/** The matches of an event, latest first: those of its tournament, and those outside its rounds. */
export function matchesOf(logs: readonly LogOfEvent[], tournament: Tournament | undefined): readonly MatchOfEvent[] {
  const known = new Map(logs.filter(({ kind }) => kind === 'match').map((log) => [log.id, log]));
  const now = new Set(tournament && tablesNow(tournament).map(({ table }) => table.match));
  // Rounds seated in the same moment keep their order.
  const seated = (tournament?.rounds ?? []).toReversed().flatMap((round) =>
    round.tables.map((table): MatchOfEvent => {
      const log = known.get(table.match);
      known.delete(table.match);
      const start = matchStartOf(round, table);
      const isNow = now.has(table.match);
      return { log: table.match, table: table.table, round: round.round, isNow, created: round.at, head: log?.head ?? 0, start };
    }),
  );
  const others = [...known.values()].map(({ id, subject, created, head }) => ({ log: id, table: subject.table, created, head }));
  return [...seated, ...others].toSorted((one, other) => other.created.localeCompare(one.created));
}

/** The match a table is playing, or played last. */
export function latestOf(matches: readonly MatchOfEvent[], table: number | undefined): MatchOfEvent | undefined {
  const own = matches.filter((match) => match.table === table);
  return own.find(({ isNow }) => isNow) ?? own[0];
}

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
