import type { Page } from '@playwright/test';

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
