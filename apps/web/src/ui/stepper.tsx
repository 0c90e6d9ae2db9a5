import type { ComponentChildren } from 'preact';

import { words } from '../prefs.ts';
import styles from './stepper.module.css';

interface Props {
  /** What it counts, for screen readers. */
  readonly what: string;
  /** The same as it is shown, perhaps with a link. */
  readonly label: ComponentChildren;
  readonly count: number;
  readonly most?: number;
  readonly onChange: (count: number) => void;
}

/** A small number with buttons to change it by one. */
export function Stepper({ what, label, count, most = 99, onChange }: Props) {
  const texts = words.value.hand;
  return (
    <div class="row apart" role="group" aria-label={what}>
      <span class="note">{label}</span>
      <span class={styles.keys}>
        <button type="button" aria-label={texts.fewer(what)} disabled={count === 0} onClick={() => onChange(count - 1)}>
          −
        </button>
        <output class="number">{count}</output>
        <button type="button" aria-label={texts.more(what)} disabled={count >= most} onClick={() => onChange(count + 1)}>
          +
        </button>
      </span>
    </div>
  );
}
