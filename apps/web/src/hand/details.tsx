import { computed, signal } from '@preact/signals';
import { type WinRecord, formatHand } from '@tenbo/engine';
import { describeWaits, describeWin, ruleSetName } from '@tenbo/i18n';

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

// These lie further down, so the first load does without them.
const Readings = later(async () => (await fetched(() => import('./alternatives.tsx'))).Readings);
const WhatIf = later(async () => (await fetched(() => import('./alternatives.tsx'))).WhatIf);

/** Everything below the headline. It is fetched after the first paint, so it is not part of the first load. */
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

/** The score of each wait, by ron and by tsumo. */
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

/** Ways to share the hand: a link, text, and score boxes. */
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
  const lines = [`${formatHand(draft.hand, draft.tile)} · ${ruleSetName(draft.rules, locale.value)}`];
  if (now.is === 'scored') {
    const text = describeWin(now.explanation, now.record, locale.value);
    lines.push(text.headline, ...text.yaku.map(({ name, value }) => `${name} ${value}`), text.arithmetic, ...text.payments);
  }
  return lines.join('\n');
}

const LensRows = later(async () => (await fetched(() => import('./lens-rows.tsx'))).LensRows);

const isOpen = signal(false);

/** The same hand under every rule set, and the rule behind each difference; computed only once it is unfolded. */
export function LensView({ record }: { readonly record: WinRecord }) {
  const said = words.value.hand;
  return (
    <details class={styles.card} open={isOpen.value} onToggle={(event) => (isOpen.value = event.currentTarget.open)}>
      <summary>{said.lens}</summary>
      {isOpen.value && <LensRows record={record} />}
    </details>
  );
}
