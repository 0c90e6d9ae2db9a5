import type { Page, Request } from '@playwright/test';

/**
 * Watches the requests of a page from now on. What it returns waits until none is under way and the document has not changed for a tenth of a
 * second: Playwright's `networkidle` always waits for half a second, and sees no change.
 */
export function settling(page: Page): () => Promise<void> {
  const underWay = new Set<Request>();
  let begun = 0;
  page.on('request', (request) => {
    begun++;
    underWay.add(request);
  });
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  return async () => {
    for (let before = -1; before !== begun || underWay.size > 0;) {
      before = begun;
      await page.evaluate(untilUnchanged);
    }
  };
}

/** Runs in the browser, so it can use nothing else from this file. */
const untilUnchanged = () =>
  new Promise<void>((done) => {
    const stop = () => {
      observer.disconnect();
      done();
    };
    let timer = setTimeout(stop, 100);
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(stop, 100);
    });
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  });
