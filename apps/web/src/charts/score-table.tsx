import { type ChartCell, type ChartRow, type ChartValue, type RuleSet, scoreChart } from '@tenbo/engine';
import { describeMultipliers, describeUnreached } from '@tenbo/i18n';

import { locale, words } from '../prefs.ts';
import { HanFuTable } from './han-fu-table.tsx';
import styles from './score-table.module.css';
import { sharesText } from './shares-text.ts';

interface Props {
  readonly rules: RuleSet;
  readonly dealer: boolean;
}

/** Ron large, tsumo small beneath; in brackets what no hand is worth, with the reasons below. */
export function ScoreTable({ rules, dealer }: Props) {
  const { han, rows } = scoreChart(rules, dealer);
  return (
    <div>
      <p class={styles.note}>{describeMultipliers(rules, dealer, locale.value)}</p>
      <HanFuTable
        caption={words.value.charts.hanFu}
        han={han}
        rows={rows}
        cell={(cell) => <Cell cell={cell} rules={rules} />}
        below={(shown) => <Reasons rows={shown} />}
      />
    </div>
  );
}

/** What the brackets mean, and why no hand is worth what is in them. */
function Reasons({ rows }: { readonly rows: readonly ChartRow[] }) {
  const reasons = describeUnreached(rows, locale.value);
  if (reasons.length === 0) return null;
  return (
    <>
      <p class={styles.note}>( ) {locale.value.charts.noHandIsWorth}:</p>
      <ul class={styles.reasons}>
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </>
  );
}

function Cell({ cell: { ron, tsumo, mangan }, rules }: { readonly cell: ChartCell; readonly rules: RuleSet }) {
  const { charts: said } = words.value;
  return (
    <>
      <span class={styles.ron}>
        <span class="hidden">{said.ron} </span>
        <Points value={ron} rules={rules} />
        {mangan === 'roundedUp' && '*'}
      </span>
      <span class={styles.tsumo}>
        <span class="hidden">, {said.tsumo} </span>
        <Points value={tsumo} rules={rules} />
      </span>
    </>
  );
}

function Points({ value: { shares, unreached }, rules }: { readonly value: ChartValue; readonly rules: RuleSet }) {
  const text = sharesText(shares, rules, locale.value);
  if (!unreached) return <>{text}</>;
  return (
    <span class={styles.unreached}>
      ({text})<span class="hidden"> {words.value.charts.impossible}</span>
    </span>
  );
}
