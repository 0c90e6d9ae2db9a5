import type { Meld, MeldType, Tile } from '@tenbo/engine';
import { GIVERS, type Giver } from '@tenbo/ledger';

/** A meld as it lies on the table: the called tile points at the player who discarded it. A closed kan has no giver. */
export interface LaidMeld extends Meld {
  readonly from?: Giver | undefined;
}

/** A tile of a meld; `above` is the tile on top of it that made a pon a quad. */
export interface LaidTile {
  readonly tile: Tile;
  readonly lies: 'upright' | 'sideways' | 'faceDown';
  readonly above?: Tile | undefined;
}

/** Who could have discarded the called tile. With three players one side of the table is empty; two face each other. */
export function giversOf(type: MeldType, players: number): readonly Giver[] {
  if (type === 'ankan') return [];
  if (type === 'chi') return ['left'];
  if (players === 2) return ['across'];
  return players === 3 ? ['left', 'right'] : GIVERS;
}

/** The tiles of a meld as they lie: the called one sideways, on the giver's side; a closed kan shows its inner two, with the red five. */
export function laidTiles({ type, tiles, from = 'left' }: LaidMeld): readonly LaidTile[] {
  if (type === 'ankan') return redInside(tiles).map((tile, i) => ({ tile, lies: i === 0 || i === 3 ? 'faceDown' : 'upright' }));
  const [pon, above] = type === 'kakan' ? [tiles.slice(0, -1), tiles.at(-1)] : [tiles, undefined];
  const called = { left: 0, across: 1, right: pon.length - 1 }[from];
  return pon.map((tile, i) => (i === called ? { tile, lies: 'sideways', above } : { tile, lies: 'upright' }));
}

function redInside(tiles: readonly Tile[]): readonly Tile[] {
  const [red, ...others] = tiles.toSorted((one, other) => other - one);
  return red === undefined ? tiles : others.toSpliced(1, 0, red);
}

/** A hand's tiles in groups: the concealed tiles, the winning tile, each meld. */
export function laidGroups(hand: LaidHand, tile: Tile | undefined): readonly (readonly LaidTile[])[] {
  const upright = (tiles: readonly Tile[]) => tiles.map((one) => ({ tile: one, lies: 'upright' }) as const);
  return [upright(hand.concealed), upright(tile === undefined ? [] : [tile]), ...hand.melds.map(laidTiles)];
}

interface LaidHand {
  readonly concealed: readonly Tile[];
  readonly melds: readonly LaidMeld[];
}
