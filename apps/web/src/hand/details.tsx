import { computed, signal } from '@preact/signals';
import { type WinRecord, formatHand } from '@tenbo/engine';
import { describeWaits, describeWin } from '@tenbo/i18n';

import { fetched } from '../fetched.ts';
import { later } from '../later.tsx';
import { locale, words } from '../prefs.ts';
import { addressOf } from '../router.ts';
import { CopyButton } from '../ui/copy-button.tsx';
import { Tile, Tiles } from '../ui/tile.tsx';
import { paramsOf } from './address.ts';
import { waitValuesOf } from './judge.ts';
import styles from './result.module.css';
import { ScoreLines } from './score-lines.tsx';
import { detailed, scorer } from './store.ts';

// They lie below what is asked first, so that the first load goes without them.
const Readings = later(async () => (await fetched(() => import('./alternatives.tsx'))).Readings);
const WhatIf = later(async () => (await fetched(() => import('./alternatives.tsx'))).WhatIf);

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

const values = computed(() => waitValuesOf(detailed.value.draft, scorer.value));

/** What each wait would be worth, by ron and by tsumo. */
export function Waits() {
  const said = words.value.hand;
  const { seat, rules } = detailed.value.draft;
  const waits = values.value;
  const texts = describeWaits(waits, seat === 'E', rules, locale.value);
  return (
    <section class={styles.card} aria-label={said.waits}>
      <table class={styles.table}>
        <thead>
          <tr>
            <th scope="col">{said.wait}</th>
            <th scope="col">{said.ron}</th>
            <th scope="col">{said.tsumo}</th>
          </tr>
        </thead>
        <tbody>
          {waits.map(({ kind }, i) => (
            <tr key={kind}>
              <th scope="row">
                <Tile tile={kind} />
                <span class={styles.quiet}>{texts[i]?.left}</span>
              </th>
              <td>{texts[i]?.ron}</td>
              <td>{texts[i]?.tsumo}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The hand to send: as a link, as text, and as score boxes. */
export function Share() {
  const said = words.value.hand;
  const { draft, answer } = detailed.value;
  return (
    <div class={styles.share}>
      <CopyButton label={said.copyLink} text={() => location.href} />
      <CopyButton label={said.copyText} text={textOf} />
      {answer.is === 'scored' && <a href={addressOf('hand', ['winner'], paramsOf(draft))}>{said.boxes}</a>}
    </div>
  );
}

function textOf(): string {
  const { draft, answer: now } = detailed.value;
  const lines = [`${formatHand(draft.hand, draft.tile)} · ${draft.rules.name}`];
  if (now.is === 'scored') {
    const text = describeWin(now.explanation, now.record, locale.value);
    lines.push(text.headline, ...text.yaku.map(({ name, value }) => `${name} ${value}`), text.arithmetic, ...text.payments);
  }
  return lines.join('\n');
}

const LensRows = later(async () => (await fetched(() => import('./lens-rows.tsx'))).LensRows);

const isOpen = signal(false);

/** The same hand under every rule set, and the rule that makes each difference; looked for only when it is asked. */
export function LensView({ record }: { readonly record: WinRecord }) {
  const said = words.value.hand;
  return (
    <details class={styles.card} open={isOpen.value} onToggle={(event) => (isOpen.value = event.currentTarget.open)}>
      <summary>{said.lens}</summary>
      {isOpen.value && <LensRows record={record} />}
    </details>
  );
}
