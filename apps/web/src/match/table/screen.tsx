// What stands around the table: the notices above it, and on a wide screen the hands and the ranking beside it.
import type { Yame } from '@tenbo/ledger';
import { signal } from '@preact/signals';
import { describeHand } from '@tenbo/i18n';

import { locale, words } from '../../prefs.ts';
import { keepFocus } from '../../ui/focus.ts';
import { SureButton } from '../../ui/sure-button.tsx';
import { Conflicts } from '../entry/consequences.tsx';
import { enterAndAnnounce, refusals } from '../announce.ts';
import { ClubLine } from '../shared.ts';
import { type OpenMatch, isForGood } from '../store.ts';
import { viewAddress } from '../view.ts';
import { Ranking } from './board.tsx';
import button from '../../ui/button.module.css';
import styles from './screen.module.css';
import card from '../../ui/card.module.css';

interface Props {
  readonly open: OpenMatch;
  /** Why the last tap was not allowed. */
  readonly explained: string;
}

/** Notices above the table: the match may end, time was called, entries do not fit. */
export function Notices({ open, explained }: Props) {
  const { id, match, shared } = open;
  const { state } = match;
  const texts = words.value.match;
  const { sheet, mayEnd } = locale.value.match;
  const asides = state.aside.length;
  return (
    <div class={styles.notices}>
      {shared && <ClubLine />}
      <p role="status" class="ends loss">
        {explained}
      </p>
      {refusals.value.map((why) => (
        <p key={why} role="alert" class="ends">
          {why}
        </p>
      ))}
      {state.mayEnd && <MayEnd reason={state.mayEnd} text={mayEnd[state.mayEnd]} />}
      {state.handsLeft !== undefined && state.end === undefined && <p class="ends">{sheet.time(state.handsLeft)}</p>}
      {asides > 0 && (
        <p class="ends">
          {texts.table.asides(asides)}{' '}
          <a class={button.button} href={viewAddress(id, 'hands')}>
            {texts.history.edit}
          </a>
        </p>
      )}
      <Conflicts open={open} />
    </div>
  );
}

function MayEnd({ reason, text }: { readonly reason: Yame; readonly text: string }) {
  const { table, other } = words.value.match;
  const ended = { type: 'matchEnded', reason } as const;
  const end = () => void enterAndAnnounce(ended).then(keepFocus);
  return (
    <p class="ends">
      {text}{' '}
      {isForGood(ended) ? (
        <SureButton says={other.endsForGood} onSure={end}>
          {table.end}
        </SureButton>
      ) : (
        <button type="button" class={button.button} onClick={end}>
          {table.end}
        </button>
      )}
    </p>
  );
}

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
