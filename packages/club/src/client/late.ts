// What reached the server after the result of its match was settled: read for officials, who decide whether it counts.
import { type Entry, type Log, mergeLogs, parseEntry } from '@tenbo/ledger';
import type { Act, PlayedTable, Tournament } from '@tenbo/tournament';

import { LATE_LOG } from '../contract/requests.ts';
import { mayWrite } from '../may-write.ts';
import { tournamentIn } from './acts-order.ts';
import { type LogAt, type ReadAfter, MatchLogs } from './match-logs.ts';
import type { ClubState, SharedMatch } from './state.ts';

/** What came too late for one match, and nobody has decided about, with what it follows: without that it could not be taken in. */
export interface LateOfMatch extends PlayedTable {
  readonly entries: readonly Entry[];
  /** The log of the match as it counts, and with them. */
  readonly before: Log;
  readonly after: Log;
}

/** An entry that came too late, with its match. */
interface Late {
  readonly match: string;
  readonly entry: Entry;
}

/** What has been read of an event's log of what came too late, and of the logs of their matches. */
export interface LateRead {
  readonly arrived: readonly Late[];
  readonly logs: ReadonlyMap<string, Log>;
}

/** Reads what came too late, and only what is new of it. */
export class LateEntries {
  readonly #read: ReadAfter;
  readonly #logs: MatchLogs;
  #after = 0;
  #arrived: readonly Late[] = [];

  constructor(read: ReadAfter) {
    this.#read = read;
    this.#logs = new MatchLogs(read);
  }

  /** @param heads the logs of the event */
  async follow(heads: readonly LogAt[]): Promise<LateRead> {
    for (let end = Infinity; this.#after < end;) {
      const page = await this.#read(LATE_LOG, this.#after);
      // The next message, or the next connection, asks again.
      if (!page.ok || page.value.entries.length === 0) break;
      this.#after += page.value.entries.length;
      this.#arrived = [...this.#arrived, ...page.value.entries.flatMap(readLate)];
      end = page.value.head;
    }
    const matches = new Set(this.#arrived.map(({ match }) => match));
    const { logs } = await this.#logs.follow(
      heads.filter(({ log }) => matches.has(log)),
      () => {},
    );
    return { arrived: this.#arrived, logs };
  }
}

function readLate(one: object): readonly Late[] {
  const { match, entry } = one as { readonly match: string; readonly entry: unknown };
  const read = parseEntry(entry);
  return read.ok ? [{ match, entry: read.value }] : [];
}

/** What came too late, by tables, without what was decided about or has become a part of its match. */
export function undecidedLate(tournament: Tournament | undefined, { arrived, logs }: LateRead): readonly LateOfMatch[] {
  const dismissed = new Set((tournament?.dismissed ?? []).map(({ match, entry }) => `${match}:${entry}`));
  const ofMatch = Map.groupBy(arrived, ({ match }) => match);
  const tables = (tournament?.rounds ?? []).flatMap((round) => round.tables.map((table) => ({ round, table })));
  return tables.flatMap((at) => {
    const log = logs.get(at.table.match);
    const known = new Set(log?.map(({ id }) => id));
    const out = (ofMatch.get(at.table.match) ?? []).map(({ entry }) => entry).filter(({ id }) => !known.has(id));
    const entries = withFollowed(out, ({ id }) => !dismissed.has(`${at.table.match}:${id}`));
    const merged = log && mergeLogs(log, entries);
    return log && merged?.ok && entries.length > 0 ? [{ ...at, entries, before: log, after: merged.value }] : [];
  });
}

/** The entries that are open, and those among the others that they follow, directly or through others. */
function withFollowed(entries: readonly Entry[], isOpen: (entry: Entry) => boolean): readonly Entry[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const found = new Set<string>();
  const toFollow = entries.filter(isOpen);
  for (let one = toFollow.pop(); one !== undefined; one = toFollow.pop()) {
    if (found.has(one.id)) continue;
    found.add(one.id);
    toFollow.push(...one.after.flatMap((id) => byId.get(id) ?? []));
  }
  return entries.filter(({ id }) => found.has(id));
}

/** Lets a result be as it was settled. */
export function dismissal({ table, entries }: Pick<LateOfMatch, 'table' | 'entries'>): readonly Act[] {
  return entries.map(({ id }) => ({ type: 'lateDismissed', match: table.match, entry: id }));
}

/** Opens a settled result again, so that its match can take in what came too late. The players confirm it again. */
export function reopening({ round, table }: PlayedTable): readonly Act[] {
  return [
    ...(round.isClosed ? [{ type: 'roundReopened', round: round.round } as const] : []),
    ...(table.entered ? [{ type: 'actWithdrawn', entry: table.entered.entry } as const] : []),
    ...table.confirmations.map(({ entry }) => ({ type: 'actWithdrawn', entry }) as const),
  ];
}

/** A match that is a copy of a log of the server. */
interface CopiedMatch {
  readonly shared: Pick<SharedMatch, 'event' | 'log' | 'table'>;
  readonly log: Log;
}

/**
 * Whether the server would leave a correction to a referee. Asked before the correction is entered: a table that continued after a refused correction
 * would have accounts that nobody else has.
 */
export function isForReferee(
  { links, acts }: Pick<ClubState, 'links' | 'acts'>,
  { shared, log }: CopiedMatch,
  correction: Entry,
): boolean {
  const roles = (links ?? []).flatMap(({ session }) => (session?.event === shared.event ? [session.role] : []));
  // A device that may not write at all is refused anyway, and what it enters changes nobody else's accounts.
  if (!roles.includes('table') || roles.includes('organiser') || roles.includes('referee')) return false;
  const subject = { table: shared.table };
  const of = { log: shared.log, subject, entries: log, tournament: tournamentIn(acts.get(shared.event)) };
  return mayWrite({ role: 'table', subject }, of, [correction]) !== undefined;
}
