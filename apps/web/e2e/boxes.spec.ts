import { presets } from '@tenbo/engine';
import { type Page, expect, test } from './test.ts';

import { openMatch } from './at-the-table.ts';
import { type Hand, ron } from './thirty-hands.ts';

/** A win with more lines than its box can show at once. */
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

const box = (page: Page, name: 'Winning hand' | 'Payments') => page.getByRole('region', { name, exact: true });
const control = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('S4 S5 shanghai: Down scrolls a list longer than its box to the end, and the total stays in view', async ({ page }) => {
  const address = await openMatch(page, presets.shanghai, [LONG, ron(2, 1, 2, 30)]);
  await page.goto(`${address}/hands/1/winner`);
  const [first, last] = [page.getByText('Riichi', { exact: true }), page.getByText(/^12 han: sanbaiman 6,000/)];
  const total = box(page, 'Winning hand').getByText('6,000/12,000', { exact: true });
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

  await page.goto(`${address}/hands/2/winner`);
  await expect(page.getByText('Hand 2 of 2')).toBeVisible();
  await expect(control(page, 'Down')).toHaveCount(0);
});

test('S6 S8 shanghai: Hide shrinks either box to the tiles on the table', async ({ page }) => {
  const address = await openMatch(page, presets.shanghai, [LONG]);
  const tile = page.getByRole('img', { name: '8 sou, the winning tile' });
  for (const [view, name, hidden] of [
    ['winner', 'Winning hand', 'Ippatsu'],
    ['payments', 'Payments', '−12,000'],
  ] as const) {
    await page.goto(`${address}/hands/1/${view}`);
    const parts = box(page, name).getByText(hidden, { exact: true });
    await expect(parts).toBeVisible();
    await control(page, 'Hide').click();
    await expect(parts).toHaveCount(0);
    await expect(tile).toBeVisible();
    await control(page, 'Show').click();
    await expect(parts).toBeVisible();
  }
});

test('S3 S7 S9 shanghai: in the second box, Previous leads to the breakdown of the previous hand, and Breakdown to that of the same hand', async ({
  page,
}) => {
  const at = await openMatch(page, presets.shanghai, [LONG, ron(2, 1, 2, 30)]);
  await page.goto(`${at}/hands/2/winner`);
  await page.getByRole('link', { name: 'Payments' }).click();
  await expect(box(page, 'Payments')).toBeVisible();
  await page.getByRole('link', { name: 'Breakdown' }).click();
  for (const text of ['2 han 30 fu', '2,000', 'Chie, ron from Ben']) await expect(box(page, 'Winning hand')).toContainText(text);
  await page.getByRole('link', { name: 'Payments' }).click();
  await page.getByRole('link', { name: 'Previous' }).click();
  await expect(box(page, 'Winning hand')).toContainText('sanbaiman');
  await expect(page).toHaveURL(/hands\/1\/winner$/);

  await page.goto('/#/hand?hand=23467m88s&melds=[555z][666z]&tile=8m&rules=shanghai');
  await expect(page.getByRole('status', { name: 'Result' })).toContainText('han');
  await page.goto('/#/hand/payments?hand=23467m406p56788s&tile=8m&seat=S&rules=shanghai');
  await page.getByRole('link', { name: 'Previous' }).click();
  await expect(box(page, 'Winning hand')).toContainText('Hand 1 of 2');
});

test('a payment is read out as a sentence: who pays whom, and how much', async ({ page }) => {
  await page.goto('/#/hand/payments?hand=23467m406p56788s&tile=8m&by=ron&seat=S&round=E&from=W&dora=3p&rules=standard');
  const payment = box(page, 'Payments').getByRole('listitem');
  await expect(payment).toHaveText('West pays 7,700');
});

test('the payments of a lone hand are drawn at a table: from East counter-clockwise, West facing East', async ({ page }) => {
  await page.goto('/#/hand/payments?hand=23467m406p56788s&tile=8m&by=tsumo&seat=S&riichiSticks=1&rules=standard');
  const centreOf = async (wind: string) => {
    const { x, y, width, height } = (await box(page, 'Payments').getByText(wind, { exact: true }).boundingBox()) ?? fail(wind);
    return { x: x + width / 2, y: y + height / 2 };
  };
  const [east, south, west, north] = [
    await centreOf('East'),
    await centreOf('South'),
    await centreOf('West'),
    await centreOf('North'),
  ];
  expect(Math.abs(east.x - west.x)).toBeLessThan(30);
  expect(Math.abs(south.y - north.y)).toBeLessThan(2);
  expect([east.y > south.y, south.y > west.y, south.x > east.x, north.x < east.x]).toEqual([true, true, true, true]);
  await expect(box(page, 'Payments').getByRole('listitem')).toHaveText([
    'the dealer (East) pays 2,600',
    'West and North pay 1,300 each',
    'plus 1,000 for 1 riichi stick',
    'South collects 6,200 in total',
  ]);
});

function fail(what: string): never {
  throw new Error(`${what} is not drawn`);
}
