import type { Seat } from '@tenbo/engine';

import { tellWritten } from '../match/store.ts';
import { meet } from '../match/trouble.tsx';
import { keepSeat } from './kept-club.ts';

/** Shows a player's side of the table nearest on this device, for good. */
export async function sitDown(match: string, seat: Seat): Promise<void> {
  const kept = await keepSeat(match, seat);
  if (kept.ok) tellWritten([match]);
  else if (kept.error !== 'gone' && kept.error !== 'unreadable') meet({ why: kept.error });
}
