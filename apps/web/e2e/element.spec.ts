// `<tenbo-hand>` as other pages use it: its one file in a page that has nothing else.
import { readFileSync } from 'node:fs';

import { type Page, expect, test } from './test.ts';

import { faultsIn } from './axe.ts';

const SCRIPT = readFileSync(new URL('../../element/dist/index.js', import.meta.url), 'utf8');
const HAND = '234m 406p 567s 88s 67m +8m ron riichi dora 3p';

async function show(page: Page, content: string, html = '<html lang="en">'): Promise<void> {
  const body = `<!doctype html>${html}<head><title>A page</title><meta name="viewport" content="width=device-width" /></head>`;
  const script = '<script type="module" src="tenbo-hand.js"></script>';
  await page.route('**/elsewhere/*', (route) =>
    route.request().url().endsWith('.js')
      ? route.fulfill({ contentType: 'text/javascript', body: SCRIPT })
      : route.fulfill({
          contentType: 'text/html; charset=utf-8',
          body: `${body}<body><main><h1>A hand</h1>${content}</main>${script}</body></html>`,
        }),
  );
  await page.goto('/elsewhere/page');
}

test('a hand shows its tiles, yaku, points and who pays', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await show(page, `<tenbo-hand hand="${HAND}" rules="mleague"></tenbo-hand>`);
  const hand = page.locator('tenbo-hand');
  await expect(hand.getByRole('img').first()).toHaveAccessibleName(
    '2 man 3 man 4 man 4 pin red 5 pin 6 pin 5 sou 6 sou 7 sou 8 sou 8 sou 6 man 7 man; 8 man, the winning tile',
  );
  await expect(hand.locator('.hand svg')).toHaveCount(14);
  await expect(hand.locator('.points')).toHaveText('8,000');
  await expect(hand.getByRole('row')).toHaveText([/^Riichi1 han$/i, /^Pinfu1 han$/i, /^.*simples.*1 han$/i, /1 han$/, /1 han$/]);
  await expect(hand.getByRole('listitem')).toHaveText(['the discarder pays 8,000']);
  expect(requested.filter((path) => path !== '/favicon.ico')).toEqual(['/elsewhere/page', '/elsewhere/tenbo-hand.js']);
  expect(await faultsIn(page)).toEqual([]);
});

test('it speaks the language of its page, or its own', async ({ page }) => {
  const cards = `<tenbo-hand hand="${HAND}"></tenbo-hand><div lang="zh-CN"><tenbo-hand hand="${HAND}"></tenbo-hand></div><tenbo-hand lang="en" hand="${HAND}"></tenbo-hand>`;
  await show(page, cards, '<html lang="ja">');
  const hands = page.locator('tenbo-hand');
  await expect(hands.nth(0).getByRole('row').first()).toHaveText('立直1翻');
  await expect(hands.nth(1).getByRole('row').nth(1)).toHaveText('平和1番');
  await expect(hands.nth(2).getByRole('row').nth(1)).toHaveText(/^Pinfu1 han$/i);
  expect(await faultsIn(page)).toEqual([]);
});

test('a changed attribute changes what is shown', async ({ page }) => {
  await show(page, `<tenbo-hand hand="${HAND}"></tenbo-hand>`);
  const hand = page.locator('tenbo-hand');
  await expect(hand.locator('.points')).toHaveText('8,000');
  await hand.evaluate((one) => one.setAttribute('hand', '[234m] 406p 567s 88s 67m +8m tsumo'));
  await expect(hand.locator('.points')).toHaveText('500/1,000');
  await hand.evaluate((one) => one.setAttribute('lang', 'ja'));
  await expect(hand.getByRole('img').first()).toHaveAccessibleName(/八萬、和了牌; チー 二萬 三萬 四萬$/);
  await hand.evaluate((one) => one.removeAttribute('hand'));
  await expect(hand.locator('.card')).toHaveCount(0);
});

test('of a hand that is none it says what is wrong, and where', async ({ page }) => {
  await show(
    page,
    '<tenbo-hand hand="234m 4x6p"></tenbo-hand><tenbo-hand hand="11111m 234p 567s 88s +8s"></tenbo-hand><tenbo-hand hand="1m" rules="mleag"></tenbo-hand>',
  );
  const hands = page.locator('tenbo-hand');
  await expect(hands.nth(0).locator('mark')).toHaveText(['4', 'x']);
  await expect(hands.nth(0).getByRole('listitem').first()).toHaveText('“4” has no suit (character 6): add m, p, s or z after it');
  await expect(hands.nth(1).locator('mark')).not.toHaveCount(0);
  await expect(hands.nth(2).getByRole('listitem')).toContainText('mleague');
  expect(await faultsIn(page)).toEqual([]);
});

test('it is light or dark as its page, or as asked', async ({ page }) => {
  const cards = ['', 'theme="dark"', 'theme="light"'].map((theme) => `<tenbo-hand ${theme} hand="${HAND}"></tenbo-hand>`);
  const backgrounds = () =>
    page.locator('tenbo-hand').evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor));
  const [light, dark] = ['rgb(255, 253, 247)', 'rgb(27, 37, 33)'];
  await show(page, cards.join(''), '<html lang="en" style="color-scheme: light">');
  await expect(page.locator('tenbo-hand .points')).toHaveCount(3);
  expect(await backgrounds()).toEqual([light, dark, light]);
  expect(await faultsIn(page)).toEqual([]);
  await page.evaluate(() => (document.documentElement.style.colorScheme = 'dark'));
  expect(await backgrounds()).toEqual([dark, dark, light]);
});

test('the example of a plain page shows its hand, from the disk', async ({ page }) => {
  await page.goto(new URL('../../../examples/html/index.html', import.meta.url).href);
  await expect(page.locator('tenbo-hand .points')).toHaveText('8,000');
});

test('no tile leaves a narrow card', async ({ page }) => {
  await show(
    page,
    `<div style="width: 300px"><tenbo-hand hand="[234m] [555+5z] (9999s) 11p 33p +3p tsumo rinshan dora 1m2m3m"></tenbo-hand></div>`,
  );
  const hand = page.locator('tenbo-hand');
  await expect(hand.locator('.hand svg')).toHaveCount(16);
  const [right, most] = await hand.evaluate((one) => [
    Math.max(...[...(one.shadowRoot as ShadowRoot).querySelectorAll('svg')].map((svg) => svg.getBoundingClientRect().right)),
    one.getBoundingClientRect().right,
  ]);
  expect(right).toBeLessThan(most);
});
