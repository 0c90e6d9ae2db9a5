import { type Explanation, type WinRecord, type Wind, WINDS, seatsOf, transfersOf } from '@tenbo/engine';
import { flowsOf as together } from '@tenbo/ledger';

/** What one player has before and after a win; counted from the starting points of the rules. */
export interface SeatPoints {
  readonly wind: Wind;
  readonly before: number;
  readonly after: number;
}

/** Points that go from one to another for one win, all reasons together. */
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

/** Before and after, seat by seat. Sticks on the table are not counted against anyone: who laid them is not known. */
export function pointsAfter(flows: readonly Flow[], { rules }: WinRecord): readonly SeatPoints[] {
  return seatsOf(rules).map((seat) => {
    const wind = WINDS[seat];
    const sum = (part: readonly Flow[]) => part.reduce((points, flow) => points + flow.points, 0);
    const gained = sum(flows.filter(({ to }) => to === wind)) - sum(flows.filter(({ from }) => from === wind));
    return { wind, before: rules.match.start, after: rules.match.start + gained };
  });
}
