let last: Promise<unknown> = Promise.resolve();

/** Queues writes, so that each builds on the one before, however fast the reader taps. */
export function inTurn<T>(act: () => Promise<T>): Promise<T> {
  const written = last.then(act);
  last = written.catch(() => undefined);
  return written;
}
