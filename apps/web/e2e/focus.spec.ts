import { type Page, expect, test } from '@playwright/test';

import { PLAYERS, begin, cell, side } from './at-the-table.ts';

const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Presses what has the focus once that is this. */
async function pressFocused(page: Page, what: ReturnType<typeof link>): Promise<void> {
  await expect(what).toBeFocused();
  await page.keyboard.press('Enter');
}

/** The first side of the table, which records a win. */
const firstSide = (page: Page) => side(page, 'Aki').getByRole('button').last();

/** From the table by keys alone: a win is entered, of which the keys are tapped with the focus set on them. */
async function enterWin(page: Page): Promise<void> {
  await pressFocused(page, firstSide(page));
  await expect(page.getByRole('heading', { name: 'Who discarded?' })).toBeFocused();
  await side(page, 'Ben').getByRole('button').focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('heading', { name: 'Aki, ron from Ben' })).toBeFocused();
  await cell(page, '3 han 30 fu').focus();
  await page.keyboard.press('Space');
  await button(page, 'Confirm').focus();
  await page.keyboard.press('Enter');
  await pressFocused(page, link(page, 'Who pays whom'));
  await pressFocused(page, link(page, 'To the table'));
  await expect(button(page, 'Undo')).toBeEnabled();
}

test('after Start, Confirm and Escape the focus is on the side that records the next win', async ({ page }) => {
  await page.goto('/#/match/new');
  for (const [seat, name] of PLAYERS.entries()) await page.locator('fieldset input').nth(seat).fill(name);
  await button(page, 'Start').focus();
  await page.keyboard.press('Enter');
  await expect(firstSide(page)).toBeFocused();
  await enterWin(page);
  await expect(firstSide(page)).toBeFocused();
  await button(page, 'Draw').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Draw', exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(firstSide(page)).toBeFocused();
  await button(page, 'More').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'More' })).toBeFocused();
  await page.getByRole('link', { name: /^Other/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#content')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(firstSide(page)).toBeFocused();
});

test('Undo keeps the focus while there is more to take back, then it goes to the next hand', async ({ page }) => {
  await begin(page, 'standard');
  await firstSide(page).focus();
  await enterWin(page);
  await enterWin(page);
  await button(page, 'Undo').focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(/^Taken back/).first()).toBeAttached();
  await expect(button(page, 'Undo')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(button(page, 'Undo')).toBeDisabled();
  await expect(firstSide(page)).toBeFocused();
});

test('after an entry is changed the focus is on the way on, after it is taken out on the content', async ({ page }) => {
  await begin(page, 'standard');
  await firstSide(page).focus();
  await enterWin(page);
  await link(page, 'Last hand').focus();
  await page.keyboard.press('Enter');
  await expect(link(page, 'Who pays whom')).toBeFocused();
  const edit = page.getByRole('link', { name: /^Change East 1/ });
  await edit.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeFocused();
  await cell(page, '3 han 40 fu').focus();
  await page.keyboard.press('Space');
  await button(page, 'Confirm').focus();
  await page.keyboard.press('Enter');
  await expect(link(page, 'Who pays whom')).toBeFocused();
  await edit.focus();
  await page.keyboard.press('Enter');
  await button(page, 'Take this out').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'What changes when it is taken out' })).toBeFocused();
  await button(page, 'Take this out').focus();
  await pressFocused(page, button(page, 'Take this out'));
  await expect(page.locator('#content')).toBeFocused();
});

test('after a match is deleted the focus is on a new one; where it is kept, on its Delete', async ({ page }) => {
  await begin(page, 'standard');
  await page.goto('/#/match');
  const remove = page
    .getByRole('listitem')
    .getByRole('button', { name: /^Delete/ })
    .first();
  const dialog = page.getByRole('dialog');
  await remove.focus();
  await page.keyboard.press('Enter');
  await dialog.getByRole('button').first().focus();
  await page.keyboard.press('Enter');
  await expect(remove).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByRole('button').last().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listitem')).toHaveCount(0);
  await expect(link(page, 'New match')).toBeFocused();
});

test('after rules are kept or deleted the focus is on the content', async ({ page }) => {
  await page.goto('/#/rules/edit');
  await page.getByRole('textbox', { name: /name/i }).fill('Tea house');
  await button(page, 'Keep').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Tea house' })).toBeVisible();
  await expect(page.locator('#content')).toBeFocused();
  await button(page, 'Delete').focus();
  await page.keyboard.press('Enter');
  await expect(link(page, 'Tenhou')).toBeVisible();
  await expect(page.locator('#content')).toBeFocused();
});
