import { readFileSync, readdirSync } from 'node:fs';

import { presets } from '@tenbo/engine';
import { LOG_VERSION } from '@tenbo/ledger';
import { TOURNAMENT_VERSION } from '@tenbo/tournament';

import { replayedRecord } from '../../../fixtures/replayed-hand.ts';
import { KEY, granted } from '../../server/testing/club.ts';
import { drawButton, importRecord } from './at-the-table.ts';
import { type Club, openClub } from './club-server.ts';
import { type BrowserContext, type Page, expect, test } from './test.ts';
import { WORDS, englishIn } from './words.ts';

const { desk, season } = WORDS.ja;

/** A hand that every rule set can score, with the tiles of three players and no fives. */
const HAND = 'hand=123789p23477s99m&tile=9m&by=ron&riichi=riichi';

async function expectScored(page: Page): Promise<void> {
  // Noticed at once, where an assertion would look again only after a while.
  await page.getByRole('status', { name: 'Result' }).filter({ hasText: /\d{3}/ }).waitFor();
}

/** Names of yaku as in a document come late, after everything else that the hand needs. */
const nameLate = (context: BrowserContext) =>
  context.route('**/assets/yaku-documents*.js', async (route) => {
    await new Promise((late) => setTimeout(late, 200));
    await route.continue();
  });

test('a complete hand opens under every rule set, although names of yaku come late', async ({ page }) => {
  test.setTimeout(120_000);
  await nameLate(page.context());
  for (const { id } of Object.values(presets)) {
    await test.step(id, async () => {
      await page.goto('/#/nowhere');
      await expect(page.getByRole('alert')).toContainText(WORDS.en.nowhere);
      await page.goto(`/#/hand?${HAND}&rules=${id}`);
      await expectScored(page);
    });
  }
});

// Under all other rule sets the names are the same from the start, wherever they are opened. Those of one document are the same file.
const NAMED = new Map(Object.values(presets).flatMap(({ id, yakuNames }) => (yakuNames ? [[yakuNames, id] as const] : [])));
for (const [names, id] of NAMED) {
  test(`a complete hand opens with the names of ${names} in a fresh browser, and again after each reload`, async ({ page }) => {
    await nameLate(page.context());
    await page.goto(`/#/hand?${HAND}&rules=${id}`);
    await expectScored(page);
    for (let time = 0; time < 2; time++) {
      await page.reload();
      await expectScored(page);
    }
  });
}

/** How late a file arrives after `release`, in milliseconds: the words of a place are asked for after those of its language. */
const LATE = 30;

/** Holds back the code and the words that a page asks for from now on: a reader may be faster than a network. */
async function heldFiles(page: Page): Promise<{
  /** What is held arrives in the order in which it was asked for, and what follows a little late. */
  readonly release: () => void;
}> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.unrouteAll();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await promise;
    await new Promise((late) => setTimeout(late, LATE));
    await route.continue();
  });
  return { release: resolve };
}

const { ja } = WORDS;

/** Goes from nowhere to a place, and chooses Japanese before anything of the place has arrived. */
async function switchOnTheWay(page: Page, site: string, address: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(`${site}#/nowhere`);
  const settings = page.getByRole('button', { name: 'Settings' });
  const japanese = page.getByRole('radio', { name: '日本語' });
  // The words of the settings, without which there is no switch.
  await settings.click();
  await japanese.waitFor();
  await page.keyboard.press('Escape');
  const files = await heldFiles(page);
  await page.evaluate((hash) => (location.hash = hash), address);
  await settings.click();
  await japanese.check();
  await page.keyboard.press('Escape');
  files.release();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
}

const expectSaid = (page: Page, said: string) =>
  expect(page.locator('main').getByText(said).or(page.locator('main').getByLabel(said)).first()).toBeAttached();

/** So that the next page begins in English again. */
const forgetLanguage = (page: Page) => page.evaluate(() => localStorage.removeItem('language'));

test('the language may change while the words of a place are on their way: it comes in the language chosen last', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const match = await importRecord(page, replayedRecord(['青木', '馬場', '千葉', '土井']), { players: ['青木', '馬場'] });
  const places: readonly (readonly [string, string])[] = [
    [`#/hand?${HAND}`, ja.hand.share],
    [`#/hand/winner?${HAND}`, ja.hand.whoWon],
    ['#/match', ja.match.newMatch],
    ['#/match/new', ja.match.begin.start],
    [match, ja.match.table.draw],
    [`${match}/other`, ja.match.enter.leave],
    [`${match}/hands`, ja.match.accounts.views.hands],
    [`${match}/replay/1/0`, ja.match.replay.next],
    ['#/match/club', ja.match.club.none],
    ['#/charts', ja.places.charts],
    ['#/rules', ja.rules.make],
    ['#/rules/tenhou', ja.places.rules],
    ['#/rules/edit', ja.places.rules],
    ['#/glossary', ja.glossary.search],
    ['#/glossary/pinfu', ja.glossary.all],
  ];
  for (const [address, shown] of places) {
    await test.step(address, async () => {
      await switchOnTheWay(page, `${baseURL}/`, address);
      await expectSaid(page, shown);
      // The glossary has romaji in every language.
      if (!address.includes('glossary')) await expect.poll(() => englishIn(page)).toEqual([]);
      await forgetLanguage(page);
    });
  }
});

test('names of yaku may change while others are on their way', async ({ page }) => {
  await page.goto(`/#/hand?${HAND}&rules=arcadeC`);
  const details = page.locator('main');
  await expect(details).toContainText('Reach');
  await page.getByRole('button', { name: 'Settings' }).click();
  const names = page.getByRole('combobox', { name: WORDS.en.choices.yaku });
  const files = await heldFiles(page);
  for (const style of ['romaji', 'japanese']) await names.selectOption(style);
  files.release();
  await page.keyboard.press('Escape');
  await expect(details).toContainText('立直');
});

test.describe('at a club', () => {
  let club: Club;
  test.beforeAll(async () => {
    club = await openClub();
  });
  test.afterAll(() => club.close());

  test('the language may change while the words of the desk or the hall are on their way', async ({ browser }) => {
    test.setTimeout(120_000);
    const plan = { title: '秋の大会', rules: presets.standard, standings: { ties: [] }, rounds: 2, bye: 0 } as const;
    await club.act({ type: 'tournamentOpened', version: TOURNAMENT_VERSION, plan });
    const context = await browser.newContext({ serviceWorkers: 'block', viewport: { width: 390, height: 780 } });
    const page = await context.newPage();
    await page.goto(`${club.address}#/club?key=${club.event.tokens.organiser}`);
    await expect(page.getByText(plan.title)).toBeVisible();
    const places: readonly (readonly [string, string])[] = [
      ['#/match/club/desk', desk.views.board],
      ['#/match/club/desk/season', season.gallery.heading],
      ['#/match/club/hall', desk.hall.notBegun],
      ['#/match/club/overlay', desk.one.none],
      ['#/match/club/enter', desk.password.noEvent],
      [`#/club?server=${KEY}`, desk.plan.title],
    ];
    for (const [address, shown] of places) {
      await test.step(address, async () => {
        await switchOnTheWay(page, club.address, address);
        await expectSaid(page, shown);
        await forgetLanguage(page);
      });
    }
    await context.close();
  });

  /** A phone that has joined a table and also keeps a match of its own. @returns their addresses, the table's first */
  async function withTwoMatches(page: Page, id: string): Promise<readonly [string, string]> {
    const players = ['p1', 'p2', 'p3', 'p4'];
    for (const player of players) {
      const body = { id: player, name: `${player} of ${id}` };
      await granted(club.ask, { what: 'PUT /api/people', token: club.event.tokens.referee, body });
    }
    await club.begin({ id, after: [], event: { type: 'matchStarted', version: LOG_VERSION, rules: presets.tenhou, players } });
    await page.goto(`${club.address}#/club?key=${club.event.tokens.table}`);
    await expect(drawButton(page)).toBeVisible();
    const ofTable = new URL(page.url()).hash;
    await page.goto(`${club.address}#/match/new`);
    await page.getByRole('button', { name: WORDS.en.match.begin.start }).click();
    await expect(page).not.toHaveURL(/new$/);
    await expect(drawButton(page)).toBeVisible();
    const own = new URL(page.url()).hash;
    await page.goto('about:blank');
    await page.goto(`${club.address}#/nowhere`);
    await expect(page.getByRole('button', { name: 'Settings' })).toBeVisible();
    return [ofTable, own];
  }

  const goTo = (page: Page, address: string) => page.evaluate((hash) => (location.hash = hash), address);
  const ASSETS = new URL('../dist/assets/', import.meta.url);
  const wordsOfMatches = readdirSync(ASSETS).find(
    (file) => file.startsWith('match-') && readFileSync(new URL(file, ASSETS), 'utf8').includes(WORDS.en.match.newMatch),
  );
  const WORDS_OF_MATCHES = `**/assets/${wordsOfMatches}`;

  test('a match that was left while its names were on their way does not replace the one shown', async ({ page }) => {
    const [ofTable, own] = await withTwoMatches(page, 'left');
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route(WORDS_OF_MATCHES, async (route) => {
      await promise;
      await route.continue();
    });
    const code = page.waitForResponse(/\/assets\/match-place.*\.js$/);
    await goTo(page, ofTable);
    await code;
    await page.waitForTimeout(300);
    await goTo(page, own);
    await page.waitForTimeout(300);
    resolve();
    await expect(drawButton(page)).toBeVisible();
    await expect(page.getByText('p1 of left')).toHaveCount(0);
  });

  test('a match of a club whose words cannot be loaded is no fault of tenbo, and can be tried again', async ({ page }) => {
    const [ofTable] = await withTwoMatches(page, 'unread');
    await page.route(WORDS_OF_MATCHES, (route) => route.abort());
    await goTo(page, ofTable);
    const again = page.getByRole('button', { name: 'Try again' });
    await expect(again.first()).toBeVisible({ timeout: 10_000 });
    await page.waitForTimeout(1000);
    await page.unrouteAll();
    await expect(async () => {
      if (await again.first().isVisible()) await again.first().click();
      await expect(page.getByText('p1 of unread').first()).toBeVisible({ timeout: 1000 });
    }).toPass({ timeout: 10_000 });
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});
