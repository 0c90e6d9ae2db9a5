import type { Explanation, FuItem, WinRecord } from '@tenbo/engine';
import { describeWin } from '@tenbo/i18n';

import { locale, words } from '../prefs.ts';
import { addressOf } from '../router.ts';
import { rulesOf } from '../rules/own.ts';
import { TermLink } from '../ui/links.tsx';
import { Tiles } from '../ui/tile.tsx';
import { type ValueLine, termOfFu, valueLines } from './line-terms.ts';
import { lit } from './store.ts';
import button from '../ui/button.module.css';
import styles from './result.module.css';

interface ScoreLinesProps {
  readonly record: WinRecord;
  readonly explanation: Explanation;
}

/** Yaku and fu line by line, the arithmetic, and who pays. Touching or pointing at a line lights up its tiles in the tray. */
export function ScoreLines({ record, explanation }: ScoreLinesProps) {
  const texts = words.value.details;
  const text = describeWin(explanation, record, locale.value);
  const lines = valueLines(explanation);
  const hint = <span class={`quiet ${styles.aside}`}>{texts.touch}</span>;
  return (
    <section class={styles.part} aria-label={words.value.hand.result}>
      <h2>{words.value.hand.yaku}</h2>
      <ul class={styles.lines}>
        {text.yaku.map(({ name, value }, i) => (
          <Line key={name} label={name} value={value} {...(lines[i] ?? NO_LINE)} />
        ))}
      </ul>
      {text.fu.length === 0 && hint}
      {text.fu.length > 0 && (
        <>
          <h2 class="ends">
            {texts.fu} {hint}
          </h2>
          <ul class={styles.lines}>
            {text.fu.map(({ name, tiles, fu }, i) => {
              const item = explanation.fuItems[i] as FuItem;
              return <Line key={i} label={name} value={String(fu)} term={termOfFu(item)} tiles={item.tiles} shown={tiles} />;
            })}
          </ul>
          <p class={styles.sum}>{text.rounding}</p>
        </>
      )}
      <p class={`number ${styles.arithmetic}`}>
        <Arithmetic text={text.arithmetic} />
      </p>
      <ChartLink record={record} explanation={explanation} />
      <h2>{texts.payments}</h2>
      {text.payments.map((line) => (
        <p key={line} class="capital">
          {line}
        </p>
      ))}
    </section>
  );
}

/** Links to the chart under the rules of the hand, where its cell is ringed, or from five han up the row of its limit. */
function ChartLink({ record: { win, rules }, explanation: { han, fu, limit } }: ScoreLinesProps) {
  const hasCell = han > 0 && han <= 4;
  if (rulesOf(rules.id) === undefined || (!hasCell && limit === null)) return null;
  const params = new URLSearchParams({
    rules: rules.id,
    ...(win.seatWind === 'E' && { dealer: '1' }),
    ...(hasCell ? { han: String(han), fu: String(fu) } : { limit: limit as string }),
  });
  return (
    <a class={button.link} href={addressOf('charts', [], params)}>
      {words.value.details.inChart}
    </a>
  );
}

const NO_LINE: ValueLine = { term: 'yaku', tiles: [], shown: [] };

interface LineProps extends ValueLine {
  readonly label: string;
  readonly value: string;
}

function Line({ label, value, term, tiles, shown }: LineProps) {
  const light = () => (lit.value = tiles.length > 0 ? tiles : undefined);
  const darken = () => (lit.value = undefined);
  return (
    <li>
      <button
        type="button"
        class={`ends ${styles.line}`}
        onClick={light}
        onFocus={light}
        onBlur={darken}
        onMouseEnter={light}
        onMouseLeave={darken}
      >
        <span class={`row ${styles.name}`}>
          <span class="capital">{label}</span>
          {shown.length > 0 && <Tiles tiles={shown} />}
        </span>
        <span class="number">{value}</span>
      </button>
      <TermLink mark term={term}>
        {label}
      </TermLink>
    </li>
  );
}

/** The steps from han and fu to a payment, with a real superscript. Copied or read aloud, it is "2^(2+3)" all the same. */
function Arithmetic({ text }: { readonly text: string }) {
  return (
    <>
      {text.split(/\^\(([^)]*)\)/).map((part, i) =>
        i % 2 === 0 ? (
          part
        ) : (
          <sup key={i}>
            <span class="hidden">^(</span>
            {part}
            <span class="hidden">)</span>
          </sup>
        ),
      )}
    </>
  );
}
