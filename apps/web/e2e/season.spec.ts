import { presets, unwrap } from '@tenbo/engine';
import { type Log, type MatchEvent, append, newMatch, nextEntry, tenhouRatings } from '@tenbo/ledger';
import { type Act, TOURNAMENT_VERSION, matchStartOf, resultsOf, skillRatings, summaryOf, tournamentOf } from '@tenbo/tournament';
import { type Browser, type Page, expect, test } from './test.ts';

import { KEY, type NewLink, granted, syncOf } from '../../server/testing/club.ts';
import { expectNoFault } from './axe.ts';
import { type Club, openClub } from './club-server.ts';
import { draw, ron, tsumo } from './thirty-hands.ts';
import { WORDS, desk, season } from './words.ts';

const NAMES = ['Aki', 'Ben', 'Chie', 'Dai', 'Emi', 'Fumi', 'Goro', 'Haru', 'Iku'];
const ID = (name: string) => `p${NAMES.indexOf(name)}`;
const IDS = (...names: readonly string[]) => names.map(ID);
const PINFU = { hand: '234m406p567s88s67m', tile: '8m', riichi: 'riichi' } as const;

let club: Club;
test.beforeAll(async () => {
  club = await openClub();
});
test.afterAll(() => club.close());

const hand = (of: ReturnType<typeof ron>): MatchEvent => ({ type: 'handEnded', hand: of });
const ENDED: MatchEvent = { type: 'matchEnded', reason: 'agreed' };
const byTiles = (winner: 0 | 1 | 2 | 3, discarder: 0 | 1 | 2 | 3): MatchEvent =>
  hand({ riichi: [winner], outcome: { kind: 'ron', discarder, wins: [{ winner, value: { tiles: PINFU } }] } });
const yakuman = (winner: 0 | 1 | 2 | 3): MatchEvent =>
  hand({
    riichi: [],
    outcome: { kind: 'tsumo', win: { winner, value: { tiles: { hand: '19m19p19s123456z1z', tile: '7z' } } } },
  });

/** Two rounds of an event: a substitute at one table, a result on paper at another, a match that is still played. */
async function enterEvent() {
  const { token } = await granted<{ readonly token: string }>(club.ask, { what: 'POST /api/events', token: KEY, body: {} });
  const plan = { title: 'Autumn Open', rules: presets.standard, standings: { ties: [] }, rounds: 2, bye: 0 } as const;
  const seats = (round: number, ...tables: readonly (readonly string[])[]): Act => ({
    type: 'roundSeated',
    round,
    tables: tables.map((players, i) => ({ table: i + 1, players })),
    byes: [],
  });
  const acts: readonly Act[] = [
    { type: 'tournamentOpened', version: TOURNAMENT_VERSION, plan },
    ...NAMES.slice(0, 8).map((name) => ({ type: 'playerEntered', player: ID(name) }) as const),
    { type: 'playerEntered', player: ID('Iku'), isSubstitute: true },
    seats(1, IDS('Aki', 'Ben', 'Chie', 'Dai'), IDS('Emi', 'Fumi', 'Goro', 'Haru')),
    { type: 'seatTaken', round: 1, table: 2, seat: 1, player: ID('Iku') },
  ];
  const toSecond: readonly Act[] = [
    { type: 'resultConfirmed', round: 1, table: 1, digest: '' },
    { type: 'resultConfirmed', round: 1, table: 2, digest: '' },
    { type: 'roundClosed', round: 1 },
    seats(2, IDS('Emi', 'Aki', 'Goro', 'Dai'), IDS('Haru', 'Fumi', 'Chie', 'Ben')),
    { type: 'resultEntered', round: 2, table: 1, scores: [40_000, 30_000, 20_000, 10_000] },
  ];
  for (const [i, name] of NAMES.entries()) {
    await granted(club.ask, { what: 'PUT /api/people', token, body: { id: `p${i}`, name } });
  }
  const at = (i: number) => new Date(Date.UTC(2026, 10, 22, 10, i)).toISOString();
  const first = acts.map((act, i) => ({ id: `a${i}`, at: at(i), act }));
  const logOf = (log: typeof first, round: number, table: number, ...events: readonly MatchEvent[]): Log => {
    const of = tournamentOf(log)?.rounds[round - 1];
    const seated = of?.tables[table - 1];
    if (!of || !seated) throw new Error('not seated');
    return events.reduce(
      (match, event, i) => unwrap(append(match, nextEntry(match, event, { id: `${seated.match}.${i}`, at: at(20 + i) }))),
      unwrap(newMatch(matchStartOf(of, seated))),
    ).log;
  };
  const one = logOf(first, 1, 1, byTiles(1, 0), hand(draw([2])), yakuman(2), hand(ron(3, 1, 1, 30)), ENDED);
  const two = logOf(first, 1, 2, hand(tsumo(1, 3, 40)), hand(ron(0, 1, 2, 30, [0])), ENDED);
  const digests = [one, two].map((log) => summaryOf(log)?.digest ?? '');
  const confirmed = toSecond.map((act, i) => (act.type === 'resultConfirmed' ? { ...act, digest: digests[i] ?? '' } : act));
  const log = [...first, ...confirmed.map((act, i) => ({ id: `b${i}`, at: at(40 + i), act }))];
  const three = logOf(log, 2, 2, hand(ron(2, 0, 5, 30)));
  const send = (match: Log) => granted(club.ask, syncOf(match[0]?.id ?? '', token, match));
  // A round is closed once its results are there.
  await granted(club.ask, syncOf('tournament', token, first));
  for (const match of [one, two]) await send(match);
  await granted(club.ask, syncOf('tournament', token, log));
  await send(three);
  const state = tournamentOf(log);
  if (!state || state.aside.length > 0) throw new Error(JSON.stringify(state?.aside));
  const summaries = new Map([one, two, three].map((match) => [match[0]?.id ?? '', summaryOf(match) as never]));
  const spectator = await granted<NewLink>(club.ask, { what: 'POST /api/links', token, body: { role: 'spectator' } });
  /** The table that still plays goes on. */
  const playOn = async () => {
    const last = logOf(log, 2, 2, hand(ron(2, 0, 5, 30)), byTiles(1, 3)).at(-1);
    await granted(club.ask, syncOf(three[0]?.id ?? '', token, [last]));
  };
  return { results: resultsOf(state, summaries), spectator: spectator.token, playOn };
}

async function spectate(browser: Browser, token: string, viewport: { readonly width: number; readonly height: number }) {
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(`${club.address}#/club?key=${token}`);
  await page.getByRole('link', { name: WORDS.en.match.club.desk, exact: true }).click();
  return page;
}

const view = (page: Page, name: keyof typeof desk.views) =>
  page.getByRole('navigation', { name: desk.desk }).getByRole('link', { name: desk.views[name], exact: true }).click();
const card = (page: Page, heading: string) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: heading, exact: true, level: 3 }) })
    .last();

test('players, gallery and ratings of an event, for spectators too @wide', async ({ browser, viewport }) => {
  test.setTimeout(120_000);
  const { results, spectator, playOn } = await enterEvent();
  const page = await spectate(browser, spectator, viewport ?? { width: 360, height: 740 });

  // From the standings to a player: the keyboard leads there too.
  await view(page, 'standings');
  const chie = page.getByRole('link', { name: 'Chie', exact: true });
  await chie.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Chie', level: 2 })).toBeVisible();
  await expect(page).toHaveTitle(/^Chie · Autumn Open/);
  const rounds = card(page, season.player.rounds).getByRole('listitem');
  await expect(rounds.nth(0)).toContainText(season.player.open);
  await expect(rounds.nth(1)).toContainText('Round 1, table 1');
  await expect(rounds.nth(1)).toContainText('1st');
  await expect(page.getByRole('img', { name: season.player.course })).toBeVisible();
  const biggest = card(page, 'Biggest wins').getByRole('listitem');
  await expect(biggest).toHaveCount(2);
  // Chie is the dealer of East 3.
  await expect(biggest.first()).toContainText('48,000');
  await expect(biggest.first().getByRole('img', { name: 'red dragon' }).first()).toBeVisible();
  const winRate = page.locator('dt', { hasText: 'win rate' }).locator('..');
  // Two wins in the four hands of round 1 and the one of round 2.
  await expect(winRate).toContainText('40.0%');
  await expectNoFault(page);

  // Opponents lead on; a substitute has the hands that they played, and whose seat it was has none.
  await view(page, 'standings');
  await page.getByRole('link', { name: 'Fumi', exact: true }).click();
  await expect(card(page, season.player.rounds)).toContainText(season.player.replaced('Iku'));
  await expect(page.locator('dt', { hasText: 'win rate' }).locator('..')).toContainText('0.0%');
  await view(page, 'season');
  await page.getByRole('radio', { name: season.ratings.names.skill }).check();
  await page.getByRole('link', { name: 'Iku', exact: true }).first().click();
  await expect(page.getByText(season.player.substitute)).toBeVisible();
  await expect(page.locator('dt', { hasText: 'win rate' }).locator('..')).toContainText('50.0%');
  await expectNoFault(page);

  // The gallery, and what is not known.
  await view(page, 'season');
  const gallery = card(page, season.gallery.heading);
  await expect(gallery.getByRole('listitem').first()).toContainText('Chie');
  await expect(gallery.getByText(season.gallery.ron('Aki'))).toBeVisible();
  await expect(gallery.getByRole('link', { name: 'Round 1, table 1' }).first()).toBeVisible();
  await expect(page.getByText(season.paper(1))).toBeVisible();
  await expect(page.getByRole('table', { name: 'Play' })).toContainText('Iku');

  // The ratings are those of the packages.
  const matches = [...Map.groupBy(results, ({ match }) => match).values()].map((players) => ({ players }));
  const nameOf = (player: string) => NAMES[Number(player.slice(1))] as string;
  const orders = {
    tenhou: [...tenhouRatings(matches)].map(([player, { rating }]) => [nameOf(player), rating.toFixed(1), rating] as const),
    skill: [...skillRatings(matches)].map(([player, { shown }]) => [nameOf(player), shown.toFixed(2), shown] as const),
  };
  const ratings = card(page, season.ratings.heading);
  for (const [by, rated] of Object.entries(orders) as [keyof typeof orders, (typeof orders)['skill']][]) {
    await page.getByRole('radio', { name: season.ratings.names[by] }).check();
    await expect(ratings.getByText(season.ratings.formulas[by])).toBeVisible();
    const rows = ratings.locator('tbody tr');
    await expect(rows).toHaveCount(rated.length);
    const shown = await rows.evaluateAll((all) =>
      all.map((row) => [row.querySelector('a')?.textContent ?? '', row.querySelector('td')?.textContent.replace('−', '-') ?? '']),
    );
    expect(new Set(shown.map(([name, value]) => `${name} ${value}`))).toEqual(
      new Set(rated.map(([name, value]) => `${name} ${value}`)),
    );
    const values = shown.map(([, value]) => Number(value));
    expect(values).toEqual(values.toSorted((one, other) => other - one));
  }
  for (const by of ['sum', 'place'] as const) {
    await page.getByRole('radio', { name: season.ratings.names[by] }).check();
    await expect(ratings.locator('tbody tr')).toHaveCount(8);
  }
  await expectNoFault(page);

  // What is played meanwhile is read without a reload.
  await expect(gallery.getByRole('listitem')).toHaveCount(6);
  await playOn();
  await expect(gallery.getByRole('listitem')).toHaveCount(7, { timeout: 15_000 });

  // A log that cannot be read is named, not left out in silence, and can be read again.
  const log = /\/api\/logs\/a\d+-1\/sync$/;
  await page.route(log, (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('alert').filter({ hasText: season.unread(1) })).toBeVisible();
  await expect(gallery.getByText('48,000')).toHaveCount(0);
  await expectNoFault(page);
  await page.unroute(log);
  // News of the event has it read again too: then there is nothing to press.
  const again = page.getByRole('button', { name: season.again });
  await expect(async () => {
    if (await again.isVisible()) await again.click({ timeout: 1000 });
    await expect(gallery.getByText('48,000')).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect(page.getByText(season.unread(1))).toHaveCount(0);

  // All of it fits on a small phone.
  await page.setViewportSize({ width: 320, height: 640 });
  for (const shown of ['season', `players/${ID('Chie')}`, 'standings', 'players/nobody']) {
    await page.goto(`${club.address}#/club/desk/${shown}`);
    await expect(page.getByRole('navigation', { name: desk.desk })).toBeVisible();
    await expectNoFault(page);
    const width = await page.evaluate(() => document.scrollingElement?.scrollWidth);
    expect.soft({ shown, width }).toEqual({ shown, width: 320 });
  }
  await page.context().close();
});

test('a player’s own link leads to the player’s page, and an erased name is a number everywhere', async ({
  browser,
  viewport,
}) => {
  const { tokens } = club.event;
  const plan = { title: 'Club night', rules: presets.standard, standings: { ties: [] }, bye: 0 } as const;
  await club.act({ type: 'tournamentOpened', version: TOURNAMENT_VERSION, plan });
  for (const name of NAMES.slice(0, 4)) {
    await granted(club.ask, { what: 'PUT /api/people', token: tokens.organiser, body: { id: ID(name), name } });
    await club.act({ type: 'playerEntered', player: ID(name) });
  }
  const tables = [{ table: 3, players: IDS('Aki', 'Ben', 'Chie', 'Dai') }];
  await club.act({ type: 'roundSeated', round: 1, tables, byes: [] });
  const pageAt = async (token: string) => {
    const context = await browser.newContext({ viewport: viewport ?? { width: 360, height: 740 }, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.goto(`${club.address}#/club?key=${token}`);
    return page;
  };
  const organiser = await pageAt(tokens.organiser);
  await view(organiser, 'players');
  await organiser.getByRole('link', { name: 'Ben', exact: true }).click();
  await organiser.getByRole('button', { name: desk.links.makeOfPlayer }).click();
  const link = (await card(organiser, desk.links.ofPlayer).locator('code').textContent()) ?? '';
  await expectNoFault(organiser);

  const player = await pageAt(new URLSearchParams(link.split('?')[1]).get('key') ?? '');
  await expect(player.getByRole('heading', { name: 'Ben', level: 2 })).toBeVisible();
  await expect(card(player, season.player.rounds)).toContainText('Round 1, table 3');
  await expect(player.getByRole('heading', { name: desk.links.ofPlayer })).toHaveCount(0);
  // They look on: nothing in the list of players is theirs to change.
  await view(player, 'players');
  await expect(player.getByRole('link', { name: 'Ben', exact: true })).toBeVisible();
  await expect(player.locator('main').getByRole('button')).toHaveCount(1);

  await view(organiser, 'links');
  await expect(organiser.getByRole('listitem').filter({ hasText: 'Ben' }).first()).toBeVisible();
  await view(organiser, 'players');
  await organiser.getByRole('button', { name: `${desk.people.change} Ben` }).click();
  await organiser.getByRole('button', { name: desk.people.erase }).click();
  await expect(organiser.getByRole('button', { name: WORDS.en.match.other.leaveIt })).toBeFocused();
  await organiser.getByRole('group', { name: desk.sure.erase }).getByRole('button', { name: desk.people.erase }).click();
  for (const page of [organiser, player]) {
    await expect(page.getByText(WORDS.en.match.club.nameless(2)).first()).toBeVisible();
    await expect(page.getByText('Ben', { exact: true })).toHaveCount(0);
    await page.context().close();
  }
});
