import { type Page, expect } from '@playwright/test';

/** Imports a file in which there is one match, in any language. @returns the match's address within the page */
export async function takeInRecord(page: Page, text: string, name: string = 'game.mjson'): Promise<string> {
  await page.goto('/#/match');
  await page.locator('main input[type=file]').setInputFiles({ name, mimeType: '', buffer: Buffer.from(text) });
  await expect(page.locator('main section [role=status]')).not.toBeEmpty();
  const link = page.locator('main ul a[href^="#/match/"]').first();
  await expect(link).toBeVisible();
  return (await link.getAttribute('href')) ?? '';
}
