import { type Explanation, type Transfer, type WinRecord, WINDS, type Wind, seatsOf, transfersOf } from '@tenbo/engine';

/** A player's points before and after a win, counted from the starting points of the rules. */
interface SeatPoints {
  readonly wind: Wind;
  readonly before: number;
  readonly after: number;
}

/** Who pays whom for a win, and what that makes of everyone's points, from East on. */
export interface PaidWin {
  readonly transfers: readonly Transfer[];
  readonly seats: readonly SeatPoints[];
}

/** A win at a table where everyone has the starting points. Sticks on the table are charged to nobody, because it is not known who laid them. */
export function paidFor(record: WinRecord, { basePoints }: Explanation): PaidWin {
  const { rules } = record;
  const transfers = transfersOf(basePoints, record);
  const seats = seatsOf(rules).map((seat) => {
    const sum = (part: readonly Transfer[]) => part.reduce((points, one) => points + one.points, 0);
    const gained = sum(transfers.filter(({ to }) => to === seat)) - sum(transfers.filter(({ from }) => from === seat));
    return { wind: WINDS[seat], before: rules.match.start, after: rules.match.start + gained };
  });
  return { transfers, seats };
}
