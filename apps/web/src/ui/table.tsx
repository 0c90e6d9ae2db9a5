import type { ComponentChildren } from 'preact';

import styles from './table.module.css';

interface Props {
  readonly title: string;
  readonly columns: readonly ComponentChildren[];
  /** The first cell of each row is its header. */
  readonly rows: readonly (readonly ComponentChildren[])[];
  /** How cells are aligned: numbers to the right, words to the left. */
  readonly cells?: 'numbers' | 'words';
  /** The row that a link led to, from 0. */
  readonly current?: number;
}

function bringIntoView(row: HTMLElement | null): void {
  row?.scrollIntoView({ block: 'center' });
}

/** A table with its title above. It scrolls sideways if it is too wide. */
export function Table({ title, columns, rows, cells = 'numbers', current }: Props) {
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
            <tr key={i} {...(i === current && { 'aria-current': 'true', ref: bringIntoView })}>
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
