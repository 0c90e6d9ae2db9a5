// Several wins on one tile, of which a record gives the changes of points together.
import type { Seat } from '@tenbo/engine';

import type { RecordedWin } from './game.ts';

/** Wins in the order of the game: the player nearest to the discarder first. */
export function inTurn(wins: readonly RecordedWin[], players: number): readonly RecordedWin[] {
  const turnsFrom = ({ seat, from }: RecordedWin) => (seat - from + players) % players;
  return wins.toSorted((one, other) => turnsFrom(one) - turnsFrom(other));
}

/**
 * Splits changes that are added up for all wins: only the first win gets honba and sticks. If the value of another is unknown, none gets any.
 *
 * @param wins as `inTurn` orders them
 * @param total each player's change, by seat
 */
export function withChanges(wins: readonly RecordedWin[], total: readonly number[]): readonly RecordedWin[] {
  const later = wins.slice(1).map(({ seat, from, claim: { points } }) => points && changesOf(seat, from, points, total.length));
  if (!later.every((row) => typeof row === 'object')) return wins;
  const first = total.map((points, seat) => later.reduce((left, row) => left - (row[seat] as number), points));
  return wins.map((win, i) => ({ ...win, claim: { ...win.claim, changes: i === 0 ? first : later[i - 1] } }));
}

function changesOf(winner: Seat, from: Seat, points: number, players: number): readonly number[] {
  return Array.from({ length: players }, (_, seat) => (seat === winner ? points : seat === from ? -points : 0));
}
