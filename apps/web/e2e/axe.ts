import { type Page, expect } from '@playwright/test';
import Axe from 'axe-core';

type InPage = typeof globalThis & { readonly axe?: typeof Axe };

/**
 * What is shown has no fault that axe finds. axe runs in the page itself: its builder for Playwright opens another page for every run, which takes
 * ten times as long.
 */
export async function expectNoFault(page: Page, within?: string): Promise<void> {
  if (!(await page.evaluate(() => (globalThis as InPage).axe !== undefined))) await page.evaluate(Axe.source);
  const faults = await page.evaluate(async (part) => {
    const results = await (globalThis as InPage).axe?.run(part ?? document, { resultTypes: ['violations'] });
    return results?.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
  }, within);
  const at = page.url();
  expect.soft({ at, faults }).toEqual({ at, faults: [] });
}

/** The same in both themes. */
export async function expectNoFaultInAnyTheme(page: Page, within?: string): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectNoFault(page, within);
  }
}
