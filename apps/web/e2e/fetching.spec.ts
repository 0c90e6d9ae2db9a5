import { readdirSync } from 'node:fs';

import { type Page, expect, test } from '@playwright/test';

import { begin, tapWin } from './at-the-table.ts';

const FILES = readdirSync(new URL('../dist/assets', import.meta.url));
const notLoaded = (page: Page) => page.getByRole('alert').filter({ hasText: 'This could not be loaded.' });

/** The server no longer has files that begin so, as after an update: it gives its one page for them, as many do, or says so. */
async function gone(page: Page, begins: string, status: 200 | 404): Promise<() => Promise<void>> {
  expect(FILES.some((file) => file.startsWith(begins))).toBe(true);
  const url = new RegExp(`/assets/${begins}`);
  await page.route(url, (route) => route.fulfill({ status, contentType: 'text/html', body: '<!doctype html>' }));
  return () => page.unroute(url);
}

for (const [place, begins, shown] of [
  ['match', 'match-place', 'New match'],
  ['match', 'match-', 'New match'],
  ['charts', 'charts-', 'Points by han and fu'],
  ['rules', 'rules-place', 'Make your own rules'],
  ['rules', 'rule-notes', 'Make your own rules'],
] as const) {
  test(`${place}: where ${begins} does not come, that is said, and it comes when it is there again`, async ({ page }) => {
    await page.goto('/#/hand?hand=23467m406p56788s&tile=8m&by=ron&rules=standard');
    await expect(page.getByRole('status', { name: 'Result' })).toContainText('5,800');
    const serve = await gone(page, begins, 200);
    await page.goto(`/#/${place}`);
    await expect(notLoaded(page).getByRole('button', { name: 'Reload' })).toBeVisible();
    await serve();
    await notLoaded(page).getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText(shown).first()).toBeVisible();
    await expect(notLoaded(page)).toHaveCount(0);
  });
}

test('what comes at a further try needs no word', async ({ page }) => {
  await page.goto('/#/hand');
  let asked = 0;
  await page.route(/\/assets\/match-place.*\.js/, (route) => (asked++ < 2 ? route.abort() : route.continue()));
  await page.goto('/#/match');
  await expect(page.getByRole('link', { name: 'New match' })).toBeVisible();
  expect(asked).toBeGreaterThan(2);
});

test('a style sheet that did not come at first is there at the end', async ({ page }) => {
  await page.goto('/#/hand');
  let asked = 0;
  await page.route(/\/assets\/match-place.*\.css/, (route) => (asked++ === 0 ? route.abort() : route.continue()));
  await page.goto('/#/match');
  await expect(page.getByRole('link', { name: 'New match' })).toHaveCSS('display', 'grid');
});

test('a language that does not come leaves the words that are there, and says so', async ({ page }) => {
  await page.goto('/#/hand');
  const serve = await gone(page, 'ja-', 404);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel('Language').selectOption('ja');
  await expect(notLoaded(page)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Match' })).toBeVisible();
  await serve();
  await page.keyboard.press('Escape');
  await notLoaded(page).getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('link', { name: '対局' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('where not even the first words come the page is not white', async ({ page }) => {
  await gone(page, 'en-', 404);
  await page.goto('/');
  await expect(page.getByText('tenbo could not be loaded')).toBeVisible();
});

test('a hand that is half told outlives the reload that is offered', async ({ page }) => {
  await begin(page, 'tenhou');
  await tapWin(page, ['Ben'], 'Aki');
  const table = page.url();
  await page.goto('/#/hand');
  await gone(page, 'ja-', 404);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel('Language').selectOption('ja');
  await expect(notLoaded(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.evaluate(() => localStorage.setItem('language', 'en'));
  await notLoaded(page).getByRole('button', { name: 'Reload' }).click();
  await page.goto(table);
  await expect(page.getByRole('heading', { name: 'Ben, ron from Aki' })).toBeVisible();
});

test('drawings of tiles that do not come are said to be missing, which is no fault of tenbo, and can be asked for again', async ({
  page,
}) => {
  await page.route('**/sheet-*.svg', (route) => route.abort());
  await page.goto('/#/hand');
  const alert = page.getByRole('alert');
  await expect(alert).toHaveText(/could not be loaded/, { timeout: 10_000 });
  await expect(alert).toHaveCount(1);
  await page.unroute('**/sheet-*.svg');
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(alert).toHaveCount(0);
});
