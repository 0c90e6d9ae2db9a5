import type { RatedMatch } from '@tenbo/ledger';
import { type Rating, rate, rating } from 'openskill';
import { plackettLuce } from 'openskill/models';

/** What is believed of a player's skill after some matches. */
export interface SkillRating {
  /** The skill that is most likely; 25 at the start. */
  readonly mu: number;
  /** How far from it the skill may well be; 25 / 3 at the start, and less with each match. */
  readonly sigma: number;
  /** The skill that is all but certain, `mu` less three times `sigma`: 0 at the start. Lists are ordered by it. */
  readonly shown: number;
  readonly matches: number;
}

/** By how much somebody's skill may change between two matches, so that a rating never freezes. */
const TAU = 25 / 300;

/**
 * Ratings by the model of Weng and Lin (2011) for orders of players after Plackett and Luce, computed anew from all matches by the library OpenSkill: who beats
 * stronger players gains more, and a new player's rating moves faster.
 *
 * Sources: Weng & Lin, “A Bayesian Approximation Method for Online Ranking”, 2011; OpenSkill.
 *
 * @param matches in the order in which they ended, of any number of players; those who share a place have the same number
 * @param before ratings of an earlier season to go on from
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
