import { type Page, expect, test } from '@playwright/test';

const SAID = /bug in tenbo.*broken on purpose/;

/** Breaks what numbers are written with, as a bug would; `mend` undoes it. */
async function breakNumbers(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const whole = BigInt;
    const broken = () => {
      throw new TypeError('broken on purpose');
    };
    Reflect.set(globalThis, 'BigInt', broken);
    Reflect.set(globalThis, 'mend', () => Reflect.set(globalThis, 'BigInt', whole));
  });
  return async () => {
    await page.evaluate('mend()');
  };
}

test.beforeEach(async ({ page }) => {
  await page.goto('./');
  await page.getByRole('link', { name: 'Charts' }).waitFor();
});

/** What the place says that cannot be drawn; beside it may stand what else the same bug broke. */
const ofPlace = (page: Page) => page.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Try again' }) });

test('a place that cannot be drawn says so; the rest of the page stays, and it can be tried again', async ({ page }) => {
  const mend = await breakNumbers(page);
  await page.getByRole('link', { name: 'Charts' }).click();
  await expect(ofPlace(page)).toHaveText(SAID);
  await mend();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(ofPlace(page)).toHaveCount(0);
  await expect(page.getByRole('table').first()).toBeVisible();
});

test('elsewhere the page goes on', async ({ page }) => {
  const mend = await breakNumbers(page);
  await page.getByRole('link', { name: 'Charts' }).click();
  await expect(ofPlace(page)).toHaveText(SAID);
  await mend();
  await page.getByRole('link', { name: 'Rules' }).click();
  await expect(ofPlace(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Rules', level: 1 })).toBeVisible();
});

test('a bug while something is done is said, and can be closed', async ({ page }) => {
  await page.evaluate(() => void Promise.reject(new TypeError('broken on purpose')));
  await expect(page.getByRole('alert')).toHaveText(SAID);
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
});
