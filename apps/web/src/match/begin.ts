import { asSentence, describeLedgerError } from '@tenbo/i18n';

import { locale } from '../prefs.ts';
import { noteUsed } from '../rules/recent.ts';
import { askToPersist } from './lasting.tsx';
import { beginMatch } from './store.ts';
import { viewAddress } from './view.ts';

/**
 * Starts a match and shows its table.
 *
 * @returns why the ledger refuses it, as sentences; undefined if it could not be stored, which is reported above every view
 */
export async function beginAndShow(start: Parameters<typeof beginMatch>[0]): Promise<readonly string[] | undefined> {
  askToPersist();
  const begun = await beginMatch(start);
  if (begun.ok) {
    noteUsed(start.rules.id);
    location.hash = viewAddress(begun.value.id);
    return [];
  }
  if (typeof begun.error === 'string') return undefined;
  return begun.error.map((one) => asSentence(describeLedgerError(one, locale.value, start.players)));
}
