import { describeHeadline } from '@tenbo/i18n';

import { locale, words } from '../prefs.ts';
import button from '../ui/button.module.css';
import { ShareButton } from '../share/share-button.tsx';
import { SayButton } from '../ui/say-button.tsx';
import { addressOf } from '../router.ts';
import { paramsOf } from './address.ts';
import { Conditions } from './conditions.tsx';
import { Details } from './details.tsx';
import styles from './hand.module.css';
import type { Answer } from './judge.ts';
import { HistoryList } from './history-list.tsx';
import { handOnScreen } from './shared-hand.ts';
import { detailed } from './store.ts';
import { Typed } from './typing.tsx';

export { Strip } from './strip.tsx';

export interface BelowProps {
  readonly startAgain: () => void;
  /** The id by which other elements refer to the details. */
  readonly id: string;
}

/** Everything below the first screen. It is loaded as one, so that nothing moves when a part arrives late. */
export function Below({ startAgain, id }: BelowProps) {
  return (
    <>
      <div class={styles.conditions}>
        <Conditions />
      </div>
      <div class={`stack ${styles.details}`} id={id} tabIndex={-1}>
        <Turn startAgain={startAgain} />
        <Details />
      </div>
      <div class={`stack ${styles.text}`}>
        <Typed />
        <HistoryList />
      </div>
    </>
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
