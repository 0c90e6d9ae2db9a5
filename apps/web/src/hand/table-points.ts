import { type Explanation, type WinRecord, type Wind, WINDS, seatsOf, transfersOf } from '@tenbo/engine';
import { flowsOf as together } from '@tenbo/ledger';

/** A player's points before and after a win, counted from the starting points of the rules. */
export interface SeatPoints {
  readonly wind: Wind;
  readonly before: number;
  readonly after: number;
}

/** All points that one player, or the table, pays to another for a win. */
export interface Flow {
  readonly from: Wind | 'table';
  readonly to: Wind;
  readonly points: number;
}

/** Who pays whom for a win. */
export function flowsOf(record: WinRecord, { basePoints }: Explanation): readonly Flow[] {
  return together(transfersOf(basePoints, record)).map(({ from, points }) => ({
    from: from === 'table' ? from : WINDS[from],
    to: record.win.seatWind,
    points,
  }));
}

/** Points before and after, seat by seat. Sticks on the table are charged to nobody, because it is not known who laid them. */
export function pointsAfter(flows: readonly Flow[], { rules }: WinRecord): readonly SeatPoints[] {
  return seatsOf(rules).map((seat) => {
    const wind = WINDS[seat];
    const sum = (part: readonly Flow[]) => part.reduce((points, flow) => points + flow.points, 0);
    const gained = sum(flows.filter(({ to }) => to === wind)) - sum(flows.filter(({ from }) => from === wind));
    return { wind, before: rules.match.start, after: rules.match.start + gained };
  });
}
