import { computed } from '@preact/signals';

import { locale, words } from '../prefs.ts';
import button from '../ui/button.module.css';
import { Tile, tileName } from '../ui/tile.tsx';
import { isFull } from './draft.ts';
import { without } from './edit.ts';
import styles from './situation.module.css';
import { aim, change, draft } from './store.ts';

const lying = { dora: computed(() => draft.value.dora), ura: computed(() => draft.value.ura) };

/** Ura indicators are shown only if the winner declared riichi. */
const showsUra = computed(
  () => draft.value.ura.length > 0 || (draft.value.riichi !== undefined && isFull(draft.value)) || aim.value === 'ura',
);

/** The revealed indicators: a tap on one removes it, and after `+` the next key adds another. */
export function Indicators() {
  return (
    <>
      <Row where="dora" />
      {showsUra.value && <Row where="ura" />}
    </>
  );
}

function Row({ where }: { readonly where: 'dora' | 'ura' }) {
  const said = words.value.hand;
  const tiles = lying[where].value;
  const { doraIndicators, uraIndicators } = locale.value.tiles;
  const [label, adding] = { dora: [doraIndicators, said.addDora], ura: [uraIndicators, said.addUra] }[where];
  return (
    <div class={`row ${styles.indicators}`} data-where={where} role="group" aria-label={label}>
      {tiles.length > 0 && (
        <span class="note" aria-hidden="true">
          {said.aims[where]}
        </span>
      )}
      {tiles.map((tile, index) => (
        <button
          type="button"
          key={index}
          class={`middle ${styles.indicator}`}
          aria-label={`${said.takeAway}: ${tileName(tile)}`}
          onClick={() => change(without(draft.value, { in: where, index }))}
        >
          <Tile tile={tile} name="silent" />
        </button>
      ))}
      <button
        type="button"
        class={`${button.button} ${styles.add}`}
        aria-pressed={aim.value === where}
        onClick={() => (aim.value = aim.value === where ? 'tile' : where)}
      >
        {tiles.length === 0 && (
          <>
            <span class="note">{said.aims[where]}</span> {said.noIndicators}
          </>
        )}
        <b aria-hidden="true">+</b>
        <span class="hidden">{adding}</span>
      </button>
    </div>
  );
}
