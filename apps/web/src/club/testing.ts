import { presets, unwrap } from '@tenbo/engine';
import { type Log, type MatchEvent, append, newMatch, nextEntry } from '@tenbo/ledger';
import {
  type Act,
  type MatchSummary,
  type Plan,
  type Tournament,
  TOURNAMENT_VERSION,
  matchStartOf,
  summaryOf,
  tournamentOf,
} from '@tenbo/tournament';

export const PLAN: Plan = { title: 'Autumn', rules: presets.ema2016, standings: { ties: [] }, bye: 0 };

/** A tournament after some acts, for tests. */
export function tournamentAfter(plan: Plan, ...acts: readonly Act[]): Tournament {
  const opened: Act = { type: 'tournamentOpened', version: TOURNAMENT_VERSION, plan };
  const log = [opened, ...acts].map((act, i) => ({ id: `e${i}`, at: '2026-11-22T10:00:00Z', act }));
  const tournament = tournamentOf(log);
  if (!tournament || tournament.aside.length > 0) throw new Error(`set aside: ${JSON.stringify(tournament?.aside)}`);
  return tournament;
}

export const entered = (...players: readonly string[]): readonly Act[] =>
  players.map((player) => ({ type: 'playerEntered', player }));

export const seated = (round: number, ...tables: readonly (readonly string[])[]): Act => ({
  type: 'roundSeated',
  round,
  tables: tables.map((players, i) => ({ table: i + 1, players })),
  byes: [],
});

/** The log of a table's match with some events. */
export function playedAt(tournament: Tournament, round: number, table: number, ...events: readonly MatchEvent[]): Log {
  const of = tournament.rounds[round - 1];
  const at = of?.tables.find((one) => one.table === table);
  if (!of || !at) throw new Error('no such table');
  return events.reduce(
    (match, event, i) => unwrap(append(match, nextEntry(match, event, { id: `${at.match}.${i}` }))),
    unwrap(newMatch(matchStartOf(of, at))),
  ).log;
}

export const ENDED: MatchEvent = { type: 'matchEnded', reason: 'agreed' };

/** Logs by their matches, and the server's summaries of them. */
export function knownOf(...logs: readonly Log[]): {
  readonly logs: ReadonlyMap<string, Log>;
  readonly summaries: ReadonlyMap<string, MatchSummary>;
} {
  const summaries = logs.flatMap((log) => summaryOf(log) ?? []);
  return {
    logs: new Map(logs.map((log) => [log[0]?.id ?? '', log])),
    summaries: new Map(summaries.map((summary) => [summary.match, summary])),
  };
}
