import type { Explanation, FuItem, Tile, WinRecord } from '@tenbo/engine';
import { type TermId, describeWin } from '@tenbo/i18n';

import { locale, words } from '../prefs.ts';
import { TermLink } from '../ui/links.tsx';
import { tilesOfFu, tilesOfLine } from './lit.ts';
import styles from './result.module.css';
import { lit } from './store.ts';

interface ScoreLinesProps {
  readonly record: WinRecord;
  readonly explanation: Explanation;
}

/** Yaku and fu line by line, the arithmetic, and who pays. Pointing at a line, or focusing it, highlights its tiles. */
export function ScoreLines({ record, explanation }: ScoreLinesProps) {
  const said = words.value.hand;
  const text = describeWin(explanation, record, locale.value);
  const terms = termsOfLines(explanation);
  return (
    <section class={styles.card} aria-label={said.result}>
      <h2>{said.yaku}</h2>
      <ul class={styles.lines}>
        {text.yaku.map(({ name, value }, i) => (
          <Line key={name} label={name} value={value} term={terms[i] ?? 'yaku'} tiles={tilesOfLine(i, explanation, record)} />
        ))}
      </ul>
      {text.fu.length > 0 && (
        <>
          <h2>{said.fu}</h2>
          <ul class={styles.lines}>
            {text.fu.map(({ label, fu }, i) => (
              <Line
                key={label}
                label={label}
                value={String(fu)}
                term={termOfFu(explanation.fuItems[i] as FuItem)}
                tiles={tilesOfFu(i, explanation, record)}
              />
            ))}
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

/** The glossary terms of the lines of yaku and dora. */
function termsOfLines({ yaku, dora }: Explanation): readonly TermId[] {
  return [...yaku.map(({ id }) => id), ...DORA.filter(([key]) => dora[key] > 0).map(([, term]) => term)];
}

const DORA = [
  ['dora', 'dora'],
  ['akaDora', 'red-five'],
  ['uraDora', 'ura-dora'],
  ['kita', 'kita'],
] as const satisfies readonly (readonly [keyof Explanation['dora'], TermId])[];

/** The glossary term of a line of fu. */
function termOfFu(item: FuItem): TermId {
  if (item.code === 'triplet') return item.concealed ? 'concealed-triplet' : 'open-triplet';
  if (item.code === 'quad') return item.concealed ? 'closed-quad' : 'quad';
  if (item.code === 'wait') return item.wait === 'thirteenSided' ? 'wait' : item.wait;
  return FU[item.code];
}

const FU = {
  base: 'base-fu',
  sevenPairs: 'chiitoitsu',
  closedRon: 'closed-ron-fu',
  tsumo: 'tsumo',
  openPinfu: 'open-pinfu',
  pair: 'pair',
} as const satisfies { readonly [C in FuItem['code']]?: TermId };
