import type { LogOfEvent } from '../../../server/src/http/logs.ts';

/** The log of the match begun last at a table; undefined if there is none. */
export function latestOf(logs: readonly LogOfEvent[], table: number | undefined): LogOfEvent | undefined {
  const ofTable = logs.filter(({ kind, subject }) => kind === 'match' && subject.table === table);
  return ofTable.toSorted((one, other) => other.created.localeCompare(one.created))[0];
}
