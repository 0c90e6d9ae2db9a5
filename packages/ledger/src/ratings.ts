/** A finished match, as ratings need it. */
export interface RatedMatch {
  /** Everybody who played, with the place; players who share a place have the same number, and the next one is left out. */
  readonly players: readonly { readonly player: string; readonly place: number }[];
}

/** A player's rating after some matches. */
export interface TenhouRating {
  readonly rating: number;
  readonly matches: number;
}

/** Everybody begins with this. */
const FIRST = 1500;

/** What a place is worth, before the strength of the table counts. */
const WORTH: Readonly<Record<number, readonly number[]>> = { 4: [30, 10, -10, -30], 3: [30, 0, -30] };

/** From so many matches on, each counts a fifth of the first. */
const SETTLED = 400;
const SETTLED_WEIGHT = 0.2;

/** So many points of rating between a player and the table are worth one point. */
const TABLE_WEIGHT = 40;

/**
 * Ratings as Tenhou's R, computed anew from all matches: a place is worth 30, 10, −10, −30 (30, 0, −30 with three), and a fortieth of what the table's mean
 * is above the player is added. The sum counts whole in the first match, 0.002 less in each one after it, and a fifth from the 400th match on. Players who share
 * places share what they are worth.
 *
 * Source: riichi.wiki, Tenhou.net ranking; the examples of zennipponkmj.sakura.ne.jp.
 *
 * @param matches in the order in which they ended; only those of three and of four players count
 * @param before ratings of an earlier season to go on from
 *
 * @example
 * const match = { players: ['Aki', 'Ben', 'Chie', 'Dai'].map((player, i) => ({ player, place: i + 1 })) };
 * tenhouRatings([match]).get('Aki'); // → { rating: 1530, matches: 1 }
 */
export function tenhouRatings(
  matches: readonly RatedMatch[],
  before: ReadonlyMap<string, TenhouRating> = new Map(),
): ReadonlyMap<string, TenhouRating> {
  const ratings = new Map(before);
  const ratingOf = (player: string): TenhouRating => ratings.get(player) ?? { rating: FIRST, matches: 0 };
  for (const { players } of matches) {
    const worth = WORTH[players.length];
    if (worth === undefined) continue;
    const table = players.map(({ player }) => ratingOf(player));
    const mean = table.reduce((sum, { rating }) => sum + rating, 0) / players.length;
    players.forEach(({ player, place }, i) => {
      const { rating, matches: count } = table[i] as TenhouRating;
      const sharing = players.filter((other) => other.place === place).length;
      const shared = worth.slice(place - 1, place - 1 + sharing).reduce((sum, one) => sum + one, 0) / sharing;
      const change = weightAfter(count) * (shared + (mean - rating) / TABLE_WEIGHT);
      ratings.set(player, { rating: rating + change, matches: count + 1 });
    });
  }
  return ratings;
}

function weightAfter(matches: number): number {
  return matches < SETTLED ? 1 - ((1 - SETTLED_WEIGHT) * matches) / SETTLED : SETTLED_WEIGHT;
}
