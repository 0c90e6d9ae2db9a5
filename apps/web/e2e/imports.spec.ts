import { readFileSync } from 'node:fs';

import { presets, unwrap } from '@tenbo/engine';
import { type Log, append, newMatch, nextEntry, parseEntry, replay } from '@tenbo/ledger';
import { TOURNAMENT_VERSION, parseTournamentEntry, standingsOf, tournamentOf } from '@tenbo/tournament';
import { type Page, expect, test } from './test.ts';

import { type Synced, granted, syncOf } from '../../server/testing/club.ts';
import { type Club, openClub } from './club-server.ts';
import { desk } from './words.ts';

const said = desk.results;
const DESKTOP = { width: 1280, height: 800 };

test.use({ actionTimeout: 15_000, viewport: DESKTOP });

let club: Club;
test.beforeEach(async () => {
  club = await openClub();
});
test.afterEach(() => club.close());

/** The organiser's desk of an event, at the view of imports. */
async function open(page: Page, isFree: boolean): Promise<void> {
  await club.act({
    type: 'tournamentOpened',
    version: TOURNAMENT_VERSION,
    plan: { title: 'League', rules: presets.ema2016, ...(isFree && { isFree }), standings: { ties: [] }, bye: 0 },
  });
  await page.goto(`${club.address}#/club?key=${club.event.tokens.organiser}`);
  await page.getByRole('navigation', { name: desk.desk }).getByRole('link', { name: desk.views.import }).click();
}

const stored = async (log: string) => (await granted<Synced>(club.ask, syncOf(log, club.event.tokens.organiser))).entries;

async function tournament() {
  const state = tournamentOf((await stored('tournament')).map((entry) => unwrap(parseTournamentEntry(entry))));
  if (!state) throw new Error('not opened');
  return state;
}

test('results of past rounds come in from a file, are counted, and are saved as such a file again', async ({ page }) => {
  await open(page, false);
  const rows = (scores: readonly string[]) => `round;table;player;points
1;1;Aki;${scores[0]}
1;1;Ben;32000
1;1;Chie;28000
1;1;Dai;18000
2;1;Dai;45000
2;1;Chie;30000
2;1;Ben;25000
2;1;Aki;20000`;
  const text = page.getByLabel(said.text);
  await text.fill(rows(['43,000']));
  await expect(
    page.getByText(said.line(2, desk.errors.scoreSum({ code: 'scoreSum', sum: 121_000, expected: 120_000 }))),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: said.bring })).toHaveAttribute('aria-disabled', 'true');
  await page
    .getByLabel(said.file)
    .setInputFiles({ name: 'past.csv', mimeType: 'text/csv', buffer: Buffer.from(`\uFEFF${rows(['42,000'])}`) });
  await expect(page.getByText(`${said.people(4, 0)} · ${said.rounds(1, 2, 2)}`)).toBeVisible();
  await page.getByRole('button', { name: said.bring }).click();
  await expect(page.getByText(said.done(2))).toBeVisible();
  await expect(page.getByText(desk.line.sent)).toBeVisible();

  const state = await tournament();
  expect(state.aside).toEqual([]);
  expect(state.rounds.map(({ isClosed }) => isClosed)).toEqual([true, true]);
  const standings = standingsOf(state, new Map());
  await page.getByRole('navigation', { name: desk.desk }).getByRole('link', { name: desk.views.standings }).click();
  const numberIn = (figure: string) => Math.round(Number(figure.replace('−', '-').replace(/[±+]/, '')) * 1000);
  await expect
    .poll(async () => (await page.locator('tbody strong').allTextContents()).map(numberIn))
    .toEqual(standings.map(({ total }) => total));
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: said.save }).click();
  const file = readFileSync(await (await saved).path(), 'utf8');
  expect(file.trimEnd().split('\r\n')).toHaveLength(9);

  // The same file again would count twice, and says so.
  await page.getByRole('navigation', { name: desk.desk }).getByRole('link', { name: desk.views.import }).click();
  await text.fill(file);
  await expect(page.getByText(said.repeated(2))).toBeVisible();
  await expect(page.getByText(`${said.people(0, 4)} · ${said.rounds(3, 4, 2)}`)).toBeVisible();
});

/** A match as `tenbo match` writes it. */
function played(players: readonly string[], rules = presets.ema2016): Log {
  const start = { id: crypto.randomUUID(), after: [], event: { type: 'matchStarted', version: 3, rules, players } } as const;
  const win = { winner: 1, value: { han: 2, fu: 30 } } as const;
  const hand = { riichi: [1], outcome: { kind: 'ron', discarder: 0, wins: [win] } } as const;
  const events = [
    { type: 'handEnded', hand },
    { type: 'handEnded', hand },
    { type: 'matchEnded', reason: 'agreed' },
  ] as const;
  return events.reduce(
    (match, event) => unwrap(append(match, nextEntry(match, event, { id: crypto.randomUUID() }))),
    unwrap(newMatch(start)),
  ).log;
}

test('a match from a file comes into a club night, once, with all its hands', async ({ page }) => {
  test.setTimeout(90_000);
  await open(page, true);
  const log = played(['Aki', 'Ben', 'Chie', 'Dai']);
  const file = (of: Log) => ({ name: 'evening.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(of)) });
  const input = page.getByLabel(desk.imported.file, { exact: true });
  await input.setInputFiles(file(played(['Aki', 'Ben', 'Chie', 'Dai'], presets.wrc2025)));
  await expect(page.getByRole('alert').filter({ hasText: /other rules.*and \d+ more/ })).toBeVisible();
  await input.setInputFiles(file(log));
  await expect(page.getByText(desk.imported.fresh('Aki, Ben, Chie, Dai'))).toBeVisible();
  await page.getByRole('button', { name: desk.imported.bring }).click();
  await expect(page.getByText(desk.imported.sent)).toBeVisible();
  await expect(page.getByText(desk.line.sent)).toBeVisible();

  const { rounds, aside } = await tournament();
  expect(aside).toEqual([]);
  expect(rounds.map(({ isClosed }) => isClosed)).toEqual([true]);
  const there = (await stored(rounds[0]?.tables[0]?.match ?? '')).map((entry) => unwrap(parseEntry(entry)));
  expect(there.slice(1).map(({ id, event }) => ({ id, event }))).toEqual(log.slice(1).map(({ id, event }) => ({ id, event })));
  expect(replay(there).scores).toEqual(replay(log).scores);

  await input.setInputFiles(file(log));
  await expect(page.getByText(desk.imported.there)).toBeVisible();
  await expect(page.getByRole('button', { name: desk.imported.bring })).toBeHidden();
  await page.getByRole('navigation', { name: desk.desk }).getByRole('link', { name: desk.views.standings }).click();
  await expect(page.getByText(desk.standings.afterMatches(1))).toBeVisible();

  // While the server is away what is brought in is kept, and sent when it is back.
  await page.getByRole('navigation', { name: desk.desk }).getByRole('link', { name: desk.views.import }).click();
  const second = played(['Dai', 'Chie', 'Ben', 'Aki']);
  await input.setInputFiles(file(second));
  await expect(page.getByText(/^It will be/)).toBeVisible();
  await club.cut();
  await page.getByRole('button', { name: desk.imported.bring }).click();
  await expect(page.getByText(desk.imported.sending)).toBeVisible();
  await club.mend();
  await expect(page.getByText(desk.imported.sent)).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText(desk.line.sent)).toBeVisible();
  const [, later] = (await tournament()).rounds;
  const arrived = await stored(later?.tables[0]?.match ?? '');
  expect(arrived.slice(1).map(({ id }) => id)).toEqual(second.slice(1).map(({ id }) => id));

  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${club.address}#/club/desk/import`);
  await expect(page.getByRole('heading', { name: said.heading })).toBeVisible();
  expect(await page.evaluate(() => document.scrollingElement?.scrollWidth)).toBe(320);
});
