import { type Meld, type YakuId, formatTiles, parseHand, unwrap } from '@tenbo/engine';

import { locale } from '../prefs.ts';
import { Tile, Tiles } from '../ui/tile.tsx';
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
        <MeldOf key={formatTiles(meld.tiles)} meld={meld} />
      ))}
      <small>{locale.value.methods[by]}</small>
    </div>
  );
}

/** A closed quad shows its inner tiles. */
function MeldOf({ meld: { type, tiles } }: { readonly meld: Meld }) {
  if (type !== 'ankan') return <Tiles tiles={tiles} />;
  return (
    <span class={styles.meld}>
      {tiles.map((tile, i) => (
        <Tile key={i} tile={tile} side={i === 1 || i === 2 ? 'face' : 'back'} />
      ))}
    </span>
  );
}
