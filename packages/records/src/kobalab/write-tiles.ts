import { type Meld, TILE_FORMATS, type Tile, formatTiles, kindOf } from '@tenbo/engine';

import type { Call } from '../game.ts';
import { sourceSign } from './tiles.ts';

/** A tile with its suit first, such as `m0`. */
export function writeTile(tile: Tile): string {
  const [digit, suit] = TILE_FORMATS.majsoul.write(tile);
  return `${suit}${digit}`;
}

/** Tiles in order, such as `m123p055z1`. */
export function writeTiles(tiles: readonly Tile[]): string {
  return formatTiles(tiles).replaceAll(/(\d+)([mpsz])/g, '$2$1');
}

/** A called meld. The program compares such texts, so red fives stand where it puts them: last of the caller's own, and in a run in their place. */
export function writeCall({ seat, from, meld, called }: Call): string {
  const mark = sourceSign(seat, from);
  if (meld.type === 'chi')
    return ofSuit(
      meld,
      byKind(meld.tiles).map((tile) => (tile === called ? rank(tile) + mark : rank(tile))),
    );
  const own = [...meld.tiles];
  own.splice(own.indexOf(called), 1);
  return ofSuit(meld, [...redsLast(own), `${rank(called)}${mark}`]);
}

export function writeClosedQuad(meld: Meld): string {
  return ofSuit(meld, redsLast(meld.tiles));
}

/** A pon, to which a tile was added. */
export function writeAdded(pon: string, added: Tile): string {
  return pon + rank(added);
}

function ofSuit({ tiles: [first] }: Meld, ranks: readonly string[]): string {
  return (first === undefined ? '' : writeTile(first).charAt(0)) + ranks.join('');
}

function redsLast(tiles: readonly Tile[]): readonly string[] {
  return tiles.map(rank).toSorted().toReversed();
}

function byKind(tiles: readonly Tile[]): readonly Tile[] {
  return tiles.toSorted((one, other) => kindOf(one) - kindOf(other));
}

function rank(tile: Tile): string {
  return writeTile(tile).charAt(1);
}
