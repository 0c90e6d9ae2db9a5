import { type WinRecord, lens, presetOf } from '@tenbo/engine';
import { type LensRowText, describeLens, ruleSetName } from '@tenbo/i18n';

import { locale, words } from '../prefs.ts';
import styles from './result.module.css';

/** A row for each score under other rule sets, with the rule that makes the difference. The roles mark it as a table, because its CSS layout does not. */
export function LensRows({ record }: { readonly record: WinRecord }) {
  const said = words.value.hand;
  const { rows, same, impossible } = describeLens(lens(record), record.rules, locale.value, 'name');
  return (
    <>
      <table class={styles.lens} role="table" aria-label={said.lens}>
        <thead role="rowgroup" class="hidden">
          <tr role="row">
            {[said.underRules, said.value, said.difference, said.cause].map((column) => (
              <th key={column} role="columnheader" scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {folded(rows).map(({ row, names }) => (
            <tr key={row.id} role="row">
              <th role="rowheader" scope="row">
                {locale.value.commas(names)}
              </th>
              <td role="cell">
                <strong class="number">{row.points}</strong> {row.limit === '' ? row.value : row.limit}
              </td>
              <td role="cell" class="number">
                {row.difference}
              </td>
              <td role="cell">{row.cause}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {same !== undefined && <p class={styles.folded}>{same}</p>}
      {impossible.map((line) => (
        <p key={line} class={styles.folded}>
          {line}
        </p>
      ))}
    </>
  );
}

interface Folded {
  readonly row: LensRowText;
  readonly names: readonly string[];
}

function nameOf(id: string): string {
  const rules = presetOf(id);
  return rules ? ruleSetName(rules, locale.value) : id;
}

/** Rule sets with the same score for the same reason share a row. */
function folded(rows: readonly LensRowText[]): readonly Folded[] {
  const alike = Map.groupBy(rows, ({ points, value, cause }) => [points, value, cause].join('\n'));
  return [...alike.values()].flatMap(([row, ...others]) =>
    row ? [{ row, names: [row, ...others].map(({ id }) => nameOf(id)) }] : [],
  );
}
