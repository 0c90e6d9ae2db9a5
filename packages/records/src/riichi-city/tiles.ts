import { type Tile, kindAt, redFiveOf } from '@tenbo/engine';

import type { Json } from '../json.ts';

/** The suits in the order of their codes: pin, sou, man. */
const SUITS = [1, 2, 0] as const;
const HONOURS = 3;
const NEXT_SUIT = 0x10;
const RED = 0x100;
const FIVE = 5;

/**
 * Tiles by their codes, in which the last digit is the rank: 0x01 to 0x09 are pin, 0x11 to 0x19 sou, 0x21 to 0x29 man. Honours are 0x31, 0x41
 * to 0x91, East first and chun last. A red five has 0x100 more than the plain one.
 */
const TILES: ReadonlyMap<unknown, Tile> = new Map<number, Tile>([
  ...SUITS.flatMap((suit, at) => Array.from({ length: 9 }, (_, i) => [NEXT_SUIT * at + i + 1, kindAt(suit, i + 1)] as const)),
  ...Array.from({ length: 7 }, (_, i) => [NEXT_SUIT * (HONOURS + i) + 1, kindAt(HONOURS, i + 1)] as const),
  ...SUITS.map((suit, at) => [RED + NEXT_SUIT * at + FIVE, redFiveOf(suit)] as const),
]);

/** A tile; the code 0 is a tile that is not shown. */
export function tileIn(json: Json): Tile {
  if (json.value === 0) json.refuse({ code: 'hiddenTile' });
  return TILES.get(json.value) ?? json.refuse();
}

export function tilesIn(json: Json): readonly Tile[] {
  return json.list().map(tileIn);
}
