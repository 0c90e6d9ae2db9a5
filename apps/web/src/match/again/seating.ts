import { type Seat, seatsOf } from '@tenbo/engine';
import { type Match, type MatchStarted, type MatchState, settleMatch } from '@tenbo/ledger';

import { startOf } from '../kept.ts';

/** The items shuffled; every order is equally likely. */
export function inRandomOrder<T>(items: readonly T[]): readonly T[] {
  const drawn = items.map((item) => ({ item, lot: crypto.getRandomValues(new Uint32Array(1))[0] as number }));
  return drawn.toSorted((one, other) => one.lot - other.lot).map(({ item }) => item);
}

/** How the players of a match sit in their next one: everyone stays and the last one deals first, by lot, or as they sat. */
export const SEATINGS = ['lastDeals', 'drawn', 'same'] as const;
export type Seating = (typeof SEATINGS)[number];

/** The seats that the players of a match had, in turn from the first dealer of the next one. */
export function seatsAgain(seating: Seating, state: MatchState): readonly Seat[] {
  const seats = seatsOf(state.rules);
  if (seating === 'drawn') return inRandomOrder(seats);
  const first = (seating === 'lastDeals' && settleMatch(state, state.rules).at(-1)?.seat) || 0;
  return [...seats.slice(first), ...seats.slice(0, first)];
}

/** The start of the next match, with the same rules; starting points that differ from the rules go with their player. */
export function startAgain(
  { log }: Pick<Match, 'log'>,
  seats: readonly Seat[],
): Omit<MatchStarted, 'type' | 'version'> | undefined {
  const start = startOf(log);
  if (!start) return undefined;
  const { rules, players, scores } = start;
  return {
    rules,
    players: seats.map((seat) => players[seat] as string),
    ...(scores && { scores: seats.map((seat) => scores[seat] as number) }),
  };
}
