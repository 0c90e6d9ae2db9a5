import { mayWrite } from '@tenbo/club';
import type { Entry } from '@tenbo/ledger';

import type { OpenMatch } from '../match/store.ts';
import { links, tournaments } from './club.ts';

/**
 * Whether the server would leave a correction to a referee. Checked before the correction is entered: a table that continued after a refused correction
 * would have accounts that nobody else has.
 */
export function isForReferee({ match, shared }: OpenMatch, correction: Entry): boolean {
  if (!shared) return false;
  const roles = (links.value ?? []).flatMap(({ session }) => (session?.event === shared.event ? [session.role] : []));
  // A device that may not write at all is refused anyway, and what it enters changes nobody else's accounts.
  if (!roles.includes('table') || roles.includes('organiser') || roles.includes('referee')) return false;
  const subject = { table: shared.table };
  const of = { log: shared.log, subject, entries: match.log, tournament: tournaments.value.get(shared.event) };
  return mayWrite({ role: 'table', subject }, of, [correction]) !== undefined;
}
