import { computed } from '@preact/signals';

import { words } from '../prefs.ts';
import { Tile } from '../ui/tile.tsx';
import { tileName } from '../ui/tile-name.ts';
import { without } from './edit.ts';
import styles from './hand.module.css';
import { change, draft } from './store.ts';

const lying = { dora: computed(() => draft.value.dora), ura: computed(() => draft.value.ura) };
const showsUra = computed(() => draft.value.riichi !== undefined || draft.value.ura.length > 0);

/** The indicators that lie open; a tap takes one away. */
export function Indicators() {
  const said = words.value.hand;
  return (
    <div class={styles.indicators}>
      <Row where="dora" label={said.doraIndicators} />
      {showsUra.value && <Row where="ura" label={said.uraIndicators} />}
    </div>
  );
}

function Row({ where, label }: { readonly where: 'dora' | 'ura'; readonly label: string }) {
  const said = words.value.hand;
  const tiles = lying[where].value;
  return (
    <div class={styles.indicatorRow} role="group" aria-label={label}>
      <span class={styles.label} aria-hidden="true">
        {said.aims[where]}
      </span>
      {tiles.length === 0 && <span class={styles.quiet}>{said.noIndicators}</span>}
      {tiles.map((tile, index) => (
        <button
          type="button"
          key={index}
          class={styles.indicator}
          aria-label={`${said.takeAway}: ${tileName(tile)}`}
          onClick={() => change(without(draft.value, { in: where, index }))}
        >
          <Tile tile={tile} name="silent" />
        </button>
      ))}
    </div>
  );
}
