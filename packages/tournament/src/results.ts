import {
  type Settlement,
  type TournamentPenalty,
  type TournamentResult,
  type TournamentStanding,
  settleMatch,
  tournamentStandings,
} from '@tenbo/ledger';

import type { Tournament, TournamentRound, TournamentTable } from './state.ts';
import type { MatchSummary } from './summary.ts';

/** Summaries of matches by match id. */
export type Summaries = ReadonlyMap<string, MatchSummary>;

/**
 * All players' results from finished tables, and those entered by hand.
 *
 * @param summaries the summaries of matches; a match without one has no result yet
 * @returns the results in the order of rounds and tables, first place first
 * @example
 * import { presets } from '@tenbo/engine';
 * const plan = { title: 'Autumn', rules: presets.ema2016, standings: { ties: [] }, bye: 0 } as const;
 * resultsOf({ plan, players: [], rounds: [], penalties: [], dismissed: [], aside: [] }, new Map()); // → []
 */
export function resultsOf({ plan, players, rounds }: Tournament, summaries: Summaries): readonly TournamentResult[] {
  const substitutes = new Set(players.flatMap(({ player, isSubstitute }) => (isSubstitute ? [player] : [])));
  return rounds.flatMap((round) =>
    round.tables.flatMap((table) =>
      settlementOf(round, table, summaries.get(table.match)).map(({ seat, place, total }) => {
        const player = table.players[seat] as string;
        const fixed = substitutes.has(player) ? plan.substitute : undefined;
        return { round: round.round, match: table.match, player, place, total: fixed ?? total };
      }),
    ),
  );
}

/**
 * The settlement of a finished table, or of a result entered by hand.
 *
 * @param summary the summary of its match, if any entry of it is stored
 * @returns first place first; empty until there is a result that may be seen, and for a match that was ended without a hand
 * @example
 * import { presets } from '@tenbo/engine';
 * const table = { table: 1, match: 'c-1', seated: [], players: [], extension: 0, confirmations: [] };
 * const round = { round: 1, rules: presets.ema2016, at: '2026-11-22T10:00:00Z', tables: [table], byes: [], isClosed: false };
 * settlementOf(round, table, undefined); // → []
 */
export function settlementOf(
  { rules }: TournamentRound,
  { entered, withheld }: TournamentTable,
  summary: MatchSummary | undefined,
): readonly Settlement[] {
  if (entered) return settleMatch(entered, rules);
  if (withheld !== undefined) return [];
  // A match that was ended without a hand was not played.
  return summary?.isOver && summary.hands > 0 && summary.conflicts === 0 ? summary.standings : [];
}

/**
 * The standings of a tournament, from all finished tables. They leave out house substitutes.
 *
 * @param by whether to rank players, or teams by the sum of their members' results
 * @example
 * import { presets } from '@tenbo/engine';
 * const plan = { title: 'Autumn', rules: presets.ema2016, standings: { ties: [] }, bye: 0 } as const;
 * const players = ['aki', 'ben'].map((player) => ({ player, isSubstitute: false, isPresent: true }));
 * const penalties = [{ entry: 'f', round: 1, player: 'aki', total: -20_000 }];
 * standingsOf({ plan, players, rounds: [], penalties, dismissed: [], aside: [] }, new Map()).map(({ player, total }) => [player, total]); // → [['ben', 0], ['aki', -20000]]
 */
export function standingsOf(
  tournament: Tournament,
  summaries: Summaries,
  by: 'player' | 'team' = 'player',
): readonly TournamentStanding[] {
  const results = resultsOf(tournament, summaries);
  const entrants = tournament.players.filter(({ isSubstitute }) => !isSubstitute);
  const names = new Map(entrants.map(({ player, team }) => [player, by === 'team' ? team : player]));
  const named = <T extends { readonly player: string }>(list: readonly T[]) =>
    list.flatMap((one) => {
      const player = names.get(one.player);
      return player === undefined ? [] : [{ ...one, player }];
    });
  const outside = [...tournament.penalties, ...byesOf(tournament, results)];
  return tournamentStandings(
    [...new Set([...names.values()].filter((name) => name !== undefined))],
    named(results),
    tournament.plan.standings,
    named(outside),
  );
}

/** The results for sitting out in closed rounds. */
function byesOf({ plan: { bye }, rounds }: Tournament, results: readonly TournamentResult[]): readonly TournamentPenalty[] {
  return rounds.flatMap(({ round, byes, isClosed }) =>
    isClosed ? byes.map((player) => ({ round, player, total: bye === 'average' ? meanOf(results, player) : bye })) : [],
  );
}

function meanOf(results: readonly TournamentResult[], player: string): number {
  const own = results.filter((one) => one.player === player);
  return own.length === 0 ? 0 : Math.round(own.reduce((sum, { total }) => sum + total, 0) / own.length);
}

/**
 * The players who advance to a round. After each cut only the first places remain, with everyone who shares the last of them. House substitutes are
 * never included.
 *
 * @param round from 1, at most the next one
 * @returns the players in the order of the standings
 * @example
 * import { presets } from '@tenbo/engine';
 * const standings = { ties: [], cuts: [{ after: 1, advance: 1, keep: 1 }] };
 * const plan = { title: 'Autumn', rules: presets.ema2016, standings, bye: 0 } as const;
 * const players = ['aki', 'ben'].map((player) => ({ player, isSubstitute: false, isPresent: true }));
 * const penalties = [{ entry: 'f', round: 1, player: 'aki', total: -20_000 }];
 * advancing({ plan, players, rounds: [], penalties, dismissed: [], aside: [] }, new Map(), 2); // → ['ben']
 */
export function advancing(tournament: Tournament, summaries: Summaries, round: number): readonly string[] {
  const standings = standingsOf(tournament, summaries);
  const cuts = (tournament.plan.standings.cuts ?? []).filter(({ after }) => after < round);
  const last = Math.max(0, ...standings.flatMap(({ results }) => results.map((one) => one.round)));
  // The standings make a cut only once there is a result after it.
  const made = cuts.filter(({ after }) => after < last).length;
  const places = Math.min(...cuts.slice(made).map(({ advance }) => advance));
  return standings.filter(({ stage, place }) => stage === made && place <= places).map(({ player }) => player);
}
