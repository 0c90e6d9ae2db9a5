import { type Log, type Entry } from '@tenbo/ledger';

import { mayWrite } from '../may-write.ts';
import type { ClubState } from './state.ts';
import type { SharedMatch } from './stored.ts';
import { tournamentIn } from './tournaments.ts';

/** A match that is a copy of a log of the server. */
interface CopiedMatch {
  readonly shared: Pick<SharedMatch, 'event' | 'log' | 'table'>;
  readonly log: Log;
}

/**
 * Whether the server would leave a correction to a referee. Asked before the correction is entered: a table that continued after a refused correction
 * would have accounts that nobody else has.
 */
export function isForReferee(
  { links, acts }: Pick<ClubState, 'links' | 'acts'>,
  { shared, log }: CopiedMatch,
  correction: Entry,
): boolean {
  const roles = (links ?? []).flatMap(({ session }) => (session?.event === shared.event ? [session.role] : []));
  // A device that may not write at all is refused anyway, and what it enters changes nobody else's accounts.
  if (!roles.includes('table') || roles.includes('organiser') || roles.includes('referee')) return false;
  const subject = { table: shared.table };
  const of = { log: shared.log, subject, entries: log, tournament: tournamentIn(acts.get(shared.event)) };
  return mayWrite({ role: 'table', subject }, of, [correction]) !== undefined;
}
