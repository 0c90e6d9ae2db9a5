import { presets } from '@tenbo/engine';
import { type Browser, type Page, expect, test } from './test.ts';

import { phonesAtTable, press } from './at-the-desk.ts';
import { enterWin, goOn, side } from './at-the-table.ts';
import { expectNoFault } from './axe.ts';
import { type Club, openClub } from './club-server.ts';
import { desk } from './words.ts';

const MINUTE = 60_000;
const PLAN = { rules: presets.ema2025, minutes: 60 };
const LEFT = 'Time was called: 2 hands left';

let club: Club;
test.beforeEach(async () => {
  club = await openClub();
});
test.afterEach(() => club.close());

const timer = (page: Page) => page.getByRole('timer');

/** Phones that see 10 minutes on the clock; their time can be moved. */
async function phonesWithClock(browser: Browser, callsTime: boolean): Promise<readonly [Page, Page]> {
  const [one, other] = await phonesAtTable(browser, club, 2, { ...PLAN, ...(callsTime && { callsTime }) });
  if (!one || !other) throw new Error('two phones');
  await expect(timer(one)).toHaveCount(0);
  await club.act({ type: 'clockStarted', round: 1, until: new Date(Date.now() + 10 * MINUTE).toISOString() });
  for (const page of [one, other]) {
    await expect(timer(page)).toHaveText(/^(10:00|9:\d\d)$/);
    await page.clock.install();
  }
  return [one, other];
}

test('the phones of a table show the clock, also beside Go on, and say by the rules how it ends; the table calls time', async ({
  browser,
}) => {
  test.setTimeout(90_000);
  const [page, other] = await phonesWithClock(browser, false);
  await enterWin(page, 'Ben', 'Aki', 3, 30);
  await press(page, 'Confirm');
  await expect(goOn(page)).toBeVisible();
  await expect(page.locator('main [data-screen] [role=timer]').last()).toHaveText(/^9:\d\d$/);
  await goOn(page).click();
  await expectNoFault(page);
  await expect(page.getByRole('button', { name: desk.clock.sound })).toHaveAttribute('aria-pressed', 'true');
  // Nothing of the table lies below the screen.
  await expect.poll(async () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);

  await club.act({ type: 'tableExtended', round: 1, table: 3, minutes: 5 });
  await expect(timer(page)).toHaveText(/^14:\d\d$/);
  await page.clock.fastForward(15 * MINUTE);
  await expect(page.getByRole('alert').filter({ hasText: 'Time is up: finish this hand, then one more' })).toBeVisible();
  expect((await club.logOf('round-1-3')).map(({ event }) => event.type)).not.toContain('timeCalled');
  await press(page, desk.clock.call);
  for (const one of [page, other]) await expect(one.getByText(LEFT)).toBeVisible();

  await club.act({ type: 'clockStopped', round: 1, left: 5 * MINUTE });
  await expect(other.getByText(desk.clock.stopped)).toBeVisible();
});

const called = async () => (await club.logOf('round-1-3')).filter(({ event }) => event.type === 'timeCalled').length;

test('if the plan says so, a phone calls time by itself; a hand being entered is the one that was being played', async ({
  browser,
}) => {
  test.setTimeout(90_000);
  const [page, other] = await phonesWithClock(browser, true);
  await enterWin(page, 'Ben', 'Aki', 3, 30);
  await page.clock.fastForward(10 * MINUTE + 10_000);
  await expect.poll(called).toBe(1);
  await press(page, 'Confirm');
  await goOn(page).click();
  await expect(side(page, 'Ben')).toContainText('33,900');
  for (const one of [page, other]) await expect(one.getByText('Time was called: 1 hand left')).toBeVisible();
});

test('a call that was taken back stays so', async ({ browser }) => {
  test.setTimeout(90_000);
  const [page, other] = await phonesWithClock(browser, true);
  await page.clock.fastForward(10 * MINUTE + 10_000);
  await expect(other.getByText(LEFT)).toBeVisible();
  await press(other, 'Undo');
  for (const one of [page, other]) {
    await expect(one.getByText(LEFT)).toHaveCount(0);
    await one.clock.fastForward(10 * MINUTE);
    await expect(timer(one)).toHaveText(/^−\d+:\d\d$/);
  }
  expect(await called()).toBe(1);
});
