import { doraOf } from '@tenbo/engine';

import { locale, words } from '../prefs.ts';
import { Tile } from '../ui/tile.tsx';
import styles from './situation.module.css';
import { aim, aimAsBefore, draft, isAtIndicators } from './store.ts';

/** The revealed indicators, a single one with its dora. A tap sets the keys to add more, until the reader is done; the strip then has each of them. */
export function Indicators() {
  const { dora, ura, rules } = draft.value;
  const [only, ...others] = dora;
  const shown = only !== undefined && others.length + ura.length === 0;
  return (
    <button
      type="button"
      class={styles.indicators}
      data-where="dora"
      aria-pressed={isAtIndicators.value}
      onClick={() => (isAtIndicators.value ? aimAsBefore() : (aim.value = 'dora'))}
    >
      <span class={`note ${styles.name}`}>{locale.value.tiles.doraIndicators}</span>
      <span class={styles.lying}>
        {[...dora, ...ura].map((tile, index) => (
          <Tile key={index} tile={tile} />
        ))}
        {shown && (
          <>
            →
            <Tile tile={doraOf(only, rules)} />
          </>
        )}
      </span>
      <b aria-hidden="true">{isAtIndicators.value ? '✓' : '+'}</b>
      <span class="hidden">{words.value.hand.addDora}</span>
    </button>
  );
}
