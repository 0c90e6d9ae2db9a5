import { expect, test } from './test.ts';

test('the address keeps the rules and the dealer chosen for the chart', async ({ page }) => {
  await page.goto('/#/charts');
  const row = page.getByRole('row', { name: /^30 fu/ });
  await expect(row).toContainText('7,700');
  await page.getByLabel('Rules').selectOption('mleague');
  await expect(row).toContainText('8,000*');
  await page.getByRole('radio', { name: 'dealer', exact: true }).check();
  await expect(row).toContainText('12,000*');
  await expect(page).toHaveURL(/#\/charts\?rules=mleague&dealer=1$/);
  await page.reload();
  await expect(row).toContainText('12,000*');
});

test('when yaku names are in romaji, the chart names the han in romaji too', async ({ page }) => {
  await page.goto('/#/charts');
  const han = page.getByRole('columnheader', { name: /^2 han/ });
  await expect(han).toHaveText('2 han');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel('Yaku names').selectOption('romaji');
  await expect(han).toHaveText('2 han · ryanhan');
});

test('wide charts do not make the page scroll sideways', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/#/charts?rules=mleague');
  await expect(page.getByRole('table').first()).toBeVisible();
  const { scroll, width } = await page.evaluate(() => ({ scroll: document.documentElement.scrollWidth, width: innerWidth }));
  expect(scroll).toBe(width);
});

test('the fu table follows the rules', async ({ page }) => {
  await page.goto('/#/charts?rules=mleague');
  const row = page.getByRole('row', { name: /^Double wind/ });
  await expect(row).toContainText('2 fu');
  await page.getByLabel('Rules').selectOption('ema2016');
  await expect(row).toContainText('4 fu');
});
