import { SIDES, turned, words } from '../../prefs.ts';
import { NEXT, keepFocus } from '../../ui/focus.ts';
import { Options } from '../entry/options.tsx';
import { redoAndTell, undoAndTell } from '../happened.ts';
import { type OpenMatch, redoable, undoable } from '../store.ts';
import { ACCOUNTS_VIEWS, viewAddress } from '../view.ts';
import styles from './table.module.css';

/** What can be entered, taken back and looked at. */
export function Actions({ open: { id, match } }: { readonly open: OpenMatch }) {
  const said = words.value.match.table;
  return (
    <>
      {match.state.end === undefined && (
        <div class={styles.actions}>
          {match.state.conflicts.length === 0 && (
            <>
              <a class={styles.primary} href={viewAddress(id, 'enter', 'win')} {...NEXT}>
                {said.win}
              </a>
              <a href={viewAddress(id, 'enter', 'draw')}>{said.draw}</a>
            </>
          )}
          <a href={viewAddress(id, 'other')}>{said.other}</a>
        </div>
      )}
      <div class={styles.aside}>
        <button type="button" disabled={!undoable.value} onClick={() => void undoAndTell().then(keepFocus)}>
          {said.undo}
        </button>
        <button type="button" disabled={!redoable.value} onClick={() => void redoAndTell().then(keepFocus)}>
          {said.redo}
        </button>
        <a href={viewAddress(id, 'edit')}>{said.history}</a>
        <Menu id={id} />
      </div>
    </>
  );
}

function Menu({ id }: { readonly id: string }) {
  const said = words.value.match.table;
  const { views } = words.value.match.accounts;
  return (
    <details class={styles.menu}>
      <summary>{said.menu}</summary>
      <div class={styles.sheet}>
        {ACCOUNTS_VIEWS.map((view) => (
          <a key={view} href={viewAddress(id, view)}>
            {views[view]}
          </a>
        ))}
        <Options
          legend={said.turn}
          options={SIDES.map((one) => [one, said.turned[one]])}
          isOn={(one) => turned.value === one}
          onChoose={(one) => (turned.value = one)}
        />
      </div>
    </details>
  );
}
