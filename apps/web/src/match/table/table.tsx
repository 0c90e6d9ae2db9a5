import { useSignal } from '@preact/signals';
import { type Seat, seatsOf } from '@tenbo/engine';
import { describePosition } from '@tenbo/i18n';

import { locale, turned } from '../../prefs.ts';
import { Stick } from '../../ui/stick.tsx';
import type { OpenMatch } from '../store.ts';
import type { ViewProps } from '../view.ts';
import { Conflicts } from '../accounts/conflicts.tsx';
import { Actions } from './actions.tsx';
import { Notices } from './notices.tsx';
import { Result } from './result.tsx';
import { Side } from './side.tsx';
import styles from './table.module.css';

/** The table: a side for each player, what lies in the middle, and what can be entered. */
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
