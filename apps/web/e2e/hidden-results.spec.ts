// An event that hides its results until the end: what the organiser, a spectator, a player, a table's phone and the hall show, and the moment of showing.
import { presets } from '@tenbo/engine';
import { type Plan, TOURNAMENT_VERSION } from '@tenbo/tournament';
import { type Page, expect, test } from './test.ts';

import { granted } from '../../server/testing/club.ts';
import { DESKTOP, PHONE, pageAt, press, tableLink, view } from './at-the-desk.ts';
import { closeBoxes, enterWin, side } from './at-the-table.ts';
import { expectNoFault } from './axe.ts';
import { type Club, openClub } from './club-server.ts';
import { WORDS, desk } from './words.ts';

const NAMES = ['Aki', 'Ben', 'Chie', 'Dai', 'Emi', 'Fumi', 'Goro', 'Haru'];
const PROJECTOR = { width: 1920, height: 1080 };
const PLAN: Plan = { title: 'Finals', rules: presets.ema2025, standings: { ties: [] }, bye: 0 };
/** The points of Emi, and what stands for them: on a card, in a total, in a penalty. */
const SECRET = /98,765|98\.8|83\.765|−33\.3|−66\.6/;

test.use({ actionTimeout: 15_000 });

let club: Club;
test.beforeAll(async () => {
  club = await openClub();
});
test.afterAll(() => club.close());

/** Shows a view of the desk, of which something is there. */
async function shows(page: Page, name: keyof typeof desk.views, text: string): Promise<void> {
  await view(page, name);
  await expect(page.getByText(text, { exact: true })).toBeVisible();
}

test('results are hidden from everybody but officials until the organiser shows them', async ({ browser }) => {
  test.setTimeout(180_000);
  const { tokens, newLink } = club.event;
  await club.act({ type: 'tournamentOpened', version: TOURNAMENT_VERSION, plan: PLAN });
  for (const [i, name] of NAMES.entries()) {
    await granted(club.ask, { what: 'PUT /api/people', token: tokens.referee, body: { id: `p${i}`, name } });
    await club.act({ type: 'playerEntered', player: `p${i}` });
  }
  const ids = NAMES.map((_, i) => `p${i}`);
  const tables = [
    { table: 3, players: ids.slice(0, 4) },
    { table: 4, players: ids.slice(4) },
  ];
  await club.act({ type: 'roundSeated', round: 1, tables, byes: [] });

  const organiser = await pageAt(browser, club, `#/club?key=${tokens.organiser}`, DESKTOP);
  await view(organiser, 'plan');
  await organiser.getByLabel(desk.hidden.plan).check();
  await press(organiser, desk.plan.change);
  await expect(organiser.getByText(desk.plan.changed)).toBeVisible();
  await expect(organiser.getByText(desk.line.sent)).toBeVisible();

  const phone = await pageAt(browser, club, `#/club?key=${tokens.table}`, PHONE);
  await expect(side(phone, 'Aki')).toBeVisible();
  await enterWin(phone, 'Ben', 'Aki', 3, 30);
  await press(phone, 'Confirm');
  await closeBoxes(phone);
  await expect(side(phone, 'Ben')).toContainText('33,900');
  await club.act({ type: 'resultEntered', round: 1, table: 4, scores: [98_765, 7_235, 7_000, 7_000] });
  await club.act({ type: 'penaltyGiven', round: 1, player: 'p5', total: -33_300 });
  await club.act({ type: 'penaltyGiven', round: 1, player: 'p0', total: -66_600 });

  const spectator = await pageAt(browser, club, `#/club?key=${tokens.spectator}`, PHONE);
  await expect(spectator.getByRole('link', { name: WORDS.en.match.club.desk, exact: true })).toBeVisible();
  // A match that may not be read cannot be opened.
  await expect(spectator.getByRole('button', { name: WORDS.en.match.club.open })).toHaveCount(0);
  await spectator.getByRole('link', { name: WORDS.en.match.club.desk, exact: true }).click();
  await expect(tableLink(spectator, 4)).toContainText(desk.board.corner.agreed);
  await expect(tableLink(spectator, 3)).toContainText(desk.board.corner.hand('E', 2));
  for (const points of ['33.9', '98.8']) await expect(spectator.getByText(points, { exact: true })).toHaveCount(0);
  for (const one of ['standings', 'season', 'penalties'] as const) {
    await shows(spectator, one, desk.hidden.here);
    await expect(spectator.locator('main')).not.toContainText(SECRET);
    await expect(spectator.getByRole('table')).toHaveCount(0);
    await expectNoFault(spectator);
  }
  await spectator.goto(`${club.address}#/club/desk/board/1/4`);
  await expect(spectator.getByText(desk.hidden.here)).toBeVisible();
  await expect(spectator.locator('main')).not.toContainText(SECRET);
  await spectator.goto(`${club.address}#/club/desk/players/p4`);
  await expect(spectator.getByText(desk.hidden.here)).toBeVisible();
  await expect(spectator.locator('main')).not.toContainText(SECRET);

  // Whose own link it is sees their own result, and not what it makes of them in the standings.
  const { token: ofEmi } = await newLink({ role: 'player', person: 'p4' });
  const emi = await pageAt(browser, club, `#/club?key=${ofEmi}`, PHONE);
  await expect(emi.getByRole('heading', { name: 'Emi' })).toBeVisible();
  await expect(emi.getByText(desk.hidden.here)).toBeVisible();
  await expect(emi.getByText('98,765')).toBeVisible();

  // The hall hides them from everybody, whoever has opened it.
  for (const token of [tokens.spectator, tokens.organiser]) {
    const hall = await pageAt(browser, club, `#/club?key=${token}`, PROJECTOR);
    // The link is known then.
    await expect(hall.getByRole('link', { name: desk.views.hall, exact: true })).toBeVisible();
    await hall.goto(`${club.address}#/club/hall`);
    await expect(hall.getByText(desk.hidden.here)).toBeVisible();
    await expect(hall.getByText('Emi', { exact: true })).toHaveCount(1);
    await expect(hall.locator('[data-screen=hall]')).not.toContainText(SECRET);
    await hall.goto(`${club.address}#/club/overlay?table=4`);
    await expect(hall.getByText('Emi', { exact: true })).toBeVisible();
    await expect(hall.locator('[data-screen=overlay]')).not.toContainText(SECRET);
    await hall.context().close();
  }

  await shows(organiser, 'standings', desk.hidden.untilYou);
  await expect(organiser.getByRole('row').filter({ hasText: 'Emi' })).toContainText('+83.765');
  await expectNoFault(organiser);
  await view(spectator, 'standings');
  await expect(spectator.getByText(desk.hidden.here)).toBeVisible();
  await press(organiser, desk.hidden.show);
  const sure = organiser.getByRole('group', { name: desk.hidden.sure });
  await expect(spectator.getByText(desk.hidden.here)).toBeVisible();
  await sure.getByRole('button', { name: desk.hidden.show, exact: true }).click();
  // The spectator's page was open all along.
  await expect(spectator.getByRole('row').filter({ hasText: 'Emi' })).toContainText('+83.765');
  await expect(spectator.getByText(desk.hidden.here)).toHaveCount(0);
  await expect(spectator.getByRole('row').filter({ hasText: 'Fumi' })).toContainText('−33.3');
  await expect(organiser.getByText(desk.hidden.untilYou)).toHaveCount(0);
  await view(spectator, 'board');
  await expect(spectator.getByText('33.9', { exact: true })).toBeVisible();
  await Promise.all([organiser, spectator, phone, emi].map((page) => page.context().close()));
});
