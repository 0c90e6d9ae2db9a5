import type { Explanation, FuItem, Tile, WinRecord } from '@tenbo/engine';
import { type TermId, describeWin } from '@tenbo/i18n';

import { locale, words } from '../prefs.ts';
import { TermLink } from '../ui/links.tsx';
import { termOfFu, valueLines } from './line-terms.ts';
import styles from './result.module.css';
import { lit } from './store.ts';

interface ScoreLinesProps {
  readonly record: WinRecord;
  readonly explanation: Explanation;
}

/** Yaku and fu line by line, the arithmetic, and who pays; a line that is reached lights its tiles. */
export function ScoreLines({ record, explanation }: ScoreLinesProps) {
  const said = words.value.hand;
  const text = describeWin(explanation, record, locale.value);
  const lines = valueLines(explanation);
  return (
    <section class={styles.card} aria-label={said.result}>
      <h2>{said.yaku}</h2>
      <ul class={styles.lines}>
        {text.yaku.map(({ name, value }, i) => (
          <Line key={name} label={name} value={value} term={lines[i]?.term ?? 'yaku'} tiles={lines[i]?.tiles ?? []} />
        ))}
      </ul>
      {text.fu.length > 0 && (
        <>
          <h2>{said.fu}</h2>
          <ul class={styles.lines}>
            {text.fu.map(({ label, fu }, i) => {
              const item = explanation.fuItems[i] as FuItem;
              return <Line key={label} label={label} value={String(fu)} term={termOfFu(item)} tiles={item.tiles} />;
            })}
          </ul>
          <p class={styles.sum}>{text.rounding}</p>
        </>
      )}
      <p class={styles.arithmetic}>{text.arithmetic}</p>
      <h2>{said.payments}</h2>
      {text.payments.map((line) => (
        <p key={line} class={styles.payment}>
          {line}
        </p>
      ))}
    </section>
  );
}

interface LineProps {
  readonly label: string;
  readonly value: string;
  readonly term: TermId;
  readonly tiles: readonly Tile[];
}

function Line({ label, value, term, tiles }: LineProps) {
  const light = () => (lit.value = tiles.length > 0 ? tiles : undefined);
  const darken = () => (lit.value = undefined);
  return (
    <li>
      <button
        type="button"
        class={styles.line}
        onClick={light}
        onFocus={light}
        onBlur={darken}
        onMouseEnter={light}
        onMouseLeave={darken}
      >
        <span>{label}</span>
        <span class="number">{value}</span>
      </button>
      <TermLink mark term={term}>
        {label}
      </TermLink>
    </li>
  );
}
