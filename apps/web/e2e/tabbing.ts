import { type Locator, expect } from '@playwright/test';

/** More than there are elements to stop at on any screen. */
const MOST = 120;

/** Presses Tab until an element has the focus. It is looked up once: to find it by its role and name takes longer than to press a key. */
export async function tabTo(what: Locator): Promise<void> {
  const page = what.page();
  const element = await what.elementHandle();
  // A place that opens moves the focus to its heading once it is painted: nobody presses a key before that.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(() => requestAnimationFrame(done)))));
  for (let tabs = 0; tabs < MOST; tabs++) {
    if (await page.evaluate((one) => one === document.activeElement, element)) break;
    await page.keyboard.press('Tab');
  }
  await expect(what).toBeFocused();
}
