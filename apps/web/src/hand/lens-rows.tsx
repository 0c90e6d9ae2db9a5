import { type WinRecord, lens, presetOf } from '@tenbo/engine';
import { type LensRowText, describeLens } from '@tenbo/i18n';

import { locale, words } from '../prefs.ts';
import styles from './result.module.css';

/** A row for each value that other rule sets pay, and the rule that makes the difference. */
export function LensRows({ record }: { readonly record: WinRecord }) {
  const said = words.value.hand;
  const { rows, same, impossible } = describeLens(lens(record), record.rules, locale.value, 'name');
  return (
    <>
      <div class={styles.scroll} tabIndex={0} role="region" aria-label={said.lens}>
        <table class={styles.table}>
          <thead>
            <tr>
              <th scope="col">{said.underRules}</th>
              <th scope="col">{said.value}</th>
              <th scope="col">{said.difference}</th>
              <th scope="col">{said.cause}</th>
            </tr>
          </thead>
          <tbody>
            {folded(rows).map(({ row, names }) => (
              <tr key={row.id}>
                <th scope="row">{locale.value.list(names)}</th>
                <td>
                  <span class="number">{row.points}</span> {row.limit === '' ? row.value : row.limit}
                </td>
                <td class="number">{row.difference}</td>
                <td>{row.cause}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {same !== undefined && <p class={styles.quiet}>{same}</p>}
      {impossible.map((line) => (
        <p key={line} class={styles.quiet}>
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

/** Rule sets with the same value for the same reason share a row. */
function folded(rows: readonly LensRowText[]): readonly Folded[] {
  const alike = Map.groupBy(rows, ({ points, value, cause }) => [points, value, cause].join('\n'));
  return [...alike.values()].flatMap(([row, ...others]) =>
    row ? [{ row, names: [row, ...others].map(({ id }) => presetOf(id)?.name ?? id) }] : [],
  );
}
