import { describeSticks } from '@tenbo/i18n';
import { STICKS, scoresSoFar } from '@tenbo/ledger';

import { locale } from '../../prefs.ts';
import { Stick } from '../../ui/stick.tsx';
import type { OpenMatch } from '../store.ts';
import accounts from './accounts.module.css';
import styles from './sticks-in-front.module.css';

/** The point sticks each player should have in front of them, to compare with what lies there. */
export function SticksInFront({ open: { match, soFar } }: { readonly open: OpenMatch }) {
  const { state } = match;
  const { rows } = describeSticks(scoresSoFar(state, soFar), state.players, locale.value);
  return (
    <div class={accounts.card}>
      <table class={styles.sticks}>
        <caption>{locale.value.match.sheet.pointSticks}</caption>
        <thead>
          <tr>
            {STICKS.map((worth) => (
              <th key={worth} scope="col">
                <Stick worth={worth} />
                {locale.value.number(worth)}
              </th>
            ))}
          </tr>
        </thead>
        {rows.map(([name, points, ...counts], seat) => (
          <tbody key={seat}>
            <tr>
              <th scope="rowgroup" colSpan={STICKS.length}>
                <div>
                  <span>{name}</span> <span>{points}</span>
                </div>
              </th>
            </tr>
            <tr>
              {counts.map((count, i) => (
                <td key={STICKS[i]}>{count}</td>
              ))}
            </tr>
          </tbody>
        ))}
      </table>
    </div>
  );
}
