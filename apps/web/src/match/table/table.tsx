import { useSignal } from '@preact/signals';
import { type Seat, seatsOf } from '@tenbo/engine';
import { describeNext, describePosition } from '@tenbo/i18n';
import { type Yame, standings } from '@tenbo/ledger';

import { locale, turned, words } from '../../prefs.ts';
import { NEXT, keepFocus } from '../../ui/focus.ts';
import { Stick } from '../../ui/stick.tsx';
import { Conflicts } from '../entry/conflicts.tsx';
import { enterAndTell, refusals } from '../happened.ts';
import type { OpenMatch } from '../store.ts';
import { type ViewProps, viewAddress } from '../view.ts';
import { Actions } from './actions.tsx';
import { Side } from './side.tsx';
import styles from './table.module.css';

/** The table: a side for each player, the middle, and what can be entered. */
export function Table({ open }: ViewProps) {
  const viewer = useSignal<Seat | undefined>(undefined);
  const explained = useSignal('');
  const isOver = open.match.state.end !== undefined;
  return (
    <div class={styles.place}>
      <div class={styles.board} data-turned={turned.value} data-over={isOver}>
        {isOver ? <Result open={open} /> : <Middle open={open} />}
        {seatsOf(open.match.state.rules).map((seat) => (
          <Side key={seat} open={open} seat={seat} viewer={viewer} explained={explained} />
        ))}
      </div>
      <div class={styles.below}>
        <p role="status" class={styles.reason}>
          {explained.value}
        </p>
        <Conflicts open={open} />
        <Notices open={open} />
        <Actions open={open} />
      </div>
    </div>
  );
}

/** The round, and what lies on the table. */
function Middle({ open: { match, soFar } }: { readonly open: OpenMatch }) {
  const { rules, kyoku, honba, sticks } = match.state;
  const laid = sticks.length + soFar.riichi.length;
  return (
    <div class={styles.middle}>
      <h2>{describePosition({ kyoku, honba: 0, sticks: 0 }, rules.tiles.players, locale.value)}</h2>
      {honba > 0 && (
        <p class={styles.count}>
          <Stick worth={100} /> {locale.value.match.honba(honba)}
        </p>
      )}
      {laid > 0 && (
        <p class={styles.count}>
          <Stick worth={1000} /> {locale.value.match.sticks(laid)}
        </p>
      )}
    </div>
  );
}

/** In the middle of the table once the match is over: how it ended, and the ranking. */
function Result({ open: { id, match } }: { readonly open: OpenMatch }) {
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

/** What the players should know: that the match may end, that time was called, that entries do not fit. */
function Notices({ open: { id, match } }: { readonly open: OpenMatch }) {
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
