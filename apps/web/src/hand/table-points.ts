import { type Explanation, type Transfer, type WinRecord, WINDS, type Wind, seatsOf, transfersOf } from '@tenbo/engine';

import type { SeatedPlayer } from '../boxes/paid-table.tsx';
import { placeOf } from '../ui/places.ts';

/** Who pays whom for a win, and everyone's points afterwards, East first. */
export interface PaidWin {
  readonly transfers: readonly Transfer[];
  readonly seats: readonly SeatedPlayer[];
}

/**
 * A win at a table where everyone has the starting points of the rules; players are named by their winds. Sticks on the table are charged to nobody,
 * because nobody knows who laid them.
 */
export function paidFor(record: WinRecord, { basePoints }: Explanation, names: Readonly<Record<Wind, string>>): PaidWin {
  const { rules } = record;
  const transfers = transfersOf(basePoints, record);
  const seats = seatsOf(rules).map((seat, _, { length }) => {
    const sum = (part: readonly Transfer[]) => part.reduce((points, one) => points + one.points, 0);
    const gained = sum(transfers.filter(({ to }) => to === seat)) - sum(transfers.filter(({ from }) => from === seat));
    const wind = WINDS[seat];
    const before = rules.match.start;
    return { place: placeOf(seat, length), wind, name: names[wind], before, after: before + gained };
  });
  return { transfers, seats };
}
