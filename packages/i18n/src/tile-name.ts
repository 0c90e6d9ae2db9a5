import { type Tile, isRedFive, kindOf, rankOf, suitOf } from '@tenbo/engine';

import type { HandLocale } from './locale.ts';

/**
 * The name of a tile as people say it.
 *
 * @example
 * import { parseTiles, unwrap } from '@tenbo/engine';
 * const tiles = unwrap(parseTiles('8m0p6z'));
 * tiles.map((tile) => tileName(tile, localeOf('en'))); // → ['8 man', 'red 5 pin', 'green dragon']
 * tiles.map((tile) => tileName(tile, localeOf('ja'))); // → ['八萬', '赤五筒', '發']
 */
export function tileName(tile: Tile, { tiles }: Pick<HandLocale, 'tiles'>): string {
  const kind = kindOf(tile);
  const suit = suitOf(kind);
  const rank = rankOf(kind) - 1;
  if (suit === 3) return tiles.honors[rank] as string;
  const name = tiles.numbered(tiles.ranks[rank] as string, tiles.suits[suit]);
  return isRedFive(tile) ? tiles.red(name) : name;
}
