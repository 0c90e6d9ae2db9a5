import { computed, signal } from '@preact/signals';
import { type Acceptance as AcceptedTiles, type WinRecord, formatHand } from '@tenbo/engine';
import { describeWaits, ruleSetName } from '@tenbo/i18n';
import { useId } from 'preact/hooks';

import { fetched } from '../fetched.ts';
import { later } from '../later.tsx';
import { locale, words } from '../prefs.ts';
import button from '../ui/button.module.css';
import { CopyButton } from '../ui/copy-button.tsx';
import fold from '../ui/fold.module.css';
import { Readings, WhatIf } from './alternatives.tsx';
import { Discards, WaitTable } from './discards.tsx';
import { hasDiscards } from './judge.ts';
import { Nearer } from '../ui/hand-tiles.tsx';
import styles from './result.module.css';
import { ScoreLines } from './score-lines.tsx';
import { detailed, scorer } from './store.ts';
import { waitValuesOf } from './waits.ts';

/** Everything below the headline. It is fetched after the first paint, so it is not part of the first load. */
export function Details() {
  const { answer: now, draft } = detailed.value;
  switch (now.is) {
    case 'building':
      return <Acceptance acceptance={now.acceptance} />;
    case 'waiting':
      return (
        <>
          <Waits />
          <Copies />
        </>
      );
    case 'scored':
      return (
        <>
          <ScoreLines record={now.record} explanation={now.explanation} />
          <Readings record={now.record} explanation={now.explanation} />
          <WhatIf record={now.record} explanation={now.explanation} />
          <LensView record={now.record} />
        </>
      );
    case 'worthless':
      // The discards of another hand are another list: none of them slides to a new place.
      return hasDiscards(now) ? <Discards key={formatHand(draft.hand, draft.tile)} /> : null;
    case 'empty':
    case 'faulty':
      return null;
  }
}

/** The tiles that bring the hand closer to winning, and how many of each are left. */
function Acceptance({ acceptance: { tiles, left } }: { readonly acceptance: AcceptedTiles }) {
  const id = useId();
  return (
    <section class={styles.part} aria-labelledby={id}>
      <h2 id={id}>{words.value.hand.nearer(left)}</h2>
      <Nearer tiles={tiles} />
    </section>
  );
}

const values = computed(() => waitValuesOf(detailed.value.draft, scorer.value));

/** The score of each wait, by ron and by tsumo. */
function Waits() {
  const texts = words.value.details;
  const { seat, rules } = detailed.value.draft;
  const waits = values.value;
  const described = describeWaits(waits, seat === 'E', rules, locale.value);
  return (
    <section class={styles.part} aria-label={texts.waits}>
      <WaitTable waits={waits} texts={described} />
    </section>
  );
}

/** Copies the link of an unfinished hand, or its tiles. */
function Copies() {
  const texts = words.value.details;
  const { hand, tile, rules } = detailed.value.draft;
  const text = () => `${formatHand(hand, tile)} · ${ruleSetName(rules, locale.value)}`;
  return (
    <div class="row">
      <CopyButton class={button.button} label={texts.copyLink} text={() => location.href} />
      <CopyButton class={button.button} label={texts.copyText} text={text} />
    </div>
  );
}

const LensRows = later(async () => (await fetched(() => import('./lens-rows.tsx'))).LensRows);

/** Open at first on a wide screen, which has room for it. */
const isOpen = signal(matchMedia('(min-width: 1024px)').matches);

/** The same hand under every rule set, and the rule behind each difference; computed only when unfolded. */
function LensView({ record }: { readonly record: WinRecord }) {
  const texts = words.value.details;
  return (
    <details class={fold.fold} open={isOpen.value} onToggle={(event) => (isOpen.value = event.currentTarget.open)}>
      <summary>
        <strong>{texts.lens}</strong>
      </summary>
      {isOpen.value && <LensRows record={record} />}
    </details>
  );
}
