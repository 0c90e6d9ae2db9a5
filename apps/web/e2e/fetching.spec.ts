import { readdirSync } from 'node:fs';

import { type Page, expect, test } from './test.ts';

import { startMatch, tapWin } from './at-the-table.ts';

const FILES = readdirSync(new URL('../dist/assets', import.meta.url));
const notLoaded = (page: Page) => page.getByRole('alert').filter({ hasText: 'This could not be loaded.' });

/** Makes files missing, as after an update: the server answers 404, or 200 with its HTML page, as many do. @returns a function that brings them back */
async function removeFiles(page: Page, prefix: string, status: 200 | 404): Promise<() => Promise<void>> {
  expect(FILES.some((file) => file.startsWith(prefix))).toBe(true);
  const url = new RegExp(`/assets/${prefix}`);
  await page.route(url, (route) => route.fulfill({ status, contentType: 'text/html', body: '<!doctype html>' }));
  return () => page.unroute(url);
}

for (const [place, prefix, shown] of [
  ['match', 'match-place', 'New match'],
  ['match', 'match-', 'New match'],
  ['charts', 'charts-', 'Points by han and fu'],
  ['rules', 'rules-place', 'Create your own rules'],
  ['rules', 'rule-notes', 'Create your own rules'],
] as const) {
  test(`${place}: a missing ${prefix}* file is reported, and Try again loads it once it is back`, async ({ page }) => {
    await page.goto('/#/hand?hand=23467m406p56788s&tile=8m&seat=E&by=ron&rules=standard');
    await expect(page.getByRole('status', { name: 'Result' })).toContainText('5,800');
    const restoreFiles = await removeFiles(page, prefix, 200);
    await page.goto(`/#/${place}`);
    await expect(notLoaded(page).getByRole('button', { name: 'Reload' })).toBeVisible();
    await restoreFiles();
    await notLoaded(page).getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText(shown).first()).toBeVisible();
    await expect(notLoaded(page)).toHaveCount(0);
  });
}

test('a script that fails to load twice is requested again', async ({ page }) => {
  await page.goto('/#/hand');
  let requests = 0;
  await page.route(/\/assets\/match-place.*\.js/, (route) => (requests++ < 2 ? route.abort() : route.continue()));
  await page.goto('/#/match');
  await expect(page.getByRole('link', { name: 'New match' })).toBeVisible();
  expect(requests).toBeGreaterThan(2);
});

test('a style sheet that fails to load at first is requested again', async ({ page }) => {
  await page.goto('/#/hand');
  let requests = 0;
  await page.route(/\/assets\/match-place.*\.css/, (route) => (requests++ === 0 ? route.abort() : route.continue()));
  await page.goto('/#/match');
  await expect(page.locator('main > [role=status]').last()).toHaveCSS('max-width', '720px');
});

test('a language that cannot be loaded is reported, and the page keeps its current one', async ({ page }) => {
  await page.goto('/#/hand');
  const restoreFiles = await removeFiles(page, 'ja-', 404);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: '日本語' }).check();
  await expect(notLoaded(page)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Match' })).toBeVisible();
  await restoreFiles();
  await page.keyboard.press('Escape');
  await notLoaded(page).getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('link', { name: '対局' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('when not even the first words can be loaded, the page says so', async ({ page }) => {
  await removeFiles(page, 'en-', 404);
  await page.goto('/');
  await expect(page.getByText('tenbo could not be loaded')).toBeVisible();
});

test('a half-entered hand survives Reload after a failed download', async ({ page }) => {
  await startMatch(page, 'tenhou');
  await tapWin(page, ['Ben'], 'Aki');
  const table = page.url();
  await page.goto('/#/hand');
  await removeFiles(page, 'ja-', 404);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: '日本語' }).check();
  await expect(notLoaded(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.evaluate(() => localStorage.setItem('language', 'en'));
  await notLoaded(page).getByRole('button', { name: 'Reload' }).click();
  await page.goto(table);
  await expect(page.getByRole('heading', { name: 'Ben, ron from Aki' })).toBeVisible();
});

test('tile images that cannot be loaded are reported once, not as a fault of tenbo, and can be tried again', async ({ page }) => {
  await page.route('**/sheet-*.svg', (route) => route.abort());
  await page.goto('/#/hand');
  const alert = page.getByRole('alert');
  await expect(alert).toHaveText(/could not be loaded/, { timeout: 10_000 });
  await expect(alert).toHaveCount(1);
  await page.unroute('**/sheet-*.svg');
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(alert).toHaveCount(0);
});

test('a link that cannot be judged yet is no fault of tenbo, and Try again says what is wrong with it', async ({ page }) => {
  await page.goto('/#/charts');
  const restoreFiles = await removeFiles(page, 'link-faults', 404);
  await page.goto('/#/hand?hand=23467m406p56788s&tile=8m&dora=zz');
  await expect(notLoaded(page)).toBeVisible();
  await restoreFiles();
  await notLoaded(page).getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('status', { name: 'Result' })).toContainText('dora');
  await expect(notLoaded(page)).toHaveCount(0);
});

test('check words that cannot be loaded are no fault of tenbo, and can be tried again', async ({ page }) => {
  await page.goto('/#/match');
  await page.getByRole('button', { name: 'View a sample match' }).click();
  await expect(page).toHaveURL(/#\/match\/[0-9a-f]{24}$/);
  const restoreFiles = await removeFiles(page, 'english', 404);
  await page.goto(`${page.url()}/sheet`);
  await expect(notLoaded(page)).toBeVisible();
  await restoreFiles();
  await notLoaded(page).getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(/\(\d+ entries\)/)).toBeVisible();
  await expect(notLoaded(page)).toHaveCount(0);
});
