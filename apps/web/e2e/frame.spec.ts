import { expect, test } from './test.ts';

import { DAY, NIGHT } from '../tiles/draw/palette.ts';
import { settling } from './settled.ts';

declare global {
  /** Reports to the test what the content security policy blocked. */
  var reportBlocked: (what: string) => void;
}

test('the language and the appearance survive a reload', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: '日本語' }).check();
  await page.getByRole('radiogroup', { name: '外観' }).getByRole('radio', { name: 'ダーク' }).check();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('link', { name: '点数計算' })).toBeVisible();
});

test('the settings open over the page without moving it, and Escape closes them', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Settings' });
  const sheet = page.getByRole('dialog', { name: 'Settings' });
  const below = page.getByRole('group', { name: 'Tiles to add' });
  await expect(sheet).toBeHidden();
  const before = await below.boundingBox();
  await button.click();
  await expect(sheet).toBeVisible();
  expect(await below.boundingBox()).toEqual(before);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await page.goto('/#/charts');
  await expect(sheet).toBeHidden();
});

test('a dark page keeps ivory tiles, unless the reader wants them otherwise', async ({ page }) => {
  const tile = page.locator('.tile-1m').first();
  const face = (colour: string) => new RegExp(colour.replace('#', '%23'));
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  await expect(tile).toHaveCSS('background-image', face(DAY.face));
  await page.getByRole('button', { name: 'Settings' }).click();
  const look = (name: string) => page.getByRole('radiogroup', { name: 'Tiles', exact: true }).getByRole('radio', { name });
  await look('Same as page').check();
  await expect(tile).toHaveCSS('background-image', face(NIGHT.face));
  await page.reload();
  await expect(tile).toHaveCSS('background-image', face(NIGHT.face));
});

/** Screens that fetch different files. */
const SCREENS = [
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

test.describe('with the service worker, which fetches files for offline use', () => {
  test.use({ serviceWorkers: 'allow' });

  test('no request goes to another server, and nothing violates the content security policy', async ({ page, baseURL }) => {
    const foreign: string[] = [];
    const blocked: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(`${baseURL}/`) && !/^(?:data|blob):/.test(request.url())) foreign.push(request.url());
    });
    await page.exposeFunction('reportBlocked', (what: string) => blocked.push(what));
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) => {
        reportBlocked([effectiveDirective, blockedURI, sourceFile].join(' '));
      });
    });
    const settled = settling(page);
    for (const address of SCREENS) {
      await page.goto(`/${address}`);
      await expect(page.locator('main h1')).toBeVisible();
      await page.locator('main details').evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')));
      await settled();
    }
    await page.goto(`/${SCREENS[3]}`);
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await expect(page.getByRole('dialog').getByRole('img')).toHaveJSProperty('naturalWidth', 1200);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save image' }).click();
    await download;
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('radio', { name: '日本語' }).check();
    await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
    expect({ foreign, blocked }).toEqual({ foreign: [], blocked: [] });
    // The test would notice a violation.
    await page.evaluate(() => document.body.setAttribute('style', 'color: red'));
    await expect.poll(() => blocked.length).toBe(1);
  });
});
