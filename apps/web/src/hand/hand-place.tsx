import { computed, signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

import { fetched } from '../fetched.ts';
import { later } from '../later.tsx';
import { words } from '../prefs.ts';
import { route } from '../router.ts';
import { NoPage } from '../ui/links.tsx';
import { afterPaint } from '../ui/pacing.ts';
import { withText } from './address.ts';
import { Conditions } from './conditions.tsx';
import { cleared } from './draft.ts';
import styles from './hand.module.css';
import { Headline } from './headline.tsx';
import { HistoryList } from './history-list.tsx';
import { Pad } from './pad.tsx';
import { Situation } from './situation.tsx';
import { answer, change, draft } from './store.ts';
import { Indicators, Tray } from './tray.tsx';
import { Typed, typeKey } from './typing.tsx';

const Details = later(async () => (await fetched(() => import('./details.tsx'))).Details);
const WinnerBox = later(async () => (await fetched(() => import('./score-boxes.tsx'))).WinnerBox);
const PaymentBox = later(async () => (await fetched(() => import('./score-boxes.tsx'))).PaymentBox);

/** The calculator, and the score boxes of its hand at addresses of their own. */
export function HandPlace() {
  const [box] = route.value.path;
  if (box === 'winner') return <WinnerBox />;
  if (box === 'payments') return <PaymentBox />;
  return box === undefined ? <Calculator /> : <NoPage to="hand" />;
}

/** Whether the place has been painted once. What lies below the pad is drawn after that, so the pad need not wait for it. */
const isPainted = signal(false);

function Calculator() {
  useEffect(() => afterPaint(() => (isPainted.value = true)), []);
  return (
    <div class={styles.place} onKeyDown={typeKey}>
      <div class={styles.entry}>
        <Tray />
        <Indicators />
      </div>
      <div class={styles.head}>
        <Headline />
        <BelowHeadline />
      </div>
      <div class={styles.pad}>
        <Pad onClear={() => change(cleared(draft.value))} />
        <Typed />
      </div>
      <div class={styles.situation}>
        {isPainted.value && (
          <>
            <Situation />
            <Conditions />
          </>
        )}
      </div>
      <div class={styles.details} id={DETAILS} tabIndex={-1}>
        {isPainted.value && (
          <>
            <Details />
            <HistoryList />
          </>
        )}
      </div>
    </div>
  );
}

const kind = computed(() => answer.value.is);

function BelowHeadline() {
  if (kind.value === 'empty') return <Example />;
  return kind.value === 'faulty' || kind.value === 'worthless' ? null : <Onward />;
}

/** Scrolls to the details, which on a phone lie below everything that is entered. */
function Onward() {
  return (
    <button type="button" class={styles.onward} onClick={showDetails}>
      {words.value.hand.details}
    </button>
  );
}

const DETAILS = 'details';

function showDetails(): void {
  const details = document.getElementById(DETAILS);
  details?.scrollIntoView();
  details?.focus({ preventScroll: true });
}

function Example() {
  return (
    <button type="button" class={styles.toggle} onClick={showExample}>
      {words.value.hand.example}
    </button>
  );
}

function showExample(): void {
  const example = withText({ ...draft.value, seat: 'S' }, '234m 406p 567s 88s 67m +8m');
  if (example.ok) change(example.value);
}
