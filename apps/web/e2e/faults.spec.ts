import { type Page, expect, test } from './test.ts';

const MESSAGE = /bug in tenbo.*broken on purpose/;

test.use({ provokes: /broken on purpose/ });

/** Breaks the formatting of numbers, as a bug would. @returns a function that repairs it */
async function breakNumbers(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const original = BigInt;
    const broken = () => {
      throw new TypeError('broken on purpose');
    };
    Reflect.set(globalThis, 'BigInt', broken);
    Reflect.set(globalThis, 'mend', () => Reflect.set(globalThis, 'BigInt', original));
  });
  return async () => {
    await page.evaluate('mend()');
  };
}

test.beforeEach(async ({ page }) => {
  await page.goto('./');
  await page.getByRole('link', { name: 'Charts' }).waitFor();
});

/** The alert of a section that cannot be drawn; the same bug may raise other alerts. */
const sectionAlert = (page: Page) => page.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Try again' }) });

test('a section that cannot be drawn says so and can be tried again; the rest of the page stays', async ({ page }) => {
  const mend = await breakNumbers(page);
  await page.getByRole('link', { name: 'Charts' }).click();
  await expect(sectionAlert(page)).toHaveText(MESSAGE);
  await mend();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(sectionAlert(page)).toHaveCount(0);
  await expect(page.getByRole('table').first()).toBeVisible();
});

test('when one section cannot be drawn, the others still work', async ({ page }) => {
  const mend = await breakNumbers(page);
  await page.getByRole('link', { name: 'Charts' }).click();
  await expect(sectionAlert(page)).toHaveText(MESSAGE);
  await mend();
  await page.getByRole('link', { name: 'Rules' }).click();
  await expect(sectionAlert(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Rules', level: 1 })).toBeVisible();
});

test('a bug in an action is reported, and the message can be closed', async ({ page }) => {
  await page.evaluate(() => void Promise.reject(new TypeError('broken on purpose')));
  await expect(page.getByRole('alert')).toHaveText(MESSAGE);
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test.describe('the watch of every test', () => {
  test.use({ provokes: undefined });
  const breakAction = (page: Page) => page.evaluate(() => void Promise.reject(new TypeError('broken on purpose')));

  test('fails a test in whose page an action fails', async ({ page }) => {
    test.fail();
    await breakAction(page);
    await expect(page.getByRole('alert')).toHaveText(MESSAGE);
  });

  test('fails a test that has a section that cannot be drawn, although it is gone at the end', async ({ page }) => {
    test.fail();
    const mend = await breakNumbers(page);
    await page.getByRole('link', { name: 'Charts' }).click();
    await expect(sectionAlert(page)).toHaveText(MESSAGE);
    await mend();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(sectionAlert(page)).toHaveCount(0);
  });

  test('fails a test with a fault in a page that it opened itself', async ({ browser, baseURL }) => {
    test.fail();
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(`${baseURL}/`);
    await page.getByRole('link', { name: 'Charts' }).waitFor();
    await breakAction(page);
    await expect(page.getByRole('alert')).toHaveText(MESSAGE);
    await context.close();
  });
});

test.describe('a test that provokes a fault', () => {
  test('fails without one', async ({ page }) => {
    test.fail();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});
