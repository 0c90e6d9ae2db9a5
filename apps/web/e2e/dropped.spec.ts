import { formatLog } from '@tenbo/ledger';
import type { Page } from '@playwright/test';

import { ronRecord } from '../../../fixtures/mjlog.ts';
import { replayedRecord } from '../../../fixtures/replayed-hand.ts';
import { evening } from './evening.ts';
import { expect, test } from './test.ts';

/** Drops files on the page, or pastes them or a text. */
async function bring(page: Page, way: 'drop' | 'paste', ...contents: readonly (readonly [name: string, text: string])[]) {
  // The page listens a moment after it is drawn.
  await page.waitForFunction(() => document.title.includes('tenbo ') || document.title.includes('· tenbo'));
  const data = await page.evaluateHandle((files) => {
    const transfer = new DataTransfer();
    for (const [name, text] of files) {
      if (name === '') transfer.setData('text/plain', text);
      else transfer.items.add(new File([text], name));
    }
    return transfer;
  }, contents);
  if (way === 'drop') return page.dispatchEvent('main', 'drop', { dataTransfer: data });
  await page.evaluate(
    (clipboardData) =>
      document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })),
    data,
  );
}

const agrees = 'The hand agrees with the record.';

test('a record dropped on a hand opens in its replay with what was found, and is kept with one tap', async ({ page }) => {
  await page.goto('/#/hand?hand=23467m406p88s&tile=8m&rules=standard');
  await bring(page, 'drop', ['game.mjson', replayedRecord()]);
  await expect(page).toHaveURL(/#\/match\/dropped\/replay\/1\/0$/);
  await expect(page.getByText('The hand differs from the record.')).toBeVisible();
  const finding = page.getByRole('list', { name: 'The record says otherwise:' }).getByRole('link').first();
  await expect(finding).toContainText('East 1');
  await finding.click();
  await expect(page).toHaveURL(/replay\/1\/21$/);
  await expect(page.getByText('21 of 21')).toBeVisible();

  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/#\/hand\?hand=23467m406p88s/);
  await page.goForward();
  await page.getByRole('button', { name: 'Keep this match' }).click();
  await expect(page).toHaveURL(/#\/match\/\w{24}\/replay\/1\/0$/);
  await expect(page.getByRole('link', { name: 'All hands' })).toBeVisible();

  await page.goto('/#/charts');
  await bring(page, 'drop', ['again.mjson', replayedRecord()]);
  await expect(page.getByRole('button', { name: 'Keep this match' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Among your matches' }).click();
  await expect(page).toHaveURL(/#\/match\/\w{24}\/replay\/1\/0$/);
  await page.goto('/#/match');
  await expect(page.getByRole('link', { name: 'Aki, Ben, Chie and Dai' })).toHaveCount(1);
  await page.goto('/#/match/dropped/replay/1/0');
  await page.reload();
  await expect(page.getByText('shown but not kept')).toBeVisible();
});

test('a pasted record is no hand, and does not become one', async ({ page }) => {
  await page.goto('/#/hand');
  await bring(page, 'paste', ['', ronRecord()]);
  await expect(page.getByText(agrees)).toBeVisible();
  await page.goto('/#/rules');
  await bring(page, 'paste', ['game.xml', ronRecord()]);
  await expect(page.getByText(agrees)).toBeVisible();
});

test('a file that cannot be read says one thing, and the reader stays', async ({ page }) => {
  await page.goto('/#/rules/mleague');
  for (const [name, text] of [
    ['photo.jpg', '\u0089PNG'],
    ['all.json', '{"format":"tenbo",'],
    ['game.mjlog', ronRecord().slice(0, 500)],
    ['folder', ''],
  ] as const) {
    await bring(page, 'drop', [name, text]);
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('paragraph')).toHaveCount(1);
    await expect(dialog).not.toContainText('Nothing new');
    await dialog.getByRole('button', { name: 'Close' }).click();
  }
  await expect(page).toHaveURL(/#\/rules\/mleague$/);
});

test('a file of tenbo and several files are imported, and the list of matches says what came of each', async ({ page }) => {
  await page.goto('/#/charts');
  await bring(page, 'drop', ['game.xml', ronRecord()], ['evening.json', formatLog(evening().log)], ['note.txt', 'a note']);
  const report = page.getByRole('region', { name: 'Back up your data' }).getByRole('status');
  await expect(report.getByRole('listitem').filter({ hasText: 'game.xml' })).toContainText('a new match Replay');
  await expect(report.getByRole('listitem').filter({ hasText: 'evening.json' })).toContainText('a new match Open');
  await expect(report.getByRole('listitem').filter({ hasText: 'note.txt' })).toContainText('neither a tenbo file nor');
  await report.getByRole('link', { name: 'Open' }).click();
  await expect(page.locator('[data-screen]')).toBeVisible();
});

test('a record dropped on a form with something typed asks before it leads away', async ({ page }) => {
  await page.goto('/#/match/new');
  const east = page.locator('input[list]').first();
  await east.fill('Aki');
  await bring(page, 'drop', ['game.xml', ronRecord()]);
  const dialog = page.getByRole('dialog', { name: 'Leave this page?' });
  await dialog.getByRole('button', { name: 'Stay here' }).click();
  await expect(east).toHaveValue('Aki');
  await bring(page, 'drop', ['game.xml', ronRecord()]);
  await dialog.getByRole('button', { name: 'Open it' }).click();
  await expect(page.getByText(agrees)).toBeVisible();
});
