import { type ReadonlySignal, signal } from '@preact/signals';

import type { Stored, Unkept } from './kept.ts';

/** What the browser did not do with what it keeps, to be said until something is kept again or the reader closes it. */
export interface Trouble {
  readonly why: Exclude<Unkept, 'changedElsewhere'> | 'badSoFar';
  /** What was about to be kept, to be saved as a file. */
  readonly unkept?: Stored;
  /** What the reader can have done about it. */
  readonly way?: { readonly does: 'again' | 'keepAgain'; readonly act: () => void };
}

const met = signal<Trouble>();
export const trouble: ReadonlySignal<Trouble | undefined> = met;

export function meet(one: Trouble): void {
  met.value = one;
}

export function forgetTrouble(): void {
  met.value = undefined;
}

/** What could not be read has been read. */
export function forgetUnread(): void {
  if (met.value?.way?.does === 'again') met.value = undefined;
}
