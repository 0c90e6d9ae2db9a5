/** What point sticks are worth (点棒), the largest first. */
export const STICKS = [10_000, 5000, 1000, 100] as const;

/**
 * Points as the fewest sticks that make them: how many of each of `STICKS`.
 *
 * @param points a multiple of 100, 0 or more
 * @example
 * sticksOf(7700); // → [0, 1, 2, 7]
 */
export function sticksOf(points: number): readonly number[] {
  let rest = points;
  return STICKS.map((worth) => {
    const count = Math.floor(rest / worth);
    rest -= count * worth;
    return count;
  });
}
