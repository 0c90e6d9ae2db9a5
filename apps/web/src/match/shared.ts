// All that matches know of the club: its code is fetched for a match that is a copy of a log of its server, and for its own place.
import type { Seat } from '@tenbo/engine';

import { fetched } from '../fetched.ts';
import { later } from '../later.tsx';

/** How a copy compares to the club server's log. */
export const ClubLine = later(async () => (await fetched(() => import('../club/line.tsx'))).ClubLine);

/** The place of the club among the matches. */
export const ClubPlace = later(async () => (await fetched(() => import('../club/club-place.tsx'))).ClubPlace);

/** Sends what waits in copies, from every view. */
export function followClub(): void {
  void import('../club/club.ts').then(
    ({ followAll }) => followAll(),
    () => {},
  );
}

/** The time left in the round of such a match. */
export const ClubTime = later(async () => (await fetched(() => import('../club/table-clock.tsx'))).TableTime);

/** Turns the table so that a player's side is nearest on this device, and remembers it. */
export async function sitDown(match: string, seat: Seat): Promise<void> {
  const { sitDown: sit } = await fetched(() => import('../club/storage.ts'));
  await sit(match, seat);
}
