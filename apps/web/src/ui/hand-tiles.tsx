import type { Tile as TileNumber, TileLeft } from '@tenbo/engine';

import { locale, words } from '../prefs.ts';
import type { LaidMeld } from './laid.ts';
import { MeldTiles, Tile, Tiles, tileName } from './tile.tsx';
import styles from './hand-tiles.module.css';

interface HandTilesProps {
  readonly hand: { readonly concealed: readonly TileNumber[]; readonly melds: readonly LaidMeld[] };
  readonly tile: TileNumber | undefined;
}

/** A hand on display: the concealed tiles, the winning tile set apart, then the melds. */
export function HandTiles({ hand, tile }: HandTilesProps) {
  const texts = words.value.hand;
  return (
    <div class={styles.hand} role="group" aria-label={texts.hand}>
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

/** Tiles that bring a hand closer to winning, and how many of each are left. Keyed by their place, so that none moves when others come or go. */
export function Nearer({ tiles }: { readonly tiles: readonly TileLeft[] }) {
  return (
    <ul class="row">
      {tiles
        .filter(({ left }) => left > 0)
        .map(({ kind, left }, i) => (
          <li key={i} class="note middle">
            <Tile tile={kind} />
            <span class="number">{left}</span>
          </li>
        ))}
    </ul>
  );
}
