import { unwrap } from '@tenbo/engine';
import { parseEntry } from '@tenbo/ledger';
import { type MatchSummary, parseTournamentEntry, standingsOf, summaryOf, tournamentOf } from '@tenbo/tournament';
import { type Page, expect, test } from './test.ts';

import { KEY, type NewLink, type Synced, granted, syncOf } from '../../server/testing/club.ts';
import { closeBoxes, drawButton, endForGood, side, enterWin } from './at-the-table.ts';
import { expectNoFault } from './axe.ts';
import { DESKTOP, PHONE, pageAt, press, tableLink, view } from './at-the-desk.ts';
import { type Club, openClub } from './club-server.ts';
import { WORDS, desk } from './words.ts';

const NAMES = ['Aki', 'Ben', 'Chie', 'Dai', 'Emi', 'Fumi', 'Goro', 'Haru'];

test.use({ actionTimeout: 15_000 });

let club: Club;
test.beforeAll(async () => {
  club = await openClub();
});
test.afterAll(() => club.close());

/** Seats players at a table: found by a part of their name, the first with the keyboard, the others by a tap. */
async function start(page: Page, table: number, names: readonly string[]): Promise<void> {
  await view(page, 'round');
  await expect(page.getByLabel(desk.free.table, { exact: true })).toHaveValue(String(table));
  const [first = '', ...others] = names;
  await page.getByLabel(desk.free.find).fill(first.toLowerCase().slice(0, 3));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: `${desk.free.remove} ${first}` })).toBeVisible();
  for (const name of others) await page.getByRole('button', { name: new RegExp(`^${name}\\b`) }).click();
  await press(page, desk.free.start(table));
  await expect(tableLink(page, table)).toBeVisible();
}

async function winAndEnd(page: Page, winner: string, from: string): Promise<void> {
  await enterWin(page, winner, from, 2, 30);
  await press(page, 'Confirm');
  await closeBoxes(page);
  await endForGood(page);
}

test('a club night: two tables, one starts again with others, its phone goes on by itself, and all matches count', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const organiser = await pageAt(browser, club, `#/club?server=${KEY}`, DESKTOP);
  await organiser.getByRole('radio', { name: desk.plan.kinds.free }).check();
  await organiser.getByLabel(desk.plan.title).fill('Tuesdays');
  await expect(organiser.getByLabel(desk.plan.rounds, { exact: true })).toBeHidden();
  await organiser.getByRole('combobox', { name: desk.plan.rules }).selectOption('ema2025');
  await press(organiser, desk.plan.create);
  const own = (await organiser.locator('code').first().textContent()) ?? '';
  const token = new URLSearchParams(own.split('?')[1]).get('key') ?? '';
  const newLink = async (body: object) => (await granted<NewLink>(club.ask, { what: 'POST /api/links', token, body })).token;

  await view(organiser, 'players');
  await organiser.getByLabel(desk.people.paste).fill(NAMES.join('\n'));
  await press(organiser, desk.people.read(NAMES.length));
  await expect(organiser.getByText(desk.people.present(NAMES.length))).toBeVisible();
  const hall = await pageAt(browser, club, `#/club?key=${await newLink({ role: 'spectator' })}`, DESKTOP);
  await hall.getByRole('link', { name: WORDS.en.match.club.hall, exact: true }).click();

  await start(organiser, 1, ['Aki', 'Ben', 'Chie', 'Dai']);
  await start(organiser, 2, ['Emi', 'Fumi', 'Goro', 'Haru']);
  const phones: Page[] = [];
  for (const table of [1, 2])
    phones.push(await pageAt(browser, club, `#/club?key=${await newLink({ role: 'table', table })}`, PHONE));
  const [one, two] = phones as [Page, Page];
  await expect(side(one, 'Aki')).toBeVisible();
  await expect(side(two, 'Emi')).toBeVisible();

  await winAndEnd(one, 'Ben', 'Aki');
  await expect(organiser.getByText(desk.board.corner.over, { exact: true })).toBeVisible();
  await tableLink(organiser, 1).click();
  await press(organiser, desk.one.confirm);
  await expect(organiser.getByText(desk.board.status.agreed)).toBeVisible();

  // Table 1 is free again. Who still plays is named last and with their table, and no match is lost if they sit down all the same.
  await view(organiser, 'round');
  await expect(organiser.getByRole('button', { name: `Emi ${desk.free.at(2)}` })).toBeVisible();
  await expect(organiser.getByRole('button', { name: desk.free.start(1) })).toHaveAttribute('aria-disabled', 'true');
  await organiser.getByLabel(desk.free.table, { exact: true }).fill('2');
  await expect(organiser.getByText(desk.free.inPlay(2))).toBeVisible();
  await view(organiser, 'board');
  await start(organiser, 1, ['Dai', 'Chie', 'Aki', 'Emi']);
  await expect(side(one, 'Emi')).toBeVisible();
  await expect(drawButton(one)).toBeVisible();
  await winAndEnd(one, 'Emi', 'Dai');
  await winAndEnd(two, 'Haru', 'Goro');
  await expect(organiser.getByText(desk.board.corner.over, { exact: true })).toHaveCount(2);
  await expect(organiser.getByText(desk.free.earlier(1))).toBeVisible();
  await organiser.getByText(desk.free.earlier(1)).click();
  await organiser.getByRole('link', { name: `${desk.match(1)}: ${desk.table(1)}` }).click();
  await expect(organiser.getByText(desk.board.status.agreed)).toBeVisible();

  // Everybody shows what the ledger counts from what the server has.
  const stored = async (log: string) => (await granted<Synced>(club.ask, syncOf(log, token))).entries;
  const state = tournamentOf((await stored('tournament')).map((entry) => unwrap(parseTournamentEntry(entry))));
  if (!state) throw new Error('not opened');
  expect(state.aside).toEqual([]);
  const summaries = new Map<string, MatchSummary>();
  for (const { match } of state.rounds.flatMap(({ tables }) => tables)) {
    const summary = summaryOf((await stored(match)).map((entry) => unwrap(parseEntry(entry))));
    if (summary) summaries.set(match, summary);
  }
  const standings = standingsOf(state, summaries);
  expect(standings.map(({ results }) => results.length).toSorted((less, more) => less - more)).toEqual([1, 1, 1, 1, 2, 2, 2, 2]);
  await view(organiser, 'standings');
  const numberIn = (text: string) => Math.round(Number(text.replace('−', '-').replace(/[±+]/, '')) * 1000);
  for (const shown of [
    organiser.locator('tbody strong'),
    hall.getByRole('region', { name: desk.hall.standings }).locator('strong'),
  ]) {
    await expect.poll(async () => (await shown.allTextContents()).map(numberIn)).toEqual(standings.map(({ total }) => total));
  }
  await expect(organiser.getByRole('columnheader')).toHaveText([
    desk.standings.place,
    desk.standings.name,
    desk.standings.total,
    desk.standings.matches,
    desk.standings.averagePlace,
  ]);

  // A table that is no longer played at leaves the board; its result stays.
  await view(organiser, 'board');
  await tableLink(organiser, 2).click();
  await press(organiser, desk.one.confirm);
  await press(organiser, desk.free.clear);
  await view(organiser, 'board');
  await expect(tableLink(organiser, 2)).toBeHidden();
  await expect(organiser.getByText(desk.free.earlier(2))).toBeVisible();

  // Every view fits on a small phone.
  await organiser.setViewportSize({ width: 320, height: 640 });
  for (const shown of ['', '/round', '/standings', '/plan', '/import', '/board/1/1', '/print/cards']) {
    await organiser.goto(`${club.address}#/club/desk${shown}`);
    await expect(organiser.getByRole('navigation', { name: desk.desk })).toBeVisible();
    await expectNoFault(organiser);
    const width = await organiser.evaluate(() => document.scrollingElement?.scrollWidth);
    expect.soft({ shown, width }).toEqual({ shown, width: 320 });
  }
  await Promise.all([organiser, hall, one, two].map((page) => page.context().close()));
});
