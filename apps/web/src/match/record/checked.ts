import { type ReadonlySignal, computed, effect, signal } from '@preact/signals';

import { fetched } from '../../fetched.ts';
import { afterPaint } from '../../ui/pacing.ts';
import { type OpenMatch, current } from '../store.ts';
import type { CheckedRecord } from './check-record.ts';

/** The checked record of a match; or that it does not belong to the match, or that the code to check it could not be loaded. */
type Checked = CheckedRecord | 'unfit' | 'notLoaded';

const last = signal<{ readonly of: OpenMatch['record']; readonly is: Checked }>();

/** The record that the match on the screen was imported from; undefined if there is none, or until it has been read. */
export const checked: ReadonlySignal<Checked | undefined> = computed(() => {
  const record = current.value?.record;
  return record !== undefined && last.value?.of === record ? last.value.is : undefined;
});

/** The same record, if it is valid. */
export const checkedRecord: ReadonlySignal<CheckedRecord | undefined> = computed(() =>
  typeof checked.value === 'object' ? checked.value : undefined,
);

const record = computed(() => current.value?.record);

effect(() => (record.value === undefined ? undefined : afterPaint(() => void check())));

/** Checks the record of the match on the screen; the code for this is loaded first. */
export async function check(): Promise<void> {
  const open = current.peek();
  if (open?.record === undefined) return;
  const is = await checking(open.record, open.match.log).catch(() => 'notLoaded' as const);
  // The record of a match left meanwhile must not take the place of this one's.
  if (current.peek()?.record === open.record) last.value = { of: open.record, is };
}

async function checking(of: NonNullable<OpenMatch['record']>, log: OpenMatch['match']['log']): Promise<Checked> {
  const { checkRecord } = await fetched(() => import('./check-record.ts'));
  return checkRecord(of, log) ?? 'unfit';
}

/** The number of the record's hand, counted from 0, that became an entry of the match; undefined if none did. */
export function handOf({ log }: CheckedRecord, entry: string): number | undefined {
  const at = log.findIndex(({ id }) => id === entry);
  return at < 1 ? undefined : at - 1;
}
