import type { Tile as TileNumber } from '@tenbo/engine';

import styles from './hand-tiles.module.css';
import type { LaidMeld } from './laid.ts';
import { MeldTiles, Tile, Tiles } from './tile.tsx';

interface HandTilesProps {
  readonly hand: { readonly concealed: readonly TileNumber[]; readonly melds: readonly LaidMeld[] };
  readonly tile: TileNumber | undefined;
}

/** A hand to look at: its concealed tiles, the winning tile apart, then its melds. */
export function HandTiles({ hand, tile }: HandTilesProps) {
  return (
    <div class={styles.hand}>
      <Tiles tiles={hand.concealed} />
      {tile !== undefined && <Tile tile={tile} />}
      {hand.melds.map((meld, i) => (
        <MeldTiles key={i} meld={meld} />
      ))}
    </div>
  );
}
