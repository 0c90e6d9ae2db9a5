import { presets, unwrap } from '@tenbo/engine';
import {
  type Act,
  TOURNAMENT_VERSION,
  matchStartOf,
  parseTournamentEntry,
  standingsOf,
  summaryOf,
  tournamentOf,
} from '@tenbo/tournament';
import { type Browser, type Page, expect, test } from './test.ts';

import { KEY, type Synced, granted, newLog, syncOf } from '../../server/testing/club.ts';
import { expectNoFault, expectNoFaultOfWords } from './axe.ts';
import { type Club, openClub } from './club-server.ts';
import { ron } from './thirty-hands.ts';
import { WORDS, desk } from './words.ts';

const { desk: ja } = WORDS.ja;
const { desk: zh } = WORDS.zh;

const PRINTS = ['print/cards', 'print/seats', 'print/sheets', 'print/standings', 'print/players'];
/** Every view of the desk. */
const VIEWS = [
  '',
  'round',
  'players',
  'players/p0',
  'standings',
  'season',
  'penalties',
  'links',
  'plan',
  'import',
  'board/1/3',
  ...PRINTS,
];
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
/** A grey button is pressed too: it says why. It must not lie under the bar at the foot of the page. */
async function press(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true });
  await button.evaluate((one) => one.scrollIntoView({ block: 'center' }));
  await button.click({ force: true });
}

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
  await page.getByRole('button', { name: desk.plan.create }).click();
  await expect(page.getByText(desk.links.ownHint)).toBeVisible();
  const own = (await page.locator('code').first().textContent()) ?? '';
  const token = new URLSearchParams(own.split('?')[1]).get('key') ?? '';
  expect(token).toMatch(/^[\w-]{22,}$/);

  await view(page, 'players');
  // Only the organiser knows what comes after a comma.
  await page.getByLabel(desk.people.paste).fill('Suzuki, Aki\nTanaka, Ben');
  const add = page.getByRole('button', { name: desk.people.read(2) });
  await expect(add).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('radio', { name: desk.people.afterCommas.first }).check();
  await expect(add).toHaveAttribute('aria-disabled', 'false');
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
    const state = tournamentOf(entries.map((one) => unwrap(parseTournamentEntry(one))));
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
  await expect(second).toContainText(desk.board.corner.hand('E', 2));
  await press(page, desk.board.close(1));
  await expect(page.getByText(desk.errors.unconfirmed({ code: 'unconfirmed', round: 1, tables: [2] }))).toBeVisible();
  const over = { id: 'end', after: ['h1'], at: new Date().toISOString(), event: { type: 'matchEnded', reason: 'agreed' } };
  await granted(club.ask, syncOf(start.id, token, [over]));
  await expect(second).toContainText(desk.board.corner.unconfirmed);
  await page.getByRole('link', { name: tableName(2) }).click();
  await press(page, desk.one.confirm);
  await view(page, 'board');
  await expect(second).toContainText(desk.board.corner.agreed);
  await press(page, desk.board.close(1));
  await expect(page.getByText(desk.board.closed(1))).toBeVisible();

  await view(page, 'penalties');
  await page.getByLabel(desk.penalties.points).fill('5');
  await press(page, desk.penalties.give);
  await expect(page.getByText(desk.penalties.sum('−5.0'))).toBeVisible();
  await expect(page.getByText(desk.penalties.by(desk.links.roles.organiser))).toBeVisible();
  await expectNoFault(page);

  // The page shows what the package counts.
  await view(page, 'standings');
  const state = await tournament();
  const summary = summaryOf([...log, over as never]);
  const standings = standingsOf(state, new Map(summary ? [[start.id, summary]] : []));
  expect(standings.reduce((sum, { total }) => sum + total, 0)).toBe(-5_000);
  await expect(page.locator('tbody strong')).toHaveCount(standings.length);
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

/** An event of its own, in which the match at table 3 is over and not confirmed. */
async function finishedMatch() {
  const { token } = await granted<{ readonly token: string }>(club.ask, { what: 'POST /api/events', token: KEY, body: {} });
  const at = new Date().toISOString();
  const plan = { title: 'Club night', rules: presets.ema2025, standings: { ties: [] }, minutes: 60, bye: 0 } as const;
  const acts: readonly Act[] = [
    { type: 'tournamentOpened', version: TOURNAMENT_VERSION, plan },
    ...NAMES.slice(0, 4).map((_, i) => ({ type: 'playerEntered', player: `p${i}` }) as const),
    { type: 'roundSeated', round: 1, tables: [{ table: 3, players: ['p0', 'p1', 'p2', 'p3'] }], byes: [] },
    { type: 'clockStarted', round: 1, until: new Date(Date.now() + 30 * 60_000).toISOString() },
  ];
  for (const [i, name] of NAMES.slice(0, 4).entries())
    await granted(club.ask, { what: 'PUT /api/people', token, body: { id: `p${i}`, name } });
  const log = acts.map((act, i) => ({ id: `a${i}`, at, act }));
  await granted(club.ask, syncOf('tournament', token, log));
  const round = tournamentOf(log)?.rounds[0];
  const start = round?.tables[0] && matchStartOf(round, round.tables[0]);
  if (!start) throw new Error('not seated');
  await newLog(club.ask, token, start.id, 3);
  await granted(
    club.ask,
    syncOf(start.id, token, [
      start,
      { id: 'h1', after: [start.id], at, event: { type: 'handEnded', hand: ron(1, 0, 3, 30) } },
      { id: 'e1', after: ['h1'], at, event: { type: 'matchEnded', reason: 'agreed' } },
    ]),
  );
  return { token, log };
}

test('a table calls a referee and its players confirm; the hall and the overlay show it', async ({ browser }) => {
  test.setTimeout(120_000);
  const { token, log } = await finishedMatch();
  const link = await granted<{ readonly token: string }>(club.ask, {
    what: 'POST /api/links',
    token,
    body: { role: 'table', table: 3 },
  });
  const organiser = await pageAt(browser, `#/club?key=${token}`, { width: 1280, height: 800 });
  await expect(organiser.getByRole('heading', { name: desk.board.heading })).toBeVisible();
  const phone = await pageAt(browser, `#/club?key=${link.token}`, { width: 390, height: 780 });
  await phone.getByRole('button', { name: desk.confirming.call }).click();
  await expect(phone.getByText(desk.confirming.called)).toBeVisible();
  await expect(organiser.getByRole('link', { name: `${desk.board.needs.verb.called} ${desk.table(3)}` })).toBeVisible();
  for (const name of NAMES.slice(0, 3)) {
    await phone.getByRole('button', { name: desk.confirming.confirm(name) }).click();
    await expect(phone.getByText(desk.confirming.confirmed(name))).toBeVisible();
  }
  await expect(organiser.getByText(desk.board.confirmedBy(3, 4))).toBeVisible();
  await phone.getByRole('button', { name: desk.confirming.confirm('Dai') }).click();
  await expect(phone.getByText(desk.confirming.agreed)).toBeVisible();
  await expectNoFault(phone);
  await expect(organiser.getByText(desk.board.agreedTables(1, 1))).toBeVisible();
  await organiser.goto(`${club.address}#/club/hall`);
  await expect(organiser.getByText(desk.hall.finished)).toBeVisible();
  await expect(organiser.getByRole('timer')).toHaveText(/^(30:00|29:\d\d)$/);
  await expectNoFault(organiser);
  await organiser.goto(`${club.address}#/club/overlay?table=3`);
  await expect(organiser.getByText('33,900')).toBeVisible();
  await expectNoFault(organiser);

  // Every view fits on a small phone.
  await organiser.setViewportSize({ width: 320, height: 640 });
  for (const shown of VIEWS) {
    await organiser.goto(`${club.address}#/club/desk/${shown}`);
    await expect(organiser.getByRole('navigation', { name: desk.desk })).toBeVisible();
    await expectNoFault(organiser);
    const width = await organiser.evaluate(() => document.scrollingElement?.scrollWidth);
    expect.soft({ shown, width }).toEqual({ shown, width: 320 });
  }

  // What is done while the server is away is kept, also when the page is closed, and sent when it is back.
  await organiser.goto(`${club.address}#/club/desk`);
  await club.cut();
  await press(organiser, desk.board.close(1));
  await expect(organiser.getByText(desk.board.closed(1))).toBeVisible();
  await expect(organiser.getByText(desk.line.waiting(1))).toBeVisible();
  const address = organiser.url();
  const browserOfOrganiser = organiser.context();
  await organiser.close();
  await club.mend();
  const again = await browserOfOrganiser.newPage();
  await again.goto(address);
  await expect(again.getByText(desk.board.closed(1))).toBeVisible();
  await expect(again.getByText(desk.line.sent)).toBeVisible({ timeout: 20_000 });
  const { entries } = await granted<Synced>(club.ask, syncOf('tournament', token));
  expect(entries).toHaveLength(log.length + 6);
  await browserOfOrganiser.close();
  await phone.context().close();
});

for (const [language, words] of Object.entries({ ja, zh })) {
  test(`what the desk, the hall and the overlay say can be read aloud: ${language}`, async ({ browser }) => {
    test.setTimeout(60_000);
    const { token } = await finishedMatch();
    const page = await pageAt(browser, '#/club', { width: 320, height: 640 });
    await page.evaluate((one) => localStorage.setItem('language', one), language);
    await page.goto('about:blank');
    await page.goto(`${club.address}#/club?key=${token}`);
    await expect(page.getByRole('navigation', { name: words.desk })).toBeVisible();
    for (const shown of [...VIEWS.map((one) => `desk/${one}`), 'hall', 'overlay?table=3']) {
      const [place = ''] = shown.split(/[/?]/);
      const [role, name] = {
        desk: ['navigation', words.desk] as const,
        hall: ['heading', 'Club night'] as const,
        overlay: ['heading', words.table(3)] as const,
      }[place] ?? ['heading', shown];
      await page.goto(`${club.address}#/club/${shown}`);
      await expect(page.getByRole(role, { name })).toBeVisible();
      await expectNoFaultOfWords(page);
    }
    await page.context().close();
  });
}
