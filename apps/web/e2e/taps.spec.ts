import { type Locator, type Page, expect, test } from './test.ts';

import { startMatch, cell, closeBoxes, drawButton, goOn, key, side, tapHand } from './at-the-table.ts';
import { ron } from './thirty-hands.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** Counts the taps on a page. */
function counted(): { readonly taps: () => number; readonly tap: (what: Locator) => Promise<void> } {
  let taps = 0;
  const tap = async (what: Locator) => {
    // What is tapped is visible without scrolling.
    await expect(what).toBeInViewport({ ratio: 0.9 });
    await what.click();
    taps++;
  };
  return { taps: () => taps, tap };
}

const player = (page: Page, name: string) => side(page, name).getByRole('button').last();
const confirm = (page: Page) => page.getByRole('button', { name: 'Confirm' });
const preview = (page: Page) => page.getByRole('region', { name: 'Payments' });
const box = (page: Page) => page.getByRole('region', { name: 'Winning hand' });
/** The payments drawn on the table after a hand. */
const drawn = (page: Page) => page.locator('[data-drawn]');

test('ron by han and fu is four taps, and what follows is in sight before Confirm', async ({ page }) => {
  await startMatch(page, 'tenhou');
  const { tap, taps } = counted();
  await tap(player(page, 'Chie'));
  await tap(player(page, 'Dai'));
  await tap(cell(page, '3 han 50 fu'));
  await expect(preview(page)).toContainText('31,400');
  for (const part of [preview(page), confirm(page), page.getByText('Next: East 2')])
    await expect(part).toBeInViewport({ ratio: 1 });
  await tap(confirm(page));
  await expect(drawn(page)).toHaveText('6,400');
  expect(taps()).toBe(4);
  await tap(goOn(page));
  await expect(drawButton(page)).toBeVisible();
  expect(taps()).toBe(5);
});

test('tsumo is four taps', async ({ page }) => {
  await startMatch(page, 'tenhou');
  const { tap, taps } = counted();
  await tap(player(page, 'Chie'));
  await tap(player(page, 'Chie'));
  await tap(cell(page, '2 han 40 fu'));
  await expect(preview(page)).toBeInViewport({ ratio: 1 });
  await tap(confirm(page));
  await expect(drawn(page)).toHaveText(['1,300', '700', '700']);
  expect(taps()).toBe(4);
});

for (const [name, payer] of [
  ['ron', 'Dai'],
  ['tsumo', 'Chie'],
] as const) {
  test(`a mangan by ${name} is four taps, and so is any limit`, async ({ page }) => {
    await startMatch(page, 'tenhou');
    const { tap, taps } = counted();
    await tap(player(page, 'Chie'));
    await tap(player(page, payer));
    await expect(cell(page, 'yakuman')).toBeInViewport({ ratio: 1 });
    await tap(cell(page, 'mangan'));
    await tap(confirm(page));
    await expect(page.getByText(/^Chie, .*: mangan$/)).toBeVisible();
    expect(taps()).toBe(4);
  });
}

test('an abortive draw is two taps', async ({ page }) => {
  await startMatch(page, 'tenhou');
  const { tap, taps } = counted();
  await tap(drawButton(page));
  await tap(key(page, 'Abortive draw (recorded at once)', 'four winds'));
  await expect(page.getByText('1 honba').first()).toBeVisible();
  expect(taps()).toBe(2);
});

test('an exhaustive draw is two taps, and one for each player in tenpai without riichi', async ({ page }) => {
  await startMatch(page, 'tenhou');
  await page.getByRole('button', { name: 'Riichi: Ben' }).click();
  const { tap, taps } = counted();
  await tap(drawButton(page));
  await tap(key(page, 'In tenpai', 'Dai'));
  await tap(confirm(page));
  await expect(drawn(page)).toHaveText(['1,500', '1,500']);
  await expect(side(page, 'Ben').locator('svg')).toBeVisible();
  expect(taps()).toBe(3);
});

test('a win with riichi is one tap more for each riichi, and a tap anywhere on the table goes on', async ({ page }) => {
  await startMatch(page, 'tenhou');
  const { tap, taps } = counted();
  for (const one of ['Ben', 'Chie']) await tap(page.getByRole('button', { name: `Riichi: ${one}` }));
  await tap(player(page, 'Chie'));
  await tap(player(page, 'Dai'));
  await tap(cell(page, '3 han 50 fu'));
  await tap(confirm(page));
  await expect(drawn(page)).toHaveText(['6,400', '2,000']);
  await page.waitForTimeout(300);
  await page.mouse.click(195, 300);
  await expect(drawButton(page)).toBeVisible();
  expect(taps()).toBe(6);
});

test('a chombo is three taps', async ({ page }) => {
  await startMatch(page, 'tenhou');
  const { tap, taps } = counted();
  await tap(page.getByRole('button', { name: 'More' }));
  await tap(key(page, 'Chombo that ends the hand', 'Ben'));
  await expect(preview(page)).toBeInViewport({ ratio: 1 });
  await tap(confirm(page));
  await expect(page.getByRole('status').filter({ hasText: 'Ben' })).toBeAttached();
  expect(taps()).toBe(3);
});

test('a double ron is seven taps', async ({ page }) => {
  await startMatch(page, 'tenhou');
  const { tap, taps } = counted();
  await tap(player(page, 'Chie'));
  await tap(page.getByRole('button', { name: 'Add a winner' }));
  await tap(player(page, 'Ben'));
  await tap(player(page, 'Dai'));
  await tap(cell(page, '3 han 50 fu'));
  await tap(cell(page, '1 han 30 fu'));
  await tap(confirm(page));
  await expect(drawn(page)).toHaveText(['1,000', '6,400']);
  expect(taps()).toBe(7);
});

test('a wrong payer is corrected in four taps, with what changes in sight, also on a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await startMatch(page, 'tenhou');
  await tapHand(page, ron(1, 0, 3, 30));
  const { tap, taps } = counted();
  await tap(page.getByRole('link', { name: 'Previous hand' }));
  // What is left of the screen below the box scrolls; the tap on Edit is counted all the same.
  await page.getByRole('link', { name: /^Edit East 1: / }).scrollIntoViewIfNeeded();
  await tap(page.getByRole('link', { name: /^Edit East 1: / }));
  for (const name of ['Ben wins', 'Ron from Aki', 'Riichi: Dai'])
    await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  await tap(page.getByRole('button', { name: 'Ron from Dai' }));
  await expect(page.getByRole('region', { name: 'What changes' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('row', { name: /Dai/ })).toContainText('−3,900');
  await tap(confirm(page));
  await expect(drawn(page)).toHaveText(['3,900']);
  expect(taps()).toBe(4);
  await tap(goOn(page));
  await expect(side(page, 'Dai')).toContainText('21,100');
});

test('the score box of the last hand is one tap, its correction four', async ({ page }) => {
  await startMatch(page, 'tenhou');
  await tapHand(page, ron(1, 0, 3, 30));
  const { tap, taps } = counted();
  await tap(page.getByRole('link', { name: 'Previous hand' }));
  await expect(box(page)).toContainText('3 han 30 fu');
  expect(taps()).toBe(1);
  await tap(page.getByRole('link', { name: /^Edit East 1: / }));
  await tap(cell(page, '2 han 30 fu'));
  await tap(confirm(page));
  await closeBoxes(page);
  await expect(side(page, 'Ben')).toContainText('27,000');
  expect(taps()).toBe(4);
});
