import { type Fault, RIGHT_OF_ACT, SIZES, busyFor, may, mayAct } from '@tenbo/club';
import {
  type Act,
  type MatchSummary,
  type SeatedTable,
  type Tournament,
  type TournamentEntry,
  type TournamentTable,
  checkAct,
  isAgreed,
  parseTournamentEntry,
  tablesNow,
  withAct,
} from '@tenbo/tournament';

import { type Admit, lengthFaults, stored } from './admit.ts';

type MatchNow = Parameters<Admit>[0]['matchNow'];

/**
 * Admits acts of organisers, referees and tables. A round is closed only with results that are agreed as they are at that moment; a table starts its own
 * match only when it, and its players, are free.
 */
export const admitToTournament: Admit = async ({ caller, known: { bodies }, entries: sent, tournament, matchNow }) => {
  const read = sent.map((entry, i) => parseTournamentEntry(entry, `entries[${i}]`));
  const faults = read.flatMap<Fault>((one, i) => (one.ok ? lengthFaults(one.value, i, SIZES.tournamentEntry) : one.error));
  if (faults.length > 0) return { refused: 'badEntries', faults };
  const entries = read.flatMap((one) => (one.ok ? [one.value] : []));
  const beyond = entries.find(({ act }) => !mayAct(caller, act, tournament));
  if (beyond) return { refused: 'forbidden', entry: beyond.id };
  if (!entries.some(({ act }) => JUDGED.has(act.type))) return { entries: entries.map(stored) };
  const there = new Set(bodies.map((body) => (JSON.parse(body) as TournamentEntry).id));
  const fresh = entries.filter(({ id }) => !there.has(id));
  const isOwnStart = ({ act }: TournamentEntry) => act.type === 'roundSeated' && !may(caller, RIGHT_OF_ACT.roundSeated);
  const starting = fresh.find(isOwnStart);
  // One start at a time: what the others would find depends on it.
  if (starting && fresh.length > 1) return { refused: 'notNow', entry: starting.id };
  const judged = await (starting ? beginning(starting, tournament, matchNow) : closing(fresh, tournament, matchNow));
  return 'refused' in judged ? judged : { entries: entries.map(stored), seen: judged };
};

/** The acts that are judged by what the matches say at that moment. */
const JUDGED: ReadonlySet<Act['type']> = new Set(['roundClosed', 'roundSeated']);

/** The matches that must stay as they are for a table to start another, with the heads of their logs; or why it may not. */
async function beginning({ act, id }: TournamentEntry, tournament: Tournament | undefined, matchNow: MatchNow) {
  if (!tournament || act.type !== 'roundSeated' || checkAct(tournament, act)) return { refused: 'notNow', entry: id } as const;
  const { table, players } = act.tables[0] as SeatedTable;
  const found = await Promise.all(
    tablesNow(tournament).map(async (one) => [one.table.match, await matchNow(one.table.match)] as const),
  );
  const known = found.flatMap(([match, now]) => (now ? [[match, now] as const] : []));
  const busy = busyFor(table, tournament, new Map(known.map(([match, { summary }]) => [match, summary])));
  const playing = new Set([...busy.values()].flat());
  if (busy.has(table) || players.some((player) => playing.has(player))) return { refused: 'stillPlaying', entry: id } as const;
  // Those that others play now may go on meanwhile.
  const free = found.filter(([, now]) => now === undefined || now.summary.isOver || now.summary.hands === 0);
  return new Map(free.map(([match, now]) => [match, now?.head ?? 0]));
}

/** The matches whose results these acts close, with the heads of their logs; or the act that closes one without an agreed result. */
async function closing(entries: readonly TournamentEntry[], before: Tournament | undefined, matchNow: MatchNow) {
  const heads = new Map<string, number>();
  let tournament = before;
  for (const entry of entries) {
    const { act, id } = entry;
    const round = act.type === 'roundClosed' && !checkAct(tournament, act) ? tournament?.rounds[act.round - 1] : undefined;
    for (const table of round?.tables ?? []) {
      const now = await matchNow(table.match);
      if (!isSettled(table, now?.summary)) return { refused: 'unconfirmed', entry: id } as const;
      if (now) heads.set(table.match, now.head);
    }
    tournament = withAct(tournament, entry);
  }
  return heads;
}

/** Whether the match of a table is over, or its result was entered, and that is agreed as it is now. */
function isSettled(table: TournamentTable, summary: MatchSummary | undefined): boolean {
  const isOver = table.entered !== undefined || (summary?.isOver === true && summary.conflicts === 0);
  return isOver && isAgreed(table, summary?.digest ?? '');
}
