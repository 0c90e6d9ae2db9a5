import type { Explanation, WinRecord } from '@tenbo/engine';
import { type AnyError, describeError, describeHeadline, asSentence } from '@tenbo/i18n';

import { locale, words } from '../prefs.ts';
import button from '../ui/button.module.css';
import { TermLink } from '../ui/links.tsx';
import { Tiles } from '../ui/tile.tsx';
import { isFull } from './draft.ts';
import styles from './headline.module.css';
import { answer, asked, box, draft } from './store.ts';

/**
 * The answer in brief: the distance to tenpai, the waits, or the points and who pays them. Its height depends on the screen alone: a figure shrinks to its
 * line, errors scroll. `toDetails` leads to the details of an unfinished hand, if they are far away.
 */
export function Headline({ toDetails }: { readonly toDetails?: () => void }) {
  return (
    <div class={styles.headline} role="status" aria-label={words.value.hand.result} data-is={answer.value.is}>
      <Said />
      <Way toDetails={toDetails} />
    </div>
  );
}

/** Swaps the reasons of a full hand and its tiles in the box, or leads to the details of an unfinished hand. */
function Way({ toDetails }: { readonly toDetails: (() => void) | undefined }) {
  const texts = words.value.hand;
  const now = answer.value.is;
  if (now === 'empty' || now === 'faulty') return null;
  const isTiles = box.value === 'tiles';
  const [label, act] = isFull(draft.value)
    ? [isTiles ? texts.why : texts.tiles, () => (asked.value = isTiles ? 'why' : 'tiles')]
    : [texts.details, toDetails];
  return act ? (
    <button type="button" class={`${button.link} ${styles.way}`} onClick={act}>
      {label}
    </button>
  ) : null;
}

/** The `key` of an element lets it survive from tap to tap; a word of another size is an element of its own, so that none slides. */
function Said() {
  const texts = words.value.hand;
  const now = answer.value;
  switch (now.is) {
    case 'empty':
      return <p class={`quiet ${styles.errors}`}>{texts.empty}</p>;
    case 'faulty':
    case 'worthless':
      return <Errors errors={now.errors} />;
    case 'building':
      return (
        <>
          <Figure key="value" text={(now.isWhole ? texts.away : texts.missing)(now.acceptance.shanten)} />
          <Sentence key="words" text={texts.nearer(now.acceptance.left)} />
        </>
      );
    case 'waiting':
      return (
        <>
          <Figure key="tenpai" text={texts.away(0)} />
          <div key="words" class={styles.waits}>
            <Tiles tiles={now.waits.map(({ kind }) => kind)} />
            <span class="quiet">{locale.value.left(now.waits.reduce((sum, wait) => sum + wait.left, 0))}</span>
          </div>
        </>
      );
    case 'scored':
      return <Points record={now.record} explanation={now.explanation} />;
  }
}

function Errors({ errors }: { readonly errors: readonly AnyError[] }) {
  return (
    <ul class={styles.errors} tabIndex={errors.length > 1 ? 0 : undefined}>
      {errors.map((error, i) => (
        <li key={i}>{asSentence(describeError(error, locale.value))}</li>
      ))}
    </ul>
  );
}

function Points({ record, explanation }: { readonly record: WinRecord; readonly explanation: Explanation }) {
  const { value, points, paid } = describeHeadline(explanation, record, locale.value);
  return (
    <>
      <Figure text={points} />
      <div class={styles.worth}>
        {explanation.limit !== null && explanation.yakuman === 0 && (
          <p>
            <TermLink term={explanation.limit}>{locale.value.limits[explanation.limit]}</TermLink>
          </p>
        )}
        <p class={explanation.yakuman > 0 ? styles.seal : undefined}>{value}</p>
      </div>
      <Sentence text={paid} />
    </>
  );
}

/** Large, on one line. */
function Figure({ text }: { readonly text: string }) {
  return (
    <div class={`figure ${styles.figure}`} style={{ '--letters': widthOf(text) }}>
      {text}
    </div>
  );
}

/** Smaller, on one line. */
function Sentence({ text }: { readonly text: string }) {
  return (
    <div class={`capital ${styles.sentence}`} style={{ '--letters': widthOf(text) }}>
      {text}
    </div>
  );
}

/** The width of a text in letters; those of Chinese and Japanese are as wide as two. */
function widthOf(text: string): number {
  return [...text].reduce((sum, letter) => sum + (letter > '\u2e80' ? 1.8 : 1), 0);
}
