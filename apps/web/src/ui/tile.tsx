import { type Tile as TileNumber, formatTiles } from '@tenbo/engine';

import { language } from '../prefs.ts';
import { tileName } from '../words/tiles.ts';
import styles from './tile.module.css';

/** A tile's face. Where a control or a row names it already, `name` is `none`; otherwise a screen reader hears it. */
export function Tile({
  tile,
  side = 'face',
  name = 'said',
}: {
  tile: TileNumber;
  side?: 'face' | 'back';
  name?: 'said' | 'none';
}) {
  const said = name === 'said' ? { role: 'img', 'aria-label': tileName(tile, language.value) } : { 'aria-hidden': true };
  return (
    <svg class={side === 'face' ? styles.tile : styles.back} {...said}>
      <use href={side === 'face' ? `#tile-${formatTiles([tile])}` : '#tile-back'} />
    </svg>
  );
}

/** Tiles in a row; a screen reader hears each. */
export function Tiles({ tiles }: { tiles: readonly TileNumber[] }) {
  return (
    <span class={styles.tiles}>
      {tiles.map((tile, i) => (
        <Tile key={i} tile={tile} />
      ))}
    </span>
  );
}
