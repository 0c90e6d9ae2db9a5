import { type TournamentEntry, matchStartOf, standingsOf, summaryOf, tournamentOf } from '@tenbo/tournament';
import { type Browser, type Page, expect, test } from '@playwright/test';

import { KEY, type Synced, granted, newLog, syncOf } from '../../server/testing/club.ts';
import { desk } from '../src/words/en/desk.ts';
import { expectNoFault } from './axe.ts';
import { type Club, openClub } from './club-server.ts';
import { ron } from './thirty-hands.ts';

const NAMES = ['Aki', 'Ben', 'Chie', 'Dai', 'Emi', 'Fumi', 'Goro', 'Haru'];

let club: Club;
test.beforeAll(async () => {
  club = await openClub();
});
test.afterAll(() => club.close());

async function pageAt(
  browser: Browser,
  address: string,
  viewport: { readonly width: number; readonly height: number },
): Promise<Page> {
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(`${club.address}${address}`);
  return page;
}

const view = (page: Page, name: keyof typeof desk.views) =>
  page.getByRole('navigation', { name: desk.desk }).getByRole('link', { name: desk.views[name], exact: true }).click();
const tableName = (table: number) => new RegExp(`^${desk.table(table)}\\b`);
/** A grey button is pressed too: it says why. */
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click({ force: true });

test('an organiser takes an event from nothing to the second round @wide', async ({ browser, viewport }) => {
  test.setTimeout(120_000);
  const page = await pageAt(browser, `#/club?server=${KEY}`, viewport ?? { width: 390, height: 780 });
  await page.getByLabel(desk.plan.title).fill('Autumn Open');
  await page.getByLabel(desk.plan.rounds, { exact: true }).fill('3');
  await page.getByLabel(desk.plan.minutes).fill('60');
  await page.getByRole('combobox', { name: desk.plan.rules }).selectOption('ema2025');
  await page.getByLabel(desk.plan.tie.headToHead).check();
  expect(page.url()).not.toContain(KEY);
  await expectNoFault(page);
  await press(page, desk.plan.create);
  await expect(page.getByText(desk.links.ownHint)).toBeVisible();
  const own = (await page.locator('code').first().textContent()) ?? '';
  const token = new URLSearchParams(own.split('?')[1]).get('key') ?? '';
  expect(token).toMatch(/^[\w-]{22,}$/);

  await view(page, 'players');
  await page.getByLabel(desk.people.paste).fill(NAMES.join('\n'));
  await press(page, desk.people.read(NAMES.length));
  await expect(page.getByText(desk.people.present(NAMES.length))).toBeVisible();
  await expect(page.getByText(desk.line.sent)).toBeVisible();
  await expectNoFault(page);

  await view(page, 'round');
  await press(page, desk.seating.preview);
  await press(page, desk.seating.seat(1));
  await expect(page.getByRole('link', { name: tableName(2) })).toBeVisible();
  await press(page, desk.clock.start(60));
  await expect(page.getByRole('timer')).toHaveText(/^(60:00|59:\d\d)$/);
  await expectNoFault(page);

  // Table 1 by hand.
  await page.getByRole('link', { name: tableName(1) }).click();
  const tournament = async () => {
    const { entries } = await granted<Synced>(club.ask, syncOf('tournament', token));
    const state = tournamentOf(entries as unknown as readonly TournamentEntry[]);
    if (!state) throw new Error('not opened');
    return state;
  };
  const first = (await tournament()).rounds[0];
  if (!first) throw new Error('not seated');
  const fields = page.locator('input[inputmode=text]');
  for (const [i, score] of ['42,000', '31000', '28000', '18000'].entries()) await fields.nth(i).fill(score);
  await expect(page.getByText(desk.one.sum('119,000', '120,000'))).toBeVisible();
  await press(page, desk.one.enter);
  await expect(page.getByText(desk.errors.scoreSum({ code: 'scoreSum', sum: 119_000, expected: 120_000 }))).toBeVisible();
  await fields.nth(3).fill('19000');
  await press(page, desk.one.enter);
  await expect(page.getByRole('button', { name: desk.one.withdraw })).toBeVisible();
  await expectNoFault(page);

  // Table 2 by the log of its match, as its phones write it.
  const table = first.tables[1];
  if (!table) throw new Error('one table');
  const start = matchStartOf(first, table);
  const log = [
    start,
    { id: 'h1', after: [start.id], at: new Date().toISOString(), event: { type: 'handEnded', hand: ron(1, 0, 3, 30) } },
  ] as const;
  await newLog(club.ask, token, start.id, 2);
  await granted(club.ask, syncOf(start.id, token, log));
  await view(page, 'board');
  const second = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: tableName(2) }) });
  await expect(second).toContainText(desk.board.status.playing);
  await press(page, desk.board.close(1));
  await expect(page.getByText(desk.errors.unconfirmed({ code: 'unconfirmed', round: 1, tables: [2] }))).toBeVisible();
  const over = { id: 'end', after: ['h1'], at: new Date().toISOString(), event: { type: 'matchEnded', reason: 'agreed' } };
  await granted(club.ask, syncOf(start.id, token, [over]));
  await expect(second).toContainText(desk.board.status.over);
  await page.getByRole('link', { name: tableName(2) }).click();
  await press(page, desk.one.confirm);
  await view(page, 'board');
  await press(page, desk.board.close(1));
  await expect(page.getByText(desk.board.closed(1))).toBeVisible();

  await view(page, 'penalties');
  await page.getByLabel(desk.penalties.points).fill('5');
  await press(page, desk.penalties.give);
  await expect(page.getByText(desk.penalties.sum('−5.0'))).toBeVisible();
  await expectNoFault(page);

  // The page shows what the package counts.
  await view(page, 'standings');
  const state = await tournament();
  const summary = summaryOf([...log, over as never]);
  const standings = standingsOf(state, new Map(summary ? [[start.id, summary]] : []));
  expect(standings.reduce((sum, { total }) => sum + total, 0)).toBe(-5_000);
  const shown = await page.locator('tbody strong').allTextContents();
  expect(shown.map((text) => Math.round(Number(text.replace('−', '-').replace('±', '')) * 1000))).toEqual(
    standings.map(({ total }) => total),
  );
  await expectNoFault(page);

  await view(page, 'round');
  await page.getByRole('radio', { name: desk.seating.methods.swiss }).check();
  await press(page, desk.seating.preview);
  await press(page, desk.seating.seat(2));
  await expect(page.getByText(desk.roundOf(2, 3))).toBeVisible();
  await expect(page.getByText(desk.line.sent)).toBeVisible();
  expect((await tournament()).rounds).toHaveLength(2);
  await page.context().close();
});
