import { type Seat, type Wind, WINDS } from '@tenbo/engine';
import { type Position, roundTimeAt, roundWindAt } from '@tenbo/ledger';

import type { Locale } from '../locale.ts';

/** A player's name, or the seat at the start if the name is unknown. */
export function nameOf(seat: number, players: readonly string[], locale: Locale): string {
  return players[seat] || (locale.match.seatsAtStart[WINDS[seat] as Wind] ?? String(seat + 1));
}

/** Several players in one phrase. */
export function namesOf(seats: readonly Seat[], players: readonly string[], locale: Locale): string {
  return locale.match.names(seats.map((seat) => nameOf(seat, players, locale)));
}

/**
 * The position in a match: round and hand, then any honba and riichi sticks.
 *
 * @param players the number of players
 * @example
 * describePosition({ kyoku: 1, honba: 1, sticks: 2 }, 4, localeOf('en')); // → 'East 2, 1 honba, 2 sticks'
 * describePosition({ kyoku: 1, honba: 1, sticks: 2 }, 4, localeOf('ja')); // → '東2局 1本場 供託2本'
 */
export function describePosition(position: Position, players: number, locale: Locale): string {
  return locale.match.position(positionParts(position, players, locale).filter((part) => part !== ''));
}

/** Round and hand, then honba and sticks; the second part is empty if there are none. */
export function positionParts({ kyoku, honba, sticks }: Position, players: number, { match }: Locale): readonly [string, string] {
  const onTable = [...(honba > 0 ? [match.honba(honba)] : []), ...(sticks > 0 ? [match.sticks(sticks)] : [])];
  const hand = match.kyoku(roundWindAt({ kyoku }, players), (kyoku % players) + 1, roundTimeAt({ kyoku }, players));
  return [hand, match.position(onTable)];
}
