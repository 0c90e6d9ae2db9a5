// The page's database, as tests fill, read and silence it.
import type { HandEnded, Log } from '@tenbo/ledger';
import type { Page } from '@playwright/test';

/** Runs in the page. The rows are those that `write` of src/match/kept.ts makes. */
export function keepMatch([match, log]: readonly [id: string, log: Log]): Promise<void> {
  return new Promise((resolve) => {
    const opening = indexedDB.open('tenbo');
    opening.onsuccess = () => {
      const transaction = opening.result.transaction(['matches', 'entries'], 'readwrite');
      transaction.objectStore('matches').add({ id: match, soFar: { riichi: [] } });
      for (const [nth, entry] of log.entries()) transaction.objectStore('entries').add({ match, nth, entry });
      transaction.oncomplete = () => {
        opening.result.close();
        resolve();
      };
    };
  });
}

/** The events stored in the browser. */
export async function storedEvents(page: Page): Promise<readonly HandEnded[]> {
  const entries = await page.evaluate(
    () =>
      new Promise<{ entry: { event: unknown } }[]>((resolve) => {
        const opening = indexedDB.open('tenbo');
        opening.onsuccess = () => {
          const request = opening.result.transaction('entries').objectStore('entries').getAll();
          request.onsuccess = () => resolve(request.result as { entry: { event: unknown } }[]);
        };
      }),
  );
  return entries.map(({ entry }) => entry.event as HandEnded);
}

/** Makes every later transaction wait, as a page does that WebKit left in the middle of one. @returns a function that ends this */
export async function silence(page: Page): Promise<() => Promise<void>> {
  const other = await page.context().newPage();
  await other.goto(new URL('icon.svg', page.url()).href);
  await other.evaluate(
    () =>
      new Promise<void>((done) => {
        const opening = indexedDB.open('tenbo');
        opening.onsuccess = () => {
          const stores = opening.result.transaction([...opening.result.objectStoreNames], 'readwrite');
          const hold = () => (stores.objectStore('matches').count().onsuccess = hold);
          hold();
          done();
        };
      }),
  );
  await page.bringToFront();
  return () => other.close();
}
