import { type ChartCell, type RuleSet, type Shares, scoreChart } from '@tenbo/engine';

import { locale, words } from '../prefs.ts';
import styles from './score-table.module.css';
import { sharesText } from './shares-text.ts';

interface Props {
  readonly rules: RuleSet;
  readonly dealer: boolean;
}

/** Han across, fu down; ron large, tsumo small beneath. The mangan region is shaded, what is rounded up to it lighter and marked. */
export function ScoreTable({ rules, dealer }: Props) {
  const chart = scoreChart(rules, dealer);
  const { charts: said } = words.value;
  const rounded = chart.rows.some(({ cells }) => cells.some(({ mangan }) => mangan === 'roundedUp'));
  const reached = chart.rows.some(({ cells }) => cells.some(({ mangan }) => mangan === 'reached'));
  return (
    <div>
      <div class={styles.scroll} role="region" aria-label={said.hanFu} tabIndex={0}>
        <table class={styles.table}>
          <caption class="hidden">{said.hanFu}</caption>
          <thead>
            <tr>
              <th scope="col">{said.fewer}</th>
              {chart.han.map((han) => (
                <th key={han} scope="col">
                  {locale.value.han(han)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {chart.rows.map(({ fu, cells }) => (
              <tr key={fu}>
                <th scope="row">{locale.value.fu(fu)}</th>
                {cells.map((cell, i) => (
                  <td key={chart.han[i]} class={cell.mangan && styles[cell.mangan]}>
                    <Cell cell={cell} rules={rules} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p class={styles.legend}>
        {reached && <Mark of="reached" text={locale.value.limits.mangan} />}
        {rounded && <Mark of="roundedUp" text={`* ${locale.value.roundedUp}`} />}
      </p>
    </div>
  );
}

function Mark({ of, text }: { readonly of: 'reached' | 'roundedUp'; readonly text: string }) {
  return (
    <span class={styles.mark}>
      <span class={`${styles.swatch} ${styles[of]}`} aria-hidden="true" />
      {text}
    </span>
  );
}

function Cell({ cell: { ron, tsumo, mangan }, rules }: { readonly cell: ChartCell; readonly rules: RuleSet }) {
  const { charts: said } = words.value;
  return (
    <>
      <span class={styles.ron}>
        <span class="hidden">{said.ron} </span>
        <Points shares={ron} rules={rules} />
        {mangan === 'roundedUp' && '*'}
      </span>
      <span class={styles.tsumo}>
        <span class="hidden">, {said.tsumo} </span>
        <Points shares={tsumo} rules={rules} />
      </span>
    </>
  );
}

function Points({ shares, rules }: { readonly shares: Shares | undefined; readonly rules: RuleSet }) {
  if (shares) return <>{sharesText(shares, rules, locale.value)}</>;
  return (
    <>
      <span aria-hidden="true">–</span>
      <span class="hidden">{words.value.charts.impossible}</span>
    </>
  );
}
