import type { Yame } from '@tenbo/ledger';

import { locale, words } from '../../prefs.ts';
import button from '../../ui/button.module.css';
import { keepFocus } from '../../ui/focus.ts';
import { SureButton } from '../../ui/sure-button.tsx';
import { Conflicts } from '../entry/conflicts.tsx';
import { enterAndAnnounce, refusals } from '../announce.ts';
import { ClubLine } from '../shared.ts';
import { type OpenMatch, isForGood } from '../store.ts';
import { viewAddress } from '../view.ts';
import styles from './screen.module.css';

interface Props {
  readonly open: OpenMatch;
  /** Why the last tap was not allowed. */
  readonly explained: string;
}

/** Notices above the table: the match may end, time was called, entries do not fit. */
export function Notices({ open, explained }: Props) {
  const { id, match, shared } = open;
  const { state } = match;
  const said = words.value.match;
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
          {said.table.asides(asides)}{' '}
          <a class={button.button} href={viewAddress(id, 'hands')}>
            {said.history.edit}
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
