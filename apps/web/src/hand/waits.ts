import { type Scorer, type WaitValue, kindAt, unwrap, waitValues } from '@tenbo/engine';

import { type Draft, winOf } from './draft.ts';

/** Any winning tile: the waits take its place. */
const ANY = kindAt(0, 1);

/** The score of each wait of a draft in tenpai, by ron and by tsumo. */
export function waitValuesOf(draft: Draft, scorer: Scorer): readonly WaitValue[] {
  const { hand, tile: _tile, method: _method, ...situation } = winOf(draft, ANY);
  return unwrap(waitValues(scorer, hand, situation, { honba: draft.table.honba }));
}
