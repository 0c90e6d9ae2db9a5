import type { Seat } from '@tenbo/engine';

import { later } from '../later.tsx';

/** How a match that is a copy of a club server's log stands to it; its code is fetched for such a match alone. */
export const ClubLine = later(async () => (await import('../club/line.tsx')).ClubLine);

/** Shows a player's side of the table nearest on this device, for good. */
export async function sitDown(match: string, seat: Seat): Promise<void> {
  const { sitDown: sit } = await import('../club/sit-down.ts');
  await sit(match, seat);
}
