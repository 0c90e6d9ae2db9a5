import type { Seat } from '@tenbo/engine';

import { showInEveryTab } from '../match/store.ts';
import { keepSeat } from './kept-club.ts';
import { reportFault } from './storage.ts';

/** Turns the table so that a player's side is nearest on this device, and remembers it. */
export async function sitDown(match: string, seat: Seat): Promise<void> {
  const kept = await keepSeat(match, seat);
  if (kept.ok) showInEveryTab([match]);
  else reportFault(kept.error);
}
