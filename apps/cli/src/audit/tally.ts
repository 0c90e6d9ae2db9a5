import type { AuditCounts, FindingSort } from '@tenbo/i18n';

import type { FileAnswer } from './file.ts';

/** The counts of an audit so far. Plain data, so that a journal can store it. */
export interface Tally extends Readonly<AuditCounts> {
  readonly files: number;
  readonly sorts: readonly (readonly [FindingSort, number])[];
}

export const NO_FILES: Tally = { files: 0, games: 0, hands: 0, wins: 0, agree: 0, seconds: 0, sorts: [] };

/** Adds one more file. */
export function withFile(tally: Tally, { games, hands, wins, found }: FileAnswer): Tally {
  const sorts = new Map(tally.sorts);
  for (const { sort } of found) sorts.set(sort, 1 + (sorts.get(sort) ?? 0));
  return {
    files: tally.files + 1,
    games: tally.games + games,
    hands: tally.hands + hands,
    wins: tally.wins + wins,
    agree: tally.agree + (found.every(({ sort }) => sort === 'notStated') ? games : 0),
    seconds: tally.seconds,
    sorts: found.length === 0 ? tally.sorts : [...sorts],
  };
}

/** Whether nothing was found, except in games whose rules are not known, and except what records do not state. */
export function allAgree({ sorts }: Tally): boolean {
  return sorts.every(([sort]) => sort === 'houseRules' || sort === 'notStated');
}
