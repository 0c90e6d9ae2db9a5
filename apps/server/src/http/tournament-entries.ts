import { type Fault, mayAct } from '@tenbo/club';
import {
  type MatchSummary,
  type Tournament,
  type TournamentEntry,
  type TournamentTable,
  checkAct,
  isAgreed,
  parseTournamentEntry,
  withAct,
} from '@tenbo/tournament';

import { type Admit, lengthFaults, stored } from './admit.ts';

/** The most characters of an entry. By far the longest is the seating of a round: about 30 for each player. */
export const LONGEST_ENTRY = 200_000;

type MatchNow = Parameters<Admit>[0]['matchNow'];

/** Admits acts of organisers, referees and tables. A round is closed only with results that are agreed as they are at that moment. */
export const admitToTournament: Admit = async ({ caller, bodies, entries: sent, tournament, matchNow }) => {
  const read = sent.map((entry, i) => parseTournamentEntry(entry, `entries[${i}]`));
  const faults = read.flatMap<Fault>((one, i) => (one.ok ? lengthFaults(one.value, i, LONGEST_ENTRY) : one.error));
  if (faults.length > 0) return { refused: 'badEntries', faults };
  const entries = read.flatMap((one) => (one.ok ? [one.value] : []));
  const beyond = entries.find(({ act }) => !mayAct(caller, act));
  if (beyond) return { refused: 'forbidden', entry: beyond.id };
  if (!entries.some(({ act }) => act.type === 'roundClosed')) return { entries: entries.map(stored) };
  const known = new Set(bodies.map((body) => (JSON.parse(body) as TournamentEntry).id));
  const closed = await closing(
    entries.filter(({ id }) => !known.has(id)),
    tournament,
    matchNow,
  );
  return 'refused' in closed ? closed : { entries: entries.map(stored), seen: closed };
};

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
