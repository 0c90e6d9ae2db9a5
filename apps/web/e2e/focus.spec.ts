import { type Page, expect, test } from './test.ts';

import { PLAYERS, startMatch, cell, side } from './at-the-table.ts';

const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Waits until the focus is on `target`, then presses Enter. */
async function pressFocused(page: Page, target: ReturnType<typeof link>): Promise<void> {
  await expect(target).toBeFocused();
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
  await pressFocused(page, link(page, 'Go on'));
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

test('Undo keeps the focus while there is more to undo; then it moves to Win', async ({ page }) => {
  await startMatch(page, 'standard');
  await firstSide(page).focus();
  await enterWin(page);
  await enterWin(page);
  await button(page, 'Undo').focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(/^Undone/).first()).toBeAttached();
  await expect(button(page, 'Undo')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(button(page, 'Undo')).toBeDisabled();
  await expect(firstSide(page)).toBeFocused();
});

test('after an entry is changed the focus is on the way on, after it is taken out on the content', async ({ page }) => {
  await startMatch(page, 'standard');
  await firstSide(page).focus();
  await enterWin(page);
  await link(page, 'Previous hand').focus();
  await page.keyboard.press('Enter');
  await expect(link(page, 'OK')).toBeFocused();
  const edit = page.getByRole('link', { name: /^Edit East 1/ });
  await edit.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeFocused();
  await cell(page, '3 han 40 fu').focus();
  await page.keyboard.press('Space');
  await button(page, 'Confirm').focus();
  await page.keyboard.press('Enter');
  await expect(link(page, 'Go on')).toBeFocused();
  await link(page, 'Score').focus();
  await page.keyboard.press('Enter');
  await expect(link(page, 'OK')).toBeFocused();
  await edit.focus();
  await page.keyboard.press('Enter');
  await button(page, 'Remove this entry').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'What changes if you remove it' })).toBeFocused();
  await button(page, 'Remove this entry').focus();
  await pressFocused(page, button(page, 'Remove this entry'));
  await expect(page.locator('#content')).toBeFocused();
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

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the ring of the focus is seen on the felt, with a contrast of at least 3 to 1: ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await startMatch(page, 'standard');
    const rings: Readonly<Record<string, number>>[] = [];
    const tabThrough = async () => {
      await page.locator('main h2').first().focus();
      for (let i = 0; i < 16; i++) {
        await page.keyboard.press('Tab');
        rings.push(await page.evaluate(ringOfFocus));
      }
    };
    await tabThrough();
    await side(page, 'Ben').getByRole('button').last().click();
    await tabThrough();
    const contrasts = rings.flatMap((ring) => Object.entries(ring));
    expect(contrasts.length).toBeGreaterThan(16);
    expect(contrasts.filter(([, contrast]) => contrast < 3)).toEqual([]);
  });
}

/** What has the focus, if it is on the table, and the contrast between its ring and what is behind it. */
function ringOfFocus(): Record<string, number> {
  const focused = document.activeElement;
  if (!focused?.closest('main [data-screen]')) return {};
  const partsOf = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);
  const lightOf = (colour: string) => {
    const [r = 0, g = 0, b = 0] = partsOf(colour).map((part) =>
      part / 255 <= 0.03928 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  let behind = focused.parentElement;
  while (behind && partsOf(getComputedStyle(behind).backgroundColor)[3] === 0) behind = behind.parentElement;
  const [one, other] = [getComputedStyle(focused).outlineColor, getComputedStyle(behind ?? document.body).backgroundColor].map(
    lightOf,
  );
  const [light, dark] = [Math.max(one ?? 0, other ?? 0), Math.min(one ?? 0, other ?? 0)];
  return { [focused.textContent ?? '']: (light + 0.05) / (dark + 0.05) };
}
