import type { Entry } from '@tenbo/ledger';
import { type Tournament, matchStartOf, tablesNow } from '@tenbo/tournament';

import type { LogOfEvent } from '../../../server/src/http/logs.ts';

/** A match of an event, whether or not its log is there yet. */
export interface MatchOfEvent {
  readonly log: string;
  readonly table?: number | undefined;
  /** From 1; undefined outside a tournament. */
  readonly round?: number;
  /** Whether it is what its table plays now. */
  readonly isNow?: boolean;
  /** When its log was created, or its round was seated. */
  readonly created: string;
  /** How many entries its log has. */
  readonly head: number;
  /** The first entry of its log, which every device makes alike. */
  readonly start?: Entry;
}

/** The matches of an event, the latest first: those of its tournament, and those that are no table's of a round. */
export function matchesOf(logs: readonly LogOfEvent[], tournament: Tournament | undefined): readonly MatchOfEvent[] {
  const known = new Map(logs.filter(({ kind }) => kind === 'match').map((log) => [log.id, log]));
  const now = new Set(tournament && tablesNow(tournament).map(({ table }) => table.match));
  // Rounds that were seated in one moment stay in the order in which they follow each other.
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

/** The match that is played at a table now, or was played there last. */
export function latestOf(matches: readonly MatchOfEvent[], table: number | undefined): MatchOfEvent | undefined {
  const own = matches.filter((match) => match.table === table);
  return own.find(({ isNow }) => isNow) ?? own[0];
}
