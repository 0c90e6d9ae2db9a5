import { type ReadonlySignal, signal } from '@preact/signals';

const newer = signal(false);
/** A newer version of the page is here, and waits to be taken. */
export const isNewerHere: ReadonlySignal<boolean> = newer;

let registration: ServiceWorkerRegistration | undefined;
let isTaking = false;

/** Keeps all of the page for when there is no network, and looks for a newer version whenever the reader comes back to it. */
export async function keepOffline(): Promise<void> {
  // Only a safe origin has service workers: over plain HTTP from another machine the page needs that machine.
  const serviceWorker = workersOf();
  if (!serviceWorker) return;
  const isFirst = serviceWorker.controller === null;
  // A browser that blocks its storage refuses this too; the page then needs the network.
  const found = await serviceWorker.register('./sw.js').catch(() => undefined);
  if (!found) return;
  registration = found;
  const look = () => (newer.value ||= found.waiting !== null && found.active !== null);
  look();
  found.addEventListener('updatefound', () => found.installing?.addEventListener('statechange', look));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void found.update().catch(() => {});
  });
  // Taken in this window: go on with it. Taken in another one: this one goes on as it is until its reader wants it too.
  serviceWorker.addEventListener('controllerchange', () => {
    if (isTaking) location.reload();
    else newer.value = !isFirst;
  });
}

/** A browser may have none, or throw where they are named. */
function workersOf(): ServiceWorkerContainer | undefined {
  try {
    return navigator.serviceWorker;
  } catch {
    return undefined;
  }
}

/** Goes on with the newer version; what is entered stands in the address or in the browser, and stays. */
export function takeNewer(): void {
  isTaking = true;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is no window
  if (registration?.waiting) registration.waiting.postMessage({ type: 'SKIP_WAITING' });
  else location.reload();
}
