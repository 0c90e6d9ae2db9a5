import { signal } from '@preact/signals';
import { describeHand } from '@tenbo/i18n';

import { locale, words } from '../../prefs.ts';
import card from '../../ui/card.module.css';
import type { OpenMatch } from '../store.ts';
import { viewAddress } from '../view.ts';
import styles from './beside.module.css';
import { Ranking } from './ranking.tsx';

const query = matchMedia('(min-width: 1024px)');
const isWide = signal(query.matches);
query.addEventListener('change', () => (isWide.value = query.matches));

/** Shown next to the table on wide screens: every hand, latest first, and the result if play stopped now. */
export function Beside({ open }: { readonly open: OpenMatch }) {
  if (!isWide.value || open.match.state.hands.length === 0) return null;
  return (
    <aside class={`stack ${styles.beside}`}>
      <HandTable open={open} />
      <Now open={open} />
    </aside>
  );
}

function HandTable({ open: { id, match } }: { readonly open: OpenMatch }) {
  const { state } = match;
  const hands = state.hands.map((line, i) => ({ line, nth: i + 1 })).toReversed();
  return (
    <div class={card.card}>
      <table class={styles.hands}>
        <thead>
          <tr>
            <th scope="col">{words.value.match.accounts.views.hands}</th>
            {state.players.map((name, seat) => (
              <th key={seat} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {hands.map(({ line, nth }) => {
            const { position, outcome } = describeHand(line, state, locale.value);
            return (
              <tr key={line.entry}>
                <th scope="row">
                  <a href={viewAddress(id, 'hands', String(nth), 'winner')}>
                    <strong>{position.filter((part) => part !== '').join(' · ')}</strong> {outcome}
                  </a>
                </th>
                {line.deltas.map((delta, seat) => (
                  <td key={seat} class={delta > 0 ? 'gain' : delta < 0 ? 'loss' : 'quiet'}>
                    {delta === 0 ? '0' : locale.value.signed(delta)}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

function Now({ open: { match } }: { readonly open: OpenMatch }) {
  return (
    <section class={card.card}>
      <h3>{words.value.match.record.now}</h3>
      <Ranking state={match.state} look="coloured" />
    </section>
  );
}
