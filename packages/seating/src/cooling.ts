import type { Random } from './random.ts';

/** How long and how boldly to search. Nothing here depends on the clock, so the same search gives the same plan on every machine. */
export interface Effort {
  /** How many swaps to try at each temperature, for each round. */
  readonly swaps: number;
  /** The temperature: the chance of keeping a swap that costs 1 more. For one that costs n more, the chance is its n-th power. */
  readonly chance: number;
  /** The factor for the chance after each `swaps`. */
  readonly cooling: number;
  /** The chance below which the search ends. */
  readonly end: number;
}

/** The number of rounds in a weekend. More rounds do not make the search longer. */
const WEEKEND = 12;

/** A swap that costs this much more is never kept. */
const TOO_DEAR = 8192;

/**
 * Simulated annealing: tries swaps, keeps those that cost no more, and at first often those that do. It computes powers by multiplication and compares
 * whole random numbers, because the exponential function differs between machines.
 *
 * @param rounds the number of rounds to swap in; beyond twelve they do not make the search longer
 * @param swap tries one swap; calls `keeps` with the extra cost to decide whether to keep it; returns true if nothing is left to improve
 */
export function cool(
  effort: Effort,
  rounds: number,
  random: Random,
  swap: (keeps: (dearer: number) => boolean) => boolean,
): void {
  const swaps = effort.swaps * Math.min(rounds, WEEKEND);
  const limits = new Float64Array(TOO_DEAR);
  const keeps = (dearer: number): boolean => dearer <= 0 || (dearer < TOO_DEAR && random.word() < (limits[dearer] as number));
  for (let { chance } = effort; chance > effort.end; chance *= effort.cooling) {
    limits[0] = 0x1_0000_0000;
    for (let dearer = 1; dearer < TOO_DEAR; dearer++) limits[dearer] = (limits[dearer - 1] as number) * chance;
    for (let tried = 0; tried < swaps; tried++) if (swap(keeps)) return;
  }
}
