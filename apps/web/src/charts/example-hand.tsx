import { type YakuId, formatTiles, parseHand, unwrap } from '@tenbo/engine';

import { locale } from '../prefs.ts';
import { MeldTiles, Tile, Tiles } from '../ui/tile.tsx';
import { exampleOf } from './examples.ts';
import styles from './yaku-list.module.css';

/** A hand that has a yaku, its winning tile set apart, then its melds. */
export function ExampleHand({ id }: { readonly id: YakuId }) {
  const { hand: text, by = 'ron' } = exampleOf(id);
  const { hand, tile } = unwrap(parseHand(text));
  return (
    <div class={styles.hand}>
      <Tiles tiles={hand.concealed} />
      {tile !== undefined && (
        <span>
          <Tile tile={tile} />
        </span>
      )}
      {hand.melds.map((meld) => (
        <MeldTiles key={formatTiles(meld.tiles)} meld={meld} />
      ))}
      <small>{locale.value.methods[by]}</small>
    </div>
  );
}
