import { presets } from '@tenbo/engine';
import { type Page, expect, test } from '@playwright/test';

import { openMatch } from './at-the-table.ts';
import { type Hand, ron } from './thirty-hands.ts';

/** A win with more attributes than its box has room for. */
const LONG: Hand = {
  riichi: [1],
  outcome: {
    kind: 'tsumo',
    win: {
      winner: 1,
      value: {
        tiles: {
          hand: '222m444p99s67s',
          melds: [{ type: 'ankan', tiles: '5555z' }],
          tile: '8s',
          riichi: 'riichi',
          ippatsu: true,
          dora: '1m3p',
          ura: '2z2z',
        },
      },
    },
  },
};

const box = (page: Page, name: 'Who won, with what' | 'Who pays whom') => page.getByRole('region', { name, exact: true });
const control = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('S4 S5 shanghai: Down leads to the end of a list that is longer than its box, and the total is in sight all the time', async ({
  page,
}) => {
  const at = await openMatch(page, presets.shanghai, [LONG, ron(2, 1, 2, 30)]);
  await page.goto(`${at}/hands/1/winner`);
  const [first, last] = [page.getByText('Riichi', { exact: true }), page.getByText(/^12 han: sanbaiman 6,000/)];
  const total = box(page, 'Who won, with what').getByText('6,000/12,000', { exact: true });
  await expect(first).toBeInViewport();
  await expect(last).not.toBeInViewport();
  await expect(total).toBeInViewport();
  await total.click({ trial: true, timeout: 1000 });
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(control(page, 'Up')).toHaveAttribute('aria-disabled', 'true');
  await control(page, 'Down').focus();
  for (let i = 0; i < 3; i++) await page.keyboard.press('Enter');
  await expect(control(page, 'Down')).toHaveAttribute('aria-disabled', 'true');
  await expect(control(page, 'Down')).toBeFocused();
  await expect(last).toBeInViewport();
  await expect(first).not.toBeInViewport();
  await expect(total).toBeInViewport();
  await control(page, 'Up').click();
  await expect(control(page, 'Down')).toHaveAttribute('aria-disabled', 'false');

  await page.goto(`${at}/hands/2/winner`);
  await expect(page.getByText('Hand 2 of 2')).toBeVisible();
  await expect(control(page, 'Down')).toHaveCount(0);
});

test('S6 S8 shanghai: Hide shrinks either box to what lies on the table', async ({ page }) => {
  const at = await openMatch(page, presets.shanghai, [LONG]);
  const tile = page.getByRole('img', { name: '8 sou, the winning tile' });
  for (const [address, name, hidden] of [
    ['winner', 'Who won, with what', 'Ippatsu'],
    ['payments', 'Who pays whom', '−12,000'],
  ] as const) {
    await page.goto(`${at}/hands/1/${address}`);
    const parts = box(page, name).getByText(hidden, { exact: true });
    await expect(parts).toBeVisible();
    await control(page, 'Hide').click();
    await expect(parts).toHaveCount(0);
    await expect(tile).toBeVisible();
    await control(page, 'Show').click();
    await expect(parts).toBeVisible();
  }
});

test('S3 S7 S9 shanghai: Previous in the second box leads to the breakdown of the hand before, Breakdown to that of its own', async ({
  page,
}) => {
  const at = await openMatch(page, presets.shanghai, [LONG, ron(2, 1, 2, 30)]);
  await page.goto(`${at}/hands/2/winner`);
  await page.getByRole('link', { name: 'Who pays whom' }).click();
  await expect(box(page, 'Who pays whom')).toBeVisible();
  await page.getByRole('link', { name: 'Breakdown' }).click();
  for (const text of ['2 han 30 fu', '2,000', 'Chie, ron from Ben'])
    await expect(box(page, 'Who won, with what')).toContainText(text);
  await page.getByRole('link', { name: 'Who pays whom' }).click();
  await page.getByRole('link', { name: 'Previous' }).click();
  await expect(box(page, 'Who won, with what')).toContainText('sanbaiman');
  await expect(page).toHaveURL(/hands\/1\/winner$/);

  await page.goto('/#/hand?hand=23467m88s&melds=[555z][666z]&tile=8m&rules=shanghai');
  await expect(page.getByRole('status', { name: 'Result' })).toContainText('han');
  await page.goto('/#/hand/payments?hand=23467m406p56788s&tile=8m&seat=S&rules=shanghai');
  await page.getByRole('link', { name: 'Previous' }).click();
  await expect(box(page, 'Who won, with what')).toContainText('Hand 1 of 2');
});
