/** What is stopped when the reader leaves the page. */
const running = new Set<() => void>();
let back: PromiseWithResolvers<void> | undefined;

globalThis.addEventListener?.('pagehide', () => {
  back ??= Promise.withResolvers();
  for (const stop of running) stop();
});
globalThis.addEventListener?.('pageshow', () => {
  back?.resolve();
  back = undefined;
});

/** Resolves when the page is shown: it may be lying in the back/forward cache. */
export async function untilHere(): Promise<void> {
  await back?.promise;
}

/** Stops something when the page is left, or at once if it has been. @returns a function to call when there is nothing to stop any more */
export function stoppedWhenLeft(stop: () => void): () => void {
  running.add(stop);
  if (back) stop();
  return () => running.delete(stop);
}
