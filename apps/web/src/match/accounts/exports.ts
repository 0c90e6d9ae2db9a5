import { type Locale, matchCsv } from '@tenbo/i18n';
import { type Match, formatLog } from '@tenbo/ledger';

import { save } from '../../ui/save.ts';

/** So that spreadsheets read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

export function saveCsv({ log, state }: Match, locale: Locale): void {
  save(new Blob([BYTE_ORDER_MARK, matchCsv(state, locale)], { type: 'text/csv' }), `${nameOf(log[0]?.at)}.csv`);
}

/** The log as the command line reads it too. */
export function saveLog({ log }: Match): void {
  save(new Blob([formatLog(log)], { type: 'application/json' }), `${nameOf(log[0]?.at)}.json`);
}

/** The name of a file from a day: `tenbo-2026-05-01`. */
export function nameOf(at: string | undefined): string {
  return at === undefined ? 'tenbo' : `tenbo-${at.slice(0, 10)}`;
}
