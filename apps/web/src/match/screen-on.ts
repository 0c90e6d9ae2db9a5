type Lock = Pick<WakeLockSentinel, 'released' | 'release'>;
type Page = Pick<Document, 'visibilityState' | 'addEventListener'>;

/**
 * Keeps the screen on. The browser gives the lock back by itself when the page is hidden, so it is taken again when the page is seen
 * again; a browser that refuses, as with a low battery, is asked again then.
 *
 * @param request asks the browser for the lock
 * @returns a function that says whether the screen is wanted on
 */
export function screenOn(request: () => Promise<Lock>, page: Page): (wanted: boolean) => void {
  let isWanted = false;
  let lock: Lock | undefined;
  let isBusy = false;
  const settle = async () => {
    const wanted = isWanted && page.visibilityState === 'visible';
    const isHeld = lock !== undefined && !lock.released;
    if (isBusy || wanted === isHeld) return;
    isBusy = true;
    try {
      if (wanted) lock = await request();
      else await lock?.release();
    } catch {
      // It stays as it is.
    } finally {
      isBusy = false;
    }
    // Meanwhile the match may have been left, or opened.
    if (wanted !== (isWanted && page.visibilityState === 'visible')) await settle();
  };
  page.addEventListener('visibilitychange', () => void settle());
  return (wanted) => {
    isWanted = wanted;
    void settle();
  };
}
