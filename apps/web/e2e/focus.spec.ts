import { type Page, expect, test } from '@playwright/test';

import { PLAYERS, key, startMatch } from './at-the-table.ts';

const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Waits until the focus is on `target`, then presses Enter. */
async function pressFocused(page: Page, target: ReturnType<typeof link>): Promise<void> {
  await expect(target).toBeFocused();
  await page.keyboard.press('Enter');
}

/** Enters a win from the table with the keyboard, starting with the focus on Win. */
async function enterWin(page: Page): Promise<void> {
  await pressFocused(page, link(page, 'Win'));
  await expect(page.getByRole('heading', { name: 'Record a win' })).toBeFocused();
  for (const [group, name] of [
    ['Who won', 'Ben'],
    ['Won from', 'Aki'],
    ['Han', '3'],
    ['Fu', '30'],
  ] as const) {
    await key(page, group, name).focus();
    await page.keyboard.press('Space');
  }
  await button(page, 'Confirm').focus();
  await page.keyboard.press('Enter');
  await expect(button(page, 'Undo')).toBeEnabled();
}

test('after Start, Confirm and Escape the focus is on Win, and Draw is one Tab away', async ({ page }) => {
  await page.goto('/#/match/new');
  for (const [seat, name] of PLAYERS.entries()) await page.locator('fieldset input').nth(seat).fill(name);
  await button(page, 'Start').focus();
  await page.keyboard.press('Enter');
  await expect(link(page, 'Win')).toBeFocused();
  await enterWin(page);
  await expect(link(page, 'Win')).toBeFocused();
  await page.keyboard.press('Tab');
  await pressFocused(page, link(page, 'Draw'));
  await expect(page.getByRole('heading', { name: 'Record a draw' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(link(page, 'Win')).toBeFocused();
  await link(page, 'Other').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#content')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(link(page, 'Win')).toBeFocused();
});

test('Undo keeps the focus while there is more to undo; then it moves to Win', async ({ page }) => {
  await startMatch(page, 'standard');
  await link(page, 'Win').focus();
  await enterWin(page);
  await enterWin(page);
  await button(page, 'Undo').focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(/^Undone/).first()).toBeAttached();
  await expect(button(page, 'Undo')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(button(page, 'Undo')).toBeDisabled();
  await expect(link(page, 'Win')).toBeFocused();
});

test('after an entry is changed or removed, the focus is on the link back to the table', async ({ page }) => {
  await startMatch(page, 'standard');
  await link(page, 'Win').focus();
  await enterWin(page);
  await link(page, 'History').focus();
  await page.keyboard.press('Enter');
  const back = link(page, 'Back to the table');
  await expect(back).toBeFocused();
  const edit = page.locator('main ol a').first();
  await edit.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeFocused();
  await key(page, 'Fu', '40').focus();
  await page.keyboard.press('Space');
  await button(page, 'Confirm').focus();
  await page.keyboard.press('Enter');
  await expect(back).toBeFocused();
  await edit.focus();
  await page.keyboard.press('Enter');
  await button(page, 'Remove this entry').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'What changes if you remove it' })).toBeFocused();
  await button(page, 'Remove this entry').focus();
  await pressFocused(page, button(page, 'Remove this entry'));
  await pressFocused(page, back);
  await expect(link(page, 'Win')).toBeFocused();
});

test('after a match is deleted, the focus is on New match; if it is not deleted, on its Delete button', async ({ page }) => {
  await startMatch(page, 'standard');
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

test('after rules are kept or deleted, the focus is on the main content', async ({ page }) => {
  await page.goto('/#/rules/edit');
  await page.getByRole('textbox', { name: /name/i }).fill('Tea house');
  await button(page, 'Save').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Tea house' })).toBeVisible();
  await expect(page.locator('#content')).toBeFocused();
  await button(page, 'Delete').focus();
  await page.keyboard.press('Enter');
  await expect(link(page, 'Tenhou')).toBeVisible();
  await expect(page.locator('#content')).toBeFocused();
});
