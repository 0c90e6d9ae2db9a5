import { type Page, expect, test } from './test.ts';
import { LANGUAGES } from '@tenbo/i18n';

import { openStage } from '../screens/stage.ts';
import { PLAYERS, side, startMatch } from './at-the-table.ts';
import { settling } from './settled.ts';

const CHART = '#/charts?rules=mleague';
const viewsOf = (match: string) => ['course', 'standings', 'sheet'].map((view) => `${match}/${view}`);

/** The tables on the screen that have a column cut off. */
function cutTables(page: Page): Promise<readonly string[]> {
  return page.locator('main table').evaluateAll((tables) =>
    tables
      .filter((one) => one.checkVisibility())
      .filter((one) => {
        const holder = one.closest('[role=region]') ?? one.parentElement ?? one;
        const { left, right } = holder.getBoundingClientRect();
        return [...one.querySelectorAll('th, td')]
          .filter((cell) => cell.checkVisibility())
          .some((cell) => {
            const box = cell.getBoundingClientRect();
            return box.left < left - 1 || box.right > right + 1 || cell.scrollWidth > cell.clientWidth + 1;
          });
      })
      .map((one) => one.textContent?.slice(0, 40) ?? ''),
  );
}

for (const language of LANGUAGES) {
  test(`on a phone every column of every table is in sight in ${language}: four players, four han, four sticks`, async ({
    browser,
    baseURL,
  }) => {
    test.slow();
    const { page, match } = await openStage(browser, `${baseURL}/`, { language, device: 'phone', theme: 'light' });
    const settled = settling(page);
    const cut: string[] = [];
    for (const address of [CHART, `${CHART}&dealer=1`, ...viewsOf(match)]) {
      await page.goto(`/${address}`);
      await expect(page.locator('main table:visible').first()).toBeVisible();
      await settled();
      for (const width of [390, 360]) {
        await page.setViewportSize({ width, height: 740 });
        cut.push(...(await cutTables(page)).map((table) => `${width} ${address}: ${table}`));
      }
    }
    await page.context().close();
    expect(cut).toEqual([]);
  });
}

test('letters of twice the size make no screen wider than the phone, and they are twice the size', async ({
  browser,
  baseURL,
}) => {
  test.slow();
  const { page, match } = await openStage(browser, `${baseURL}/`, { language: 'en', device: 'phone', theme: 'light' });
  await page.setViewportSize({ width: 390, height: 844 });
  const settled = settling(page);
  const wide: string[] = [];
  const screens = [
    CHART,
    '#/rules',
    '#/rules/mleague',
    '#/rules/edit',
    '#/glossary/pinfu',
    '#/match',
    '#/match/new',
    ...viewsOf(match),
  ];
  const sizeOf = () =>
    page
      .locator('main :is(td, dd, li, label, p):visible')
      .first()
      .evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize));
  for (const address of screens) {
    await page.goto(`/${address}`);
    await expect(page.locator('main :is(table, dl, ul, form, summary):visible').first()).toBeVisible();
    await settled();
    const usual = await sizeOf();
    await page.evaluate(() => {
      const twice = new CSSStyleSheet();
      twice.replaceSync(':root { font-size: 200% }');
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, twice];
    });
    expect([address, await sizeOf()]).toEqual([address, 2 * usual]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (width > 390) wide.push(`${address} is ${width} wide`);
    await page.evaluate(() => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter(({ cssRules }) => !cssRules[0]?.cssText.includes('200%'));
    });
  }
  await page.context().close();
  expect(wide).toEqual([]);
});

test('asked who discarded, each side holds its words, its wind and its score', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => localStorage.setItem('turned', 'one'));
  await startMatch(page, 'tenhou');
  await side(page, 'Chie').getByRole('button').last().click();
  for (const name of PLAYERS.filter((one) => one !== 'Chie')) {
    const plate = side(page, name).getByRole('button');
    await expect(plate).toContainText('25,000');
    const beyond = await plate.evaluate((one) => {
      const { left, right, bottom } = one.getBoundingClientRect();
      const boxes = [...one.querySelectorAll('*')].map((each) => each.getBoundingClientRect());
      return boxes.filter((box) => box.left < left || box.right > right || box.bottom > bottom).length;
    });
    expect([name, beyond]).toEqual([name, 0]);
  }
});
