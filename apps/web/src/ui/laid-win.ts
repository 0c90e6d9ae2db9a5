import { MELD_TYPES, type Tile, parseTiles } from '@tenbo/engine';
import type { WinTiles } from '@tenbo/ledger';

import type { LaidMeld } from './laid.ts';

/** A winner's hand as it is laid out. */
export interface LaidWin {
  readonly hand: { readonly concealed: readonly Tile[]; readonly melds: readonly LaidMeld[] };
  readonly tile: Tile | undefined;
}

/** The tiles of a win of the accounts, as they lay. */
export function laidWin({ hand, tile, melds = [] }: WinTiles): LaidWin {
  const called = melds.flatMap(({ type, tiles, from }) => {
    const known = MELD_TYPES.find((one) => one === type);
    return known === undefined ? [] : [{ type: known, tiles: tilesOf(tiles), from }];
  });
  return { hand: { concealed: tilesOf(hand), melds: called }, tile: tilesOf(tile)[0] };
}

function tilesOf(text: string): readonly Tile[] {
  const tiles = parseTiles(text);
  return tiles.ok ? tiles.value : [];
}
