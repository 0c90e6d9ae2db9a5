import { signal } from '@preact/signals';
import type { WinText } from '@tenbo/i18n';

import { words } from '../prefs.ts';
import styles from './box.module.css';

/** Whether the lines of boxes are hidden, for a look at the tiles alone. */
const hidden = signal(false);

/** What a win is made of, line by line: yaku, fu, the arithmetic. */
export function WonLines({ text }: { readonly text: WinText }) {
  if (hidden.value) return null;
  return (
    <div class={styles.lines} tabIndex={0} role="group" aria-label={words.value.hand.yaku}>
      <ul>
        {text.yaku.map(({ name, value }) => (
          <li key={name}>
            <span>{name}</span>
            <span>{value}</span>
          </li>
        ))}
      </ul>
      {text.fu.length > 0 && (
        <ul>
          {text.fu.map(({ label, fu }, i) => (
            <li key={i}>
              <span>{label}</span>
              <span class="number">{fu}</span>
            </li>
          ))}
        </ul>
      )}
      <p>{text.rounding}</p>
      <p>{text.arithmetic}</p>
    </div>
  );
}

/** Hides the lines, or shows them again. */
export function HideButton() {
  const said = words.value.hand;
  return (
    <button type="button" class={styles.hide} aria-pressed={hidden.value} onClick={() => (hidden.value = !hidden.value)}>
      {hidden.value ? said.show : said.hide}
    </button>
  );
}
