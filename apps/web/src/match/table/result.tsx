import { describeNext } from '@tenbo/i18n';
import { standings } from '@tenbo/ledger';

import { locale, words } from '../../prefs.ts';
import { NEXT } from '../../ui/focus.ts';
import type { OpenMatch } from '../store.ts';
import { viewAddress } from '../view.ts';
import styles from './table.module.css';

/** In the middle of the table: that the match is over and how, and who came where. */
export function Result({ open: { id, match } }: { readonly open: OpenMatch }) {
  const { state } = match;
  const { place, ranking } = locale.value.match;
  return (
    <div class={styles.middle}>
      <h2 class={styles.over}>{describeNext(state, locale.value)}</h2>
      <ol class={styles.result}>
        {standings(state, state.rules).map((row) => (
          <li key={row.seat}>
            <span>{place(row.place, state.players.length)}</span>
            <strong>{state.players[row.seat]}</strong>
            <span>{ranking(row.total)}</span>
          </li>
        ))}
      </ol>
      <a class={styles.primary} href={viewAddress(id, 'standings')} {...NEXT}>
        {words.value.match.table.result}
      </a>
    </div>
  );
}
