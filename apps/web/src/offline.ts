// The service worker: keeps the whole page for use without a network, and finds a newer version. Loaded after the page is shown.

/**
 * Stores the whole page for use without a network, and looks for a newer version whenever the reader returns to it.
 *
 * @param onNewer gets what reloads into the newer version when one is ready, and undefined when there is none any more
 */
export async function keepOffline(onNewer: (take: (() => void) | undefined) => void): Promise<void> {
  // Service workers need a secure origin; over plain HTTP from another machine, the page needs that machine.
  const serviceWorker = workersOf();
  if (!serviceWorker) return;
  const isFirst = serviceWorker.controller === null;
  // A browser that blocks storage refuses this too; the page then needs the network.
  const found = await serviceWorker.register('./sw.js').catch(() => undefined);
  if (!found) return;
  let isTaking = false;
  /** Reloads into the newer version. Nothing is lost: everything entered is in the address or in storage. */
  const take = () => {
    isTaking = true;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is not a window
    if (found.waiting) found.waiting.postMessage({ type: 'SKIP_WAITING' });
    else location.reload();
  };
  const look = () => {
    if (found.waiting !== null && found.active !== null) onNewer(take);
  };
  look();
  found.addEventListener('updatefound', () => found.installing?.addEventListener('statechange', look));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void found.update().catch(() => {});
  });
  // Accepted in this window: reload. Accepted in another: this one keeps running until its reader accepts it too.
  serviceWorker.addEventListener('controllerchange', () => {
    if (isTaking) location.reload();
    else onNewer(isFirst ? undefined : take);
  });
}

/** A browser may have no service workers, or throw when the property is read. */
function workersOf(): ServiceWorkerContainer | undefined {
  try {
    return navigator.serviceWorker;
  } catch {
    return undefined;
  }
}
