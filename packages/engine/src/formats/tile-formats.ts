import { type Result, err, ok } from '../result.ts';
import { unicodeOf } from '../tiles/tile-text.ts';
import { excerptOf } from '../input/excerpt.ts';
import { EAST, TILES, type Tile, isRedFive, kindOf, rankOf, suitOf } from '../tiles/tile.ts';

/** A way in which other programs write one tile. */
export interface TileFormat<T extends string | number> {
  /** The tile that is written like this; undefined if there is none. */
  readonly read: (written: T) => Tile | undefined;
  readonly write: (tile: Tile) => T;
}

/** What is wrong with tiles from another program: not a tile, not a count, or a tile of which no copy is left. */
export type TileFormatError =
  /** The place in the list, from 0, and what was found there. */
  | { readonly code: 'notATile'; readonly index: number; readonly found: string }
  | { readonly code: 'notACount'; readonly index: number; readonly found: string }
  | { readonly code: 'noCopyLeft'; readonly index: number; readonly tile: Tile };

const ALL_TILES: readonly Tile[] = Array.from({ length: TILES }, (_, tile) => tile as Tile);

/** A format given by how it writes each tile; where two look the same, the first is read. */
function formatOf<T extends string | number>(write: (tile: Tile) => T): TileFormat<T> {
  const tiles = new Map(ALL_TILES.map((tile) => [write(tile), tile] as const).toReversed());
  return { read: (written) => tiles.get(written), write };
}

const SUITS = 'mpsz';
const MJAI_HONOURS = ['E', 'S', 'W', 'N', 'P', 'F', 'C'] as const;

/** Rank and suit; a red five with the rank 0. */
function inNotation(tile: Tile): string {
  const kind = kindOf(tile);
  return `${isRedFive(tile) ? 0 : rankOf(kind)}${SUITS[suitOf(kind)]}`;
}

function inMjai(tile: Tile): string {
  const kind = kindOf(tile);
  if (kind >= EAST) return MJAI_HONOURS[kind - EAST] as string;
  return `${rankOf(kind)}${SUITS[suitOf(kind)]}${isRedFive(tile) ? 'r' : ''}`;
}

/** The suit as the tens, from 1; red fives are 51 to 53. */
function inTenhou(tile: Tile): number {
  const kind = kindOf(tile);
  return isRedFive(tile) ? 51 + suitOf(kind) : 10 * (suitOf(kind) + 1) + rankOf(kind);
}

const UNICODE = formatOf(unicodeOf);

/**
 * How other programs write one tile.
 *
 * - `mjai`: `5m`, red `5mr`, honours `E S W N P F C`
 * - `tenhou`: the numbers of tenhou.net/6: 11–19 man, 21–29 pin, 31–39 sou, 41–47 honours, 51–53 red fives
 * - `majsoul`: `5m`, red `0m`, honours `1z`–`7z`
 * - `unicode`: one character of the Mahjong Tiles block, with or without the selector for text style; a red five is written as a plain one
 *
 * @example
 * TILE_FORMATS.mjai.read('5mr') === redFiveOf(0); // → true
 * unwrap(parseTiles('0p 1z')).map(TILE_FORMATS.tenhou.write); // → [52, 41]
 * TILE_FORMATS.majsoul.read('8z'); // → undefined
 */
export const TILE_FORMATS: {
  readonly mjai: TileFormat<string>;
  readonly tenhou: TileFormat<number>;
  readonly majsoul: TileFormat<string>;
  readonly unicode: TileFormat<string>;
} = {
  mjai: formatOf(inMjai),
  tenhou: formatOf(inTenhou),
  majsoul: formatOf(inNotation),
  unicode: { read: (written) => UNICODE.read(`${written.replace(/[\uFE0E\uFE0F]$/, '')}\uFE0E`), write: unicodeOf },
};

/**
 * Reads a list of tiles as another program writes them.
 *
 * @returns the tiles in their order, or the first that is none
 * @example
 * formatTiles(unwrap(tilesFrom(TILE_FORMATS.mjai, ['5mr', 'E', '9p']))); // → '0m9p1z'
 * tilesFrom(TILE_FORMATS.tenhou, [11, 20]); // → { ok: false, error: { code: 'notATile', index: 1, found: '20' } }
 */
export function tilesFrom<T extends string | number>(
  format: TileFormat<T>,
  written: readonly T[],
): Result<readonly Tile[], TileFormatError> {
  const tiles: Tile[] = [];
  for (const [index, one] of written.entries()) {
    const tile = format.read(one);
    if (tile === undefined) return err({ code: 'notATile', index, found: excerptOf(one) });
    tiles.push(tile);
  }
  return ok(tiles);
}
