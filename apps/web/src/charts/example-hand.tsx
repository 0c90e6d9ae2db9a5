import { type YakuId, parseHand, unwrap } from '@tenbo/engine';

import { locale } from '../prefs.ts';
import { HandTiles } from '../ui/hand-tiles.tsx';
import { exampleOf } from './examples.ts';
import styles from './yaku-list.module.css';

/** A hand that has a yaku, and how it was won. */
export function ExampleHand({ id }: { readonly id: YakuId }) {
  const { hand: text, by = 'ron' } = exampleOf(id);
  const { hand, tile } = unwrap(parseHand(text));
  return (
    <div class={styles.hand}>
      <HandTiles hand={hand} tile={tile} />
      <small>{locale.value.methods[by]}</small>
    </div>
  );
}
