import { signal } from '@preact/signals';
import { type Tile as TileNumber, formatTiles } from '@tenbo/engine';
import { tileName as nameOf } from '@tenbo/i18n';

import { locale } from '../prefs.ts';
import { type LaidMeld, type LaidTile, laidTiles } from './laid.ts';
import styles from './tile.module.css';

/** Whether the page has shown a tile yet. Until then it does not need their images, which take a fifth of the work of a load. */
export const isTileShown = signal(false);

interface TileProps {
  /** Undefined for an empty place. */
  readonly tile: TileNumber | undefined;
  readonly lies?: LaidTile['lies'];
  readonly above?: TileNumber | undefined;
  /** `silent` inside a control that already names the tile. */
  readonly name?: 'said' | 'silent';
}

/** A tile as it lies on the table, with the tile on top of it if there is one. */
export function Tile({ tile, lies = 'upright', above, name = 'said' }: TileProps) {
  const names = [tile, above].flatMap((one) => (one === undefined ? [] : [tileName(one)])).join(' ');
  const said = name === 'said' ? ({ role: 'img', 'aria-label': names } as const) : { 'aria-hidden': true };
  if (above === undefined) return <span class={lookOf(tile, lies)} {...said} />;
  return (
    <span class={styles.stack} {...said}>
      <span class={lookOf(tile, 'sideways')} />
      <span class={lookOf(above, 'sideways')} />
    </span>
  );
}

/** The classes of a tile: its shape, and its image from the sheet. */
function lookOf(tile: TileNumber | undefined, lies: LaidTile['lies']): string | undefined {
  if (tile === undefined) return styles.tile;
  isTileShown.value = true;
  return `${lies === 'sideways' ? styles.sideways : styles.tile} ${imageName(tile, lies)}`;
}

/** The class under which the sheet has a tile. */
export function imageName(tile: TileNumber, lies: LaidTile['lies']): string {
  if (lies === 'faceDown') return 'tile-back';
  return `tile-${formatTiles([tile])}${lies === 'sideways' ? '-sideways' : ''}`;
}

/** Tiles in a row; a screen reader reads each of them. */
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

/** A key per tile: the tile and the number of equal ones before it, so that inserting a tile does not redraw the others. */
function keysOf(tiles: readonly TileNumber[]): readonly string[] {
  return tiles.map((tile, i) => `${tile} ${tiles.slice(0, i).filter((before) => before === tile).length}`);
}

/** A tile as people say it: "5 man", 「五萬」. */
export function tileName(tile: TileNumber): string {
  return nameOf(tile, locale.value);
}
