// A player's way through an event: place and total after each round, and what the player did in it.
import { type Summaries, type Tournament, type TournamentTable, resultsOf, standingsOf } from '@tenbo/tournament';

/** A player's place after a round. */
export interface StoodAt {
  readonly round: number;
  readonly place: number;
  /** In points: 25,000 is +25.0. */
  readonly total: number;
}

/**
 * A player's total round by round, including penalties, byes and cuts. Rounds without any result are left out; in free play so are those of others. A
 * house substitute has no course.
 */
export function courseOf(tournament: Tournament, summaries: Summaries, player: string): readonly StoodAt[] {
  const results = resultsOf(tournament, summaries);
  const own = [...results, ...tournament.penalties].filter((one) => one.player === player);
  const withResult = new Set((tournament.plan.isFree ? own : results).map(({ round }) => round));
  return tournament.rounds
    .filter(({ round }) => withResult.has(round))
    .flatMap(({ round }) => {
      const { place, total } = standingsOf(upTo(tournament, round), summaries).find((one) => one.player === player) ?? {};
      return place === undefined || total === undefined ? [] : [{ round, place, total }];
    });
}

function upTo(tournament: Tournament, last: number): Tournament {
  return {
    ...tournament,
    rounds: tournament.rounds.filter(({ round }) => round <= last),
    penalties: tournament.penalties.filter(({ round }) => round <= last),
  };
}

/** What a player did in a round. */
export type RoundOfPlayer = { readonly round: number } & (
  | { readonly kind: 'sitsOut' }
  /** A substitute took over the seat, and has the result. */
  | { readonly kind: 'replaced'; readonly table: TournamentTable; readonly by: string }
  | {
      readonly kind: 'seated';
      readonly table: TournamentTable;
      readonly seat: number;
      /** Undefined until the match has a result. */
      readonly result: { readonly place: number; readonly total: number; readonly points: number | undefined } | undefined;
    }
);

/** The rounds of a player, in order. */
export function roundsOf(tournament: Tournament, summaries: Summaries, player: string): readonly RoundOfPlayer[] {
  const results = resultsOf(tournament, summaries).filter((one) => one.player === player);
  return tournament.rounds.flatMap(({ round, tables, byes }): readonly RoundOfPlayer[] => {
    const own = tables.flatMap((table): readonly RoundOfPlayer[] => {
      const [seat, before] = [table.players.indexOf(player), table.seated.indexOf(player)];
      if (seat < 0) return before < 0 ? [] : [{ round, kind: 'replaced', table, by: table.players[before] ?? '' }];
      const result = results.find(({ match }) => match === table.match);
      const points = (table.entered ?? summaries.get(table.match))?.scores[seat];
      return [{ round, kind: 'seated', table, seat, result: result && { place: result.place, total: result.total, points } }];
    });
    return byes.includes(player) ? [...own, { round, kind: 'sitsOut' }] : own;
  });
}
