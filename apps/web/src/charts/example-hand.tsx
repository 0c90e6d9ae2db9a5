import type { YakuId } from '@tenbo/engine';
import { exampleOf } from '@tenbo/engine/examples';

import { locale } from '../prefs.ts';
import { HandTiles } from '../ui/hand-tiles.tsx';
import styles from './charts.module.css';

/** The example hand of a yaku, and how it was won. */
export function ExampleHand({ id }: { readonly id: YakuId }) {
  const { hand, tile, method } = exampleOf(id);
  return (
    <div class={`row ${styles.hand}`}>
      <HandTiles hand={hand} tile={tile} />
      <small class="quiet">{locale.value.methods[method.by]}</small>
    </div>
  );
}
