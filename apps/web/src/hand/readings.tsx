import type { Explanation, WinRecord } from '@tenbo/engine';
import { describeWin } from '@tenbo/i18n';

import { locale, words } from '../prefs.ts';
import styles from './result.module.css';

interface ReadingsProps {
  readonly record: WinRecord;
  readonly explanation: Explanation;
}

/** Every reading of the tiles, best first, each with the reason why it lost. */
export function Readings({ record, explanation }: ReadingsProps) {
  const { reading, headline, rejected } = describeWin(explanation, record, locale.value);
  return (
    <section class={styles.card} aria-label={words.value.hand.readings}>
      <h2>{words.value.hand.readings}</h2>
      <ol class={styles.ladder}>
        <li>
          <strong>
            {reading}: {headline}
          </strong>
        </li>
        {rejected.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
    </section>
  );
}
