import type { Tile as TileNumber } from '@tenbo/engine';

import { locale, words } from '../prefs.ts';
import styles from './hand-tiles.module.css';
import type { LaidMeld } from './laid.ts';
import { MeldTiles, Tile, Tiles, tileName } from './tile.tsx';

interface HandTilesProps {
  readonly hand: { readonly concealed: readonly TileNumber[]; readonly melds: readonly LaidMeld[] };
  readonly tile: TileNumber | undefined;
}

/** A hand on display: the concealed tiles, the winning tile set apart, then the melds. */
export function HandTiles({ hand, tile }: HandTilesProps) {
  const said = words.value.hand;
  return (
    <div class={styles.hand} role="group" aria-label={said.hand}>
      <Tiles tiles={hand.concealed} />
      {tile !== undefined && (
        <span data-won role="img" aria-label={locale.value.tiles.winning(tileName(tile))}>
          <Tile tile={tile} name="silent" />
        </span>
      )}
      {hand.melds.map((meld, i) => (
        <NamedMeld key={i} meld={meld} />
      ))}
    </div>
  );
}

/** A meld with a single text for screen readers: its kind, its tiles, and who the called one came from. */
export function NamedMeld({ meld }: { readonly meld: LaidMeld }) {
  const { type, tiles, from } = meld;
  const name = words.value.hand.meld(locale.value.melds[type], tiles.map((tile) => tileName(tile)).join(' '), from);
  return (
    <span role="img" aria-label={name}>
      <MeldTiles meld={meld} name="silent" />
    </span>
  );
}
