import type { Seat } from '@tenbo/engine';

import { tellWritten } from '../match/store.ts';
import { meetFault } from './fault-of-copy.ts';
import { keepSeat } from './kept-club.ts';

/** Shows a player's side of the table nearest on this device, for good. */
export async function sitDown(match: string, seat: Seat): Promise<void> {
  const kept = await keepSeat(match, seat);
  if (kept.ok) tellWritten([match]);
  else meetFault(kept.error);
}
