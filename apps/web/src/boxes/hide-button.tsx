import { type Signal, signal } from '@preact/signals';

import { words } from '../prefs.ts';
import styles from './box.module.css';

/** Whether a box is shrunk to what lies on the table. Each of the two stays as it is while the reader turns over. */
export const isHidden = { winner: signal(false), payments: signal(false) };

/** Shrinks a box, or shows all of it again. */
export function HideButton({ hidden }: { readonly hidden: Signal<boolean> }) {
  const said = words.value.hand;
  return (
    <button type="button" class={styles.key} aria-pressed={hidden.value} onClick={() => (hidden.value = !hidden.value)}>
      {hidden.value ? said.show : said.hide}
    </button>
  );
}
