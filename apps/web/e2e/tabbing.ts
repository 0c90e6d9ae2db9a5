import { type Locator, expect } from '@playwright/test';

/** More than there are elements to stop at on any screen. */
const MOST = 120;

/** Presses Tab until an element has the focus. It is looked up once: to find it by its role and name takes longer than to press a key. */
export async function tabTo(what: Locator): Promise<void> {
  const element = await what.elementHandle();
  for (let tabs = 0; tabs < MOST; tabs++) {
    if (await what.page().evaluate((one) => one === document.activeElement, element)) break;
    await what.page().keyboard.press('Tab');
  }
  await expect(what).toBeFocused();
}
