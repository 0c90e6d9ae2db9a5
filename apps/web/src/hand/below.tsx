import type { ComponentChildren } from 'preact';

import { Conditions } from './conditions.tsx';
import { Details } from './details.tsx';
import styles from './hand.module.css';
import { HistoryList } from './history-list.tsx';
import { Typed } from './typing.tsx';

export interface BelowProps {
  /** What replaces the pad once the hand is full. */
  readonly turn: ComponentChildren;
  /** The id by which other elements refer to the details. */
  readonly id: string;
}

/** Everything below the first screen. It is loaded as one, so that nothing moves when a part arrives late. */
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
