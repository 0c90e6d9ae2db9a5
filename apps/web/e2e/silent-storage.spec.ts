import { presets } from '@tenbo/engine';
import { type Locator, type Page, expect, test } from './test.ts';

import { closeBoxes, enterWin, expectScores, replayed, startMatch } from './at-the-table.ts';
import { silence } from './database.ts';
import { ron } from './thirty-hands.ts';

const alertWith = (page: Page, text: string): Locator => page.getByRole('alert').filter({ hasText: text });
const SILENT = 'does not answer';

test('storage that does not answer: the list does not look empty, says why, and comes by itself', async ({ page }) => {
  await startMatch(page, 'tenhou');
  const release = await silence(page);
  await page.goto('/?again#/match');
  const sample = page.getByRole('button', { name: 'View a sample match' });
  await expect(page.getByRole('status').filter({ hasText: 'Waiting for this browser’s storage…' })).toBeVisible();
  await expect(alertWith(page, SILENT)).toContainText('close this tab', { timeout: 15_000 });
  const again = page.getByRole('button', { name: 'Try again' });
  await again.click();
  await page.getByRole('link', { name: 'New match' }).click();
  await expect(again).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Matches', exact: true })).toBeVisible();
  await expect(sample).toHaveCount(0);
  await expect(page.getByText('No matches yet')).toHaveCount(0);
  await release();
  await expect(page.getByText('Aki, Ben, Chie and Dai')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('storage that does not answer: a hand stays in its form, and is kept when storage answers', async ({ page }) => {
  await startMatch(page, 'tenhou');
  await enterWin(page, 'Ben', 'Aki', 3, 30);
  const release = await silence(page);
  const confirm = page.getByRole('button', { name: 'Confirm' });
  await confirm.click();
  await expect(alertWith(page, SILENT)).toContainText('This was not saved.', { timeout: 20_000 });
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save as file' })).toBeVisible();
  await release();
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await confirm.click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await closeBoxes(page);
  await page.reload();
  await expectScores(page, replayed([ron(1, 0, 3, 30)], presets.tenhou));
});

test('a database that another page keeps from opening is read when that page is closed', async ({ page }) => {
  await startMatch(page, 'tenhou');
  const blocker = await page.context().newPage();
  await blocker.goto('/icon.svg');
  // This page keeps the database open and also waits to delete it, so whoever opens it now has to wait too.
  await blocker.evaluate(
    () =>
      new Promise<void>((done) => {
        const request = indexedDB.open('tenbo');
        request.onsuccess = () => {
          indexedDB.deleteDatabase('tenbo');
          done();
        };
      }),
  );
  await page.goto('/#/match');
  await page.reload();
  await expect(alertWith(page, SILENT)).toBeVisible({ timeout: 15_000 });
  await blocker.close();
  await expect(page.getByRole('button', { name: 'View a sample match' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});
