import { type Page, expect } from '@playwright/test';
import Axe from 'axe-core';

type InPage = typeof globalThis & { readonly axe?: typeof Axe };

type Faults = readonly (readonly [rule: string, elements: readonly string[]])[];

const CONTRAST = 'color-contrast';

/**
 * The accessibility rules that the page breaks, light or dark, each with the elements that break it. A theme changes colours only, so in the dark one axe
 * looks at contrast alone.
 */
export async function faultsIn(page: Page, within?: string): Promise<Faults> {
  return [...(await run(page, 'light', {}, within)), ...(await run(page, 'dark', { runOnly: [CONTRAST] }, within))];
}

/** The same without contrast, for which axe looks at each point of each text: a language changes words only, so one language tells for all. */
export function faultsOfWords(page: Page, within?: string): Promise<Faults> {
  return run(page, 'light', { rules: { [CONTRAST]: { enabled: false } } }, within);
}

/** axe runs in the page itself: its builder for Playwright opens another page for every run, which takes ten times as long. */
async function run(page: Page, theme: 'light' | 'dark', rules: Axe.RunOptions, within?: string): Promise<Faults> {
  if (!(await page.evaluate(() => (globalThis as InPage).axe !== undefined))) await page.evaluate(Axe.source);
  return page.evaluate(
    async ([shown, selector, options]) => {
      const axe = (globalThis as InPage).axe as typeof Axe;
      const html = document.documentElement;
      const { theme: before = 'auto' } = html.dataset;
      html.dataset['theme'] = shown;
      const { violations } = await axe.run(selector ?? document, { resultTypes: ['violations'], ...options });
      html.dataset['theme'] = before;
      return violations.map(({ id, nodes }) => [`${shown}: ${id}`, nodes.map((node) => node.html)] as const);
    },
    [theme, within, rules] as const,
  );
}

/** Expects no fault, light or dark. */
export const expectNoFault = async (page: Page, within?: string) => expectNone(page, await faultsIn(page, within));

/** The same without contrast, in another language than English. */
export const expectNoFaultOfWords = async (page: Page, within?: string) => expectNone(page, await faultsOfWords(page, within));

function expectNone(page: Page, faults: Faults): void {
  const at = page.url();
  expect.soft({ at, faults }).toEqual({ at, faults: [] });
}
