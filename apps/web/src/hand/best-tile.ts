import { type Scorer, type Tile, kindOf } from '@tenbo/engine';

import { type Draft, isFull, winOf } from './draft.ts';
import { withWinning } from './edit.ts';

/**
 * The draft with the winning tile that is worth most, if the hand was entered by its sets, so that any tile may be the winning one. Of several worth the
 * same it is the first in order, so that the way to the hand makes no difference.
 */
export function withBest(draft: Draft, scorer: Scorer): Draft {
  if (draft.tileIs !== 'best' || !isFull(draft)) return draft;
  const won = [draft, ...draft.hand.concealed.map((_, index) => withWinning(draft, index))]
    .map((one) => ({ one, tile: one.tile as Tile, worth: worthOf(one, scorer) }))
    .toSorted((a, b) => b.worth - a.worth || kindOf(a.tile) - kindOf(b.tile) || b.tile - a.tile);
  return { ...(won[0] as (typeof won)[0]).one, tileIs: 'best' };
}

/** Base points, then han; below zero for a hand that cannot win. */
function worthOf(draft: Draft, scorer: Scorer): number {
  const score = scorer.view(winOf(draft, draft.tile as Tile), draft.table.honba);
  return score === undefined ? -1 : score.basePoints * 100 + score.han;
}
