/** How often somebody may come: a number of times at once, then a number of times a second. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

interface Bucket {
  readonly left: number;
  readonly at: number;
}

/** The most that are remembered: those who came longest ago are forgotten first, and may then come as if for the first time. */
const MOST = 10_000;

/**
 * Counts how often each of many comes (a token bucket each). It is in this process's memory: several processes allow as many times more, and a
 * new start forgets.
 */
export class Buckets {
  readonly #rate: Rate;
  readonly #now: () => number;
  /** In the order in which they came last. */
  readonly #buckets = new Map<string, Bucket>();

  /** @param now the time in milliseconds */
  constructor(rate: Rate, now: () => number = () => performance.now()) {
    this.#rate = rate;
    this.#now = now;
  }

  /**
   * Somebody comes, for as much as so many times: also for more than is left, after which they wait for longer.
   *
   * @returns 0, or for how many seconds they must wait
   */
  take(who: string, times = 1): number {
    const { burst, perSecond } = this.#rate;
    const now = this.#now();
    const before = this.#buckets.get(who) ?? { left: burst, at: now };
    const left = Math.min(burst, before.left + ((now - before.at) / 1000) * perSecond);
    this.#buckets.delete(who);
    this.#buckets.set(who, { left: left < 1 ? left : left - times, at: now });
    if (this.#buckets.size > MOST) this.#buckets.delete(this.#buckets.keys().next().value ?? '');
    return left < 1 ? (1 - left) / perSecond : 0;
  }
}
