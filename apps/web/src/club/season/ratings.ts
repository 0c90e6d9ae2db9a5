// Players by a rating: of this event, or of all events that share their players with it.
import type { Answers, SharedResults } from '@tenbo/club';
import type { ApiFault } from '@tenbo/club/client';
import type { Result } from '@tenbo/engine';
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

/** Asks the server with a link of this event. */
type Ask = <What extends keyof Answers>(what: What) => Promise<Result<Answers[What], ApiFault>>;

/** The results of several events, by people who are the same in all of them. */
export interface Across {
  /** The titles of the events that were read, the newest first. */
  readonly events: readonly string[];
  /** How many could not be read. */
  readonly unread: number;
  /** In the order in which the matches were seated. */
  readonly results: readonly TournamentResult[];
  /** The latest name of each person; null if any event has erased it. */
  readonly names: ReadonlyMap<string, string | null>;
}

/**
 * Reads the events one after the other.
 *
 * @param seats players at a table: matches of other sizes do not count together
 * @returns undefined if the server cannot be reached
 */
export async function readAcross(
  ask: Ask,
  seats: number,
  onRead: (done: number, of: number) => void,
): Promise<Across | undefined> {
  const listed = await ask('GET /api/shared');
  if (!listed.ok) return undefined;
  const { events } = listed.value;
  const read: (SharedResults & { readonly title: string })[] = [];
  for (const [i, { event, title }] of events.entries()) {
    onRead(i + 1, events.length);
    const answer = await ask(`GET /api/shared/${event}`);
    if (answer.ok) read.push({ ...answer.value, title });
  }
  return { ...combined(read, seats), events: read.map(({ title }) => title), unread: events.length - read.length };
}

/** Puts results of events together. @param read the newest event first */
export function combined(read: readonly SharedResults[], seats: number): Pick<Across, 'results' | 'names'> {
  const matches = read
    .flatMap((one) => one.matches)
    .filter(({ results }) => results.length === seats)
    .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
  const names = new Map<string, string | null>();
  for (const { people } of read)
    for (const { person, name } of people) if (name === null || !names.has(person)) names.set(person, name);
  return {
    results: matches.flatMap(({ match, results }, i) =>
      results.map(({ person, place, total }) => ({ round: i + 1, match: `${match} ${i}`, player: person, place, total })),
    ),
    names,
  };
}
