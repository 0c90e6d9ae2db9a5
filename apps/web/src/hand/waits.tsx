import { computed } from '@preact/signals';
import { describeWaits } from '@tenbo/i18n';

import { locale, words } from '../prefs.ts';
import { Tile } from '../ui/tile.tsx';
import { waitValuesOf } from './answer.ts';
import styles from './result.module.css';
import { detailed, scorer } from './store.ts';

const values = computed(() => waitValuesOf(detailed.value.draft, scorer.value));

/** What each wait would be worth, by ron and by tsumo. */
export function Waits() {
  const said = words.value.hand;
  const { seat, rules } = detailed.value.draft;
  const waits = values.value;
  const texts = describeWaits(waits, seat === 'E', rules, locale.value);
  return (
    <section class={styles.card} aria-label={said.waits}>
      <table class={styles.table}>
        <thead>
          <tr>
            <th scope="col">{said.wait}</th>
            <th scope="col">{said.ron}</th>
            <th scope="col">{said.tsumo}</th>
          </tr>
        </thead>
        <tbody>
          {waits.map(({ kind }, i) => (
            <tr key={kind}>
              <th scope="row">
                <Tile tile={kind} />
                <span class={styles.quiet}>{texts[i]?.left}</span>
              </th>
              <td>{texts[i]?.ron}</td>
              <td>{texts[i]?.tsumo}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
