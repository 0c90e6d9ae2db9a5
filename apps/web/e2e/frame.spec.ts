import { expect, test } from '@playwright/test';

import { expectNoFaultInAnyTheme } from './axe.ts';
import { settling } from './settled.ts';

declare global {
  /** What the policy forbade, told to the test. */
  var noteForbidden: (what: string) => void;
}

test('the language and the appearance are kept', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('combobox', { name: 'Language', exact: true }).selectOption('ja');
  await page.getByLabel('外観').selectOption('dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('link', { name: '点数計算' })).toBeVisible();
});

test('the settings open above the page, which stays where it is, and Escape closes them', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Settings' });
  const sheet = page.getByRole('group', { name: 'Settings' });
  const below = page.getByRole('group', { name: 'Tiles to add' });
  await expect(sheet).toBeHidden();
  const before = await below.boundingBox();
  await button.click();
  await expect(sheet).toBeVisible();
  expect(await below.boundingBox()).toEqual(before);
  await expectNoFaultInAnyTheme(page);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(button).toBeFocused();
});

/** Where a reader can be, and what is fetched only there. */
const EVERYWHERE = [
  '#/hand',
  '#/hand?hand=23467m406p56788s',
  '#/hand?hand=23467m406p56788s&tile=8m&by=ron&seat=S&round=E&dora=3p&rules=standard',
  '#/hand/winner?hand=23467m406p56788s&tile=8m&by=ron&seat=S&round=E&dora=3p&rules=standard',
  '#/hand/payments?hand=23467m406p56788s&tile=8m&by=ron&seat=S&round=E&dora=3p&rules=standard',
  '#/match',
  '#/match/new',
  '#/charts?rules=mleague',
  '#/rules',
  '#/rules/mleague',
  '#/rules/edit/mleague',
];

test.describe('what is kept for when there is no network counts too', () => {
  test.use({ serviceWorkers: 'allow' });

  test('no request leaves the page, and it does nothing that its policy forbids', async ({ page, baseURL }) => {
    const foreign: string[] = [];
    const forbidden: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(`${baseURL}/`) && !/^(?:data|blob):/.test(request.url())) foreign.push(request.url());
    });
    await page.exposeFunction('noteForbidden', (what: string) => forbidden.push(what));
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) => {
        noteForbidden([effectiveDirective, blockedURI, sourceFile].join(' '));
      });
    });
    const settled = settling(page);
    for (const address of EVERYWHERE) {
      await page.goto(`/${address}`);
      await expect(page.locator('main h1')).toBeVisible();
      await page.locator('main details').evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')));
      await settled();
    }
    await page.goto(`/${EVERYWHERE[3]}`);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save image' }).click();
    await download;
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('combobox', { name: 'Language', exact: true }).selectOption('ja');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
    expect({ foreign, forbidden }).toEqual({ foreign: [], forbidden: [] });
    // That a breach would be heard.
    await page.evaluate(() => document.body.setAttribute('style', 'color: red'));
    await expect.poll(() => forbidden.length).toBe(1);
  });
});
