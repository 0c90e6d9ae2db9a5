import { type RatedMatch, type TournamentResult, tenhouRatings } from '@tenbo/ledger';
import { skillRatings } from '@tenbo/tournament';

/** The ratings to choose from. */
export const RATINGS = ['sum', 'place', 'tenhou', 'skill'] as const;
export type RatingId = (typeof RATINGS)[number];

/** A player in a list of ratings. */
export interface RatedPlayer {
  readonly player: string;
  /** From 1; equal ratings share the better rank. */
  readonly rank: number;
  /** The sum in points, the average place, or the rating. */
  readonly value: number;
  readonly matches: number;
  /** The estimate of the skill and its uncertainty; only for the rating by skill. */
  readonly skill?: { readonly mu: number; readonly sigma: number };
}

type Rated = Omit<RatedPlayer, 'rank'>;

const RATED: { readonly [R in RatingId]: (results: readonly TournamentResult[]) => readonly Rated[] } = {
  sum: (results) => perPlayer(results, (own) => own.reduce((sum, { total }) => sum + total, 0)),
  place: (results) => perPlayer(results, (own) => own.reduce((sum, { place }) => sum + place, 0) / own.length),
  tenhou: (results) =>
    [...tenhouRatings(ratedMatches(results))].map(([player, { rating, matches }]) => ({ player, value: rating, matches })),
  skill: (results) =>
    [...skillRatings(ratedMatches(results))].map(([player, { mu, sigma, shown, matches }]) => ({
      player,
      value: shown,
      matches,
      skill: { mu, sigma },
    })),
};

/**
 * Everyone with a result, best first.
 *
 * @param results in the order of rounds, as `resultsOf` returns them; matches of one round have no player in common, so their order does not matter
 */
export function ratedPlayers(by: RatingId, results: readonly TournamentResult[]): readonly RatedPlayer[] {
  const sign = by === 'place' ? 1 : -1;
  const ordered = RATED[by](results).toSorted((one, other) => sign * (one.value - other.value));
  return ordered.map((one) => ({ ...one, rank: 1 + ordered.findIndex(({ value }) => value === one.value) }));
}

function perPlayer(
  results: readonly TournamentResult[],
  valueOf: (own: readonly TournamentResult[]) => number,
): readonly Rated[] {
  const players = Map.groupBy(results, ({ player }) => player);
  return [...players].map(([player, own]) => ({ player, value: valueOf(own), matches: own.length }));
}

/** Results as matches for the ratings. */
function ratedMatches(results: readonly TournamentResult[]): readonly RatedMatch[] {
  return [...Map.groupBy(results, ({ match }) => match).values()].map((players) => ({ players }));
}
