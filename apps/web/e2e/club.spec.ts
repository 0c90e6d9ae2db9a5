import { presets } from '@tenbo/engine';
import { localeOf } from '@tenbo/i18n';
import { LOG_VERSION, digestOf, replay } from '@tenbo/ledger';
import { TOURNAMENT_VERSION } from '@tenbo/tournament';
import { type Browser, type Page, expect, test } from './test.ts';

import { granted } from '../../server/testing/club.ts';
import { drawButton, endForGood, enterWin, expectScores, replayed, side, tapHand } from './at-the-table.ts';
import { expectNoFault } from './axe.ts';
import { type Club, openClub } from './club-server.ts';
import { silence } from './database.ts';
import { ron } from './thirty-hands.ts';
import { WORDS } from './words.ts';

const PEOPLE = { p1: 'Aki', p2: 'Ben', p3: 'Chie', p4: 'Dai' };
const START = {
  id: 'round-1-table-3',
  after: [],
  event: { type: 'matchStarted', version: LOG_VERSION, rules: presets.tenhou, players: Object.keys(PEOPLE) },
} as const;
const SAID = WORDS.en.match.club;

let club: Club;
test.beforeAll(async () => {
  club = await openClub();
});
test.afterAll(() => club.close());

/** Another match of the table, so that each test has one of its own. */
async function newMatch(id: string): Promise<void> {
  for (const [person, name] of Object.entries(PEOPLE))
    await granted(club.ask, { what: 'PUT /api/people', token: club.event.tokens.referee, body: { id: person, name } });
  await club.begin({ ...START, id });
}

/** A phone with nothing stored, at a link. */
async function phoneAt(browser: Browser, token: string, address = club.address): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 780 }, hasTouch: true, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(`${address}#/club?key=${token}`);
  return page;
}

async function phoneAtTable(browser: Browser, token = club.event.tokens.table): Promise<Page> {
  const page = await phoneAt(browser, token);
  await expect(drawButton(page)).toBeVisible();
  return page;
}

/** Opens the latest match of a table from the list. */
async function openTable(page: Page, table: number): Promise<void> {
  const row = page.getByRole('listitem').filter({ hasText: SAID.table(table) });
  await row.first().getByRole('button').click();
}

const expectLine = (page: Page, text: string | RegExp) => expect(page.locator('[data-club] [role=status]')).toContainText(text);

test('a link leads to the match of its table, leaves the address, and is remembered', async ({ browser }) => {
  await newMatch('joined');
  const page = await phoneAtTable(browser);
  await expect(page).toHaveURL(/#\/match\/[0-9a-f]{24}$/);
  expect(await page.evaluate(() => JSON.stringify([history.length, location.href]))).not.toContain(club.event.tokens.table);
  for (const name of Object.values(PEOPLE)) await expect(side(page, name)).toBeVisible();
  await expectLine(page, SAID.line.sent);
  await page.goBack();
  await expect(page.getByRole('heading', { name: SAID.heading, exact: true })).toBeVisible();
  expect(page.url()).not.toContain('key');
  await expectNoFault(page);
  await page.goForward();
  await page.reload();
  await expect(drawButton(page)).toBeVisible();
  await expectLine(page, SAID.line.sent);
  await expectNoFault(page);
  await page.context().close();
});

test('while storage does not answer, a link is asked about, and nothing says that there is none', async ({ browser }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${club.address}#/match`);
  await expect(page.getByRole('button', { name: WORDS.en.match.list.sample })).toBeVisible();
  const release = await silence(page);
  await page.goto(`${club.address}?link#/club?key=${club.event.tokens.spectator}`);
  await expect(page.getByRole('heading', { name: SAID.roles.spectator })).toBeVisible();
  await page.goto(`${club.address}?desk#/club/desk`);
  const why = page.getByRole('alert').filter({ hasText: WORDS.en.match.trouble.why.busy });
  const noEvent = page.getByText('This browser has no link to an event.');
  await expect(why).toBeVisible({ timeout: 20_000 });
  await expect(noEvent).toHaveCount(0);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(why).toBeVisible();
  await release();
  await expect(noEvent).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await context.close();
});

test('two phones see each other’s hands within a second, each from its own side', async ({ browser }) => {
  await newMatch('two-phones');
  const [one, other] = [await phoneAtTable(browser), await phoneAtTable(browser)];
  for (const page of [one, other]) await expectLine(page, SAID.line.sent);
  await tapHand(one, ron(1, 0, 3, 30));
  const begun = Date.now();
  await expectScores(other, replayed([ron(1, 0, 3, 30)], presets.tenhou, Object.values(PEOPLE)));
  expect(Date.now() - begun).toBeLessThan(1_000);
  await expectLine(one, SAID.line.sent);
  const requested: string[] = [];
  one.on('request', (request) => requested.push(request.url()));
  await tapHand(other, ron(2, 3, 1, 30));
  const both = replayed([ron(1, 0, 3, 30), ron(2, 3, 1, 30)], presets.tenhou, Object.values(PEOPLE));
  await expectScores(one, both);
  // The hand came by itself.
  expect(requested.filter((url) => url.endsWith('/sync'))).toEqual([]);
  await one.getByRole('button', { name: 'Undo' }).click();
  await expectScores(other, replayed([ron(1, 0, 3, 30)], presets.tenhou, Object.values(PEOPLE)));

  await other.getByRole('button', { name: 'More' }).click();
  await other.getByRole('group', { name: SAID.seat }).getByRole('button', { name: 'Chie' }).click();
  await other.getByRole('button', { name: 'Close' }).click();
  await expect(side(other, 'Chie')).toHaveAttribute('data-place', 'bottom');
  await other.reload();
  await expect(side(other, 'Chie')).toHaveAttribute('data-place', 'bottom');
  await expect(side(one, 'Aki')).toHaveAttribute('data-place', 'bottom');
  for (const page of [one, other]) await page.context().close();
});

test('two hands entered offline wait, survive a closed page, and are sent', async ({ browser }) => {
  await newMatch('offline');
  const page = await phoneAtTable(browser);
  const context = page.context();
  await expectLine(page, SAID.line.sent);
  await context.setOffline(true);
  await tapHand(page, ron(1, 0, 3, 30));
  await tapHand(page, ron(2, 3, 1, 30));
  await expectLine(page, SAID.line.waiting(2));
  await expectLine(page, /Offline since \d/);
  await expectNoFault(page);
  expect(await club.logOf('offline')).toHaveLength(1);
  const address = page.url();
  await page.close();
  await context.setOffline(false);
  const again = await context.newPage();
  await again.goto(address);
  await expectLine(again, SAID.line.sent);
  const log = await club.logOf('offline');
  expect(log).toHaveLength(3);
  await context.setOffline(true);
  await expectLine(again, /Offline since/);
  await context.setOffline(false);
  await expectLine(again, SAID.line.sent);
  await context.close();
});

test('a server that was killed and comes back gets what waited', async ({ browser }) => {
  await newMatch('killed');
  const page = await phoneAtTable(browser);
  await expectLine(page, SAID.line.sent);
  await club.cut();
  await tapHand(page, ron(1, 0, 3, 30));
  await expectLine(page, SAID.line.waiting(1));
  await club.mend();
  await expectLine(page, SAID.line.sent);
  expect(await club.logOf('killed')).toHaveLength(2);
  await page.context().close();
});

test('a server restored from an older backup gets from the phones what it lacks', async ({ browser }) => {
  await newMatch('restored');
  const page = await phoneAtTable(browser);
  await expectLine(page, SAID.line.sent);
  await club.cut();
  const restore = club.backUp();
  await club.mend();
  await tapHand(page, ron(1, 0, 3, 30));
  await expectLine(page, SAID.line.sent);
  await expect.poll(async () => (await club.logOf('restored')).length).toBe(2);
  await club.cut();
  restore();
  await club.mend();
  await expect.poll(async () => (await club.logOf('restored')).length).toBe(2);
  await expectLine(page, SAID.line.sent);
  await page.context().close();
});

test('the same hand entered differently is a conflict on both phones, which a referee decides for both', async ({ browser }) => {
  await newMatch('conflict');
  const [one, other] = [await phoneAtTable(browser), await phoneAtTable(browser)];
  for (const page of [one, other]) {
    await expectLine(page, SAID.line.sent);
    await page.context().setOffline(true);
  }
  await tapHand(one, ron(1, 0, 3, 30));
  await tapHand(other, ron(1, 0, 2, 30));
  for (const page of [one, other]) await page.context().setOffline(false);
  for (const page of [one, other]) {
    await expect(page.getByText(SAID.line.needsReferee)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Choose/ })).toHaveCount(0);
  }
  expect(await club.logOf('conflict')).toHaveLength(3);

  const referee = await phoneAt(browser, club.event.tokens.referee);
  await openTable(referee, 3);
  await expect(referee.getByRole('button', { name: /^Choose/ })).toHaveCount(2);
  await referee.getByRole('button', { name: /^Choose.*3 han/ }).click();
  for (const page of [one, other, referee]) {
    await expect(page.getByText(SAID.line.needsReferee)).toHaveCount(0);
    await expectScores(page, replayed([ron(1, 0, 3, 30)], presets.tenhou, Object.values(PEOPLE)));
  }
  const log = await club.logOf('conflict');
  expect(log).toHaveLength(4);
  expect(digestOf(log)).toHaveLength(64);
  expect(replay(log).conflicts).toEqual([]);
  for (const page of [one, other, referee]) await page.context().close();
});

test('a table takes back the hand it entered last, and leaves the one before it to a referee', async ({ browser }) => {
  await newMatch('slip');
  const page = await phoneAtTable(browser);
  for (const hand of [ron(1, 0, 3, 30), ron(2, 1, 2, 30)]) await tapHand(page, hand);
  await expectLine(page, SAID.line.sent);
  await page.getByRole('button', { name: 'Undo' }).click();
  const first = replayed([ron(1, 0, 3, 30)], presets.tenhou, Object.values(PEOPLE));
  await expectScores(page, first);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(SAID.line.needsReferee)).toBeVisible();
  await expectScores(page, first);
  await expectLine(page, SAID.line.sent);
  expect(replay(await club.logOf('slip')).hands).toHaveLength(1);
  await page.context().close();
});

test('a hand that another phone enters meanwhile is not entered a second time by mistake', async ({ browser }) => {
  await newMatch('meanwhile');
  const [one, other] = [await phoneAtTable(browser), await phoneAtTable(browser)];
  await enterWin(other, 'Ben', 'Aki', 3, 30);
  await tapHand(one, ron(1, 0, 3, 30));
  await expect(other.getByRole('alert')).toContainText('This match changed in another tab or on another device.');
  await expect(other.getByRole('button', { name: 'Confirm' })).toBeDisabled();
  for (const page of [one, other]) await page.context().close();
});

test('a revoked link is said, its match stays, and a new link sends what waited', async ({ browser }) => {
  await newMatch('revoked');
  const { newLink, tokens } = club.event;
  const link = await newLink({ role: 'table', table: 3 });
  const page = await phoneAtTable(browser, link.token);
  await expectLine(page, SAID.line.sent);
  await granted(club.ask, { what: `POST /api/links/${link.id}/revoke`, token: tokens.organiser });
  await expectLine(page, SAID.line.revoked);
  await tapHand(page, ron(1, 0, 3, 30));
  await expectLine(page, SAID.line.waiting(1));
  await page.reload();
  await expectScores(page, replayed([ron(1, 0, 3, 30)], presets.tenhou, Object.values(PEOPLE)));
  await expectLine(page, SAID.line.revoked);
  await expectNoFault(page);
  expect(await club.logOf('revoked')).toHaveLength(1);

  await page.goto(`${club.address}#/club?key=${tokens.table}`);
  await expect(drawButton(page)).toBeVisible();
  await expectLine(page, SAID.line.sent);
  expect(await club.logOf('revoked')).toHaveLength(2);
  await page.context().close();
});

test('who only looks on is told that what they enter stays on their device', async ({ browser }) => {
  await newMatch('looking-on');
  const page = await phoneAt(browser, club.event.tokens.spectator);
  await expect(page.getByRole('heading', { name: SAID.roles.spectator })).toBeVisible();
  await openTable(page, 3);
  await expect(drawButton(page)).toBeVisible();
  await tapHand(page, ron(1, 0, 3, 30));
  await expectLine(page, SAID.line.refused.forbidden(1));
  await expectNoFault(page);
  await page.context().close();
});

test('after the end a table corrects nothing; what it had corrected offline waits for a referee’s link', async ({ browser }) => {
  await newMatch('over');
  const [page, late] = [await phoneAtTable(browser), await phoneAtTable(browser)];
  await tapHand(page, ron(1, 0, 3, 30));
  await expectScores(late, replayed([ron(1, 0, 3, 30)], presets.tenhou, Object.values(PEOPLE)));
  await expectLine(late, SAID.line.sent);
  await late.context().setOffline(true);
  await late.getByRole('button', { name: 'Undo' }).click();
  await endForGood(page);
  await expect(page.getByRole('link', { name: 'Result' })).toBeVisible();
  await expectLine(page, SAID.line.sent);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(SAID.line.needsReferee)).toBeVisible();
  // "Sent" may still be said of the hand before.
  await expect.poll(async () => replay(await club.logOf('over')).end).toBeDefined();

  await late.context().setOffline(false);
  await expectLine(late, SAID.line.refused.matchOver(1));
  await expectNoFault(late);
  await late.reload();
  await expectLine(late, SAID.line.refused.matchOver(1));
  expect(await club.logOf('over')).toHaveLength(3);
  await late.goto(`${club.address}#/club?key=${club.event.tokens.referee}`);
  await expect(late.getByRole('heading', { name: SAID.roles.referee })).toBeVisible();
  await late.goto(`${club.address}#/match`);
  await late.getByRole('link', { name: /^Aki, Ben, Chie and Dai/ }).click();
  await expectLine(late, SAID.line.sent);
  expect(await club.logOf('over')).toHaveLength(4);
  for (const one of [page, late]) await one.context().close();
});

test('a table of a tournament plays the match of each round, which whichever phone comes first begins', async ({ browser }) => {
  const own = await openClub();
  const seated = (round: number, players: readonly string[]) =>
    own.act({ type: 'roundSeated', round, tables: [{ table: 3, players }], byes: [] });
  for (const [id, name] of Object.entries(PEOPLE))
    await granted(own.ask, { what: 'PUT /api/people', token: own.event.tokens.referee, body: { id, name } });
  const plan = { title: 'Autumn', rules: presets.tenhou, standings: { ties: [] }, bye: 0 } as const;
  await own.act({ type: 'tournamentOpened', version: TOURNAMENT_VERSION, plan });
  for (const player of Object.keys(PEOPLE)) await own.act({ type: 'playerEntered', player });

  const one = await phoneAt(browser, own.event.tokens.table, own.address);
  await expect(one.getByText(SAID.notBegun)).toBeVisible();
  await seated(1, ['p1', 'p2', 'p3', 'p4']);
  await expect(drawButton(one)).toBeVisible();
  const other = await phoneAt(browser, own.event.tokens.table, own.address);
  await expect(drawButton(other)).toBeVisible();
  await tapHand(one, ron(1, 0, 3, 30));
  await expectScores(other, replayed([ron(1, 0, 3, 30)], presets.tenhou, Object.values(PEOPLE)));

  await own.act({ type: 'resultEntered', round: 1, table: 3, scores: [31_100, 28_900, 25_000, 15_000], sticks: [] });
  await own.act({ type: 'roundClosed', round: 1 });
  await seated(2, ['p4', 'p3', 'p2', 'p1']);
  for (const page of [one, other]) {
    // It goes on by itself: the round before is closed, and this one has no clock to wait for.
    await expectScores(page, replayed([], presets.tenhou, Object.values(PEOPLE)));
    await expect(side(page, 'Dai')).toHaveAttribute('data-place', 'bottom');
    await expectLine(page, SAID.line.sent);
    await page.goto(`${own.address}#/club`);
    await expect(page.getByRole('listitem')).toHaveText([/^Round 2 · Table 3/, /^Round 1 · Table 3/]);
    await page.context().close();
  }
  await own.close();
});

test('over plain HTTP the page says that it needs the server to open', async ({ browser }) => {
  await newMatch('plain');
  const address = club.address.replace('127.0.0.1', 'tenbo.example');
  const page = await phoneAt(browser, club.event.tokens.table, address);
  await expect(drawButton(page)).toBeVisible();
  await page.goBack();
  await expect(page.getByText(SAID.http)).toBeVisible();
  await page.goto(`${club.address}#/club`);
  await expect(page.getByText(SAID.https)).toBeVisible();
  await page.context().close();
});

test('a link that is cut off or unknown is said', async ({ browser }) => {
  const page = await phoneAt(browser, 'not%20a%20token');
  await expect(page.getByText(SAID.cutOff)).toBeVisible();
  await page.goto(`${club.address}#/club?key=unknown`);
  await expect(page.getByText(SAID.unknown)).toBeVisible();
  expect(page.url()).not.toContain('key');
  await page.context().close();
});

test('an erased name is not shown', async ({ browser }) => {
  await newMatch('erased');
  const page = await phoneAtTable(browser);
  await granted(club.ask, { what: 'PUT /api/people', token: club.event.tokens.referee, body: { id: 'p4', name: null } });
  await expect(side(page, localeOf('en').match.seatsAtStart.N)).toBeVisible();
  await expect(page.getByText('Dai')).toHaveCount(0);
  await page.context().close();
});

for (const language of ['ja', 'zh'] as const) {
  test(`the line speaks the reader’s language: ${language}`, async ({ browser }) => {
    await newMatch(`language-${language}`);
    const page = await phoneAt(browser, club.event.tokens.table);
    await expect(drawButton(page)).toBeVisible();
    await page.evaluate((one) => localStorage.setItem('language', one), language);
    await page.reload();
    const { line: said } = WORDS[language].match.club;
    await expectLine(page, said.sent);
    await page.context().setOffline(true);
    await page.getByRole('button', { name: WORDS[language].match.table.draw, exact: true }).click();
    await page.getByRole('button', { name: WORDS[language].match.enter.confirm }).click();
    await expect(page.getByRole('button', { name: WORDS[language].match.table.undo })).toBeVisible();
    await expectLine(page, said.waiting(1));
    await page.context().close();
  });
}
