import { type Page, expect } from '@playwright/test';
import Axe from 'axe-core';

type InPage = typeof globalThis & { readonly axe?: typeof Axe };

/**
 * The accessibility rules that the page breaks, each with the elements that break it. axe runs in the page itself: its builder for Playwright opens another
 * page for every run, which takes ten times as long.
 */
export async function faultsIn(
  page: Page,
  within?: string,
): Promise<readonly (readonly [rule: string, elements: readonly string[]])[]> {
  if (!(await page.evaluate(() => (globalThis as InPage).axe !== undefined))) await page.evaluate(Axe.source);
  return page.evaluate(async (selector) => {
    const axe = (globalThis as InPage).axe as typeof Axe;
    const { violations } = await axe.run(selector ?? document, { resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)] as const);
  }, within);
}

export async function expectNoFault(page: Page, within?: string): Promise<void> {
  const faults = await faultsIn(page, within);
  const at = page.url();
  expect.soft({ at, faults }).toEqual({ at, faults: [] });
}

/** Expects no fault in either theme. */
export async function expectNoFaultInAnyTheme(page: Page, within?: string): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectNoFault(page, within);
  }
}
