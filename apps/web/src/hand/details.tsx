import { fetched } from '../fetched.ts';
import { later } from '../later.tsx';
import { words } from '../prefs.ts';
import { Tiles } from '../ui/tile.tsx';
import { LensView } from './lens-view.tsx';
import styles from './result.module.css';
import { ScoreLines } from './score-lines.tsx';
import { Share } from './share.tsx';
import { detailed } from './store.ts';
import { Waits } from './waits.tsx';

// They lie below what is asked first, so that the first load goes without them.
const Readings = later(async () => (await fetched(() => import('./readings.tsx'))).Readings);
const WhatIf = later(async () => (await fetched(() => import('./what-if.tsx'))).WhatIf);

/** What is behind the headline; it comes after the first paint, and so is no part of the first load. */
export function Details() {
  const { answer: now } = detailed.value;
  switch (now.is) {
    case 'building':
      return (
        <section class={styles.card} aria-label={words.value.hand.nearer(now.acceptance.left)}>
          <Tiles tiles={now.acceptance.tiles.filter(({ left }) => left > 0).map(({ kind }) => kind)} />
        </section>
      );
    case 'waiting':
      return (
        <>
          <Waits />
          <Share />
        </>
      );
    case 'scored':
      return (
        <>
          <ScoreLines record={now.record} explanation={now.explanation} />
          <Share />
          <Readings record={now.record} explanation={now.explanation} />
          <WhatIf record={now.record} explanation={now.explanation} />
          <LensView record={now.record} />
        </>
      );
    case 'empty':
    case 'faulty':
    case 'worthless':
      return null;
  }
}
