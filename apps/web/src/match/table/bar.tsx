import type { ComponentChildren } from 'preact';

import styles from './bar.module.css';

/** The row below the felt, or the column beside it on a phone in landscape. It is there even if empty, so that the felt never changes its size. */
export function Bar({ children }: { readonly children?: ComponentChildren }) {
  return <div class={styles.bar}>{children}</div>;
}

/** What happened and what comes next, next to the way on. */
export function BarText({ what, next }: { readonly what: string; readonly next: ComponentChildren }) {
  return (
    <p class={styles.says}>
      <strong class="capital">{what}</strong>
      <span>{next}</span>
    </p>
  );
}
