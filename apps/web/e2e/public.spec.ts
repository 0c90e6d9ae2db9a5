// What others see without a link: public events; and players who are the same in several events of a server.
import { presets } from '@tenbo/engine';
import { type Act, TOURNAMENT_VERSION } from '@tenbo/tournament';
import { expect, test } from './test.ts';

import { granted, newEvent, syncOf } from '../../server/testing/club.ts';
import { DESKTOP, PHONE, pageAt } from './at-the-desk.ts';
import { expectNoFault } from './axe.ts';
import { type Club, openClub } from './club-server.ts';
import { WORDS, desk, season } from './words.ts';

const NAMES = ['Aki Sato', 'Ben', 'Chie', 'Dai'];
const PLAN = { rules: presets.ema2025, standings: { ties: [] }, bye: 0, sharesPlayers: true } as const;
const { shared, views } = desk;

let club: Club;
test.beforeEach(async () => {
  club = await openClub();
});
test.afterEach(() => club.close());

/** Four players, one table and its result. */
function evening(title: string, ids: readonly string[], scores: readonly number[]): readonly Act[] {
  return [
    { type: 'tournamentOpened', version: TOURNAMENT_VERSION, plan: { ...PLAN, title } },
    ...ids.map((player) => ({ type: 'playerEntered', player }) as const),
    { type: 'roundSeated', round: 1, tables: [{ table: 1, players: ids }], byes: [] },
    { type: 'resultEntered', round: 1, table: 1, scores },
  ];
}

async function play(
  token: string,
  acts: readonly Act[],
  people: readonly (readonly [id: string, name: string])[],
): Promise<void> {
  for (const [id, name] of people) await granted(club.ask, { what: 'PUT /api/people', token, body: { id, name } });
  const at = new Date().toISOString();
  await granted(
    club.ask,
    syncOf(
      'tournament',
      token,
      acts.map((act) => ({ id: crypto.randomUUID(), at, act })),
    ),
  );
}

test('an event that its organiser lists is open to everybody, until it is taken off the list', async ({ browser }) => {
  const { event, tokens } = club.event;
  const ids = ['p1', 'p2', 'p3', 'p4'];
  await play(
    tokens.organiser,
    evening('Spring cup', ids, [40_000, 35_000, 25_000, 20_000]),
    ids.map((id, i) => [id, NAMES[i] ?? ''] as const),
  );
  const organiser = await pageAt(browser, club, `#/club?key=${tokens.organiser}`, DESKTOP);
  await organiser.getByRole('link', { name: views.links, exact: true }).click();
  await organiser.getByRole('button', { name: shared.publish, exact: true }).click();
  await expect(organiser.getByText(shared.publishSure)).toBeVisible();
  await organiser.getByRole('button', { name: shared.publish, exact: true }).click();
  await expect(organiser.getByText(shared.isPublic)).toBeVisible();
  await expect(organiser.locator('code', { hasText: `desk?event=${event}` })).toBeVisible();
  await expectNoFault(organiser);

  const stranger = await pageAt(browser, club, '#/club', PHONE);
  const said = WORDS.en.match.club;
  await expect(stranger.getByText('4 players · 1 round')).toBeVisible();
  await expectNoFault(stranger);
  await stranger.getByRole('button', { name: `${said.look} Spring cup` }).click();
  await stranger.getByRole('link', { name: views.standings, exact: true }).click();
  await expect(stranger.getByRole('link', { name: 'Aki Sato' })).toBeVisible();
  await expect(stranger.getByRole('link', { name: views.plan, exact: true })).toHaveCount(0);

  // An address that names the event opens it in a browser that has never seen it.
  const reader = await pageAt(browser, club, `#/club/desk/standings?event=${event}`, PHONE);
  await expect(reader.getByRole('link', { name: 'Aki Sato' })).toBeVisible();

  await organiser.getByRole('button', { name: shared.unpublish, exact: true }).click();
  await organiser.getByRole('button', { name: shared.unpublish, exact: true }).click();
  await expect(organiser.getByText(shared.publicHint)).toBeVisible();
  const late = await pageAt(browser, club, `#/club/desk/standings?event=${event}`, PHONE);
  await expect(late.getByText(desk.noEvent)).toBeVisible();
});

test('a player of two events is one in the ranking across them', async ({ browser }) => {
  const ids = ['p1', 'p2', 'p3', 'p4'];
  await play(
    club.event.tokens.organiser,
    evening('Spring cup', ids, [40_000, 35_000, 25_000, 20_000]),
    ids.map((id, i) => [id, NAMES[i] ?? ''] as const),
  );
  const autumn = await newEvent(club.ask);
  const others = ['q1', 'q2', 'q3', 'q4'];
  await play(autumn.tokens.organiser, evening('Autumn cup', others, [60_000, 30_000, 20_000, 10_000]), [
    ['q1', 'SATO, Aki'],
    ['q2', 'Ben'],
    ['q3', 'Emi'],
    ['q4', 'Fumi'],
  ]);
  const organiser = await pageAt(browser, club, `#/club?key=${autumn.tokens.organiser}`, PHONE);
  await organiser.getByRole('link', { name: views.players, exact: true }).click();
  await expect(organiser.getByRole('heading', { name: shared.heading })).toBeVisible();
  await expectNoFault(organiser);
  await organiser.getByRole('button', { name: `${shared.other} Ben` }).click();
  await organiser.getByRole('button', { name: `${shared.same} SATO, Aki` }).click();
  await expect(organiser.getByRole('heading', { name: shared.heading })).toHaveCount(0);

  const change = organiser.getByRole('button', { name: `${desk.people.change} SATO, Aki` });
  await change.click();
  await expect(organiser.getByText(shared.isSame)).toBeVisible();
  await expectNoFault(organiser);
  await organiser.keyboard.press('Escape');

  await organiser.getByRole('link', { name: views.season, exact: true }).click();
  await organiser.getByRole('radio', { name: shared.scopes.all }).check();
  await expect(organiser.getByText(shared.from(['Autumn cup', 'Spring cup']))).toBeVisible();
  const rows = organiser.getByRole('table', { name: season.ratings.names.sum }).getByRole('row');
  // The head, Aki in two events, two players named Ben, and four others.
  await expect(rows).toHaveCount(1 + 7);
  await expect(rows.nth(1)).toContainText('SATO, Aki');
  await expect(rows.nth(1).getByRole('cell').last()).toHaveText('2');
  await expectNoFault(organiser);

  await organiser.getByRole('link', { name: views.players, exact: true }).click();
  await change.click();
  await organiser.getByRole('button', { name: shared.other, exact: true }).click();
  await expect(organiser.getByText(shared.isSame)).toHaveCount(0);
  await organiser.keyboard.press('Escape');
  await organiser.getByRole('link', { name: views.season, exact: true }).click();
  await expect(rows).toHaveCount(1 + 8);
});
