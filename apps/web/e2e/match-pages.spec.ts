import { presets } from '@tenbo/engine';
import { formatLog } from '@tenbo/ledger';
import { expect, test } from './test.ts';

import { PLAYERS, closeBoxes, drawButton, expectScores, openMatch, replayed, startMatch, tapWin } from './at-the-table.ts';
import { evening } from './evening.ts';
import { ron } from './thirty-hands.ts';

test('a box opens at its top, and its address opens it again after a reload', async ({ page }) => {
  await page.goto('/#/match');
  await page
    .getByLabel('Import a file', { exact: true })
    .setInputFiles({ name: 'evening.json', mimeType: 'application/json', buffer: Buffer.from(formatLog(evening().log)) });
  await expect(page.getByRole('region', { name: 'Back up your data' }).getByRole('status')).toContainText('a new match');
  await page.getByRole('link', { name: /^Aki, Ben, Chie and Dai/ }).click();
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('link', { name: /^Hands/ }).click();
  await page.getByRole('link', { name: /^8 East 4/ }).click();
  await expect(page).toHaveURL(/#\/match\/[0-9a-f]+\/hands\/8\/winner$/);
  const box = page.getByRole('region', { name: 'Winning hand' });
  await expect(box).toContainText('exhaustive draw, Ben in tenpai');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.reload();
  await expect(box).toContainText('exhaustive draw, Ben in tenpai');
  await expect(page.getByText('Hand 8 of 8')).toBeVisible();
});

test('Enter and Escape in the dialog for tiles do not act on the form below', async ({ page }) => {
  await startMatch(page, 'standard');
  await tapWin(page, ['Ben'], 'Aki');
  await page.getByRole('button', { name: 'Tiles' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ben’s tiles' });
  await expect(dialog.getByRole('heading', { name: 'Ben’s tiles' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Ben, ron from Aki' })).toBeVisible();

  await page.getByRole('button', { name: 'Enter tiles' }).click();
  const field = dialog.getByLabel('Type or paste a hand');
  await field.fill('234m 406p 567s 88s 67m 8m');
  await expect(dialog.getByRole('status', { name: 'Result' })).toContainText('3 han 30 fu');
  await field.press('Enter');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Use this hand' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('3 han 30 fu, 3,900', { exact: true })).toBeVisible();
  await expect(page.getByRole('img', { name: '8 man, the winning tile' })).toBeVisible();
  await page.getByRole('button', { name: 'Edit tiles' }).click();
  await expect(field).not.toHaveValue('');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await closeBoxes(page);
  await expectScores(page, replayed([ron(1, 0, 3, 30)], presets.standard));
});

test('the comeback card holds the focus, faces its player and closes on Escape', async ({ page }) => {
  await startMatch(page, 'tenhou');
  const at = new URL(page.url()).hash;
  for (const [seat, name] of PLAYERS.entries()) {
    await page.goto(`/${at}/comeback`);
    await page.getByRole('link', { name: 'Comeback' }).waitFor();
    await page.evaluate(() => localStorage.setItem('turned', 'each'));
    await page.reload();
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Comeback' })).toHaveAttribute('data-turn', String(seat));
  }
  for (let tab = 0; tab < 6; tab++) {
    await page.keyboard.press('Tab');
    const isInPage = await page.evaluate(() => document.activeElement?.matches('body :not(dialog, dialog *)'));
    expect(isInPage).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(drawButton(page)).toBeVisible();
});

test('A109 arcadeC: each player’s points are shown as sticks, drawn with their dots', async ({ page }) => {
  const address = await openMatch(page, presets.arcadeC, [ron(0, 1, 3, 60)], ['Me', 'Opp']);
  await page.goto(`${address}/standings`);
  const table = page.getByRole('table', { name: 'Point sticks for each player' });
  await expect(table.getByRole('row').nth(1)).toHaveText('Me 12,600');
  await expect(table.getByRole('row').nth(2).getByRole('cell')).toHaveText(['1', '0', '2', '6']);
  for (const [worth, red, black] of [
    ['10,000', 5, 4],
    ['5,000', 5, 0],
    ['1,000', 1, 0],
    ['100', 0, 8],
  ] as const) {
    const stick = table.getByRole('columnheader', { name: worth, exact: true }).locator('svg');
    await expect(stick.locator('[data-dot=red]')).toHaveCount(red);
    await expect(stick.locator('[data-dot=black]')).toHaveCount(black);
  }
});
