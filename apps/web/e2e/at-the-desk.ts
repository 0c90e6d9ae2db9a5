import type { Browser, Page } from '@playwright/test';

import type { Club } from './club-server.ts';
import { desk } from './words.ts';

export const PHONE = { width: 390, height: 780 };
export const DESKTOP = { width: 1280, height: 800 };

/** A browser with nothing stored, at an address of a club's page. */
export async function pageAt(
  browser: Browser,
  club: Club,
  address: string,
  viewport: { readonly width: number; readonly height: number },
): Promise<Page> {
  const context = await browser.newContext({ viewport, hasTouch: viewport === PHONE, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(`${club.address}${address}`);
  return page;
}

/** Goes to a view of the desk. */
export const view = (page: Page, name: keyof typeof desk.views) =>
  page.getByRole('navigation', { name: desk.desk }).getByRole('link', { name: desk.views[name], exact: true }).click();
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
export const tableLink = (page: Page, table: number) => page.getByRole('link', { name: new RegExp(`^${desk.table(table)}\\b`) });
