import type { Page } from '@playwright/test';

/** How late a file arrives after `release`, in milliseconds: the words of a place are asked for after those of its language. */
const LATE = 30;

/** Holds back the code and the words that a page asks for from now on: a reader may be faster than a network. */
export async function heldFiles(page: Page): Promise<{
  /** What is held arrives in the order in which it was asked for, and what follows a little late. */
  readonly release: () => void;
}> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.unrouteAll();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await promise;
    await new Promise((late) => setTimeout(late, LATE));
    await route.continue();
  });
  return { release: resolve };
}
