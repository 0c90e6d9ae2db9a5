import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { type Page, expect, test } from './test.ts';
import { presets } from '@tenbo/engine';
import { LANGUAGES, localeOf, ruleSetName } from '@tenbo/i18n';
import { preview } from 'vite';

test.use({ serviceWorkers: 'allow' });

const WIN = '#/hand?hand=23467m406p56788s&tile=8m&by=ron&seat=S&round=E&dora=3p&rules=standard';

/** Opens the page, and waits until its service worker serves it. */
async function openWithWorker(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.evaluate(async () => await navigator.serviceWorker.ready);
  await page.reload();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
}

for (const code of LANGUAGES) {
  test(`every section works offline in ${code}`, async ({ page, context }) => {
    const locale = localeOf(code);
    await openWithWorker(page, '/');
    await context.setOffline(true);
    await page.reload();
    await page.locator('header button').click();
    const languages = page.getByRole('dialog').getByRole('radiogroup').first().getByRole('radio');
    await expect(languages).toHaveCount(LANGUAGES.length);
    await languages.nth(LANGUAGES.indexOf(code)).check();
    await expect(page.locator('html')).toHaveAttribute('lang', code);
    await page.goto(`/${WIN}`);
    await page.reload();
    await expect(page.getByRole('status').filter({ hasText: /7,?700/ })).toBeVisible();
    await expect(page.locator('.tile-2m').first()).toHaveCSS('background-image', /^url\("data:image\/svg\+xml/);
    await page.getByText(/^(?:Under other rules|ほかのルールでは|换成其他规则)$/).click();
    await expect(page.getByRole('row', { name: ruleSetName(presets.mleague, locale) })).toContainText('+300');
    await page.goto(`/${WIN.replace('hand?', 'hand/winner?')}`);
    await expect(page.getByRole('heading', { level: 2 })).toBeVisible();
    await page.goto(`/${WIN.replace('hand?', 'hand/payments?')}`);
    await expect(page.getByText(/^\+7,?700$/)).toBeVisible();
    await page.getByRole('button', { name: /^(?:Share|共有|分享)$/ }).click();
    await expect(page.getByRole('dialog').getByRole('img')).toHaveJSProperty('naturalWidth', 1200);
    await page.keyboard.press('Escape');
    await page.goto('/#/match');
    await page.getByRole('button', { name: /sample match|見本の対局|示例对局/ }).click();
    await expect(page).toHaveURL(/#\/match\/[0-9a-f]{24}$/);
    await expect(page.getByText('22,200').or(page.getByText('22200')).first()).toBeVisible();
    await page.goto('/#/charts?rules=mleague');
    await expect(page.getByRole('table').first()).toBeVisible();
    await page.goto('/#/rules');
    await expect(page.getByRole('link', { name: ruleSetName(presets.tenhou, locale), exact: true })).toBeVisible();
  });
}

test('a newer version loads when the reader asks for it, and keeps what was typed', async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), 'tenbo-dist-'));
  cpSync(new URL('../dist', import.meta.url), folder, { recursive: true });
  const server = await preview({
    configFile: false,
    root: folder,
    logLevel: 'error',
    build: { outDir: '.' },
    preview: { host: '127.0.0.1', port: 4900 + test.info().workerIndex },
  });
  try {
    const address = server.resolvedUrls?.local[0] ?? '';
    await openWithWorker(page, address);
    const newer = page.getByText('A new version is ready.');
    await expect(newer).toHaveCount(0);
    publishNext(folder);
    await page.getByLabel('Type or paste a hand').fill('234m 406p 567s 88s 67m');
    await expect(page.getByRole('status', { name: 'Result' })).toContainText('Tenpai');
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(newer).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-version', '2');
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-version', '2');
    await expect(page.getByRole('status', { name: 'Result' })).toContainText('Tenpai');
    await expect(newer).toHaveCount(0);
  } finally {
    await server.close();
    rmSync(folder, { recursive: true });
  }
});

/** Puts another version of the page into the folder that is served; its `html` element is marked. */
function publishNext(folder: string): void {
  const page = join(folder, 'index.html');
  writeFileSync(page, readFileSync(page, 'utf8').replace('<html', '<html data-version="2"'));
  const worker = join(folder, 'sw.js');
  const before = readFileSync(worker, 'utf8');
  const next = before.replace(/"revision":"\w*","url":"index\.html"/, '"revision":"2","url":"index.html"');
  expect(next === before).toBe(false);
  writeFileSync(worker, next);
}

test('the page can be installed, and its icons match the manifest', async ({ page, request }) => {
  await page.goto('/');
  const link = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = (await (await request.get(`/${link}`)).json()) as {
    readonly display: string;
    readonly icons: readonly { readonly src: string; readonly sizes: string; readonly type: string; readonly purpose?: string }[];
  };
  expect(manifest.display).toBe('standalone');
  expect(manifest.icons.map(({ sizes, purpose = 'any' }) => [sizes, purpose])).toEqual([
    ['any', 'any'],
    ['192x192', 'any'],
    ['512x512', 'any'],
    ['512x512', 'maskable'],
  ]);
  for (const { src, sizes, type } of manifest.icons) {
    const icon = await request.get(`/${src}`);
    expect(icon.headers()['content-type']).toContain(type);
    if (type !== 'image/png') continue;
    const body = await icon.body();
    expect(`${body.readUInt32BE(16)}x${body.readUInt32BE(20)}`).toBe(sizes);
  }
});
