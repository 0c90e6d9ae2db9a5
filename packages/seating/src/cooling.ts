// What all searches share: random numbers that are the same everywhere, and annealing.

/**
 * Random numbers from a text: the same text gives the same numbers on every machine. It uses only 32-bit integer arithmetic, so that any other
 * program can repeat a draw. It mixes the text's code points into four words (FNV-1a with four offsets, then the finalizer of MurmurHash3). These seed
 * the generator sfc32, whose first twenty numbers are dropped.
 */
export class Random {
  #a = 0x811c9dc5;
  #b = 0x9e3779b9;
  #c = 0x243f6a88;
  #counter = 0xb7e15162;

  constructor(seed: string) {
    for (const character of seed) {
      const code = character.codePointAt(0) ?? 0;
      this.#a = Math.imul(this.#a ^ code, 0x01000193);
      this.#b = Math.imul(this.#b ^ code, 0x01000193);
      this.#c = Math.imul(this.#c ^ code, 0x01000193);
      this.#counter = Math.imul(this.#counter ^ code, 0x01000193);
    }
    this.#a = finalized(this.#a);
    this.#b = finalized(this.#b);
    this.#c = finalized(this.#c);
    this.#counter = finalized(this.#counter);
    for (let i = 0; i < 20; i++) this.word();
  }

  /** A whole number from 0 to 2³² − 1. */
  word(): number {
    const sum = (this.#a + this.#b + this.#counter) | 0;
    this.#counter = (this.#counter + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + sum) | 0;
    return sum >>> 0;
  }

  /** A whole number from 0 to `count` − 1, all equally likely: a word that would favour some is drawn again. */
  below(count: number): number {
    const fair = 0x1_0000_0000 - (0x1_0000_0000 % count);
    let word = this.word();
    while (word >= fair) word = this.word();
    return word % count;
  }

  /** The same items in random order (Fisher–Yates, from the end). */
  shuffled<T>(items: readonly T[]): T[] {
    const order = [...items];
    for (let last = order.length - 1; last > 0; last--) {
      const other = this.below(last + 1);
      [order[last], order[other]] = [order[other] as T, order[last] as T];
    }
    return order;
  }
}

function finalized(word: number): number {
  let mixed = Math.imul(word ^ (word >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}

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
