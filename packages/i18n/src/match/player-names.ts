import { type Seat, type Wind, WINDS } from '@tenbo/engine';

import type { Locale } from '../locale.ts';

/** What the players are called, or where they sat at the start where no name is known. */
export function nameOf(seat: number, players: readonly string[], locale: Locale): string {
  return players[seat] ?? locale.match.seatsAtStart[WINDS[seat] as Wind] ?? String(seat + 1);
}

/** Several of them in one phrase. */
export function namesOf(seats: readonly Seat[], players: readonly string[], locale: Locale): string {
  return locale.match.names(seats.map((seat) => nameOf(seat, players, locale)));
}
