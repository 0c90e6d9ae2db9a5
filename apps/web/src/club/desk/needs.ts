// What needs a person at the desk, worst first: pure, so that the order and the limits are tested without a page.
import { type MatchSummary, type Plan, type PlayedTable, tableStatus } from '@tenbo/tournament';

const MINUTE = 60_000;
/** A table is silent after this many minutes without an entry. */
const SILENT = 15;

/** What a table may need, in the order in which somebody should see to it. */
export const NEEDS = ['conflict', 'called', 'late', 'unconfirmed', 'silent'] as const;
export type NeedKind = (typeof NEEDS)[number];

/** One table's need. */
export interface Need extends PlayedTable {
  readonly kind: NeedKind;
  /** Since when, in milliseconds since 1970, if known. */
  readonly since: number | undefined;
}

interface BoardState {
  readonly tables: readonly PlayedTable[];
  readonly plan: Pick<Plan, 'isFree' | 'minutes'>;
  readonly summaries: ReadonlyMap<string, MatchSummary>;
  /** Tables for which something came after their result was settled; they may be of earlier rounds. */
  readonly late: readonly PlayedTable[];
  /** In milliseconds since 1970. */
  readonly now: number;
}

/** All needs, the most urgent kind first, and of one kind those who wait longest. */
export function needsOf({ tables, plan, summaries, late, now }: BoardState): readonly Need[] {
  const found = tables.flatMap((one): readonly Need[] => {
    const summary = summaries.get(one.table.match);
    const status = tableStatus(one.table, summary);
    const last = summary?.at === undefined ? undefined : Date.parse(summary.at);
    const silent = silentSince(one, plan, summary);
    return [
      ...(status === 'conflict' ? [{ ...one, kind: 'conflict', since: last } as const] : []),
      ...(one.table.called === undefined ? [] : [{ ...one, kind: 'called', since: Date.parse(one.table.called) } as const]),
      // In free play a match counts as soon as it is over.
      ...(status === 'over' && !plan.isFree ? [{ ...one, kind: 'unconfirmed', since: last } as const] : []),
      ...(silent !== undefined && minutesBetween(silent, now) >= SILENT
        ? [{ ...one, kind: 'silent', since: silent } as const]
        : []),
    ];
  });
  const settled = late.map(({ round, table }) => ({ round, table, kind: 'late', since: undefined }) as const);
  return [...found, ...settled].toSorted(
    (one, other) => NEEDS.indexOf(one.kind) - NEEDS.indexOf(other.kind) || (one.since ?? 0) - (other.since ?? 0),
  );
}

/**
 * Since when a table has been silent that should be playing: since its last entry, or since the clock started. Where tables play without a clock, one that
 * has entered nothing may not have sat down; while the clock is stopped, and in free play, nobody has to enter anything.
 */
function silentSince(
  { round, table }: PlayedTable,
  plan: BoardState['plan'],
  summary: MatchSummary | undefined,
): number | undefined {
  if (round.isClosed || plan.isFree) return undefined;
  const status = tableStatus(table, summary);
  if (status !== 'playing' && status !== 'waiting') return undefined;
  const started = startedAt(round.clock, plan.minutes);
  if (started === undefined && (plan.minutes !== undefined || status === 'waiting')) return undefined;
  const last = summary?.at === undefined ? undefined : Date.parse(summary.at);
  return Math.max(started ?? -Infinity, (status === 'playing' ? last : undefined) ?? -Infinity);
}

/** When the clock of a round started, as if it had never been stopped; undefined unless it runs. */
function startedAt(clock: PlayedTable['round']['clock'], minutes = 0): number | undefined {
  return clock && 'until' in clock ? Date.parse(clock.until) - minutes * MINUTE : undefined;
}

/** Whole minutes that have passed. */
export function minutesBetween(since: number, now: number): number {
  return Math.max(0, Math.floor((now - since) / MINUTE));
}
