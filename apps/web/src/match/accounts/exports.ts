import { type CsvTable, type Locale, matchCsv } from '@tenbo/i18n';
import { type Match, formatLog } from '@tenbo/ledger';

import { save } from '../../ui/copy-and-save.tsx';

export function saveCsv({ log, state }: Match, table: CsvTable, locale: Locale): void {
  save(new Blob([matchCsv(state, table, locale)], { type: 'text/csv' }), `${nameOf(log[0]?.at)}-${table}.csv`);
}

/** The log as the command line reads it too. */
export function saveLog({ log }: Match): void {
  save(new Blob([formatLog(log)], { type: 'application/json' }), `${nameOf(log[0]?.at)}.json`);
}

/** The name of a file from a day: `tenbo-2026-05-01`. */
export function nameOf(at: string | undefined): string {
  return at === undefined ? 'tenbo' : `tenbo-${at.slice(0, 10)}`;
}
