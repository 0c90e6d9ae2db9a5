import { presets } from '@tenbo/engine';
import { type Page, expect, test } from './test.ts';

import { startMatch, closeBoxes, drawButton, expectScores, key, replayed, tapHand, enterWin } from './at-the-table.ts';
import { ron } from './thirty-hands.ts';

const confirm = (page: Page) => page.getByRole('button', { name: 'Confirm' }).click();
const stick = (page: Page, player: string) => page.getByRole('button', { name: `Riichi: ${player}` });
const expectStick = (page: Page, player: string, laid = true) =>
  expect(stick(page, player)).toHaveAttribute('aria-pressed', String(laid));
const first = replayed([ron(1, 0, 3, 30)], presets.tenhou);

/** Starts a match and opens it on a second page of the same browser. @returns that page */
async function openOnTwoPages(page: Page, setUp: (other: Page) => Promise<unknown> = async () => {}): Promise<Page> {
  await startMatch(page, 'tenhou');
  const other = await page.context().newPage();
  await setUp(other);
  await other.goto(page.url());
  await expect(drawButton(other)).toBeVisible();
  return other;
}

/** Cuts the page off from messages between pages, as in a browser without `BroadcastChannel`. */
const withoutMessages = (page: Page) => page.addInitScript(() => Reflect.deleteProperty(globalThis, 'BroadcastChannel'));

test('what one page writes appears on the other without a reload', async ({ page }) => {
  const other = await openOnTwoPages(page);
  await stick(page, 'Ben').click();
  await expectStick(other, 'Ben');
  await stick(other, 'Chie').click();
  await expectStick(page, 'Chie');
  await expectStick(page, 'Ben');
  await stick(page, 'Ben').click();
  await stick(other, 'Chie').click();
  await expectStick(other, 'Ben', false);
  await expectStick(page, 'Chie', false);
  await tapHand(page, ron(1, 0, 3, 30));
  await expectScores(other, first);
  await other.getByRole('button', { name: 'Undo' }).click();
  await expectScores(page, replayed([], presets.tenhou));
  await page.goto('/#/match');
  await expect(page.getByRole('link', { name: /^Aki, Ben, Chie and Dai/ })).toContainText('East 1');
  await other.getByRole('button', { name: 'Redo' }).click();
  await expect(page.getByRole('link', { name: /^Aki, Ben, Chie and Dai/ })).toContainText('East 2');
});

test('a page that gets no messages adds its stick to those laid on the other page', async ({ page }) => {
  const other = await openOnTwoPages(page, withoutMessages);
  await stick(page, 'Ben').click();
  await expectStick(page, 'Ben');
  await expectStick(other, 'Ben', false);
  await stick(other, 'Chie').click();
  for (const player of ['Ben', 'Chie']) await expectStick(other, player);
  await page.reload();
  for (const player of ['Ben', 'Chie']) await expectStick(page, player);
});

test('a page that gets no messages does not enter a hand without a stick laid on the other page', async ({ page }) => {
  const other = await openOnTwoPages(page, withoutMessages);
  await enterWin(other, 'Chie', 'Dai', 3, 30);
  await stick(page, 'Ben').click();
  await expectStick(page, 'Ben');
  await confirm(other);
  await expect(other.getByRole('alert')).toContainText('This match changed in another tab or on another device.');
  await expect(other.getByRole('heading', { name: 'Chie, ron from Dai' })).toBeVisible();
  await other.getByRole('button', { name: 'More' }).click();
  await expect(key(other, 'In riichi', 'Ben')).toHaveAttribute('aria-pressed', 'true');
  await confirm(other);
  await closeBoxes(other);
  await expectScores(other, replayed([ron(2, 3, 3, 30, [1])], presets.tenhou));
});

for (const hasMessages of [true, false]) {
  test(`a form stays open when the other page writes, and is not confirmed by mistake${hasMessages ? '' : ', even without messages'}`, async ({
    page,
  }) => {
    const other = await openOnTwoPages(page, hasMessages ? undefined : withoutMessages);
    await enterWin(other, 'Chie', 'Dai', 3, 30);
    await enterWin(page, 'Ben', 'Aki', 3, 30);
    await confirm(page);
    await closeBoxes(page);
    await expectScores(page, first);
    if (!hasMessages) await confirm(other);
    await expect(other.getByRole('alert')).toContainText('This match changed in another tab or on another device.');
    await expect(other.getByRole('heading', { name: 'Chie, ron from Dai' })).toBeVisible();
    await expect(other.getByRole('button', { name: 'Confirm' })).toBeDisabled();
    await expectScores(page, first);
    await other.getByRole('button', { name: 'Continue this hand' }).click();
    await confirm(other);
    await closeBoxes(other);
    const both = replayed([ron(1, 0, 3, 30), ron(2, 3, 3, 30)], presets.tenhou);
    await expectScores(other, both);
    if (!hasMessages) await page.reload();
    await expectScores(page, both);
  });
}

test('a page that gets no messages does not undo a hand that it has not shown', async ({ page }) => {
  const other = await openOnTwoPages(page, withoutMessages);
  await tapHand(page, ron(1, 0, 3, 30));
  await expect(other.getByRole('button', { name: 'Undo' })).toBeDisabled();
  await stick(other, 'Chie').click();
  await expect(other.getByRole('alert')).toContainText('This match changed in another tab or on another device.');
  await expectScores(other, first);
  await expectStick(other, 'Chie', false);
  await other.getByRole('button', { name: 'Undo' }).click();
  await expect(other.getByRole('alert')).toHaveCount(0);
  await expectScores(other, replayed([], presets.tenhou));
});

for (const hasMessages of [true, false]) {
  test(`a match deleted on the other page is reported and can be kept again${hasMessages ? '' : ', even without messages'}`, async ({
    page,
  }) => {
    const other = await openOnTwoPages(page, hasMessages ? undefined : withoutMessages);
    await tapHand(other, ron(1, 0, 3, 30));
    await enterWin(other, 'Chie', 'Dai', 3, 30);
    await page.goto('/#/match');
    await page.getByRole('button', { name: 'Delete the match of Aki, Ben, Chie and Dai' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('button', { name: 'View a sample match' })).toBeVisible();
    if (!hasMessages) await confirm(other);
    const deleted = other.getByRole('alert').filter({ hasText: 'This match was deleted in another tab' });
    await expect(deleted.getByRole('button', { name: 'Save as file' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'View a sample match' })).toBeVisible();
    await deleted.getByRole('button', { name: 'Save again' }).click();
    await expect(other.getByRole('alert')).toHaveCount(0);
    await confirm(other);
    await closeBoxes(other);
    const both = replayed([ron(1, 0, 3, 30), ron(2, 3, 3, 30)], presets.tenhou);
    await expectScores(other, both);
    await other.reload();
    await expectScores(other, both);
    await page.reload();
    await expect(page.getByRole('link', { name: /^Aki, Ben, Chie and Dai/ })).toBeVisible();
  });
}

test('rules kept on two pages at once are both listed', async ({ page }) => {
  const other = await page.context().newPage();
  for (const [one, name] of [
    [page, 'Ours'],
    [other, 'Theirs'],
  ] as const)
    await one.goto(`/#/rules/edit?rules={"base":"mleague","name":"${name}"}`);
  for (const one of [page, other]) await one.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(other.getByRole('heading', { name: 'Theirs' })).toBeVisible();
  for (const one of [page, other]) {
    await one.goto('/#/rules');
    for (const name of ['Ours', 'Theirs']) await expect(one.getByRole('link', { name })).toBeVisible();
  }
});
