import { digestOf } from '@tenbo/ledger';
import { type Browser, type Page, expect, test } from './test.ts';

import { DESKTOP, pageAt, phonesAtTable, press, view } from './at-the-desk.ts';
import { endByAgreement, endForGood, enterWin, goOn, side, tapHand } from './at-the-table.ts';
import { expectNoFault } from './axe.ts';
import { type Club, openClub } from './club-server.ts';
import { ron } from './thirty-hands.ts';
import { WORDS, desk } from './words.ts';

const LINE = WORDS.en.match.club.line;

let club: Club;
test.beforeEach(async () => {
  club = await openClub();
});
test.afterEach(() => club.close());

const expectLine = (page: Page, text: string | RegExp) => expect(page.locator('[data-club] [role=status]')).toContainText(text);

/** A round whose only table is played, confirmed and closed, while one of its phones, which has entered a hand of its own, is away. */
async function closedWithout(late: Page, page: Page): Promise<string> {
  await expectLine(late, LINE.sent);
  await late.context().setOffline(true);
  await tapHand(late, ron(1, 0, 3, 30));
  await tapHand(page, ron(2, 3, 2, 30));
  await endForGood(page);
  await expect(page.getByRole('link', { name: 'Result' })).toBeVisible();
  await expectLine(page, LINE.sent);
  const match = 'round-1-3';
  await expect.poll(async () => (await club.logOf(match)).length).toBe(3);
  await club.act({ type: 'resultConfirmed', round: 1, table: 3, digest: digestOf(await club.logOf(match)) });
  await club.act({ type: 'roundClosed', round: 1 });
  return match;
}

const twoPhones = (browser: Browser) => phonesAtTable(browser, club, 2) as Promise<readonly [Page, Page]>;

/** The link of an official of a tournament leads to its desk. */
async function atDesk(browser: Browser, role: 'organiser' | 'referee'): Promise<Page> {
  const page = await pageAt(browser, club, `#/club?key=${club.event.tokens[role]}`, DESKTOP);
  await expect(page.getByText(desk.board.closed(1))).toBeVisible();
  return page;
}

test('a phone that comes back after the closing moves nothing: the desk shows what it brings, and a referee decides', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const [page, late] = await twoPhones(browser);
  const match = await closedWithout(late, page);
  const closed = digestOf(await club.logOf(match));

  const organiser = await atDesk(browser, 'organiser');
  await late.context().setOffline(false);
  await expectLine(late, LINE.refused.resultClosed(1));
  await organiser.getByRole('link', { name: `${desk.board.needs.verb.late} ${desk.table(3)}` }).click();
  const arrived = organiser.getByRole('alert', { name: 'Table 3' });
  await expect(arrived).toContainText(desk.settled.heading);
  await expect(arrived).toContainText('ron by Ben from Aki, 3 han 30 fu');
  await expect(arrived).toContainText('East 1 has different versions');
  expect(digestOf(await club.logOf(match))).toBe(closed);

  // Taken in, it is a version of the hand among others, and the round has to be closed again.
  await press(organiser, desk.settled.reopen(1));
  await expect(arrived).toHaveCount(0);
  await view(organiser, 'board');
  await expect(organiser.getByText(desk.board.needs.what.conflict)).toBeVisible();
  for (const one of [page, late]) await expect(one.getByText('East 1 has different versions')).toBeVisible();
  await expect(side(page, 'Ben')).toBeVisible();
});

test('a referee who leaves the result as it is need not hear of it again', async ({ browser }) => {
  const [page, late] = await twoPhones(browser);
  const match = await closedWithout(late, page);
  const closed = digestOf(await club.logOf(match));
  await late.context().setOffline(false);
  await expectLine(late, LINE.refused.resultClosed(1));
  const referee = await atDesk(browser, 'referee');
  const need = referee.getByRole('link', { name: `${desk.board.needs.verb.late} ${desk.table(3)}` });
  await need.click();
  const arrived = referee.getByRole('alert', { name: 'Table 3' });
  await press(referee, desk.settled.dismiss);
  await expect(arrived).toHaveCount(0);
  await expect(referee.getByText(desk.line.sent)).toBeVisible();
  await view(referee, 'board');
  await referee.reload();
  await expect(referee.getByText(desk.board.closed(1))).toBeVisible();
  await expect(need).toHaveCount(0);
  expect(digestOf(await club.logOf(match))).toBe(closed);
});

test('a phone of a table ends its match early only after it was told what follows', async ({ browser }) => {
  const [page] = await twoPhones(browser);
  await tapHand(page, ron(1, 0, 3, 30));
  await endByAgreement(page);
  await expect(page.getByRole('alert').filter({ hasText: WORDS.en.match.other.endsForGood })).toBeVisible();
  await expect(page.getByText('You can undo this')).toHaveCount(0);
  await expectNoFault(page);
  await press(page, WORDS.en.match.other.leaveIt);
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(side(page, 'Ben')).toContainText('28,900');
  expect((await club.logOf('round-1-3')).map(({ event }) => event.type)).toEqual(['matchStarted', 'handEnded']);
});

test('a phone left on the payments of a hand that another phone tells differently says what to do', async ({ browser }) => {
  const [page, other] = await twoPhones(browser);
  await expectLine(other, LINE.sent);
  await other.context().setOffline(true);
  await tapHand(other, ron(2, 3, 2, 30));
  await enterWin(page, 'Ben', 'Aki', 3, 30);
  await press(page, 'Confirm');
  await expect(goOn(page)).toBeVisible();
  await other.context().setOffline(false);
  await expect(page.getByText(WORDS.en.match.accounts.inConflict)).toBeVisible();
  await expect(page.getByText(LINE.needsReferee)).toBeVisible();
  await expectNoFault(page);
  await page.getByRole('link', { name: WORDS.en.match.history.toTable }).click();
  await expect(page.getByRole('button', { name: desk.confirming.call })).toBeVisible();
});

test('the line of a club is there once, and takes no room from a view that fills the screen', async ({ browser }) => {
  const [page] = await twoPhones(browser);
  await page.setViewportSize({ width: 390, height: 664 });
  const line = page.locator('[data-club]');
  await expect(line).toHaveCount(1);
  await enterWin(page, 'Ben', 'Aki', 3, 30);
  const inView = async (name: string) => expect(page.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });
  for (const name of ['Back', 'Confirm']) await inView(name);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.locator('[data-drawn]').first()).toBeVisible();
  await expect(line).toHaveCount(1);
  // Nothing of the table lies below the screen.
  await expect.poll(async () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
  await goOn(page).click();
  await page.getByRole('link', { name: 'Previous hand' }).click();
  await expect(page.getByRole('link', { name: 'OK' })).toBeInViewport({ ratio: 1 });
  await expect(line).toHaveCount(0);
});
