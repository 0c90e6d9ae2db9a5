import { type Tile as TileNumber, formatTiles } from '@tenbo/engine';

import { language } from '../prefs.ts';
import { tileName } from '../words/tiles.ts';
import styles from './tile.module.css';

interface TileProps {
  readonly tile: TileNumber;
  readonly side?: 'face' | 'back';
  /** Where a control names its tile already, the drawing is silent. */
  readonly name?: 'said' | 'silent';
}

/** A tile as it lies on the table. */
export function Tile({ tile, side = 'face', name = 'said' }: TileProps) {
  const symbol = side === 'face' ? `tile-${formatTiles([tile])}` : 'tile-back';
  const drawing = <use href={`#${symbol}`} />;
  const look = side === 'face' ? styles.tile : styles.back;
  if (name === 'silent') {
    return (
      <svg class={look} aria-hidden="true">
        {drawing}
      </svg>
    );
  }
  return (
    <svg class={look} role="img" aria-label={tileName(tile, language.value)}>
      {drawing}
    </svg>
  );
}

/** Tiles in a row; a screen reader hears each. */
export function Tiles({ tiles }: { readonly tiles: readonly TileNumber[] }) {
  return (
    <span class={styles.tiles}>
      {tiles.map((tile, i) => (
        <Tile key={i} tile={tile} />
      ))}
    </span>
  );
}
