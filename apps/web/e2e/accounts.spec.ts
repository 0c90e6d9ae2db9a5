import { readFile } from 'node:fs/promises';

import { type Page, expect, test } from './test.ts';
import { unwrap } from '@tenbo/engine';
import { CSV_TABLES, describeConditions, describeHand, describeSettlement, localeOf, matchCsv } from '@tenbo/i18n';
import { type Match, conditions, formatLog, mergeLogs, parseLog, replay, settleMatch } from '@tenbo/ledger';

import { drawButton, ok } from './at-the-table.ts';
import { expectNoFault } from './axe.ts';
import { evening, longMatch, startedMatch, withConflict, withEvent, withLastRonBy } from './evening.ts';

const en = localeOf('en');

/** The page's report of an import. */
const report = (page: Page) => page.getByRole('region', { name: 'Back up your data' }).getByRole('status');

/** Imports a file with this text and waits for the report. */
async function importFile(page: Page, text: string): Promise<void> {
  await page.goto('/#/match');
  await page
    .getByLabel('Import a file', { exact: true })
    .setInputFiles({ name: 'evening.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await expect(report(page)).not.toBeEmpty();
}

const storedIds = (page: Page) =>
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

/** Imports a match. @returns the address of its views */
async function importMatch(page: Page, match: Match = evening()): Promise<string> {
  await importFile(page, formatLog(match.log));
  const [id] = await storedIds(page);
  return `/#/match/${id}`;
}

async function downloaded(page: Page, button: string): Promise<{ readonly name: string; readonly bytes: Buffer }> {
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const download = await waiting;
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

/** A hand was entered as East 2; then another device corrected the hand before it, so the dealer stays and it would be East 1, 1 honba. */
function withMovedHand(): Match {
  const ron = (winner: 0 | 1) =>
    ({ riichi: [], outcome: { kind: 'ron', discarder: 2, wins: [{ winner, value: { han: 2, fu: 30 } }] } }) as const;
  const first = withEvent(startedMatch(), { type: 'handEnded', hand: ron(1) });
  const here = withEvent(first, { type: 'handEnded', hand: { riichi: [], outcome: { kind: 'exhaustiveDraw', tenpai: [3] } } });
  const there = withEvent(first, { type: 'entryReplaced', entry: 'e1', event: { type: 'handEnded', hand: ron(0) } }, 'there');
  const log = unwrap(mergeLogs(here.log, there.log));
  return { log, state: replay(log) };
}

test('the list of hands shows the outcome and the scores of each hand', async ({ page }) => {
  const { state } = evening();
  await page.goto(`${await importMatch(page)}/hands`);
  const rows = page.locator('ol > li');
  await expect(rows).toHaveCount(state.hands.length);
  for (const [i, line] of state.hands.toReversed().entries()) {
    await expect(rows.nth(i)).toContainText(describeHand(line, state, en).outcome);
    for (const points of line.scores) await expect(rows.nth(i)).toContainText(en.number(points));
  }
  await expect(page.getByText('Penalty: Dai −5.0')).toBeVisible();
  await expect(rows.last().getByRole('link', { name: /^Edit East 1: ron by Ben/ })).toHaveAttribute('href', /edit\/e1$/);
});

test('links and arrow keys lead through the score boxes of a match, and each box has its own address', async ({ page }) => {
  const address = await importMatch(page);
  await page.goto(`${address}/hands`);
  await page.getByRole('link', { name: /^1 East 1/ }).click();
  await expect(page.getByRole('region', { name: 'Winning hand' })).toContainText('12,000');
  await expect(page.getByText('Ippatsu')).toBeVisible();
  await page.getByRole('button', { name: 'See the table' }).click();
  await expect(page.getByText('Ippatsu')).toHaveCount(0);
  await page.getByRole('button', { name: 'Back to the score' }).click();
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page.getByText('Hand 2 of 8')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('Hand 3 of 8')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('Hand 4 of 8')).toBeVisible();
  const box = page.getByRole('region', { name: 'Winning hand' });
  for (const text of ['8,000', 'mangan', '2,600', '2 han 40 fu'])
    await expect(box.getByText(text, { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText('Hand 4 of 8')).toBeVisible();
  await ok(page).click();
  expect(page.url()).toMatch(/hands\/4\/payments$/);
  const pays = page.getByRole('region', { name: 'Payments' });
  // The seats are those of the table, whatever the wind: Dai, the fourth, is at the left and faces Ben.
  for (const [place, name] of [
    ['bottom', 'Aki'],
    ['right', 'Ben'],
    ['top', 'Chie'],
    ['left', 'Dai'],
  ] as const)
    await expect(pays.locator(`[data-place=${place}]`)).toContainText(name);
  await expect(pays.locator('[data-place=left]')).toHaveText('西West Dai22,400−12,20010,200');
  await expect(pays.locator('[data-drawn]', { hasText: '8,600' })).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText('Hand 3 of 8')).toBeVisible();
  expect(page.url()).toMatch(/hands\/3\/winner$/);
  await ok(page).click();
  await expect(pays).toBeVisible();
  await ok(page).click();
  await expect(drawButton(page)).toBeVisible();
});

test('each score box of a match can be saved as an image', async ({ page }) => {
  const address = await importMatch(page);
  for (const box of ['winner', 'payments']) {
    await page.goto(`${address}/hands/4/${box}`);
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    const { name, bytes } = await downloaded(page, 'Save image');
    expect([name, bytes.subarray(1, 4).toString()]).toEqual(['tenbo.png', 'PNG']);
  }
});

test('the course shows its chart as a table too, and lists every entry', async ({ page }) => {
  const { state } = evening();
  await page.goto(`${await importMatch(page)}/course`);
  await expect(page.getByRole('img', { name: 'Points over the match' }).locator('polyline')).toHaveCount(4);
  await page.getByText('Show as a table').click();
  const rows = page.getByRole('table', { name: 'Points after each hand' }).getByRole('row');
  await expect(rows).toHaveCount(state.hands.length + 2);
  await expect(rows.last()).toHaveText(['East 4', ...state.scores.map(en.number)].join(''));
  await expect(page.getByRole('table', { name: 'Point gaps' }).getByRole('row').nth(1)).toContainText('−36,800');
  await page.getByText('Full log').click();
  await expect(page.getByText('a note: Tea at the second table.')).toBeVisible();
});

test('the comeback card shows the conditions that the ledger finds for its player', async ({ page }) => {
  const { state } = evening();
  const address = await importMatch(page);
  await page.goto(`${address}/comeback`);
  await page.getByRole('link', { name: 'Dai' }).click();
  const card = page.getByRole('dialog', { name: 'Comeback' });
  const { now, places, goesOn = now, threats } = describeConditions(conditions(state, 3), state, en);
  for (const text of [now, ...places, goesOn, threats]) await expect(card.getByText(text, { exact: true })).toBeVisible();
  await card.getByRole('link', { name: 'Hide' }).click();
  await expect(card).toHaveCount(0);
});

test('the settlement opens on the result; behind it are the steps to the money, with the sums of plus and minus', async ({
  page,
}) => {
  const { state } = evening();
  await page.goto(`${await importMatch(page)}/standings`);
  const rows = page.getByRole('main').getByRole('listitem');
  const settled = settleMatch({ ...state, unit: 50 }, state.rules);
  for (const [i, { seat, points, total }] of settled.entries()) {
    await expect(rows.nth(i)).toContainText(`${state.players[seat]}${en.number(points)} points`);
    await expect(rows.nth(i)).toContainText(en.match.ranking(total));
  }
  await expect(page.getByRole('table', { name: 'Settlement' })).toBeHidden();
  await page.getByText('How it comes about').click();
  await page.getByLabel('Stake per 1,000 points').selectOption('50');
  const { headings, rows: cells, sums } = describeSettlement(settled, state.players, en);
  const steps = page.getByRole('table', { name: 'Settlement' }).locator('tbody');
  await expect(steps).toHaveCount(headings.length - 2);
  for (const [i, heading] of headings.slice(2).entries()) {
    await expect(steps.nth(i)).toContainText(heading);
    await expect(steps.nth(i).getByRole('cell')).toHaveText(cells.map((row) => row[i + 2] as string));
  }
  await expect(page.getByText(sums)).toBeVisible();
  const sticks = page.getByRole('table', { name: 'Point sticks for each player' }).getByRole('row');
  await expect(sticks.nth(3)).toHaveText('Ben 45,400');
  await expect(sticks.nth(4).getByRole('cell')).toHaveText(['4', '1', '0', '4']);
  await page.reload();
  await page.getByText('How it comes about').click();
  await expect(page.getByLabel('Stake per 1,000 points')).toHaveValue('50');
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const { name, bytes } = await downloaded(page, 'Save image');
  expect([name, bytes.subarray(1, 4).toString()]).toEqual(['tenbo-standings.png', 'PNG']);
});

test('the score sheet can be saved as CSV and as a log, and prints on one page', async ({ page }) => {
  const match = evening();
  await page.goto(`${await importMatch(page)}/sheet`);
  await expect(page.getByText(/^Check words: \S+ \S+ \S+ \S+ \S+ \S+ +\(11 entries\)\. Phones/)).toBeVisible();
  for (const table of CSV_TABLES) {
    const csv = await downloaded(page, `Save ${table} as CSV`);
    expect([csv.name, csv.bytes.toString()]).toEqual([`tenbo-2026-05-01-${table}.csv`, matchCsv(match.state, table, en)]);
  }
  const log = await downloaded(page, 'Save match (JSON)');
  expect([log.name, log.bytes.toString()]).toEqual(['tenbo-2026-05-01.json', formatLog(unwrap(parseLog(match.log)))]);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByRole('cell', { name: 'chombo by Aki' })).toBeVisible();
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test('a failed import says where the file is wrong, and loses nothing', async ({ page }) => {
  const address = await importMatch(page);
  const { log } = evening();
  await importFile(page, JSON.stringify(log).replace('"after":["e2"]', '"after":["nowhere"]'));
  await expect(report(page)).toContainText('Match 1: entry 4, after: it follows “nowhere”');
  await importFile(page, formatLog(log).slice(0, 40));
  await expect(report(page)).toContainText('line 2');
  await importFile(page, '{}');
  await expect(report(page)).toContainText('neither a tenbo file nor the record of a game');
  expect(await storedIds(page)).toHaveLength(1);
  await page.goto(`${address}/hands`);
  await expect(page.locator('ol > li')).toHaveCount(8);
});

test('when two copies of a match differ, both are kept until one is chosen', async ({ page }) => {
  const address = await importMatch(page, withLastRonBy(0));
  await importFile(page, formatLog(withConflict().log));
  await expect(report(page)).toContainText('1 new entry; the copies disagree');
  await expect(
    report(page)
      .getByRole('listitem')
      .filter({ hasText: /^ron by Ben from Chie/ }),
  ).toBeVisible();
  const conflict = page.getByRole('region', { name: 'South 1, 1 honba has different versions' });
  await page.goto(address);
  await expect(conflict).toBeVisible();
  await expectNoFault(page);
  await page.goto(`${address}/hands`);
  await expect(conflict.getByRole('region', { name: 'ron by Aki from Chie' })).toContainText('Aki 1');
  await expect(conflict.getByRole('region', { name: 'ron by Ben from Chie' })).toContainText('Next: South 2');
  await conflict.getByRole('button', { name: 'Choose this ron by Ben' }).press('Enter');
  await expect(conflict).toHaveCount(0);
  await expect(page.locator('main [data-next]').or(page.locator('#content')).and(page.locator(':focus'))).toHaveCount(1);
  await expect(page.locator('ol > li').first()).toContainText('ron by Ben from Chie');
  await page.reload();
  await expect(page.locator('ol > li').first()).toContainText('ron by Ben from Chie');
  await page.goto(`${address}/hands`);
  await page.getByText('Change the last choice').click();
  await page.getByRole('button', { name: 'Choose this ron by Aki' }).click();
  await page.goto(`${address}/hands`);
  await expect(page.locator('ol > li').first()).toContainText('ron by Aki from Chie');
});

test('when a correction on another device would move a hand, the table asks what to do and takes no entry until then', async ({
  page,
}) => {
  const address = await importMatch(page, withMovedHand());
  await page.goto(address);
  const conflict = page.getByRole('region', { name: 'A hand entered as East 2 would now be East 1, 1 honba' });
  await expect(conflict.getByRole('listitem').filter({ has: page.getByRole('button') })).toHaveCount(3);
  await expect(drawButton(page)).toHaveCount(0);
  await conflict.getByRole('button', { name: 'Choose this Undo the other change' }).click();
  await expect(conflict).toHaveCount(0);
  await expect(drawButton(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'East 3' })).toBeVisible();
});

test('a saved file restores everything after all storage is deleted', async ({ page }) => {
  await page.goto('/#/hand?hand=23467m406p56788s&tile=8m&seat=E&rules=standard');
  await expect(page.getByRole('status', { name: 'Result' })).toContainText('5,800');
  await page.evaluate(() => {
    localStorage.setItem('rules', JSON.stringify([{ base: 'standard', id: 'own1', name: 'Ours', match: { start: 30_000 } }]));
    localStorage.setItem('theme', 'dark');
  });
  await page.reload();
  await importMatch(page);
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
  await page.getByLabel('Import settings too').check();
  await importFile(page, before.bytes.toString());
  await expect(report(page)).toHaveText('Aki, Ben, Chie and Dai: a new match Open1 rule set1 past handSettings');
  const after = await downloaded(page, 'Save everything');
  expect(JSON.parse(after.bytes.toString())).toEqual(JSON.parse(before.bytes.toString()));
  await importFile(page, before.bytes.toString());
  await expect(report(page)).toContainText('Nothing new');
});

test('all two hundred hands of a long match are listed', async ({ page }) => {
  await page.goto(`${await importMatch(page, longMatch(200))}/hands`);
  await expect(page.locator('ol > li')).toHaveCount(200);
  await expect(page.getByRole('link', { name: /^200 East 1/ })).toBeVisible();
  await page.locator('ol > li').last().scrollIntoViewIfNeeded();
  await expect(page.getByRole('link', { name: /^1 East 1/ })).toBeVisible();
});
