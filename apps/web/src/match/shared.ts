import type { Seat } from '@tenbo/engine';

import { fetched } from '../fetched.ts';
import { later } from '../later.tsx';

/** How a copy compares to the club server's log. The code is loaded only for such a match. */
export const ClubLine = later(async () => (await fetched(() => import('../club/line.tsx'))).ClubLine);

/** The time left in the round of such a match. */
export const ClubTime = later(async () => (await fetched(() => import('../club/table-time.tsx'))).TableTime);

/** Turns the table so that a player's side is nearest on this device, and remembers it. */
export async function sitDown(match: string, seat: Seat): Promise<void> {
  const { sitDown: sit } = await fetched(() => import('../club/sit-down.ts'));
  await sit(match, seat);
}
