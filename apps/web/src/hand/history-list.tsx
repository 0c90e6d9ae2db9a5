import { formatHand } from '@tenbo/engine';

import { words } from '../prefs.ts';
import { addressOf } from '../router.ts';
import { draftOf } from './address.ts';
import styles from './result.module.css';
import { history } from './store.ts';

/** The hands that were scored before; each is a link. */
export function HistoryList() {
  if (history.value.length === 0) return null;
  return (
    <details class={styles.card}>
      <summary>{words.value.hand.history}</summary>
      <ol class={styles.history}>
        {history.value.map((text) => {
          const params = new URLSearchParams(text);
          const { hand, tile } = draftOf(params);
          return (
            <li key={text}>
              <a href={addressOf('hand', [], params)}>{formatHand(hand, tile)}</a>
            </li>
          );
        })}
      </ol>
    </details>
  );
}
