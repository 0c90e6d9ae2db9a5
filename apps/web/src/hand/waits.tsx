import type { WaitValue } from '@tenbo/engine';
import { describeWaits } from '@tenbo/i18n';

import { locale, words } from '../prefs.ts';
import { Tile } from '../ui/tile.tsx';
import styles from './result.module.css';
import { draft } from './store.ts';

/** What each wait would be worth, by ron and by tsumo. */
export function Waits({ waits }: { readonly waits: readonly WaitValue[] }) {
  const said = words.value.hand;
  const texts = describeWaits(waits, draft.value.seat === 'E', draft.value.rules, locale.value);
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
