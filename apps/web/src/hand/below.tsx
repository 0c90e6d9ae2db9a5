import type { ComponentChildren } from 'preact';

import { Conditions } from './conditions.tsx';
import { Details } from './details.tsx';
import styles from './hand.module.css';
import { HistoryList } from './history-list.tsx';
import { Typed } from './typing.tsx';

export interface BelowProps {
  /** What a full hand offers in the pad's place. */
  readonly turn: ComponentChildren;
  /** By which others find the details. */
  readonly id: string;
}

/** What is below the first screen. It is fetched, and comes, as one: so nothing is moved by what arrives after it. */
export function Below({ turn, id }: BelowProps) {
  return (
    <>
      <div class={styles.conditions}>
        <Conditions />
      </div>
      {turn}
      <div class={`stack ${styles.details}`} id={id} tabIndex={-1}>
        <Details />
      </div>
      <div class={`stack ${styles.text}`}>
        <Typed />
        <HistoryList />
      </div>
    </>
  );
}
