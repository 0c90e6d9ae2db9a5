import { type Page, expect } from '@playwright/test';
import Axe from 'axe-core';

type InPage = typeof globalThis & { readonly axe?: typeof Axe };

/**
 * The accessibility rules that the page breaks, light or dark, each with the elements that break it. A theme changes colours only, so in the dark one axe
 * looks at contrast alone. It runs in the page itself: its builder for Playwright opens another page for every run, which takes ten times as long.
 */
export async function faultsIn(
  page: Page,
  within?: string,
): Promise<readonly (readonly [rule: string, elements: readonly string[]])[]> {
  if (!(await page.evaluate(() => (globalThis as InPage).axe !== undefined))) await page.evaluate(Axe.source);
  return page.evaluate(async (selector) => {
    const axe = (globalThis as InPage).axe as typeof Axe;
    const html = document.documentElement;
    const { theme = 'auto' } = html.dataset;
    const faultsOf = async (shown: 'light' | 'dark', rules: Axe.RunOptions) => {
      html.dataset['theme'] = shown;
      const { violations } = await axe.run(selector ?? document, { resultTypes: ['violations'], ...rules });
      return violations.map(({ id, nodes }) => [`${shown}: ${id}`, nodes.map((node) => node.html)] as const);
    };
    const inDark = await faultsOf('dark', { runOnly: ['color-contrast'] });
    const inLight = await faultsOf('light', {});
    html.dataset['theme'] = theme;
    return [...inLight, ...inDark];
  }, within);
}

/** Expects no fault, light or dark. */
export async function expectNoFault(page: Page, within?: string): Promise<void> {
  const faults = await faultsIn(page, within);
  const at = page.url();
  expect.soft({ at, faults }).toEqual({ at, faults: [] });
}
