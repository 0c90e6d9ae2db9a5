import { presets } from '@tenbo/engine';
import { localeOf } from '@tenbo/i18n';
import { settleMatch } from '@tenbo/ledger';

import { PLAYERS, cell, drawButton, replayed, side, startMatch, tapHand, tapWin } from './at-the-table.ts';
import { storedEvents } from './database.ts';
import { type Page, expect, test } from './test.ts';
import { ron } from './thirty-hands.ts';

test.use({ viewport: { width: 390, height: 664 } });

const again = (page: Page) => page.getByRole('button', { name: 'Same four again' });

/** Plays a match of one hand and ends it by agreement; its result is on the screen. */
async function playMatch(page: Page): Promise<void> {
  await tapHand(page, ron(2, 1, 3, 30));
  await page.goto(`${page.url()}/other`);
  await page.getByRole('button', { name: 'End by agreement' }).click();
  await page.getByRole('link', { name: 'Result' }).click();
}

const starts = async (page: Page) =>
  (await storedEvents(page)).flatMap((event) => ('players' in event ? [event.players as readonly string[]] : []));

test('the second match of an evening is one tap from the result of the first; the last one deals', async ({ page }) => {
  await startMatch(page, 'tenhou');
  await playMatch(page);
  await expect(again(page)).toBeInViewport({ ratio: 1 });
  await again(page).click();
  await expect(drawButton(page)).toBeVisible();
  expect(await starts(page)).toContainEqual(['Ben', 'Chie', 'Dai', 'Aki']);
});

test('Match offers the same four again; the choice of seats is kept', async ({ page }) => {
  await startMatch(page, 'tenhou');
  await playMatch(page);
  await page.getByRole('button', { name: 'Seats' }).click();
  await page.getByRole('dialog').getByRole('radio', { name: 'As they sat' }).check();
  await page.keyboard.press('Escape');
  await page.goto('/#/match');
  await expect(page.getByRole('radio', { name: 'As they sat' })).toBeChecked();
  await page.getByRole('radio', { name: 'Draw seats' }).check();
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(drawButton(page)).toBeVisible();
  const [, second] = await starts(page);
  expect(second?.toSorted()).toEqual(PLAYERS);
});

test('the matches of a night add up, in a table and in a picture', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await startMatch(page, 'tenhou');
  await playMatch(page);
  await again(page).click();
  await playMatch(page);
  await page.goto('/#/match');
  await page.getByRole('link', { name: 'Totals and picture' }).click();
  const { state } = replayed([ron(2, 1, 3, 30)], presets.tenhou);
  const [best] = settleMatch(state, state.rules);
  const total = localeOf('en').match.ranking(2 * (best?.total ?? 0));
  const table = page.getByRole('table', { name: '2 matches' });
  await expect(table.getByRole('row', { name: 'Total' }).getByRole('cell').first()).toHaveText(total);
  await page.getByLabel('Stake per 1,000 points').selectOption('50');
  await expect(table.getByRole('row', { name: 'at 50' }).getByRole('cell').first()).toHaveText('+3,890');
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
  await page.getByRole('button', { name: 'Copy text' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`1st Chie: ${total} (`);
});

test('Safari’s seven days are said once, where matches are listed', async ({ page }) => {
  await page.addInitScript(() => Object.assign(globalThis, { GestureEvent: Event }));
  const heading = page.getByRole('heading', { name: 'Keep your matches' });
  await page.goto('/#/match');
  await expect(page.getByRole('button', { name: 'View a sample match' })).toBeVisible();
  await expect(heading).toBeHidden();
  await startMatch(page, 'tenhou');
  await page.goto('/#/match');
  await expect(heading).toBeVisible();
  await expect(page.getByText('seven days')).toBeVisible();
  await page.getByRole('button', { name: 'OK', exact: true }).click();
  await expect(heading).toBeHidden();
  await page.reload();
  await expect(page.getByRole('button', { name: /^Delete/ })).toBeVisible();
  await expect(heading).toBeHidden();
});

test('the screen stays on while a match is played, not before and not after', async ({ page }) => {
  await page.addInitScript(() => {
    const locks = { held: 0 };
    const request = async () => {
      locks.held++;
      const lock = { released: false, release: async () => void ((locks.held -= lock.released ? 0 : 1), (lock.released = true)) };
      return lock;
    };
    Object.defineProperty(navigator, 'wakeLock', { value: { request } });
    Object.assign(globalThis, { locks });
  });
  const held = () => expect.poll(() => page.evaluate(() => (globalThis as unknown as { locks: { held: number } }).locks.held));
  await page.goto('/#/match');
  await held().toBe(0);
  await startMatch(page, 'tenhou');
  await held().toBe(1);
  await page.getByRole('link', { name: 'Leave' }).click();
  await held().toBe(0);
  await page.goBack();
  await held().toBe(1);
  await playMatch(page);
  await held().toBe(0);
});

test('Back leaves a form step by step, asks before it drops what was entered, and then leaves the table', async ({ page }) => {
  await startMatch(page, 'tenhou');
  const table = page.url();
  await side(page, 'Chie').getByRole('button').last().click();
  await expect(page.getByRole('heading', { name: 'Who discarded?' })).toBeVisible();
  await page.goBack();
  await expect(drawButton(page)).toBeVisible();
  await tapWin(page, ['Chie'], 'Dai');
  await cell(page, '3 han 50 fu').click();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Who discarded?' })).toBeVisible();
  await page.goBack();
  await page.getByRole('dialog').getByRole('button', { name: 'Keep entering' }).click();
  await page.goBack();
  await page.getByRole('dialog').getByRole('button', { name: 'Drop it' }).click();
  await expect(drawButton(page)).toBeVisible();
  await tapHand(page, ron(2, 1, 3, 30));
  expect(page.url()).toBe(table);
  await page.goBack();
  await expect(page).not.toHaveURL(table);
});
