import { readFile } from 'node:fs/promises';

import { type Page, expect, test } from '@playwright/test';
import { unwrap } from '@tenbo/engine';
import { CSV_TABLES, describeConditions, describeHand, describeSettlement, localeOf, matchCsv } from '@tenbo/i18n';
import { type Match, conditions, formatLog, mergeLogs, parseLog, replay, standings } from '@tenbo/ledger';

import { drawButton } from './at-the-table.ts';
import { expectNoFault, expectNoFaultInAnyTheme } from './axe.ts';
import { begun, evening, longMatch, withEvent } from './evening.ts';

const en = localeOf('en');

/** What came in, as the page says. */
const report = (page: Page) => page.getByRole('region', { name: 'All data in one file' }).getByRole('status');

/** What a reader chooses on the page of all data; the page says what came in. */
async function takeIn(page: Page, text: string): Promise<void> {
  await page.goto('/#/match');
  await page
    .getByLabel('Take in a file', { exact: true })
    .setInputFiles({ name: 'evening.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await expect(report(page)).not.toBeEmpty();
}

const idsIn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<readonly string[]>((done) => {
        const opening = indexedDB.open('tenbo');
        opening.onsuccess = () => {
          const keys = opening.result.transaction('matches').objectStore('matches').getAllKeys();
          keys.onsuccess = () => done(keys.result.map(String));
        };
      }),
  );

/** A page whose browser keeps a match. @returns where its views are */
async function withMatch(page: Page, match: Match = evening()): Promise<string> {
  await takeIn(page, formatLog(match.log));
  const [id] = await idsIn(page);
  return `/#/match/${id}`;
}

async function downloaded(page: Page, button: string): Promise<{ readonly name: string; readonly bytes: Buffer }> {
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const download = await waiting;
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

const fork = (winner: 0 | 1) =>
  withEvent(evening(), {
    type: 'handEnded',
    hand: { riichi: [], outcome: { kind: 'ron', discarder: 2, wins: [{ winner, value: { han: 1, fu: 30 } }] } },
  });

/** Two logs of one match that tell its last hand differently; their entries have names of their own. */
function conflicting(): Match {
  const [one, other] = [fork(0).log, fork(1).log];
  const last = other.at(-1);
  const log = unwrap(mergeLogs(one, last ? [...other.slice(0, -1), { ...last, id: 'other' }] : other));
  return { log, state: replay(log) };
}

/** A hand that its author saw as East 2; the hand before it was corrected elsewhere, so that the dealer stays. */
function movedApart(): Match {
  const ron = (winner: 0 | 1) =>
    ({ riichi: [], outcome: { kind: 'ron', discarder: 2, wins: [{ winner, value: { han: 2, fu: 30 } }] } }) as const;
  const first = withEvent(begun(), { type: 'handEnded', hand: ron(1) });
  const here = withEvent(first, { type: 'handEnded', hand: { riichi: [], outcome: { kind: 'exhaustiveDraw', tenpai: [3] } } });
  const there = withEvent(first, { type: 'entryReplaced', entry: 'e1', event: { type: 'handEnded', hand: ron(0) } }, 'there');
  const log = unwrap(mergeLogs(here.log, there.log));
  return { log, state: replay(log) };
}

const VIEWS = [
  '/hands',
  '/hands/1/winner',
  '/hands/2/winner',
  '/hands/4/winner',
  '/hands/4/payments',
  '/hands/5/payments',
  '/hands/99',
  '/course',
  '/comeback',
  '/comeback/1',
  '/standings',
  '/sheet',
];

test('the accounts have no fault that axe finds, in light or dark', { tag: '@wide' }, async ({ page }) => {
  test.slow();
  const at = await withMatch(page, conflicting());
  await forEachView(page, at, () => expectNoFaultInAnyTheme(page));
  await page.goto(at);
  await expect(page.getByRole('region', { name: 'was written down in different ways' })).toBeVisible();
  await expectNoFaultInAnyTheme(page);
});

test('the accounts in Japanese have no fault that axe finds', { tag: '@wide' }, async ({ page }) => {
  const at = await withMatch(page);
  await page.evaluate(() => localStorage.setItem('language', 'ja'));
  await page.reload();
  await forEachView(page, at, () => expectNoFault(page));
  await page.goto(`${at}/standings`);
  await page.getByRole('button', { name: 'すべて表示' }).click();
  await expect(page.getByText('検算')).toBeVisible();
});

async function forEachView(page: Page, at: string, look: () => Promise<void>): Promise<void> {
  for (const view of ['', ...VIEWS]) {
    await page.goto(view === '' ? '/#/match' : `${at}${view}`);
    await expect(page.locator('main :is(section, article, ol, p):visible').first()).toBeVisible();
    await look();
  }
}

test('every hand is listed with what the ledger says of it', async ({ page }) => {
  const { state } = evening();
  await page.goto(`${await withMatch(page)}/hands`);
  const rows = page.locator('ol > li');
  await expect(rows).toHaveCount(state.hands.length);
  for (const [i, line] of state.hands.toReversed().entries()) {
    await expect(rows.nth(i)).toContainText(describeHand(line, state, en).outcome);
    for (const points of line.scores) await expect(rows.nth(i)).toContainText(en.number(points));
  }
  await expect(page.getByText('Penalty: Dai −5.0')).toBeVisible();
  await expect(rows.last().getByRole('link', { name: /^Change East 1: Ben ron/ })).toHaveAttribute('href', /edit\/e1$/);
});

test('the boxes lead through the hands of the match, each with its address, by links and by keys', async ({ page }) => {
  const at = await withMatch(page);
  await page.goto(`${at}/hands`);
  await page.getByRole('link', { name: /^1 East 1/ }).click();
  await expect(page.getByRole('region', { name: 'Who won, with what' })).toContainText('12,000');
  await expect(page.getByText('Ippatsu')).toBeVisible();
  await page.getByRole('button', { name: 'Hide' }).click();
  await expect(page.getByText('Ippatsu')).toHaveCount(0);
  await expect(page.getByRole('img', { name: '8 man, the winning tile' })).toBeVisible();
  await page.getByRole('button', { name: 'Show' }).click();
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page.getByText('Hand 2 of 8')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('Hand 3 of 8')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('Hand 4 of 8')).toBeVisible();
  const box = page.getByRole('region', { name: 'Who won, with what' });
  for (const text of ['8,000', 'mangan', '2,600', '2 han 40 fu'])
    await expect(box.getByText(text, { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText('Hand 4 of 8')).toBeVisible();
  await page.getByRole('link', { name: 'Who pays whom' }).click();
  expect(page.url()).toMatch(/hands\/4\/payments$/);
  const pays = page.getByRole('region', { name: 'Who pays whom' });
  // The seats are those of the table, whatever the wind: Dai, the fourth, is at the left and faces Ben.
  for (const [place, name] of [
    ['bottom', 'Aki'],
    ['right', 'Ben'],
    ['top', 'Chie'],
    ['left', 'Dai'],
  ] as const)
    await expect(pays.locator(`[data-place=${place}]`)).toContainText(name);
  await expect(pays.locator('[data-place=left]')).toHaveText('西West Dai22,400−12,20010,200');
  await expect(pays.locator('svg text', { hasText: '8,600' })).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText('Hand 3 of 8')).toBeVisible();
  expect(page.url()).toMatch(/hands\/3\/winner$/);
  await page.getByRole('link', { name: 'Who pays whom' }).click();
  await page.getByRole('link', { name: 'To the table' }).click();
  await expect(drawButton(page)).toBeVisible();
});

test('each box is saved as an image', async ({ page }) => {
  const at = await withMatch(page);
  for (const box of ['winner', 'payments']) {
    await page.goto(`${at}/hands/4/${box}`);
    const { name, bytes } = await downloaded(page, 'Save image');
    expect([name, bytes.subarray(1, 4).toString()]).toEqual(['tenbo.png', 'PNG']);
  }
});

test('the course: the chart has its numbers in a table, and all that was written down is there', async ({ page }) => {
  const { state } = evening();
  await page.goto(`${await withMatch(page)}/course`);
  await expect(page.getByRole('img', { name: 'Points through the match' }).locator('polyline')).toHaveCount(4);
  await page.getByText('The same as a table').click();
  const rows = page.getByRole('table', { name: 'Points after each hand' }).getByRole('row');
  await expect(rows).toHaveCount(state.hands.length + 2);
  await expect(rows.last()).toHaveText(['East 4', ...state.scores.map(en.number)].join(''));
  await expect(page.getByRole('table', { name: 'Points more than each other' }).getByRole('row').nth(1)).toContainText('−36,800');
  await page.getByText('All that was written down').click();
  await expect(page.getByText('a note: Tea at the second table.')).toBeVisible();
});

test('the comeback card says what the ledger says, to the one who opened it', async ({ page }) => {
  const { state } = evening();
  const at = await withMatch(page);
  await page.goto(`${at}/comeback`);
  await page.getByRole('link', { name: 'Dai' }).click();
  const card = page.getByRole('dialog', { name: 'Comeback' });
  const { now, places, goesOn = now, threats } = describeConditions(conditions(state, 3), state, en);
  for (const text of [now, ...places, goesOn, threats]) await expect(card.getByText(text, { exact: true })).toBeVisible();
  await card.getByRole('link', { name: 'Hide' }).click();
  await expect(card).toHaveCount(0);
});

test('the settlement goes step by step to the money, and plus and minus are told', async ({ page }) => {
  const { state } = evening();
  await page.goto(`${await withMatch(page)}/standings`);
  await page.getByLabel('Money for 1,000 points').selectOption('50');
  const { headings, rows, sums } = describeSettlement(standings({ ...state, unit: 50 }, state.rules), state.players, en);
  const steps = page.getByRole('table', { name: 'Settlement' }).locator('tbody');
  await expect(steps).toHaveCount(1);
  for (const count of [2, 3]) {
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(steps).toHaveCount(count);
  }
  await expect(page.getByText(sums)).toHaveCount(0);
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(steps).toHaveCount(headings.length - 2);
  for (const [i, heading] of headings.slice(2).entries()) {
    await expect(steps.nth(i)).toContainText(heading);
    await expect(steps.nth(i).getByRole('cell')).toHaveText(rows.map((row) => row[i + 2] as string));
  }
  await expect(page.getByText(sums)).toBeVisible();
  const sticks = page.getByRole('table', { name: 'Point sticks each should have' }).getByRole('row');
  await expect(sticks.nth(3)).toHaveText('Ben 45,400');
  await expect(sticks.nth(4).getByRole('cell')).toHaveText(['4', '1', '0', '4']);
  await page.reload();
  await expect(page.getByLabel('Money for 1,000 points')).toHaveValue('50');
  const { name, bytes } = await downloaded(page, 'Save image');
  expect([name, bytes.subarray(1, 4).toString()]).toEqual(['tenbo-standings.png', 'PNG']);
});

test('the score sheet is saved as CSV and as a log, and prints on one page', async ({ page }) => {
  const match = evening();
  await page.goto(`${await withMatch(page)}/sheet`);
  await expect(page.getByText(/^\S+ \S+ \S+ \S+ \S+ \S+ +\(11 entries\)$/)).toBeVisible();
  for (const table of CSV_TABLES) {
    const csv = await downloaded(page, `Save the ${table} as CSV`);
    expect([csv.name, csv.bytes.toString()]).toEqual([`tenbo-2026-05-01-${table}.csv`, matchCsv(match.state, table, en)]);
  }
  const log = await downloaded(page, 'Save the match (JSON)');
  expect([log.name, log.bytes.toString()]).toEqual(['tenbo-2026-05-01.json', formatLog(unwrap(parseLog(match.log)))]);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByRole('cell', { name: 'chombo by Aki' })).toBeVisible();
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test('what cannot be taken in is told with its place, and nothing is lost by it', async ({ page }) => {
  const at = await withMatch(page);
  const { log } = evening();
  await takeIn(page, JSON.stringify(log).replace('"after":["e2"]', '"after":["nowhere"]'));
  await expect(report(page)).toContainText('Match 1: entry 4, after: it follows “nowhere”');
  await takeIn(page, formatLog(log).slice(0, 40));
  await expect(report(page)).toContainText('Line 2');
  await takeIn(page, '{}');
  await expect(report(page)).toContainText('no file of tenbo');
  expect(await idsIn(page)).toHaveLength(1);
  await page.goto(`${at}/hands`);
  await expect(page.locator('ol > li')).toHaveCount(8);
});

test('copies of a match that differ are both kept until one is chosen', async ({ page }) => {
  const at = await withMatch(page, fork(0));
  await takeIn(page, formatLog(conflicting().log));
  await expect(report(page)).toContainText('1 new entry; the copies do not agree');
  await expect(
    report(page)
      .getByRole('listitem')
      .filter({ hasText: /^Ben ron from Chie/ }),
  ).toBeVisible();
  await page.goto(`${at}/hands`);
  const conflict = page.getByRole('region', { name: 'South 1, 1 honba was written down in different ways' });
  await expect(conflict.getByRole('region', { name: 'Aki ron from Chie' })).toContainText('Aki 1');
  await expect(conflict.getByRole('region', { name: 'Ben ron from Chie' })).toContainText('Next: South 2');
  await conflict.getByRole('button', { name: 'Choose this Ben ron' }).press('Enter');
  await expect(conflict).toHaveCount(0);
  await expect(page.locator('main [data-next]').or(page.locator('#content')).and(page.locator(':focus'))).toHaveCount(1);
  await expect(page.locator('ol > li').first()).toContainText('Ben ron from Chie');
  await page.reload();
  await expect(page.locator('ol > li').first()).toContainText('Ben ron from Chie');
  await page.goto(`${at}/hands`);
  await page.getByText('Change the last choice').click();
  await page.getByRole('button', { name: 'Choose this Aki ron' }).click();
  await page.goto(`${at}/hands`);
  await expect(page.locator('ol > li').first()).toContainText('Aki ron from Chie');
});

test('at the table: a hand that a correction made elsewhere would move is decided there, and nothing can be entered before', async ({
  page,
}) => {
  const at = await withMatch(page, movedApart());
  await page.goto(at);
  const conflict = page.getByRole('region', { name: 'A hand written down as East 2 would now be East 1, 1 honba' });
  await expect(conflict.getByRole('listitem').filter({ has: page.getByRole('button') })).toHaveCount(3);
  await expect(drawButton(page)).toHaveCount(0);
  await conflict.getByRole('button', { name: 'Choose this Undo the other change' }).click();
  await expect(conflict).toHaveCount(0);
  await expect(drawButton(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'East 3' })).toBeVisible();
});

test('everything saved, all lost, everything taken in: the same', async ({ page }) => {
  await page.goto('/#/hand?hand=23467m406p56788s&tile=8m&rules=standard');
  await expect(page.getByRole('status', { name: 'Result' })).toContainText('5,800');
  await page.evaluate(() => {
    localStorage.setItem('rules', JSON.stringify([{ base: 'standard', id: 'own1', name: 'Ours', match: { start: 30_000 } }]));
    localStorage.setItem('theme', 'dark');
  });
  await page.reload();
  await withMatch(page);
  const before = await downloaded(page, 'Save everything');
  await page.goto('about:blank');
  await page.goto('/icon.svg');
  await page.evaluate(
    () =>
      new Promise((done) => {
        localStorage.clear();
        indexedDB.deleteDatabase('tenbo').onsuccess = done;
      }),
  );
  expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
  await page.goto('/#/match');
  await page.getByLabel('Take its settings too').check();
  await takeIn(page, before.bytes.toString());
  await expect(report(page)).toHaveText('Aki, Ben, Chie and Dai: a new match1 rule set1 earlier handSettings');
  const after = await downloaded(page, 'Save everything');
  expect(JSON.parse(after.bytes.toString())).toEqual(JSON.parse(before.bytes.toString()));
  await takeIn(page, before.bytes.toString());
  await expect(report(page)).toContainText('Nothing new came in.');
});

test('two hundred hands are listed, to the last', async ({ page }) => {
  await page.goto(`${await withMatch(page, longMatch(200))}/hands`);
  await expect(page.locator('ol > li')).toHaveCount(200);
  await expect(page.getByRole('link', { name: /^200 East 1/ })).toBeVisible();
  await page.locator('ol > li').last().scrollIntoViewIfNeeded();
  await expect(page.getByRole('link', { name: /^1 East 1/ })).toBeVisible();
});
