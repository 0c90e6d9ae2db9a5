import type { LogError, MergeError } from '@tenbo/ledger';

import type { StorageFault } from '../database.ts';

/** What cannot be taken in, with its place in the file; or why nothing of it was. */
export type Fault =
  | { readonly code: 'tooBig'; readonly megabytes: number; readonly most: number }
  | { readonly code: 'unreadable' }
  | { readonly code: 'notJson'; readonly line: number; readonly column: number }
  | { readonly code: 'notData' }
  | { readonly code: 'otherVersion'; readonly version: unknown }
  | { readonly code: 'notAList'; readonly field: ListField }
  | { readonly code: 'leftOut'; readonly field: ListField; readonly many: number; readonly most: number }
  | { readonly code: 'badId'; readonly nth: number }
  | { readonly code: 'badLog'; readonly nth: number; readonly error: LogError }
  | { readonly code: 'badSoFar'; readonly nth: number }
  | { readonly code: 'notMerged'; readonly nth: number; readonly error: MergeError }
  | { readonly code: 'badRules' | 'badHand'; readonly nth: number }
  | { readonly code: 'badChoice'; readonly name: string }
  | { readonly code: 'notKept'; readonly why: StorageFault | 'refused' };

export type ListField = 'matches' | 'rules' | 'hands';

/** The first faults that were found, and how many more there are. */
export interface Faults {
  readonly first: readonly Fault[];
  readonly more: number;
}

/** Faults that are named one by one. */
const MOST = 20;

export const NO_FAULTS: Faults = { first: [], more: 0 };

/** Faults with others after them. */
export function withFaults({ first, more }: Faults, others: readonly Fault[], moreOthers = 0): Faults {
  const room = MOST - first.length;
  return {
    first: room > 0 ? [...first, ...others.slice(0, room)] : first,
    more: more + moreOthers + Math.max(0, others.length - room),
  };
}
