import { type Explanation, type WinRecord, sharesOf } from '@tenbo/engine';
import { type AnyError, describeError, describeShares, describeWin } from '@tenbo/i18n';

import { locale, words } from '../prefs.ts';
import { Tiles } from '../ui/tile.tsx';
import styles from './result.module.css';
import { answer, draft } from './store.ts';

/** The answer in a line: how far, what it waits for, or the points. Its frame stands from the start, so nothing jumps. */
export function Headline() {
  return (
    <div class={styles.headline} role="status" aria-label={words.value.hand.result}>
      <Said />
    </div>
  );
}

function Said() {
  const said = words.value.hand;
  const now = answer.value;
  switch (now.is) {
    case 'empty':
      return <p class={styles.quiet}>{said.empty}</p>;
    case 'faulty':
    case 'worthless':
      return <Errors errors={now.errors} />;
    case 'building':
      return (
        <>
          <p class={`${styles.medium} ${styles.oneLine}`}>{said.away(now.acceptance.shanten)}</p>
          <p class={`${styles.quiet} ${styles.oneLine}`}>{said.nearer(now.acceptance.left)}</p>
        </>
      );
    case 'waiting':
      return (
        <>
          <p class={styles.medium}>{said.away(0)}</p>
          <Tiles tiles={now.waits.map(({ kind }) => kind)} />
          <p class={styles.quiet}>{locale.value.left(now.waits.reduce((sum, wait) => sum + wait.left, 0))}</p>
        </>
      );
    case 'scored':
      return <Points record={now.record} explanation={now.explanation} />;
  }
}

function Errors({ errors }: { readonly errors: readonly AnyError[] }) {
  return (
    <ul class={styles.errors}>
      {errors.map((error, i) => (
        <li key={i}>{describeError(error, locale.value)}</li>
      ))}
    </ul>
  );
}

function Points({ record, explanation }: { readonly record: WinRecord; readonly explanation: Explanation }) {
  const { win, rules } = record;
  const shares = sharesOf(explanation.basePoints, { by: win.method.by, dealer: win.seatWind === 'E' }, rules);
  const points = describeShares(shares, rules, locale.value);
  const { value, call } = describeWin(explanation, { ...record, discarder: draft.value.from }, locale.value);
  return (
    <>
      <div class={styles.width}>
        <p class={styles.points} style={{ '--letters': points.length }}>
          {points}
        </p>
      </div>
      <p class={styles.medium}>
        {value}
        {explanation.limit !== undefined && explanation.value.kind === 'han' && ` · ${locale.value.limits[explanation.limit]}`}
      </p>
      <p class={styles.quiet}>{call}</p>
    </>
  );
}
