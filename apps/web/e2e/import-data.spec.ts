import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

import { formatLog } from '@tenbo/ledger';
import { type Page, expect, test } from './test.ts';

import { drawButton } from './at-the-table.ts';
import { evening } from './evening.ts';
import { ronRecord } from '../../../fixtures/mjlog.ts';

const report = (page: Page) => page.getByRole('region', { name: 'Back up your data' }).getByRole('status');

async function importFile(page: Page, text: string): Promise<void> {
  await page.goto('/#/match');
  await page
    .getByLabel('Import a file', { exact: true })
    .setInputFiles({ name: 'all.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await expect(report(page)).not.toBeEmpty({ timeout: 30_000 });
}

const { log } = evening();
/** The log with entry ids of its own, which makes it another match. */
const anotherLog = (nth: number) => JSON.parse(formatLog(log).replaceAll(/"(e\d*|evening)"/g, `"$1x${nth}"`)) as unknown;
const file = (fields: object) =>
  JSON.stringify({ format: 'tenbo', version: 1, matches: [], rules: [], hands: [], choices: {}, ...fields });
const match = (id: unknown, nth = 0) => ({ id, log: anotherLog(nth), soFar: { riichi: [] } });
const HAND = 'hand=23467m406p56788s&tile=8m&by=ron&rules=standard';

/** Limits the room for the page, in bytes; without a size, lifts the limit. Set the first limit before the database is first opened. */
async function limitRoom(page: Page, quotaSize?: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const origin = new URL(test.info().project.use.baseURL ?? '').origin;
  await session.send('Storage.overrideQuotaForOrigin', { origin, ...(quotaSize !== undefined && { quotaSize }) });
}

test('an import adds nothing if there is no room for it, not even rules or earlier hands', async ({ page }) => {
  test.setTimeout(60_000);
  await limitRoom(page, 300_000);
  await page.goto('/#/match');
  const matches = Array.from({ length: 200 }, (_, i) => match(`m${i}`, i));
  const all = file({ matches, rules: [{ base: 'mleague', id: 'own1', name: 'Ours' }], hands: [HAND] });
  await importFile(page, all);
  await expect(report(page)).toContainText('storage is full');
  await expect(report(page)).not.toContainText('Nothing new');
  await page.reload();
  await expect(page.getByRole('button', { name: 'View a sample match' })).toBeVisible();
  expect(await page.evaluate(() => [localStorage.getItem('rules'), localStorage.getItem('hands')])).toEqual([null, '[]']);
  await limitRoom(page);
  await importFile(page, all);
  await expect(report(page)).toContainText('and 150 more matches1 rule set1 past hand');
  await page.reload();
  await expect(page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Delete/ }) })).toHaveCount(200, {
    timeout: 15_000,
  });
});

test('an import adds nothing if there is no room for its rules', async ({ page }) => {
  await page.goto('/#/match');
  await page.evaluate(() => {
    for (let size = 4_000_000; size >= 1; size = Math.floor(size / 2)) {
      try {
        for (;;) localStorage.setItem('filler', (localStorage.getItem('filler') ?? '') + 'x'.repeat(size));
      } catch {
        // No room for that much: try half.
      }
    }
  });
  const all = file({ matches: [match('one')], rules: [{ base: 'mleague', id: 'own1', name: 'Ours' }], hands: [HAND] });
  await importFile(page, all);
  await expect(report(page)).toContainText('could not save the rule sets');
  await page.reload();
  await expect(page.getByRole('button', { name: 'View a sample match' })).toBeVisible();
  await page.evaluate(() => localStorage.removeItem('filler'));
  await importFile(page, all);
  await expect(report(page)).toContainText('a new match Open1 rule set1 past hand');
});

test('of sixty thousand earlier hands, an import adds only as many as the page keeps', async ({ page }) => {
  const hands = Array.from({ length: 60_000 }, (_, i) => `${HAND}&honba=${i % 100}&riichiSticks=${Math.floor(i / 100)}`);
  await importFile(page, file({ hands }));
  await expect(report(page)).toContainText('500 past hands');
  await expect(report(page)).toContainText('59,500 were left out'.replace(',', ''));
  expect(await page.evaluate(() => localStorage.getItem('hands')?.length ?? 0)).toBeLessThan(100_000);
});

test('a million faulty matches are reported within seconds, and the page keeps working', async ({ page }) => {
  await page.goto('/#/match');
  await expect(page.getByRole('button', { name: 'View a sample match' })).toBeVisible();
  const began = Date.now();
  await importFile(page, `{"format":"tenbo","version":1,"matches":[${'0, '.repeat(999_999)}0]}`);
  await expect(report(page)).toContainText('and 999980 more');
  expect(await report(page).getByRole('listitem').count()).toBe(21);
  expect(Date.now() - began).toBeLessThan(10_000);
  await page.getByRole('button', { name: 'View a sample match' }).click();
  await expect(drawButton(page)).toBeVisible();
});

test('a long import shows its progress, and the page keeps responding', async ({ page }) => {
  test.setTimeout(90_000);
  await page.goto('/#/match');
  await page.evaluate(() => {
    const seen = { progress: 0, longest: 0 };
    Object.assign(globalThis, { seen });
    new MutationObserver(() => (seen.progress += document.querySelector('progress') ? 1 : 0)).observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
    });
    let last = performance.now();
    setInterval(() => {
      seen.longest = Math.max(seen.longest, performance.now() - last);
      last = performance.now();
    }, 10);
  });
  const matches = Array.from({ length: 500 }, (_, i) => match(`m${i}`, i));
  const path = test.info().outputPath('long.json');
  writeFileSync(path, file({ matches }));
  await page.getByLabel('Import a file', { exact: true }).setInputFiles(path);
  await expect(report(page)).toContainText('and 450 more matches', { timeout: 60_000 });
  await expect(page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Delete/ }) })).toHaveCount(500, {
    timeout: 60_000,
  });
  const { progress, longest } = await page.evaluate(
    () => (globalThis as typeof globalThis & { seen: { progress: number; longest: number } }).seen,
  );
  expect(progress).toBeGreaterThan(2);
  // A third of a second on a busy machine; a page that reads all of it at once hangs for longer than the limit.
  expect(longest).toBeLessThan(1000);
});

test('a file over 64 MB is not opened', async ({ page }) => {
  const path = test.info().outputPath('big.json');
  writeFileSync(path, ' '.repeat(64_100_000));
  await page.goto('/#/match');
  await page.getByLabel('Import a file', { exact: true }).setInputFiles(path);
  await expect(report(page)).toContainText('The file is 65 MB, but at most 64 MB can be imported.');
});

test('a match with an id that tenbo never makes is refused', async ({ page }) => {
  const ids = ['\ud800', '__proto__', '', 'x'.repeat(10_000), 'a/b', '%zz', 'new', 7];
  await importFile(page, file({ matches: [...ids.map((id, i) => match(id, i)), match('good', 99)] }));
  await expect(report(page)).toContainText('a new match');
  for (const [i] of ids.entries())
    await expect(report(page)).toContainText(`Match ${i + 1}: its id was not made by tenbo.`);
  await expect(page.getByRole('link', { name: /^Aki, Ben, Chie and Dai/ })).toHaveCount(1);
});

test('a stored match with a bad id or unreadable entries hides no other match and can be deleted', async ({ page }) => {
  await importFile(page, file({ matches: [match('good', 99)] }));
  const bad = ['\ud800', '', 'new', '__proto__', 'a/b', 'x'.repeat(10_000), 'unreadable', 'throws'];
  await page.evaluate(
    ([ids, entries]) =>
      new Promise<void>((done) => {
        const opening = indexedDB.open('tenbo');
        opening.addEventListener('success', () => {
          const transaction = opening.result.transaction(['matches', 'entries'], 'readwrite');
          for (const id of ids) {
            transaction.objectStore('matches').put({ id, soFar: { riichi: [] } });
            for (const [nth, entry] of entries.entries()) {
              const { event } = entry as { event: { rules?: unknown } };
              const put =
                id === 'unreadable'
                  ? null
                  : id === 'throws' && event.rules
                    ? { ...entry, event: { ...event, rules: { base: { toString: 0 } } } }
                    : entry;
              transaction.objectStore('entries').put({ match: id, nth, entry: put });
            }
          }
          transaction.addEventListener('complete', () => {
            opening.result.close();
            done();
          });
        });
      }),
    [bad, anotherLog(1) as object[]] as const,
  );
  await page.goto('/#/match/new');
  await page.goto('/#/match');
  await page.reload();
  const rows = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Delete/ }) });
  await expect(rows).toHaveCount(bad.length + 1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  const unreadable = rows.filter({ hasText: 'This match cannot be read' });
  await expect(unreadable).toHaveCount(5);
  for (let left = bad.length; left > 0; left--) {
    const row = left > 3 ? unreadable.first() : rows.last();
    await row.getByRole('button', { name: /^Delete/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(rows).toHaveCount(left);
  }
});

test('the address of an unknown match says that there is none, whatever its id', async ({ page }) => {
  for (const id of ['__proto__', 'x'.repeat(10_000), 'a%2Fb', '%EF%BF%BD']) {
    await page.goto(`/#/match/${id}`);
    await expect(page.getByText('This match is not in this browser')).toBeVisible();
  }
});

test('the record of a game from another site opens as a match, and says where it differs', async ({ page }) => {
  await page.goto('/#/match');
  const input = page.getByLabel('Import a file', { exact: true });
  await input.setInputFiles({ name: 'game.mjlog', mimeType: '', buffer: gzipSync(ronRecord({ points: 3900 })) });
  await expect(report(page)).toContainText('Aki, Ben, Chie and Dai: a new match');
  await expect(report(page)).toContainText('East 1: points: the record says 3,900, tenbo 2,900');
  await report(page).getByRole('link', { name: 'Replay' }).click();
  await expect(page).toHaveURL(/replay\/1\/0$/);
  await page.goto('/#/match');
  await page.getByRole('link', { name: 'Aki, Ben, Chie and Dai' }).click();
  await expect(page.getByText('27,900').first()).toBeVisible();
});
