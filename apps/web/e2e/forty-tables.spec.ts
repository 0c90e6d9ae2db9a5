import { readFileSync } from 'node:fs';

import { type Page, expect, test } from './test.ts';

import { PAGE_TIME } from '../src/club/hall/pages.ts';
import { expectNoFault } from './axe.ts';
import { DESKTOP, pageAt, press, view } from './at-the-desk.ts';
import { type Club, openClub } from './club-server.ts';
import { NAMES, NEEDY, fortyTables } from './forty-tables.ts';
import { WORDS, desk } from './words.ts';

const { desk: ja } = WORDS.ja;

const PROJECTOR = { width: 1920, height: 1080 };
const PHONE = { width: 390, height: 844 };

let club: Club;
let token: string;
test.beforeAll(async () => {
  club = await openClub();
  token = await fortyTables(club.ask);
});
test.afterAll(() => club.close());

const { needs } = desk.board;
const cards = (page: Page) => page.locator('main li[data-status]');

/** Texts that do not show whole: wider than their place, or outside what their place shows. */
async function cut(page: Page, texts: string): Promise<readonly string[]> {
  return page.locator(texts).evaluateAll((all) =>
    all.flatMap((one) => {
      const [box, around] = [one.getBoundingClientRect(), one.parentElement?.getBoundingClientRect()];
      const isWhole = one.scrollWidth <= one.clientWidth || getComputedStyle(one).display === 'inline';
      return isWhole && around && box.right <= around.right + 1 ? [] : [one.textContent];
    }),
  );
}

test('the desk with 40 tables: what needs a person first, and all tables on one screen', async ({ browser }) => {
  test.setTimeout(120_000);
  const page = await pageAt(browser, club, `#/club?key=${token}`, PROJECTOR);
  await expect(page.getByText(needs.heading(7))).toBeVisible();
  await expect(cards(page)).toHaveCount(40);
  const inView = () =>
    cards(page).evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().bottom <= innerHeight).length);
  await expect.poll(inView).toBe(40);
  const names = await cards(page).locator('li > :first-child').allTextContents();
  expect(names.toSorted()).toEqual(NAMES.toSorted());
  expect(await cut(page, 'main li[data-status] li > span')).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PROJECTOR.width);

  // One link with one verb for each kind, in the order in which somebody should go.
  const verbs = page.locator('section', { has: page.getByText(needs.heading(7)) }).getByRole('link');
  const name = (kind: keyof typeof NEEDY, table: number) => `${needs.verb[kind]} ${desk.table(table)}`;
  for (const [nth, kind] of (['conflict', 'called', 'late'] as const).entries())
    await expect(verbs.nth(nth)).toHaveAccessibleName(name(kind, NEEDY[kind][0]));
  for (const table of NEEDY.unconfirmed) await expect(page.getByRole('link', { name: name('unconfirmed', table) })).toBeVisible();
  await expect(verbs.last()).toHaveAccessibleName(name('silent', NEEDY.silent[0]));
  await page.getByRole('link', { name: name('late', 4) }).click();
  await expect(page.getByText(desk.settled.heading)).toBeVisible();
  await page.context().close();
});

test('on a phone the needs come first, and two tables stand side by side', async ({ browser }) => {
  test.setTimeout(60_000);
  const page = await pageAt(browser, club, `#/club?key=${token}`, PHONE);
  await expect(cards(page)).toHaveCount(40);
  await expect(page.getByText(needs.heading(7))).toBeInViewport();
  const tops = await page
    .locator('main :is([role=timer], li[data-status]), main h2:has([role=status])')
    .evaluateAll((all) => all.map((one) => [one.tagName, one.getBoundingClientRect().top] as const));
  expect(tops[0]?.[0]).toBe('H2');
  expect(Math.min(...tops.map(([, top]) => top))).toBe(tops[0]?.[1]);
  expect(await cut(page, 'main li[data-status] li > span')).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  await expectNoFault(page);
  await page.context().close();
});

test('the hall shows 40 tables with whole names', async ({ browser }) => {
  test.setTimeout(120_000);
  const page = await pageAt(browser, club, `#/club?key=${token}`, PROJECTOR);
  await expect(cards(page)).toHaveCount(40);
  // The tables, then three screens of standings take turns: the time is that of the first.
  await page.evaluate(() => localStorage.setItem('language', 'ja'));
  const turns = 4 * PAGE_TIME;
  await page.clock.setFixedTime(Math.floor(Date.now() / turns) * turns);
  await page.goto('about:blank');
  await page.goto(`${club.address}#/club/hall`);
  const tables = page.getByRole('region', { name: ja.hall.tables });
  await expect(page.getByRole('timer')).toBeVisible();
  await expect(tables.locator('ol > li')).toHaveCount(40);
  const names = await tables.locator('[data-fitted]').allTextContents();
  expect(names.toSorted()).toEqual(NAMES.toSorted());
  await expect.poll(() => cut(page, '[data-fitted] > span')).toEqual([]);
  const places = await tables.locator('ol > li').evaluateAll((all) =>
    all.map((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      const [number] = one.children;
      const inside = [...one.querySelectorAll('li')].every((name) => {
        const box = name.getBoundingClientRect();
        return box.top >= top - 1 && box.bottom <= bottom + 1 && box.left >= (number?.getBoundingClientRect().right ?? 0) - 1;
      });
      return { left: Math.round(left), isSeen: right <= innerWidth && bottom <= innerHeight, inside };
    }),
  );
  expect(new Set(places.map(({ left }) => left)).size).toBe(5);
  expect(places.filter(({ isSeen, inside }) => !isSeen || !inside)).toEqual([]);
  await page.context().close();
});

test('the codes of 160 players are made in one go, to print and as a table', async ({ browser }) => {
  test.setTimeout(120_000);
  const page = await pageAt(browser, club, `#/club?key=${token}`, DESKTOP);
  await view(page, 'links');
  await press(page, desk.links.makeTables(NAMES.length));
  // The links of tables are still to be made.
  await expect(page.getByRole('button', { name: /^Make \d+ links?$/ })).toHaveCount(1, { timeout: 60_000 });
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: desk.standings.csv }).click(),
  ]);
  const rows = readFileSync(await file.path(), 'utf8')
    .trimEnd()
    .split('\r\n')
    .slice(1);
  const keys = rows.map((row) => new URLSearchParams(row.split('?')[1]).get('key'));
  expect(new Set(keys).size).toBe(NAMES.length);
  await page.getByRole('link', { name: desk.links.printPlayers }).click();
  await expect(page.getByRole('img', { name: desk.links.code(NAMES[0] ?? '') })).toBeVisible();
  await expect(page.locator('main li svg')).toHaveCount(NAMES.length);
  const phone = await pageAt(browser, club, `#/club?key=${keys[0] ?? ''}`, PHONE);
  await expect(phone.getByRole('heading', { name: rows[0]?.split(',')[0] ?? '' })).toBeVisible();
  for (const one of [page, phone]) await one.context().close();
});
