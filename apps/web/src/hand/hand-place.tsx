import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

import { fetched } from '../fetched.ts';
import { later } from '../later.tsx';
import { wordsOf } from '../prefs.ts';
import { route } from '../router.ts';
import { NoPage } from '../ui/links.tsx';
import { afterPaint } from '../ui/pacing.ts';
import { cleared } from './draft.ts';
import { noteEarlyKeys } from './early-keys.ts';
import styles from './hand.module.css';
import { Headline } from './headline.tsx';
import { Pad } from './pad.tsx';
import { OnTable, Situation } from './situation.tsx';
import { aimAtTiles, begin, box, draft } from './store.ts';
import { Tray } from './tray.tsx';

/** What is loaded after the first screen, to keep the first load small. */
const rest = signal<typeof import('./below.tsx') | undefined>(undefined);
const Below = later(async () => {
  rest.value = await withWords(() => import('./below.tsx'));
  return rest.value.Below;
});
const Keys = later(async () => (await withWords(() => import('./keys.tsx'))).Keys);
const WinnerBox = later(async () => (await withWords(() => import('./score-boxes.tsx'))).WinnerBox);
const PaymentBox = later(async () => (await withWords(() => import('./score-boxes.tsx'))).PaymentBox);

async function withWords<T>(load: () => Promise<T>): Promise<T> {
  const [part] = await Promise.all([fetched(load), wordsOf('details')]);
  return part;
}

/** The calculator; the score boxes of its hand have their own addresses. */
export function HandPlace() {
  const [view] = route.value.path;
  if (view === 'winner') return <WinnerBox />;
  if (view === 'payments') return <PaymentBox />;
  return view === undefined ? <Calculator /> : <NoPage to="hand" />;
}

noteEarlyKeys();

/** Whether the place has been painted once. What is below the pad is drawn afterwards, so that the pad need not wait for it. */
const isPainted = signal(false);

function Calculator() {
  useEffect(() => afterPaint(() => (isPainted.value = true)), []);
  useEffect(() => aimAtTiles, []);
  const startAgain = () => begin(cleared(draft.value));
  const Strip = rest.value?.Strip;
  return (
    <div class={styles.place} data-box={box.value}>
      <div class={styles.stage}>
        <Tray />
        <div class={styles.strip} data-strip>
          {Strip && <Strip />}
        </div>
        <Headline toDetails={showDetails} />
      </div>
      <div class={`stack ${styles.situation}`}>
        <Situation />
        <OnTable honba="entered" />
      </div>
      <div class={styles.pad}>
        <Pad onClear={startAgain} />
      </div>
      {isPainted.value && <Below startAgain={startAgain} id={DETAILS} />}
      <Keys />
    </div>
  );
}

const DETAILS = 'details';

function showDetails(): void {
  const details = document.getElementById(DETAILS);
  details?.scrollIntoView();
  details?.focus({ preventScroll: true });
}
