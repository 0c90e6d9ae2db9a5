import { isForReferee as isLeft } from '@tenbo/club/client';
import type { Entry } from '@tenbo/ledger';

import type { OpenMatch } from '../match/store.ts';
import { links, organisersLogs } from './club.ts';

/** Whether the server would leave a correction of the match on the screen to a referee. */
export function isForReferee({ match, shared }: OpenMatch, correction: Entry): boolean {
  const known = { links: links.value, acts: organisersLogs.value };
  return shared !== undefined && isLeft(known, { shared, log: match.log }, correction);
}
