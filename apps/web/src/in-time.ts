/** A limit is counted in this many steps: a page that was busy or frozen finds what has come meanwhile before the last one ends. */
const STEPS = 2;

/** @param patience another limit from now on */
export type Alive = (patience?: number) => void;

/**
 * Waits for something outside the page: its storage, the network, a worker. The limit is on silence, not on the whole: what is slow but comes along is never
 * cut off.
 *
 * @param patience the longest silence, in milliseconds
 * @param act gets a function to call at each sign of life, perhaps with another limit from then on, and a signal that is aborted when it is too late
 * @returns what `act` returns; rejects with a `TimeoutError` after the silence
 */
export function inTime<T>(patience: number, act: (alive: Alive, late: AbortSignal) => Promise<T>): Promise<T> {
  const late = new AbortController();
  return new Promise((resolve, reject) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    let limit = patience;
    const wait = (steps: number) => {
      clearTimeout(timer);
      if (isOver) return;
      if (steps > 0) timer = setTimeout(wait, limit / STEPS, steps - 1);
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
        clearTimeout(timer);
      });
  });
}

/** Whether a wait has come to its limit. */
export function isLate(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'TimeoutError';
}
