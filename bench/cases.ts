import { type RuleSet, type Win, createScorer } from '@tenbo/engine';

import { randomWin, seeded } from '../fixtures/wins.ts';

/** Wins with a yaku under the rules, more varied than real play; the same seed gives the same wins. */
export function winCases(count: number, rules: RuleSet, seed = 1): Win[] {
  const scorer = createScorer(rules);
  const choose = seeded(seed);
  const wins: Win[] = [];
  while (wins.length < count) {
    const win = randomWin(choose, rules);
    if (scorer.score(win).ok) wins.push(win);
  }
  return wins;
}
