import type { Random } from './random.ts';

/** How long to search and how boldly. Nothing here depends on the clock, so the same search gives the same plan on every machine. */
export interface Effort {
  /** How many swaps are tried at each chance, for each round. */
  readonly swaps: number;
  /** The chance with which a swap that costs 1 more is kept at first. That of one that costs n more is its n-th power. */
  readonly chance: number;
  /** What the chance is multiplied by after each `swaps`. */
  readonly cooling: number;
  /** The search ends when the chance is below this. */
  readonly end: number;
}

/** The rounds of a weekend. A plan of more is not searched longer. */
const WEEKEND = 12;

/** A swap that costs this much more is never kept. */
const TOO_DEAR = 8192;

/**
 * Simulated annealing: tries swaps, keeps what costs no more, and at first often what costs more. Chances are powers by multiplication and compared
 * with whole random numbers, because an exponential function differs between machines.
 *
 * @param rounds how many rounds there are to swap in; more than twelve do not make it longer
 * @param swap tries one swap; asks `keeps` whether to keep it, given what it costs more; returns true if there is nothing left to improve
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
