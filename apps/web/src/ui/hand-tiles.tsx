import type { Tile as TileNumber } from '@tenbo/engine';

import { locale, words } from '../prefs.ts';
import styles from './hand-tiles.module.css';
import type { LaidMeld } from './laid.ts';
import { MeldTiles, Tile, Tiles, tileName } from './tile.tsx';

interface HandTilesProps {
  readonly hand: { readonly concealed: readonly TileNumber[]; readonly melds: readonly LaidMeld[] };
  readonly tile: TileNumber | undefined;
}

/** A hand to look at: the concealed tiles, the winning tile apart, then the melds. */
export function HandTiles({ hand, tile }: HandTilesProps) {
  const said = words.value.hand;
  return (
    <div class={styles.hand} role="group" aria-label={said.hand}>
      <Tiles tiles={hand.concealed} />
      {tile !== undefined && (
        <span role="img" aria-label={locale.value.tiles.winning(tileName(tile))}>
          <Tile tile={tile} name="silent" />
        </span>
      )}
      {hand.melds.map((meld, i) => (
        <span key={i} role="img" aria-label={meldName(meld)}>
          <MeldTiles meld={meld} name="silent" />
        </span>
      ))}
    </div>
  );
}

function meldName({ type, tiles, from }: LaidMeld): string {
  return words.value.hand.meld(locale.value.melds[type], tiles.map((tile) => tileName(tile)).join(' '), from);
}
