// Who pays whom, and the points of the players before and after.
import {
  type Explanation,
  type Seat,
  type Transfer,
  type WinRecord,
  type Wind,
  WINDS,
  seatsOf,
  transfersOf,
} from '@tenbo/engine';

import { type Place, placeOf } from '../ui/places.ts';

/** What one player pays another in a hand, all in all. */
export interface Payment {
  readonly from: Seat;
  readonly to: Seat;
  readonly points: number;
  /** The part that is for honba. */
  readonly honba: number;
}

/** The payments of a hand as they are drawn: at most one between any two players, and the sticks. */
interface Paid {
  readonly payments: readonly Payment[];
  /** Who takes the sticks from the table, and what they are worth. */
  readonly taken: { readonly by: Seat; readonly points: number } | undefined;
  /** The players whose sticks stay on the table. */
  readonly laid: readonly Seat[];
}

/**
 * The payments to draw. Where two players pay each other, the one who owes more pays the difference. A stick that goes back to the player who laid it
 * is not drawn, unless the player takes others with it.
 */
export function paidIn(transfers: readonly Transfer[]): Paid {
  const payments = new Map<string, Payment>();
  const laid = new Map<Seat, number>();
  const taken = new Map<Seat, number>();
  for (const { from, to, points, for: reason } of transfers) {
    if (from === 'table' && to !== 'table') taken.set(to, (taken.get(to) ?? 0) + points);
    else if (to === 'table' && from !== 'table') laid.set(from, (laid.get(from) ?? 0) + points);
    else if (from !== 'table' && to !== 'table') {
      const pair = from < to ? `${from} ${to}` : `${to} ${from}`;
      const honba = reason === 'honba' ? points : 0;
      payments.set(pair, sumOf(payments.get(pair), { from, to, points, honba }));
    }
  }
  const [taker] = [...taken].filter(([seat, points]) => points !== laid.get(seat));
  return {
    payments: [...payments.values()].filter(({ points }) => points > 0),
    taken: taker && { by: taker[0], points: taker[1] },
    laid: taken.size > 0 ? [] : [...laid.keys()],
  };
}

function sumOf(one: Payment | undefined, other: Payment): Payment {
  if (!one) return other;
  if (one.from === other.from) return { ...one, points: one.points + other.points, honba: one.honba + other.honba };
  const rest = one.points - other.points;
  return { ...(rest < 0 ? other : one), points: Math.abs(rest), honba: 0 };
}

/** Who pays whom for a win, and everyone's points afterwards, East first. */
interface PaidWin {
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

/** A player in the drawing. */
export interface SeatedPlayer {
  readonly place: Place;
  readonly wind: Wind;
  readonly name: string;
  readonly before: number;
  readonly after: number;
}
