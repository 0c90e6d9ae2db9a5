import type { Explanation, WinRecord } from '@tenbo/engine';
import { type AnyError, describeError, describeHeadline, asSentence } from '@tenbo/i18n';
import type { ComponentChildren } from 'preact';

import { locale, words } from '../prefs.ts';
import { TermLink } from '../ui/links.tsx';
import { Tiles } from '../ui/tile.tsx';
import styles from './headline.module.css';
import { answer } from './store.ts';

/** The most tiles that fit side by side at full size on a phone. */
const MOST_SIDE_BY_SIDE = 11;

/**
 * The answer in brief: the distance to tenpai, the waits, or the points. Its frame has a fixed size, so nothing jumps. `atFirst` is shown next to an
 * empty hand.
 */
export function Headline({ atFirst }: { readonly atFirst?: ComponentChildren }) {
  return (
    <div class={styles.headline} role="status" aria-label={words.value.hand.result} data-is={answer.value.is}>
      <Said />
      {answer.value.is === 'empty' && atFirst}
    </div>
  );
}

/** The `key` of an element lets it survive from tap to tap. */
function Said() {
  const said = words.value.hand;
  const now = answer.value;
  switch (now.is) {
    case 'empty':
      return <p class={`quiet ${styles.empty}`}>{said.empty}</p>;
    case 'faulty':
    case 'worthless':
      return <Errors errors={now.errors} />;
    case 'building':
      return (
        <>
          <p key="value" class={`figure ${styles.away} ${styles.oneLine}`}>
            {(now.isWhole ? said.away : said.missing)(now.acceptance.shanten)}
          </p>
          <p key="words" class={`quiet ${styles.oneLine}`}>
            {said.nearer(now.acceptance.left)}
          </p>
        </>
      );
    case 'waiting':
      return (
        <>
          <p key="value" class={`figure ${styles.away}`}>
            {said.away(0)}
          </p>
          <div class={now.waits.length > MOST_SIDE_BY_SIDE ? styles.manyWaits : styles.waits}>
            <Tiles tiles={now.waits.map(({ kind }) => kind)} />
          </div>
          <p key="words" class="quiet">
            {locale.value.left(now.waits.reduce((sum, wait) => sum + wait.left, 0))}
          </p>
        </>
      );
    case 'scored':
      return <Points record={now.record} explanation={now.explanation} />;
  }
}

function Errors({ errors }: { readonly errors: readonly AnyError[] }) {
  return (
    <ul>
      {errors.map((error, i) => (
        <li key={i}>{asSentence(describeError(error, locale.value))}</li>
      ))}
    </ul>
  );
}

function Points({ record, explanation }: { readonly record: WinRecord; readonly explanation: Explanation }) {
  const { value, points, withHonba } = describeHeadline(explanation, record, locale.value);
  return (
    <>
      <p class={`figure ${styles.points}`} style={{ '--letters': points.length }}>
        {points}
      </p>
      <div class={styles.worth}>
        <p>{value}</p>
        {explanation.limit !== null && explanation.yakuman === 0 && (
          <p>
            <TermLink term={explanation.limit}>{locale.value.limits[explanation.limit]}</TermLink>
          </p>
        )}
        {withHonba !== undefined && <p class="quiet">{words.value.hand.withHonba(withHonba, record.table.honba)}</p>}
      </div>
    </>
  );
}
