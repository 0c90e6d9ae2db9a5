import { type WinRecord, lens, presetOf } from '@tenbo/engine';
import { describeLens } from '@tenbo/i18n';

import { locale, words } from '../prefs.ts';
import styles from './result.module.css';

/** A row for each rule set that pays otherwise, and the rule that makes the difference. */
export function LensRows({ record }: { readonly record: WinRecord }) {
  const said = words.value.hand;
  const { rows, same, impossible } = describeLens(lens(record), record.rules, locale.value);
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
            {rows.map((row) => (
              <tr key={row.id}>
                <th scope="row">{presetOf(row.id)?.name ?? row.id}</th>
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
