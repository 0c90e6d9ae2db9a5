import { type Tile as TileNumber, formatTiles } from '@tenbo/engine';

import { BESIDE_INDEX, FACE, LAID, SIDEWAYS, TILE } from '../../tiles/draw/grid.ts';
import { indices } from '../prefs.ts';
import { type LaidMeld, type LaidTile, laidTiles } from './laid.ts';
import { tileName } from './tile-name.ts';
import styles from './tile.module.css';

interface TileProps {
  readonly tile: TileNumber;
  readonly lies?: LaidTile['lies'];
  readonly above?: TileNumber | undefined;
  /** Where a control names its tile already, the drawing is silent. */
  readonly name?: 'said' | 'silent';
}

/** A tile as it lies on the table, with the one that lies on it. */
export function Tile({ tile, lies = 'upright', above, name = 'said' }: TileProps) {
  const names = [tile, ...(above === undefined ? [] : [above])].map((one) => tileName(one)).join(' ');
  const said = name === 'said' ? ({ role: 'img', 'aria-label': names } as const) : { 'aria-hidden': true };
  if (lies !== 'sideways') {
    return (
      <svg class={styles.tile} viewBox={`0 0 ${TILE.width} ${TILE.height}`} {...said}>
        {lies === 'faceDown' ? <use href="#tile-back" /> : <Upright tile={tile} />}
      </svg>
    );
  }
  const top = above === undefined ? 0 : -FACE.width;
  return (
    <svg class={styles.sideways} viewBox={`0 ${top} ${SIDEWAYS.width} ${SIDEWAYS.height - top}`} {...said}>
      <Sideways tile={tile} />
      {above !== undefined && (
        <g transform={`translate(0 ${top})`}>
          <Sideways tile={above} />
        </g>
      )}
    </svg>
  );
}

function Upright({ tile }: { readonly tile: TileNumber }) {
  return (
    <>
      <use href="#tile-face" {...TILE} />
      <Drawing tile={tile} />
    </>
  );
}

function Sideways({ tile }: { readonly tile: TileNumber }) {
  return (
    <>
      <use href="#tile-face-sideways" {...SIDEWAYS} />
      <g transform={LAID}>
        <Drawing tile={tile} />
      </g>
    </>
  );
}

function Drawing({ tile }: { readonly tile: TileNumber }) {
  const text = formatTiles([tile]);
  if (indices.value === 'off') return <use href={`#tile-${text}`} {...TILE} />;
  return (
    <>
      <use href={`#tile-${text}`} {...BESIDE_INDEX} />
      <use href={`#index-${text}`} {...TILE} />
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

interface MeldTilesProps {
  readonly meld: LaidMeld;
  readonly name?: TileProps['name'];
}

/** The tiles of a meld, the called one sideways. */
export function MeldTiles({ meld, name = 'said' }: MeldTilesProps) {
  return (
    <span class={styles.tiles}>
      {laidTiles(meld).map((laid, i) => (
        <Tile key={i} {...laid} name={name} />
      ))}
    </span>
  );
}

/** A key for each tile of a row: what it is and how many such came before, so that one more among them leaves the others as drawn. */
export function keysOf(tiles: readonly TileNumber[]): readonly string[] {
  return tiles.map((tile, i) => `${tile} ${tiles.slice(0, i).filter((before) => before === tile).length}`);
}
