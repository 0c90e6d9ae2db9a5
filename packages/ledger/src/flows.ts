import type { Transfer } from '@tenbo/engine';

/** What one pays another in one hand, all reasons together. */
export interface Flow {
  readonly from: Transfer['from'];
  readonly to: Transfer['to'];
  readonly points: number;
}

/**
 * Transfers with those between the same two made one, in the order they first come.
 *
 * @example
 * flowsOf([{ from: 0, to: 1, points: 3900, for: 'hand' }, { from: 0, to: 1, points: 300, for: 'honba' }]); // → [{ from: 0, to: 1, points: 4200 }]
 */
export function flowsOf(transfers: readonly Transfer[]): readonly Flow[] {
  return [...Map.groupBy(transfers, ({ from, to }) => `${from} ${to}`).values()].flatMap((same) => {
    const [first] = same;
    return first ? [{ from: first.from, to: first.to, points: same.reduce((sum, { points }) => sum + points, 0) }] : [];
  });
}
