import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';

for (const place of ['hand', 'charts', 'rules']) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${place} in ${colorScheme} has no fault that axe finds`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto(`/#/${place}`);
      await expect(page.locator('nav a[aria-current=page]')).toHaveCount(1);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    });
  }
}

test('the language and the appearance are kept', async ({ page }) => {
  await page.goto('/');
  await page.getByText('Settings').click();
  await page.getByLabel('Language').selectOption('ja');
  await page.getByLabel('外観').selectOption('dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('link', { name: '手牌' })).toBeVisible();
});

test('no request leaves the page', async ({ page, baseURL }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(`${baseURL}/`)) foreign.push(request.url());
  });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(foreign).toEqual([]);
});
