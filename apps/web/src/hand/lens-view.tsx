import { signal } from '@preact/signals';
import type { WinRecord } from '@tenbo/engine';

import { fetched } from '../fetched.ts';
import { later } from '../later.tsx';
import { words } from '../prefs.ts';
import styles from './result.module.css';

const LensRows = later(async () => (await fetched(() => import('./lens-rows.tsx'))).LensRows);

const isOpen = signal(false);

/** The same hand under every rule set, and the rule that makes each difference; looked for only when it is asked. */
export function LensView({ record }: { readonly record: WinRecord }) {
  const said = words.value.hand;
  return (
    <details class={styles.card} open={isOpen.value} onToggle={(event) => (isOpen.value = event.currentTarget.open)}>
      <summary>{said.lens}</summary>
      {isOpen.value && <LensRows record={record} />}
    </details>
  );
}
