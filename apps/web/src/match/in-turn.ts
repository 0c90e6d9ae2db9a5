let last: Promise<unknown> = Promise.resolve();

/** Queues writes, so that each builds on the one before, however fast they are tapped. */
export function inTurn<T>(act: () => Promise<T>): Promise<T> {
  const written = last.then(act);
  last = written.catch(() => undefined);
  return written;
}
