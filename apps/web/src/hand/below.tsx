import { computed, effect, signal } from '@preact/signals';
import { describeHeadline } from '@tenbo/i18n';

import { locale, words } from '../prefs.ts';
import button from '../ui/button.module.css';
import { ShareButton } from '../share/share-button.tsx';
import { SayButton } from '../ui/say-button.tsx';
import { addressOf } from '../router.ts';
import { paramsOf } from './address.ts';
import { Conditions } from './conditions.tsx';
import { Details } from './details.tsx';
import { isFull } from './draft.ts';
import styles from './hand.module.css';
import type { Answer } from './judge.ts';
import { HistoryList } from './history-list.tsx';
import { handOnScreen } from './shared-hand.ts';
import { box, detailed, typing } from './store.ts';
import { Typed } from './typing.tsx';

export { Strip } from './strip.tsx';

export interface BelowProps {
  readonly startAgain: () => void;
  /** The id by which other elements refer to the details. */
  readonly id: string;
}

/** The text stands under the keys, or under the reasons that take their place. While someone types in it, it stays where it is. */
const isTextFirst = signal(true);

effect(() => {
  if (typing.value === undefined) isTextFirst.value = box.value !== 'why';
});

/** Whether the details are those of the hand in the box: they are drawn after the hand, and what stands below them must not move then. */
const areCurrent = computed(() => box.value !== 'why' || isFull(detailed.value.draft));

/**
 * Everything below the first screen. It is loaded as one, so that nothing moves when a part arrives late. What stands elsewhere once the reasons take the
 * keys' place is drawn anew there.
 */
export function Below({ startAgain, id }: BelowProps) {
  return (
    <>
      <div class={styles.conditions}>
        <Conditions />
      </div>
      {isTextFirst.value && <Text key="first" />}
      {areCurrent.value && (
        <div key={box.value === 'why' ? 'why' : 'under'} class={`stack ${styles.details}`} id={id} tabIndex={-1}>
          <Turn startAgain={startAgain} />
          <Details />
        </div>
      )}
      {(areCurrent.value || typing.value !== undefined) && !isTextFirst.value && <Text key="last" />}
    </>
  );
}

/** The hand as text, and the hands before it. */
function Text() {
  return (
    <div class={`stack ${styles.text}`}>
      <Typed />
      <HistoryList />
    </div>
  );
}

/** What to do with a full hand. */
function Turn({ startAgain }: Pick<BelowProps, 'startAgain'>) {
  const { answer: now, draft: won } = detailed.value;
  const said = words.value.hand;
  return (
    <div class={`row ${styles.turn}`}>
      <button type="button" class={button.button} onClick={startAgain}>
        {words.value.details.newHand}
      </button>
      {now.is === 'scored' && (
        <>
          <a class={button.button} href={addressOf('hand', ['winner'], paramsOf(won))}>
            {said.boxes}
          </a>
          <ShareButton class={button.button} what={handOnScreen} />
          <SayButton class={button.button} label={words.value.details.say} text={() => callOf(now)} />
        </>
      )}
    </div>
  );
}

/** What the winner says at the table. */
function callOf({ explanation, record }: Extract<Answer, { is: 'scored' }>): string {
  return describeHeadline(explanation, record, locale.value).call;
}
