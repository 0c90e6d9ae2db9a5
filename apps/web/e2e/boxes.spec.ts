import { presets } from '@tenbo/engine';
import { type Page, expect, test } from './test.ts';

import { box, enterWin, ok, openMatch, side, startMatch } from './at-the-table.ts';
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

test('S6 shanghai: See the table leaves one button of either box, and the whole table can be seen', async ({ page }) => {
  const address = await openMatch(page, presets.shanghai, [LONG, ron(2, 1, 2, 30)]);
  for (const [view, name, hidden] of [
    ['winner', 'Winning hand', 'Ippatsu'],
    ['payments', 'Payments', '−12,000'],
  ] as const) {
    await page.goto(`${address}/hands/1/${view}`);
    const parts = box(page, name).getByText(hidden, { exact: true });
    await expect(parts).toBeVisible();
    await control(page, 'See the table').click();
    await expect(parts).toHaveCount(0);
    await expect(box(page, name).getByRole('link')).toHaveCount(0);
    await expect(box(page, name).getByRole('button')).toHaveText(['Back to the score']);
    expect(await coveredPoints(page, name)).toEqual([]);
    await control(page, 'Back to the score').click();
    await expect(parts).toBeVisible();
  }
});

test('See the table is for one box: the next one is shown, and so is the same one later', async ({ page }) => {
  const address = await openMatch(page, presets.shanghai, [LONG, ron(2, 1, 2, 30)]);
  await page.goto(`${address}/hands/1/winner`);
  await control(page, 'See the table').click();
  await expect(control(page, 'Back to the score')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('Hand 2 of 2')).toBeVisible();
  await expect(box(page, 'Winning hand')).toContainText('2 han 30 fu');
  await page.keyboard.press('ArrowLeft');
  await expect(box(page, 'Winning hand')).toContainText('Ippatsu');
});

test('in Hand, See the table leaves the tiles, which are the table there', async ({ page }) => {
  await page.goto('/#/hand/winner?hand=23467m406p56788s&tile=8m&seat=S&rules=shanghai');
  const tile = page.getByRole('img', { name: '8 man, the winning tile' });
  const lines = box(page, 'Winning hand').getByText('Pin-Huu', { exact: true });
  await expect(lines).toBeVisible();
  await control(page, 'See the table').click();
  await expect(lines).toHaveCount(0);
  await expect(tile).toBeVisible();
  await expect(box(page, 'Winning hand').getByRole('link')).toHaveCount(0);
});

test('S3 S7 S8 shanghai: a win that is confirmed opens the first box, OK the second, and OK there leads back', async ({
  page,
}) => {
  await startMatch(page, 'shanghai');
  await enterWin(page, 'Ben', 'Chie', 2, 40);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL(/\/hands\/1\/winner$/);
  for (const text of ['South Ben, ron from Chie', '2,600', '2 han 40 fu'])
    await expect(box(page, 'Winning hand')).toContainText(text);
  await ok(page).click();
  await expect(page).toHaveURL(/\/hands\/1\/payments$/);
  await expect(box(page, 'Winning hand')).toHaveCount(0);
  await expect(box(page, 'Payments').getByText('+2,600', { exact: true })).toBeVisible();
  await expect(box(page, 'Payments').getByText('−2,600', { exact: true })).toBeVisible();
  await expect(box(page, 'Payments').getByRole('listitem')).toHaveText(['Chie pays Ben 2,600 (hand)']);
  await ok(page).click();
  await expect(side(page, 'Ben')).toContainText('27,600');
});

test('S9 shanghai: in the second box, Prev leads to the breakdowns of the hands before, one after the other', async ({
  page,
}) => {
  const at = await openMatch(page, presets.shanghai, [LONG, ron(0, 3, 1, 40), ron(2, 1, 2, 30)]);
  const prev = page.getByRole('link', { name: 'Prev', exact: true });
  await page.goto(`${at}/hands/3/payments`);
  await prev.click();
  await expect(page).toHaveURL(/hands\/2\/winner$/);
  for (const text of ['Aki, ron from Dai', '1,300']) await expect(box(page, 'Winning hand')).toContainText(text);
  await ok(page).click();
  await expect(box(page, 'Payments')).toBeVisible();
  await prev.click();
  await expect(page).toHaveURL(/hands\/1\/winner$/);
  await expect(box(page, 'Winning hand')).toContainText('sanbaiman');
  await expect(prev).toHaveCount(0);
  await page.getByRole('link', { name: 'Next', exact: true }).click();
  await ok(page).click();
  await page.getByRole('link', { name: 'Breakdown', exact: true }).click();
  await expect(page).toHaveURL(/hands\/2\/winner$/);
});

test('in Hand the same words lead the same ways: OK to the second box and back to the hand, Prev to the hand before', async ({
  page,
}) => {
  await page.goto('/#/hand?hand=23467m88s&melds=[555z][666z]&tile=8m&rules=shanghai');
  await expect(page.getByRole('status', { name: 'Result' })).toContainText('han');
  await page.goto('/#/hand?hand=23467m406p56788s&tile=8m&seat=S&rules=shanghai');
  await page.getByRole('link', { name: 'Score boxes' }).click();
  await expect(box(page, 'Winning hand')).toContainText('Hand 2 of 2');
  await ok(page).click();
  await expect(box(page, 'Payments')).toBeVisible();
  await page.getByRole('link', { name: 'Prev', exact: true }).click();
  await expect(box(page, 'Winning hand')).toContainText('Hand 1 of 2');
  await ok(page).click();
  await expect(box(page, 'Payments')).toBeVisible();
  await ok(page).click();
  await expect(page.getByRole('status', { name: 'Result' })).toBeVisible();
});

/** The points on the table that lie behind a box. */
async function coveredPoints(page: Page, name: Parameters<typeof box>[1]): Promise<readonly string[]> {
  const over = await box(page, name).evaluate((one) => one.getBoundingClientRect());
  const points = await page
    .locator('[inert] section .figure')
    .evaluateAll((all) => all.map((one) => ({ text: one.textContent ?? '', at: one.getBoundingClientRect() })));
  expect(points).toHaveLength(4);
  const isCovered = (at: DOMRect) => over.left < at.right && at.left < over.right && over.top < at.bottom && at.top < over.bottom;
  return points.filter(({ at }) => isCovered(at)).map(({ text }) => text);
}

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
