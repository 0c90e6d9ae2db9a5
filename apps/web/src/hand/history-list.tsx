import { effect, signal } from '@preact/signals';
import { formatHand } from '@tenbo/engine';

import { words } from '../prefs.ts';
import { addressOf } from '../router.ts';
import { HandTiles } from '../ui/hand-tiles.tsx';
import { afterPaint } from '../ui/pacing.ts';
import fold from '../ui/fold.module.css';
import { draftOf } from './address.ts';
import styles from './result.module.css';
import { history } from './store.ts';

/** A long history is drawn in portions, one per frame, so that the page never blocks. */
const PORTION = 10;

const isOpen = signal(false);
const shown = signal(PORTION);

effect(() => {
  if (!isOpen.value || shown.value >= history.value.length) return undefined;
  return afterPaint(() => (shown.value += PORTION));
});

/** The hands scored before, each as a link. */
export function HistoryList() {
  if (history.value.length === 0) return null;
  return (
    <details class={fold.fold} open={isOpen.value} onToggle={(event) => (isOpen.value = event.currentTarget.open)}>
      <summary>
        <strong>{words.value.details.history}</strong>
      </summary>
      {isOpen.value && (
        <ol class={styles.history}>
          {history.value.slice(0, shown.value).map((text) => (
            <Earlier key={text} text={text} />
          ))}
        </ol>
      )}
    </details>
  );
}

/** Its tiles as they lay on the table; the text is for screen readers. */
function Earlier({ text }: { readonly text: string }) {
  const params = new URLSearchParams(text);
  const { hand, tile } = draftOf(params);
  return (
    <li>
      <a href={addressOf('hand', [], params)} aria-label={formatHand(hand, tile)}>
        <HandTiles hand={hand} tile={tile} />
      </a>
    </li>
  );
}
