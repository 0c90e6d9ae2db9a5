import { computed } from '@preact/signals';

import { locale, words } from '../prefs.ts';
import { assumedIn, assumedWord } from './assumption.ts';
import type { Assumable } from './draft.ts';
import styles from './headline.module.css';
import { pointTo } from './situation.tsx';
import { answer, draft } from './store.ts';

const assumed = computed(() => (answer.value.is === 'faulty' ? '' : assumedIn(draft.value).join(' ')));

/** "Assuming South · ron · no riichi": each word leads to its control, and disappears once something is chosen there. */
export function Assumed() {
  const said = words.value.hand.assuming;
  const parts = assumed.value.split(' ').filter(Boolean) as Assumable[];
  return (
    <p class={`row quiet ${styles.assumed}`}>
      {parts.length > 0 && said.before}
      {parts.map((one) => (
        <button key={one} type="button" class={styles.word} onClick={() => pointTo(one)}>
          {assumedWord(one, locale.value, words.value.hand)}
        </button>
      ))}
      {parts.length > 0 && said.after}
    </p>
  );
}
