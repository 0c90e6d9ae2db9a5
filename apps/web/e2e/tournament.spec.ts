import { type Log, parseEntry } from '@tenbo/ledger';
import {
  type MatchSummary,
  type TournamentRound,
  parseTournamentEntry,
  standingsOf,
  summaryOf,
  tournamentOf,
} from '@tenbo/tournament';
import { unwrap } from '@tenbo/engine';
import { type Page, expect, test } from './test.ts';

import { KEY, type NewLink, type Synced, granted, syncOf } from '../../server/testing/club.ts';
import { closeBoxes, drawButton, endByAgreement, endForGood, side, tapWin, enterWin } from './at-the-table.ts';
import { DESKTOP, PHONE, pageAt, press, tableLink, view } from './at-the-desk.ts';
import { type Club, openClub } from './club-server.ts';
import { WORDS, desk } from './words.ts';

const NAMES = ['Aki', 'Ben', 'Chie', 'Dai', 'Emi', 'Fumi', 'Goro', 'Haru'];
const LINE = WORDS.en.match.club.line;
const PROJECTOR = { width: 1920, height: 1080 };

test.use({ actionTimeout: 15_000 });

let club: Club;
test.beforeAll(async () => {
  club = await openClub();
});
test.afterAll(() => club.close());

const expectLine = (page: Page, text: string | RegExp) => expect(page.locator('[data-club] [role=status]')).toContainText(text);

/** A win by han and fu, from the table to its end. */
async function win(page: Page, winner: string, from: string, han: number, fu: number): Promise<void> {
  await enterWin(page, winner, from, han, fu);
  await press(page, 'Confirm');
  await closeBoxes(page);
}

/** A win by its tiles, worth 2 han 30 fu. */
async function winByTiles(page: Page, winner: string, from: string): Promise<void> {
  await tapWin(page, [winner], from);
  await press(page, 'Tiles');
  const dialog = page.getByRole('dialog', { name: `${winner}’s tiles` });
  await dialog.getByLabel('Type or paste a hand').fill('234m 456p 567s 88s 67m 8m');
  await dialog.getByRole('button', { name: 'Use this hand' }).click();
  await press(page, 'Confirm');
  await closeBoxes(page);
}

/** Ends a match early on a phone of its table. */
async function endAtTable(page: Page): Promise<void> {
  await endForGood(page);
  await expect(page.getByRole('link', { name: 'Result' })).toBeVisible();
}

test('a tournament: an organiser, a referee, a hall, two tables with four phones each, three rounds', async ({ browser }) => {
  test.setTimeout(240_000);
  const organiser = await pageAt(browser, club, `#/club?server=${KEY}`, DESKTOP);
  await organiser.getByLabel(desk.plan.title).fill('Autumn Open');
  await organiser.getByLabel(desk.plan.rounds, { exact: true }).fill('3');
  await organiser.getByLabel(desk.plan.minutes).fill('60');
  await organiser.getByRole('combobox', { name: desk.plan.rules }).selectOption('ema2025');
  await press(organiser, desk.plan.create);
  const own = (await organiser.locator('code').first().textContent()) ?? '';
  const token = new URLSearchParams(own.split('?')[1]).get('key') ?? '';
  const newLink = async (body: object) => (await granted<NewLink>(club.ask, { what: 'POST /api/links', token, body })).token;

  await view(organiser, 'players');
  await organiser.getByLabel(desk.people.paste).fill(NAMES.join('\n'));
  await press(organiser, desk.people.read(NAMES.length));
  await expect(organiser.getByText(desk.people.present(NAMES.length))).toBeVisible();

  const hall = await pageAt(browser, club, `#/club?key=${await newLink({ role: 'spectator' })}`, PROJECTOR);
  await hall.getByRole('link', { name: WORDS.en.match.club.hall, exact: true }).click();
  await expect(hall.getByText(desk.hall.notBegun)).toBeVisible();
  const referee = await pageAt(browser, club, `#/club?key=${await newLink({ role: 'referee' })}`, DESKTOP);

  await view(organiser, 'round');
  await press(organiser, desk.seating.preview);
  await press(organiser, desk.seating.seat(1));
  await press(organiser, desk.clock.start(60));
  await expect(hall.getByRole('timer')).toHaveText(/^(60:00|59:\d\d)$/);

  /** The log of the tournament and of each match, as the server has them now. */
  const stored = async (log: string) => (await granted<Synced>(club.ask, syncOf(log, token))).entries;
  const tournament = async () => {
    const state = tournamentOf((await stored('tournament')).map((one) => unwrap(parseTournamentEntry(one))));
    if (!state) throw new Error('not opened');
    return state;
  };
  const people = new Map(
    (await granted<{ people: readonly { id: string; name: string }[] }>(club.ask, { what: 'GET /api/people', token })).people.map(
      ({ id, name }) => [id, name],
    ),
  );
  const round = async (number: number): Promise<TournamentRound> => {
    const found = (await tournament()).rounds[number - 1];
    if (!found) throw new Error(`round ${number} is not seated`);
    return found;
  };
  /** Who sits at a table, from East. */
  const seatsAt = async (number: number, table: number): Promise<readonly string[]> =>
    (await round(number)).tables[table - 1]?.players.map((id) => people.get(id) ?? '') ?? [];

  const phones: Page[][] = [];
  for (const table of [1, 2]) {
    const link = await newLink({ role: 'table', table });
    phones.push(await Promise.all([0, 1, 2, 3].map(() => pageAt(browser, club, `#/club?key=${link}`, PHONE))));
  }
  for (const phone of phones.flat()) await expect(drawButton(phone)).toBeVisible();
  const [ones, twos] = phones as [[Page, Page, Page, Page], [Page, Page, Page, Page]];

  // Table 1: by han and fu, then one phone is away for two hands, one of them entered by its tiles.
  const [east = '', south = '', west = '', north = ''] = await seatsAt(1, 1);
  await win(ones[0], south, east, 2, 30);
  for (const phone of ones) await expect(side(phone, south)).toContainText('32,000');
  await ones[3].context().setOffline(true);
  await winByTiles(ones[1], west, south);
  await win(ones[2], north, west, 1, 30);
  await expectLine(ones[3], /^Offline since/);
  await ones[3].context().setOffline(false);
  for (const phone of ones) await expect(side(phone, north)).toContainText('31,000');
  // One more phone loses the network, and tells of a hand that nobody else saw.
  const late = ones[2];
  await expectLine(late, LINE.sent);
  await late.context().setOffline(true);
  await win(late, south, north, 3, 30);
  await endAtTable(ones[0]);
  for (const [seat, name] of [east, south, west, north].entries()) {
    const phone = ones[seat === 2 ? 0 : seat] as Page;
    await press(phone, desk.confirming.confirm(name));
    await expect(phone.getByText(desk.confirming.confirmed(name)).or(phone.getByText(desk.confirming.agreed))).toBeVisible();
  }
  await expect(organiser.getByText(desk.board.agreedTables(1, 2))).toBeVisible();

  // Table 2: two phones that are offline tell one hand differently, and the referee decides.
  const [e2 = '', s2 = ''] = await seatsAt(1, 2);
  for (const phone of twos.slice(0, 2)) {
    await expectLine(phone, LINE.sent);
    await phone.context().setOffline(true);
  }
  await win(twos[0], s2, e2, 3, 30);
  await win(twos[1], s2, e2, 2, 30);
  for (const phone of twos.slice(0, 2)) await phone.context().setOffline(false);
  await expect(organiser.getByText(desk.board.needs.what.conflict)).toBeVisible();
  await tableLink(referee, 2).click();
  await press(referee, desk.one.openMatch);
  await referee.getByRole('button', { name: /^Choose.*3 han/ }).click();
  for (const phone of twos) await expect(side(phone, s2)).toContainText('33,900');
  await endAtTable(twos[3]);
  await expect(organiser.getByText(desk.board.needs.what.unconfirmed)).toBeVisible();
  await referee.goto(`${club.address}#/club/desk`);
  await tableLink(referee, 2).click();
  await press(referee, desk.one.confirm);
  await expect(organiser.getByText(desk.board.agreedTables(2, 2))).toBeVisible();

  // Table 1 is corrected after its end: what the players confirmed no longer counts, and the referee confirms what it is now.
  await view(referee, 'board');
  await tableLink(referee, 1).click();
  await press(referee, desk.one.openMatch);
  // Undone is what is here: the end has to be.
  await expect(referee.getByRole('link', { name: 'Result' })).toBeVisible();
  await press(referee, 'Undo');
  await expect(organiser.getByText(desk.board.agreedTables(1, 2))).toBeVisible();
  await win(referee, east, north, 2, 30);
  await endByAgreement(referee);
  for (const phone of ones.filter((one) => one !== late)) await expect(phone.getByText(desk.confirming.heading)).toBeVisible();
  await referee.goto(`${club.address}#/club/desk`);
  await tableLink(referee, 1).click();
  await press(referee, desk.one.confirm);
  await expect(organiser.getByText(desk.board.agreedTables(2, 2))).toBeVisible();
  await press(organiser, desk.board.close(1));
  await expect(organiser.getByText(desk.board.closed(1))).toBeVisible();
  // Its clock stops with the round.
  await expect(hall.getByText(desk.board.closed(1))).toBeVisible();
  await expect(hall.getByRole('timer')).toHaveCount(0);

  // The late phone comes back after the closing: what it brings is on the desk, no result moves, and the referee decides.
  const standing = hall.getByRole('region', { name: desk.hall.standings }).locator('li');
  const closed = await standing.allTextContents();
  await late.context().setOffline(false);
  await expectLine(late, LINE.refused.resultClosed(1));
  const need = `${desk.board.needs.verb.late} ${desk.table(1)}`;
  await expect(organiser.getByRole('link', { name: need })).toBeVisible();
  expect(await standing.allTextContents()).toEqual(closed);
  await view(referee, 'board');
  await referee.getByRole('link', { name: need }).click();
  await press(referee, desk.settled.dismiss);
  await expect(organiser.getByRole('link', { name: need })).toHaveCount(0);
  await expect(organiser.getByText(desk.board.closed(1))).toBeVisible();
  expect(await standing.allTextContents()).toEqual(closed);

  for (const number of [2, 3]) {
    await view(organiser, 'round');
    await organiser.getByRole('radio', { name: desk.seating.methods.swiss }).check();
    await press(organiser, desk.seating.preview);
    await press(organiser, desk.seating.seat(number));
    if (number === 2) await press(organiser, desk.clock.start(60));
    for (const [i, table] of phones.entries()) {
      const [first, , , last] = table as [Page, Page, Page, Page];
      // Round 2 begins with its clock; in round 3 somebody does not wait for it.
      if (number === 3) await press(first, LINE.next);
      // A phone that has something to show to the desk stays where it is until somebody has read it.
      else if (table.includes(late)) await press(late, LINE.next);
      for (const phone of number === 3 ? [first] : table) await expect(drawButton(phone)).toBeVisible();
      const [a = '', , c = ''] = await seatsAt(number, i + 1);
      await win(first, c, a, number, 30);
      await expect(side(last, c)).toContainText(number === 2 ? '32,000' : '33,900');
      await endAtTable(last);
      await expectLine(last, LINE.sent);
      await view(organiser, 'board');
      await tableLink(organiser, i + 1).click();
      await press(organiser, desk.one.confirm);
    }
    await view(organiser, 'board');
    await press(organiser, desk.board.close(number));
    await expect(organiser.getByText(desk.board.closed(number))).toBeVisible();
  }
  await expect(organiser.getByText(desk.line.sent)).toBeVisible();

  // Everybody shows what the ledger counts from what the server has.
  const state = await tournament();
  const summaries = new Map<string, MatchSummary>();
  for (const { match } of state.rounds.flatMap(({ tables }) => tables)) {
    const log: Log = (await stored(match)).map((one) => unwrap(parseEntry(one)));
    const summary = summaryOf(log);
    if (summary) summaries.set(match, summary);
  }
  const standings = standingsOf(state, summaries);
  expect(standings.map(({ results }) => results.length)).toEqual(NAMES.map(() => 3));
  expect(standings.reduce((sum, { total }) => sum + total, 0)).toBe(0);
  await view(organiser, 'standings');
  const numberIn = (text: string) => Math.round(Number(text.replace('−', '-').replace(/[±+]/, '')) * 1000);
  for (const shown of [
    organiser.locator('tbody strong'),
    hall.getByRole('region', { name: desk.hall.standings }).locator('strong'),
  ]) {
    await expect.poll(async () => (await shown.allTextContents()).map(numberIn)).toEqual(standings.map(({ total }) => total));
  }
  const names = hall.getByRole('region', { name: desk.hall.standings }).locator('li [data-fitted]');
  expect(await names.allTextContents()).toEqual(standings.map(({ player }) => people.get(player)));
  await Promise.all([organiser, referee, hall, ...phones.flat()].map((page) => page.context().close()));
});
