import { type RuleSet, presets } from '@tenbo/engine';
import { LANGUAGES } from '@tenbo/i18n';
import { type Act, TOURNAMENT_VERSION } from '@tenbo/tournament';
import { type Page, expect, test } from './test.ts';

import { KEY, granted, syncOf } from '../../server/testing/club.ts';
import { type Club, openClub } from './club-server.ts';

let club: Club;
test.beforeAll(async () => {
  club = await openClub();
});
test.afterAll(() => club.close());

const NAMES = ['Maximiliana-Konstantina Featherstonehaugh-Wolfeschlegelstein', '東海林久美子', '欧阳娜娜', 'Aki'];
/** A sheet of A4 without the margins that Chromium gives it, in CSS pixels. */
const PAPER = { width: 718, height: 1047 };

/** An event of its own with one seated round. @returns the organiser's link */
async function seated(tables: number, rules: RuleSet): Promise<string> {
  const { token } = await granted<{ readonly token: string }>(club.ask, { what: 'POST /api/events', token: KEY, body: {} });
  const { players: seats } = rules.tiles;
  const ids = Array.from({ length: tables * seats }, (_, i) => `p${i}`);
  for (const [i, id] of ids.entries())
    await granted(club.ask, {
      what: 'PUT /api/people',
      token,
      body: { id, name: `${NAMES[i % NAMES.length]} ${i + 1}` },
    });
  const plan = { title: 'Autumn Open of the Riichi Club', rules, standings: { ties: [] }, rounds: 5, bye: 0 } as const;
  const seating = Array.from({ length: tables }, (_, i) => ({ table: i + 1, players: ids.slice(i * seats, (i + 1) * seats) }));
  const acts: readonly Act[] = [
    { type: 'tournamentOpened', version: TOURNAMENT_VERSION, plan },
    ...ids.map((player) => ({ type: 'playerEntered', player }) as const),
    { type: 'roundSeated', round: 1, tables: seating, byes: [] },
  ];
  const at = new Date().toISOString();
  const entries = acts.map((act, i) => ({ id: `a${i}`, at, act }));
  await granted(club.ask, syncOf('tournament', token, entries));
  return token;
}

/** What is printed of an event: how many sheets of A4, and the parts that are wider than these. */
async function printed(page: Page, print: string): Promise<{ readonly sheets: number; readonly tooWide: number }> {
  await page.goto(`${club.address}#/club/desk/print/${print}`);
  await expect(page.locator('main :is(tbody tr, li)').first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const tooWide = await page
    .locator('main :is(article, table, li)')
    .evaluateAll(
      (parts) => parts.filter((part) => part.scrollWidth > part.clientWidth + 1 || part.clientWidth > innerWidth).length,
    );
  const pdf = await page.pdf({ format: 'A4' });
  const sheets = pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
  await page.emulateMedia({ media: null });
  return { sheets, tooWide };
}

const EVENTS = [
  { name: '40 tables of four', tables: 40, rules: presets.ema2025, seatCards: 11, standings: 8 },
  { name: '3 tables of three', tables: 3, rules: presets.majsoulSanma, seatCards: 1, standings: 1 },
] as const;

for (const { name, tables, rules, seatCards, standings } of EVENTS) {
  for (const language of LANGUAGES) {
    test(`what is printed fits on A4: ${name}, ${language}`, async ({ browser }) => {
      test.setTimeout(60_000);
      const context = await browser.newContext({ viewport: PAPER });
      const page = await context.newPage();
      await page.goto(`${club.address}#/club`);
      await page.evaluate((one) => localStorage.setItem('language', one), language);
      await page.goto('about:blank');
      await page.goto(`${club.address}#/club?key=${await seated(tables, rules)}`);
      await expect(page).toHaveURL(/desk/);
      const all = { cards: Math.ceil(tables / 2), seats: seatCards, sheets: tables, standings };
      for (const [print, sheets] of Object.entries(all))
        expect.soft({ print, ...(await printed(page, print)) }).toEqual({ print, sheets, tooWide: 0 });
      await context.close();
    });
  }
}
