import { type Tile as TileNumber, formatTiles } from '@tenbo/engine';

import { BESIDE_INDEX, TILE } from '../../tiles/draw/grid.ts';
import { indices } from '../prefs.ts';
import { tileName } from './tile-name.ts';
import styles from './tile.module.css';

interface TileProps {
  readonly tile: TileNumber;
  readonly side?: 'face' | 'back';
  /** Where a control names its tile already, the drawing is silent. */
  readonly name?: 'said' | 'silent';
}

/** A tile as it lies on the table. */
export function Tile({ tile, side = 'face', name = 'said' }: TileProps) {
  const said = name === 'said' ? ({ role: 'img', 'aria-label': tileName(tile) } as const) : { 'aria-hidden': true };
  return (
    <svg class={styles.tile} viewBox={`0 0 ${TILE.width} ${TILE.height}`} {...said}>
      {side === 'back' ? <use href="#tile-back" /> : <Face text={formatTiles([tile])} />}
    </svg>
  );
}

function Face({ text }: { readonly text: string }) {
  const indexed = indices.value === 'on';
  return (
    <>
      <use href="#tile-face" />
      <use href={`#tile-${text}`} {...(indexed ? BESIDE_INDEX : {})} />
      {indexed && <use href={`#index-${text}`} />}
    </>
  );
}

/** Tiles in a row; a screen reader hears each. */
export function Tiles({ tiles }: { readonly tiles: readonly TileNumber[] }) {
  const keys = keysOf(tiles);
  return (
    <span class={styles.tiles}>
      {tiles.map((tile, i) => (
        <Tile key={keys[i]} tile={tile} />
      ))}
    </span>
  );
}

/** A key for each tile of a row: what it is and how many such came before, so that one more among them leaves the others as drawn. */
export function keysOf(tiles: readonly TileNumber[]): readonly string[] {
  return tiles.map((tile, i) => `${tile} ${tiles.slice(0, i).filter((before) => before === tile).length}`);
}
