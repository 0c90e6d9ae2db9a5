import type { Meld, Win } from '@tenbo/engine';

import { locale, words } from '../prefs.ts';
import { redInside } from '../ui/meld-tiles.ts';
import { tileName } from '../ui/tile-name.ts';
import { Tile, Tiles } from '../ui/tile.tsx';
import styles from './won-tiles.module.css';

/** A winner's tiles as they lie: the hand, the winning tile apart, melds beside them. */
export function WonTiles({ win: { hand, tile } }: { readonly win: Pick<Win, 'hand' | 'tile'> }) {
  const said = words.value.hand;
  return (
    <div class={styles.room}>
      <div class={styles.won} role="group" aria-label={said.hand}>
        <Tiles tiles={hand.concealed.toSorted((one, other) => one - other)} />
        <span class={styles.winning} role="img" aria-label={said.isWinning(tileName(tile))}>
          <Tile tile={tile} name="silent" />
        </span>
        {hand.melds.map((meld, i) => (
          <MeldTiles key={i} meld={meld} />
        ))}
      </div>
    </div>
  );
}

/** A closed quad lies with its outer tiles face down. */
function MeldTiles({ meld: { type, tiles } }: { readonly meld: Meld }) {
  const closed = type === 'ankan';
  const names = tiles.map((tile) => tileName(tile)).join(' ');
  return (
    <span class={styles.meld} role="img" aria-label={words.value.hand.meld(locale.value.melds[type], names)}>
      {(closed ? redInside(tiles) : tiles).map((tile, i) => (
        <Tile key={i} tile={tile} side={closed && (i === 0 || i === 3) ? 'back' : 'face'} name="silent" />
      ))}
    </span>
  );
}
