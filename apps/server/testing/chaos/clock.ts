import { setImmediate as turn } from 'node:timers/promises';

/** How many turns of Node's loop everything that does not wait for the clock may take: an answer's stream is read in two. */
const TURNS = 3;
const A_DAY = 86_400_000;

interface Sleeper {
  readonly at: number;
  readonly wake: () => void;
}

/** A clock that stands still while anything works, and then jumps to the next moment for which somebody waits: an evening takes no time. */
export class Clock {
  /** Milliseconds since the beginning. */
  now = 0;
  /** In the order in which they wake. */
  readonly #sleepers: Sleeper[] = [];
  readonly #settled: () => Promise<void>;

  /** @param settled waits for what takes real time, such as a database */
  constructor(settled: () => Promise<void>) {
    this.#settled = settled;
  }

  sleep(milliseconds: number): Promise<void> {
    const at = this.now + milliseconds;
    return new Promise((wake) => {
      // Those of the same moment wake in the order in which they fell asleep.
      const next = this.#sleepers.findLastIndex((other) => other.at <= at) + 1;
      this.#sleepers.splice(next, 0, { at, wake });
    });
  }

  /** Goes on until something is so, but not longer than so many milliseconds. @returns whether it is so */
  async run(isSo: () => boolean, longest: number): Promise<boolean> {
    const end = this.now + longest;
    void this.sleep(longest);
    for (;;) {
      for (let i = 0; i < TURNS; i++) {
        await this.#settled();
        await turn();
      }
      if (isSo()) return true;
      const next = this.#sleepers[0];
      if (!next || next.at > end) return false;
      this.#sleepers.shift();
      this.now = next.at;
      next.wake();
    }
  }

  /** Goes on until something is done. */
  async until<T>(work: Promise<T>): Promise<T> {
    let isDone = false;
    const noted = work.finally(() => (isDone = true));
    noted.catch(() => undefined);
    if (!(await this.run(() => isDone, A_DAY))) throw new Error('it is never done');
    return noted;
  }
}
