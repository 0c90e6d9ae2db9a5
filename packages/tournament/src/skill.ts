import type { RatedMatch } from '@tenbo/ledger';
import { type Rating, rate, rating } from 'openskill';
import { plackettLuce } from 'openskill/models';

/** An estimate of a player's skill after some matches. */
export interface SkillRating {
  /** The most likely skill; 25 at the start. */
  readonly mu: number;
  /** The uncertainty (standard deviation); 25 / 3 at the start, and smaller with each match. */
  readonly sigma: number;
  /** The skill that the player almost certainly has, `mu` minus three times `sigma`: 0 at the start. Lists are sorted by it. */
  readonly shown: number;
  readonly matches: number;
}

/** How much a player's skill may change between two matches, so that ratings never freeze. */
const TAU = 25 / 300;

/**
 * Ratings by the Plackett–Luce model of Weng and Lin (2011), computed from all matches with the library OpenSkill: beating stronger players gains more, and
 * a new player's rating moves faster.
 *
 * Sources: Weng & Lin, “A Bayesian Approximation Method for Online Ranking”, 2011; OpenSkill.
 *
 * @param matches the matches in the order in which they ended, with any number of players; players who share a place have the same number
 * @param before ratings of an earlier season to start from
 *
 * @example
 * const match = { players: ['Aki', 'Ben', 'Chie', 'Dai'].map((player, i) => ({ player, place: i + 1 })) };
 * skillRatings([match]).get('Aki')?.mu.toFixed(2); // → '27.80'
 */
export function skillRatings(
  matches: readonly RatedMatch[],
  before: ReadonlyMap<string, SkillRating> = new Map(),
): ReadonlyMap<string, SkillRating> {
  const ratings = new Map(before);
  for (const { players } of matches) {
    const table: Rating[][] = players.map(({ player }) => [ratings.get(player) ?? rating()]);
    const after = rate(table, { model: plackettLuce, rank: players.map(({ place }) => place), tau: TAU }).flat();
    players.forEach(({ player }, i) => {
      const { mu, sigma } = after[i] as Rating;
      ratings.set(player, { mu, sigma, shown: mu - 3 * sigma, matches: (ratings.get(player)?.matches ?? 0) + 1 });
    });
  }
  return ratings;
}
