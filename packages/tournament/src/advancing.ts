import { type Summaries, standingsOf } from './results.ts';
import type { Tournament } from './state.ts';

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
