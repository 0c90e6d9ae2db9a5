import type { Page, Request } from '@playwright/test';

/**
 * Watches the requests of a page from now on. Playwright's `networkidle` always waits for half a second, and does not see the document change.
 * @returns a function that waits until no request is under way and the document has not changed for a tenth of a second
 */
export function settling(page: Page): () => Promise<void> {
  const underWay = new Set<Request>();
  let started = 0;
  page.on('request', (request) => {
    started++;
    underWay.add(request);
  });
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  return async () => {
    for (let before = -1; before !== started || underWay.size > 0;) {
      before = started;
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
