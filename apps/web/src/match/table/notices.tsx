import type { Yame } from '@tenbo/ledger';
import { locale, words } from '../../prefs.ts';
import { keepFocus } from '../../ui/arrival.ts';
import { enterAndTell, refusals } from '../happened.ts';
import type { OpenMatch } from '../store.ts';
import { viewAddress } from '../view.ts';
import styles from './table.module.css';

/** What the players should know of the match: that it may end, that time was called, that entries do not fit. */
export function Notices({ open: { id, match } }: { readonly open: OpenMatch }) {
  const { state } = match;
  const said = words.value.match;
  const { sheet, mayEnd } = locale.value.match;
  const asides = state.aside.length;
  return (
    <>
      {refusals.value.map((why) => (
        <p key={why} role="alert" class={styles.notice}>
          {why}
        </p>
      ))}
      {state.mayEnd && <MayEnd reason={state.mayEnd} text={mayEnd[state.mayEnd]} />}
      {state.handsLeft !== undefined && state.end === undefined && <p class={styles.notice}>{sheet.time(state.handsLeft)}</p>}
      {asides > 0 && (
        <p class={styles.notice}>
          {said.table.asides(asides)} <a href={viewAddress(id, 'edit')}>{said.history.edit}</a>
        </p>
      )}
    </>
  );
}

function MayEnd({ reason, text }: { readonly reason: Yame; readonly text: string }) {
  return (
    <p class={styles.notice}>
      {text}
      <button type="button" onClick={() => void enterAndTell({ type: 'matchEnded', reason }).then(keepFocus)}>
        {words.value.match.table.end}
      </button>
    </p>
  );
}
