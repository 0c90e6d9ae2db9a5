import { type Tile, isRedFive, kindOf, rankOf, suitOf } from '@tenbo/engine';

import { words } from '../prefs.ts';

/** A tile as a person says it: "5 man", 「五萬」. */
export function tileName(tile: Tile): string {
  const { ranks, suits, honors, numbered, red } = words.value.tiles;
  const kind = kindOf(tile);
  const suit = suitOf(kind);
  const rank = rankOf(kind) - 1;
  if (suit === 3) return honors[rank] as string;
  const name = numbered(ranks[rank] as string, suits[suit]);
  return isRedFive(tile) ? red(name) : name;
}
