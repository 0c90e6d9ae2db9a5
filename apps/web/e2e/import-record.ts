import { type Page, expect } from '@playwright/test';

import { PLAYERS } from './at-the-table.ts';

/** Imports a file with a match of these players, in any language. @returns the match's address within the page */
export async function importRecord(
  page: Page,
  text: string,
  { name = 'game.mjson', players = PLAYERS }: { readonly name?: string; readonly players?: readonly string[] } = {},
): Promise<string> {
  await page.goto('/#/match');
  await page.locator('main input[type=file]').setInputFiles({ name, mimeType: '', buffer: Buffer.from(text) });
  await expect(page.locator('main section [role=status]')).not.toBeEmpty();
  const link = page.locator('main ul a[href^="#/match/"]', { hasText: new RegExp(players.join('.*')) });
  await expect(link).toBeVisible();
  return (await link.getAttribute('href')) ?? '';
}
