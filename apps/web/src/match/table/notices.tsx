import { describeNext } from '@tenbo/i18n';
import { type MatchState, standings } from '@tenbo/ledger';

import { locale, words } from '../../prefs.ts';
import { enterAndTell } from '../happened.ts';
import type { OpenMatch } from '../store.ts';
import { viewAddress } from '../view.ts';
import styles from './table.module.css';

/** What the players should know of the match: that it may end, that time was called, that it is over, that entries do not fit. */
export function Notices({ open: { id, match } }: { readonly open: OpenMatch }) {
  const { state } = match;
  const said = words.value.match;
  const { sheet, mayEnd } = locale.value.match;
  const asides = state.aside.length;
  return (
    <>
      {state.mayEnd && <MayEnd reason={state.mayEnd} text={mayEnd[state.mayEnd]} />}
      {state.handsLeft !== undefined && state.end === undefined && <p class={styles.notice}>{sheet.time(state.handsLeft)}</p>}
      {asides > 0 && (
        <p class={styles.notice}>
          {said.table.asides(asides)} <a href={viewAddress(id, 'edit')}>{said.history.edit}</a>
        </p>
      )}
      {state.end !== undefined && <Result id={id} state={state} />}
    </>
  );
}

function MayEnd({ reason, text }: { readonly reason: 'agariYame' | 'tenpaiYame'; readonly text: string }) {
  return (
    <p class={styles.notice}>
      {text}
      <button type="button" onClick={() => void enterAndTell({ type: 'matchEnded', reason })}>
        {words.value.match.table.end}
      </button>
    </p>
  );
}

/** That the match is over, and how. */
function Result({ id, state }: { readonly id: string; readonly state: MatchState }) {
  const { match, number } = locale.value;
  return (
    <div class={styles.notice}>
      <p>{describeNext(state, locale.value)}</p>
      <ol class={styles.result}>
        {standings(state, state.rules).map(({ seat, place, points, total }) => (
          <li key={seat}>
            <span>{match.place(place)}</span>
            <strong>{state.players[seat]}</strong>
            <span>{number(points)}</span>
            <strong>{match.ranking(total)}</strong>
          </li>
        ))}
      </ol>
      <a class={styles.primary} href={viewAddress(id, 'standings')}>
        {words.value.match.table.result}
      </a>
    </div>
  );
}
