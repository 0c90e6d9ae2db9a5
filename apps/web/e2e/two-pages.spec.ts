import { presets } from '@tenbo/engine';
import { type Page, expect, test } from '@playwright/test';

import { begin, closeBoxes, drawButton, expectScores, key, replayed, tapHand, tellWin } from './at-the-table.ts';
import { ron } from './thirty-hands.ts';

const confirm = (page: Page) => page.getByRole('button', { name: 'Confirm' }).click();
const stick = (page: Page, player: string) => page.getByRole('button', { name: `Riichi: ${player}` });
const isLaid = (page: Page, player: string, laid = true) =>
  expect(stick(page, player)).toHaveAttribute('aria-pressed', String(laid));
const first = replayed([ron(1, 0, 3, 30)], presets.tenhou);

/** A match on two pages of one browser. */
async function onTwoPages(page: Page, setUp: (other: Page) => Promise<unknown> = async () => {}): Promise<Page> {
  await begin(page, 'tenhou');
  const other = await page.context().newPage();
  await setUp(other);
  await other.goto(page.url());
  await expect(drawButton(other)).toBeVisible();
  return other;
}

/** A page that neither hears nor tells of others, as in a browser without channels. */
const deaf = (page: Page) => page.addInitScript(() => Reflect.deleteProperty(globalThis, 'BroadcastChannel'));

test('what one page writes the other shows by itself', async ({ page }) => {
  const other = await onTwoPages(page);
  await stick(page, 'Ben').click();
  await isLaid(other, 'Ben');
  await stick(other, 'Chie').click();
  await isLaid(page, 'Chie');
  await isLaid(page, 'Ben');
  await stick(page, 'Ben').click();
  await stick(other, 'Chie').click();
  await isLaid(other, 'Ben', false);
  await isLaid(page, 'Chie', false);
  await tapHand(page, ron(1, 0, 3, 30));
  await expectScores(other, first);
  await other.getByRole('button', { name: 'Undo' }).click();
  await expectScores(page, replayed([], presets.tenhou));
  await page.goto('/#/match');
  await expect(page.getByRole('link', { name: /^Aki, Ben, Chie and Dai/ })).toContainText('East 1');
  await other.getByRole('button', { name: 'Redo' }).click();
  await expect(page.getByRole('link', { name: /^Aki, Ben, Chie and Dai/ })).toContainText('East 2');
});

test('a page that heard nothing lays its stick beside those of the other', async ({ page }) => {
  const other = await onTwoPages(page, deaf);
  await stick(page, 'Ben').click();
  await isLaid(page, 'Ben');
  await isLaid(other, 'Ben', false);
  await stick(other, 'Chie').click();
  for (const player of ['Ben', 'Chie']) await isLaid(other, player);
  await page.reload();
  for (const player of ['Ben', 'Chie']) await isLaid(page, player);
});

test('a page that heard nothing of a stick does not enter a hand without it', async ({ page }) => {
  const other = await onTwoPages(page, deaf);
  await tellWin(other, 'Chie', 'Dai', 3, 30);
  await stick(page, 'Ben').click();
  await isLaid(page, 'Ben');
  await confirm(other);
  await expect(other.getByRole('alert')).toContainText('Another page wrote to this match.');
  await expect(other.getByRole('heading', { name: 'Chie, ron from Dai' })).toBeVisible();
  await other.getByRole('button', { name: 'More' }).click();
  await expect(key(other, 'In riichi', 'Ben')).toHaveAttribute('aria-pressed', 'true');
  await confirm(other);
  await closeBoxes(other);
  await expectScores(other, replayed([ron(2, 3, 3, 30, [1])], presets.tenhou));
});

for (const hears of [true, false]) {
  test(`a form under which the other page wrote stays, and is not confirmed by mistake${hears ? '' : ', where it heard nothing'}`, async ({
    page,
  }) => {
    const other = await onTwoPages(page, hears ? undefined : deaf);
    await tellWin(other, 'Chie', 'Dai', 3, 30);
    await tellWin(page, 'Ben', 'Aki', 3, 30);
    await confirm(page);
    await closeBoxes(page);
    await expectScores(page, first);
    if (!hears) await confirm(other);
    await expect(other.getByRole('alert')).toContainText('Another page wrote to this match.');
    await expect(other.getByRole('heading', { name: 'Chie, ron from Dai' })).toBeVisible();
    await expect(other.getByRole('button', { name: 'Confirm' })).toBeDisabled();
    await expectScores(page, first);
    await other.getByRole('button', { name: 'Go on with this hand' }).click();
    await confirm(other);
    await closeBoxes(other);
    const both = replayed([ron(1, 0, 3, 30), ron(2, 3, 3, 30)], presets.tenhou);
    await expectScores(other, both);
    if (!hears) await page.reload();
    await expectScores(page, both);
  });
}

test('a page that heard nothing takes nothing back that it has not seen', async ({ page }) => {
  const other = await onTwoPages(page, deaf);
  await tapHand(page, ron(1, 0, 3, 30));
  await expect(other.getByRole('button', { name: 'Undo' })).toBeDisabled();
  await stick(other, 'Chie').click();
  await expect(other.getByRole('alert')).toContainText('Another page wrote to this match.');
  await expectScores(other, first);
  await isLaid(other, 'Chie', false);
  await other.getByRole('button', { name: 'Undo' }).click();
  await expect(other.getByRole('alert')).toHaveCount(0);
  await expectScores(other, replayed([], presets.tenhou));
});

for (const hears of [true, false]) {
  test(`a match that the other page deleted is not continued in silence${hears ? '' : ', where it heard nothing'}`, async ({
    page,
  }) => {
    const other = await onTwoPages(page, hears ? undefined : deaf);
    await tapHand(other, ron(1, 0, 3, 30));
    await tellWin(other, 'Chie', 'Dai', 3, 30);
    await page.goto('/#/match');
    await page.getByRole('button', { name: 'Delete the match of Aki, Ben, Chie and Dai' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('button', { name: 'Look through a sample match' })).toBeVisible();
    if (!hears) await confirm(other);
    const gone = other.getByRole('alert').filter({ hasText: 'This match was deleted on another page' });
    await expect(gone.getByRole('button', { name: 'Save as a file' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Look through a sample match' })).toBeVisible();
    await gone.getByRole('button', { name: 'Keep it again' }).click();
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

test('rules that another page kept stay beside those kept here', async ({ page }) => {
  const other = await page.context().newPage();
  for (const [one, name] of [
    [page, 'Ours'],
    [other, 'Theirs'],
  ] as const)
    await one.goto(`/#/rules/edit?rules={"base":"mleague","name":"${name}"}`);
  for (const one of [page, other]) await one.getByRole('button', { name: 'Keep', exact: true }).click();
  await expect(other.getByRole('heading', { name: 'Theirs' })).toBeVisible();
  for (const one of [page, other]) {
    await one.goto('/#/rules');
    for (const name of ['Ours', 'Theirs']) await expect(one.getByRole('link', { name })).toBeVisible();
  }
});
