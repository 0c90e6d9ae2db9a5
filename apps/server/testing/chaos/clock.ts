import { setImmediate as turn } from 'node:timers/promises';

/** How many turns of Node's event loop any work that does not wait for the clock may need: reading an answer's stream takes two. */
const TURNS = 3;
const A_DAY = 86_400_000;

interface Sleeper {
  readonly at: number;
  readonly wake: () => void;
}

/** A clock that stops while any work is running, then jumps to the next moment that something waits for. So an evening takes no time. */
export class Clock {
  /** Milliseconds since the start. */
  now = 0;
  /** In the order in which they wake up. */
  readonly #sleepers: Sleeper[] = [];
  readonly #settled: () => Promise<void>;

  /** @param settled waits for work in real time, such as a database's */
  constructor(settled: () => Promise<void>) {
    this.#settled = settled;
  }

  sleep(milliseconds: number): Promise<void> {
    return new Promise((wake) => void this.after(milliseconds, wake));
  }

  /** Does something later. @returns what prevents it */
  after(milliseconds: number, wake: () => void): () => void {
    const sleeper = { at: this.now + milliseconds, wake };
    // Sleepers with the same moment wake up in the order in which they fell asleep.
    const next = this.#sleepers.findLastIndex((other) => other.at <= sleeper.at) + 1;
    this.#sleepers.splice(next, 0, sleeper);
    return () => {
      const nth = this.#sleepers.indexOf(sleeper);
      if (nth >= 0) this.#sleepers.splice(nth, 1);
    };
  }

  /** Waits until a condition holds, at most this many milliseconds. @returns whether it holds */
  async run(isSo: () => boolean, longest: number): Promise<boolean> {
    const end = this.now + longest;
    const cancel = this.after(longest, () => {});
    try {
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
    } finally {
      cancel();
    }
  }

  /** Waits for work to finish. */
  async until<T>(work: Promise<T>): Promise<T> {
    let isDone = false;
    const noted = work.finally(() => (isDone = true));
    noted.catch(() => undefined);
    if (!(await this.run(() => isDone, A_DAY))) throw new Error('the work never finishes');
    return noted;
  }
}
