import { scoreIn, thousandsIn } from './cell-number.ts';
import type { ListedPlayer } from './listed-game.ts';

/** The value of a player: points at the end, or a result. */
export type PlayerValue = Pick<ListedPlayer, 'points' | 'total'>;

/** Whether most of some numbers are results in thousands: points at the end are hundreds, and hardly ever below a thousand. */
export function areResults(cells: readonly string[]): boolean {
  let [small, all] = [0, 0];
  for (const cell of cells) {
    const size = Math.abs(scoreIn(cell) ?? (thousandsIn(cell) ?? 0) / 1000);
    if (size > 0) all++;
    if (size > 0 && size < 1000) small++;
  }
  return small * 2 > all;
}

/** The value in a cell; undefined if it is no number. */
export function valueIn(cell: string, isResult: boolean): PlayerValue | undefined {
  const value = isResult ? thousandsIn(cell) : scoreIn(cell);
  if (value === undefined) return undefined;
  return isResult ? { total: value } : { points: value };
}
