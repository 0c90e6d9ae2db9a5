import { type RuleSet, basePointsChart } from '@tenbo/engine';

import { locale } from '../prefs.ts';
import { HanFuTable } from './han-fu-table.tsx';
import styles from './score-table.module.css';

/** Base points as the formula gives them. */
export function BasePointsTable({ rules }: { readonly rules: RuleSet }) {
  const said = locale.value.charts;
  const { han, rows } = basePointsChart(rules);
  return (
    <div>
      <p class={styles.note}>{said.basePointsAre}</p>
      <HanFuTable
        caption={said.names.basePoints}
        han={han}
        rows={rows}
        cell={({ basePoints }) => <span class={styles.ron}>{locale.value.number(basePoints)}</span>}
      />
    </div>
  );
}
