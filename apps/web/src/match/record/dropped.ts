import { type ReadonlySignal, computed, signal } from '@preact/signals';
import { replay } from '@tenbo/ledger';

import type { ReadData } from '../../data-file/read.ts';
import { DROPPED, NOTHING } from '../stored-match.ts';
import { type OpenMatch, kept } from '../store.ts';
import type { CheckedRecord } from './check-record.ts';

/** A record that was dropped or pasted. It is shown like a match, but not stored until the reader keeps it. */
export interface Dropped {
  readonly data: ReadData;
  readonly open: OpenMatch;
  readonly record: CheckedRecord;
}

const shown = signal<Dropped>();
/** The record dropped last; undefined if there was none since the page was loaded. */
export const dropped: ReadonlySignal<Dropped | undefined> = shown;

/** The id of the stored match of the same game, if there is one. */
export const keptAs: ReadonlySignal<string | undefined> = computed(() => {
  const start = shown.value?.open.match.log[0]?.id;
  return kept.value?.find(({ log }) => log.ok && log.value[0]?.id === start)?.id;
});

/** Shows the record of a game that was read from a file. @returns whether the file has one */
export function showRecord(data: ReadData): boolean {
  const [match] = data.matches;
  if (!match || !data.game) return false;
  const { log, record } = match;
  const open = { id: DROPPED, match: { log, state: replay(log) }, soFar: NOTHING, record };
  shown.value = { data, open, record: { ...data.game, log } };
  return true;
}
