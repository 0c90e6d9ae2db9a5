/** A limit is counted in this many steps: a device that was busy or frozen finds what has come meanwhile before the last one ends. */
const STEPS = 2;

/** Does something after a time in milliseconds. @returns what prevents it */
export type After = (milliseconds: number, act: () => void) => () => void;

/** @param patience another limit from now on */
export type Alive = (patience?: number) => void;

/**
 * Waits for something outside the program: its storage, the network, a worker. The limit is on silence, not on the whole: what is slow but comes along is
 * never cut off.
 *
 * @param after the clock
 * @param patience the longest silence, in milliseconds
 * @param act gets a function to call at each sign of life, perhaps with another limit from then on, and a signal that is aborted when it is too late
 * @returns what `act` returns; rejects with a `TimeoutError` after the silence
 */
export function inTime<T>(after: After, patience: number, act: (alive: Alive, late: AbortSignal) => Promise<T>): Promise<T> {
  const late = new AbortController();
  return new Promise((resolve, reject) => {
    let cancel = () => {};
    let isOver = false;
    let limit = patience;
    const wait = (steps: number) => {
      cancel();
      if (isOver) return;
      if (steps > 0) cancel = after(limit / STEPS, () => wait(steps - 1));
      else late.abort(new DOMException(`no answer for ${limit} ms`, 'TimeoutError'));
    };
    const alive = (other = limit) => {
      limit = other;
      wait(STEPS);
    };
    late.signal.addEventListener('abort', () => reject(late.signal.reason as DOMException));
    alive();
    void act(alive, late.signal)
      .then(resolve, reject)
      .finally(() => {
        isOver = true;
        cancel();
      });
  });
}

/** Waits. @returns early if the signal is aborted */
export function pause(after: After, milliseconds: number, stop: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (stop.aborted) return resolve();
    const cancel = after(milliseconds, resolve);
    stop.addEventListener('abort', () => {
      cancel();
      resolve();
    });
  });
}
