import type { ComponentChildren } from 'preact';

import styles from './table.module.css';

interface Props {
  readonly title: string;
  readonly columns: readonly ComponentChildren[];
  /** Of each row its header first. */
  readonly rows: readonly (readonly ComponentChildren[])[];
  /** How the cells stand: numbers to the right, words to the left. */
  readonly cells?: 'numbers' | 'words';
}

/** A table with its title above, which scrolls sideways where it is too wide. */
export function Table({ title, columns, rows, cells = 'numbers' }: Props) {
  return (
    <div class={styles.scroll} role="region" aria-label={title} tabIndex={0}>
      <table class={`${styles.table} ${styles[cells]}`}>
        <caption>{title}</caption>
        <thead>
          <tr>
            {columns.map((column, i) => (
              <th key={i} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([header, ...row], i) => (
            <tr key={i}>
              <th scope="row">{header}</th>
              {row.map((cell, column) => (
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
