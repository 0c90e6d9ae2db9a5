import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

import { fetched } from '../fetched.ts';
import { later } from '../later.tsx';
import { words, wordsOf } from '../prefs.ts';
import { route } from '../router.ts';
import button from '../ui/button.module.css';
import { NoPage } from '../ui/links.tsx';
import { afterPaint } from '../ui/pacing.ts';
import { draftOf } from './address.ts';
import { Assumed } from './assumed.tsx';
import type { BelowProps } from './below.tsx';
import { cleared, isFull } from './draft.ts';
import { noteEarlyKeys } from './early-keys.ts';
import styles from './hand.module.css';
import sizes from './sizes.module.css';
import { Headline } from './headline.tsx';
import { Pad } from './pad.tsx';
import { OnTable, Situation } from './situation.tsx';
import { hasDiscards } from './judge.ts';
import { aimAtTiles, answer, begin, change, draft, isChanging, isPadNeeded, unknownRules } from './store.ts';
import { Tray } from './tray.tsx';

// Everything below the first screen loads separately, to keep the first load small.
const Below = later<BelowProps>(
  async () => (await withWords(() => import('./below.tsx'))).Below,
  ({ turn }) => <>{turn}</>,
);
const Keys = later(async () => (await withWords(() => import('./keys.tsx'))).Keys);
const WinnerBox = later(async () => (await withWords(() => import('./score-boxes.tsx'))).WinnerBox);
const PaymentBox = later(async () => (await withWords(() => import('./score-boxes.tsx'))).PaymentBox);

async function withWords<T>(load: () => Promise<T>): Promise<T> {
  const [part] = await Promise.all([fetched(load), wordsOf('details')]);
  return part;
}

/** The calculator; the score boxes of its hand have their own addresses. */
export function HandPlace() {
  const [box] = route.value.path;
  if (box === 'winner') return <WinnerBox />;
  if (box === 'payments') return <PaymentBox />;
  return box === undefined ? <Calculator /> : <NoPage to="hand" />;
}

noteEarlyKeys();

/** Whether the place has been painted once. What is below the pad is drawn afterwards, so that the pad need not wait for it. */
const isPainted = signal(false);

function Calculator() {
  useEffect(() => afterPaint(() => (isPainted.value = true)), []);
  useEffect(() => aimAtTiles, []);
  const said = words.value.hand;
  const startAgain = () => begin(cleared(draft.value));
  return (
    <div class={`stack ${sizes.sizes} ${styles.place}`} data-pad={isPadNeeded.value ? 'there' : 'away'}>
      <div class={styles.stage}>
        <Tray />
        <Headline atFirst={<Word label={said.example} act={showExample} />} />
      </div>
      <div class={`ends ${styles.assumed}`}>
        <Assumed />
        <Onward />
        {unknownRules.value && (
          <p role="alert" class="loss">
            {said.unknownRules}
          </p>
        )}
      </div>
      <div class={`stack ${styles.situation}`}>
        <Situation />
        <OnTable honba="entered" />
      </div>
      <div class={styles.pad}>
        <Pad onClear={startAgain} />
      </div>
      {isPainted.value && <Below turn={<Turn startAgain={startAgain} />} id={DETAILS} />}
      <Keys />
    </div>
  );
}

/** What replaces the pad once the hand is full: buttons to bring it back, or to start another hand. */
function Turn({ startAgain }: { readonly startAgain: () => void }) {
  const said = words.value.hand;
  if (isPadNeeded.value)
    return isFull(draft.value) && answer.value.is !== 'faulty' ? (
      <div class={`row ${styles.turn}`}>
        <button type="button" class={button.button} onClick={aimAtTiles}>
          {said.done}
        </button>
      </div>
    ) : null;
  return (
    <div class={`row ${styles.turn}`}>
      <button type="button" class={button.button} onClick={() => (isChanging.value = true)}>
        {said.changeTiles}
      </button>
      <button type="button" class={button.button} onClick={startAgain}>
        {said.newHand}
      </button>
    </div>
  );
}

/** A link to the details of an unfinished hand, which are below the pad on a phone. */
function Onward() {
  const now = answer.value;
  const isUnfinished = now.is === 'building' || now.is === 'waiting' || hasDiscards(now);
  return isUnfinished ? <Word label={words.value.hand.details} act={showDetails} /> : null;
}

function Word({ label, act }: { readonly label: string; readonly act: () => void }) {
  return (
    <button type="button" class={button.link} onClick={act}>
      {label}
    </button>
  );
}

const DETAILS = 'details';

function showDetails(): void {
  const details = document.getElementById(DETAILS);
  details?.scrollIntoView();
  details?.focus({ preventScroll: true });
}

function showExample(): void {
  const { hand, tile } = draftOf(new URLSearchParams('hand=234m406p567s88s67m&tile=8m'));
  change({ ...draft.value, hand, tile });
}
