import { type RuleSet, type Win, createScorer, formatTiles, formatTilesInOrder } from '@tenbo/engine';

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

/** A win as a record, as programs write it. */
export function recordOf({ hand, tile, method, seatWind, roundWind, riichi, doraIndicators, uraIndicators }: Win): object {
  return {
    hand: formatTiles(hand.concealed),
    tile: formatTiles([tile]),
    melds: hand.melds.map(({ type, tiles }) => ({ type, tiles: formatTiles(tiles) })),
    ...method,
    seat: seatWind,
    round: roundWind,
    ...(riichi && { riichi: riichi.kind, ippatsu: riichi.ippatsu }),
    dora: formatTilesInOrder(doraIndicators),
    ura: formatTilesInOrder(uraIndicators),
  };
}
