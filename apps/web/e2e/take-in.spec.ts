import { writeFileSync } from 'node:fs';

import { formatLog } from '@tenbo/ledger';
import { type Page, expect, test } from '@playwright/test';

import { drawButton } from './at-the-table.ts';
import { evening } from './evening.ts';

const report = (page: Page) => page.getByRole('region', { name: 'All data in one file' }).getByRole('status');

async function takeIn(page: Page, text: string): Promise<void> {
  await page.goto('/#/match');
  await page
    .getByLabel('Take in a file', { exact: true })
    .setInputFiles({ name: 'all.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await expect(report(page)).not.toBeEmpty({ timeout: 30_000 });
}

const { log } = evening();
/** The same match as if another, under entries of its own. */
const another = (nth: number) => JSON.parse(formatLog(log).replaceAll(/"(e\d*|evening)"/g, `"$1x${nth}"`)) as unknown;
const file = (fields: object) =>
  JSON.stringify({ format: 'tenbo', version: 1, matches: [], rules: [], hands: [], choices: {}, ...fields });
const match = (id: unknown, nth = 0) => ({ id, log: another(nth), soFar: { riichi: [] } });
const HAND = 'hand=23467m406p56788s&tile=8m&by=ron&rules=standard';

/** Room for so many bytes, reckoned with from before the database is first opened. */
async function quota(page: Page, quotaSize?: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const origin = new URL(test.info().project.use.baseURL ?? '').origin;
  await session.send('Storage.overrideQuotaForOrigin', { origin, ...(quotaSize !== undefined && { quotaSize }) });
}

test('an import for which there is no room brings nothing in, rules and earlier hands included', async ({ page }) => {
  test.setTimeout(60_000);
  await quota(page, 300_000);
  await page.goto('/#/match');
  const matches = Array.from({ length: 200 }, (_, i) => match(`m${i}`, i));
  const all = file({ matches, rules: [{ base: 'mleague', id: 'own1', name: 'Ours' }], hands: [HAND] });
  await takeIn(page, all);
  await expect(report(page)).toContainText('There is no room left');
  await expect(report(page)).toContainText('Nothing new came in.');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Look through a sample match' })).toBeVisible();
  expect(await page.evaluate(() => [localStorage.getItem('rules'), localStorage.getItem('hands')])).toEqual([null, '[]']);
  await quota(page);
  await takeIn(page, all);
  await expect(report(page)).toContainText('and 150 more matches1 rule set1 earlier hand');
  await page.reload();
  await expect(page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Delete/ }) })).toHaveCount(200);
});

test('an import whose rules there is no room for brings nothing in', async ({ page }) => {
  await page.goto('/#/match');
  await page.evaluate(() => {
    for (let size = 4_000_000; size >= 1; size = Math.floor(size / 2)) {
      try {
        for (;;) localStorage.setItem('filler', (localStorage.getItem('filler') ?? '') + 'x'.repeat(size));
      } catch {
        // Less, then.
      }
    }
  });
  const all = file({ matches: [match('one')], rules: [{ base: 'mleague', id: 'own1', name: 'Ours' }], hands: [HAND] });
  await takeIn(page, all);
  await expect(report(page)).toContainText('refused to keep the rule sets');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Look through a sample match' })).toBeVisible();
  await page.evaluate(() => localStorage.removeItem('filler'));
  await takeIn(page, all);
  await expect(report(page)).toContainText('a new match1 rule set1 earlier hand');
});

test('sixty thousand earlier hands: as many come in as are kept', async ({ page }) => {
  const hands = Array.from({ length: 60_000 }, (_, i) => `${HAND}&honba=${i % 100}&riichiSticks=${Math.floor(i / 100)}`);
  await takeIn(page, file({ hands }));
  await expect(report(page)).toContainText('500 earlier hands');
  await expect(report(page)).toContainText('59,500 were left out'.replace(',', ''));
  expect(await page.evaluate(() => localStorage.getItem('hands')?.length ?? 0)).toBeLessThan(100_000);
});

test('a million faulty matches are said in a moment, and the page goes on', async ({ page }) => {
  await page.goto('/#/match');
  await expect(page.getByRole('button', { name: 'Look through a sample match' })).toBeVisible();
  const began = Date.now();
  await takeIn(page, `{"format":"tenbo","version":1,"matches":[${'0, '.repeat(999_999)}0]}`);
  await expect(report(page)).toContainText('and 999980 more');
  expect(await report(page).getByRole('listitem').count()).toBe(21);
  expect(Date.now() - began).toBeLessThan(10_000);
  await page.getByRole('button', { name: 'Look through a sample match' }).click();
  await expect(drawButton(page)).toBeVisible();
});

test('a long import says how far it is, and the page answers meanwhile', async ({ page }) => {
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
  const matches = Array.from({ length: 1500 }, (_, i) => match(`m${i}`, i));
  const path = test.info().outputPath('long.json');
  writeFileSync(path, file({ matches }));
  await page.getByLabel('Take in a file', { exact: true }).setInputFiles(path);
  await expect(report(page)).toContainText('and 1450 more matches', { timeout: 60_000 });
  await expect(page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Delete/ }) })).toHaveCount(1500, {
    timeout: 60_000,
  });
  const { progress, longest } = await page.evaluate(
    () => (globalThis as unknown as { seen: { progress: number; longest: number } }).seen,
  );
  expect(progress).toBeGreaterThan(2);
  // It was 0.7 s on a busy machine, and is said here to notice seconds.
  expect(longest).toBeLessThan(3000);
});

test('a file of many megabytes is not opened', async ({ page }) => {
  const path = test.info().outputPath('big.json');
  writeFileSync(path, ' '.repeat(64_100_000));
  await page.goto('/#/match');
  await page.getByLabel('Take in a file', { exact: true }).setInputFiles(path);
  await expect(report(page)).toContainText('The file has 65 MB; at most 64 MB are read.');
});

test('a match under an id that no page makes is refused', async ({ page }) => {
  const ids = ['\ud800', '__proto__', '', 'x'.repeat(10_000), 'a/b', '%zz', 'new', 7];
  await takeIn(page, file({ matches: [...ids.map((id, i) => match(id, i)), match('good', 99)] }));
  await expect(report(page)).toContainText('a new match');
  for (const [i] of ids.entries()) await expect(report(page)).toContainText(`Match ${i + 1}: its id is none that tenbo makes.`);
  await expect(page.getByRole('link', { name: /^Aki, Ben, Chie and Dai/ })).toHaveCount(1);
});

test('a match that was kept under a bad id, or that cannot be read, hides no other and can be deleted', async ({ page }) => {
  await takeIn(page, file({ matches: [match('good', 99)] }));
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
    [bad, another(1) as object[]] as const,
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

test('an address of a match under any id leads to a page that says there is none', async ({ page }) => {
  for (const id of ['__proto__', 'x'.repeat(10_000), 'a%2Fb', '%EF%BF%BD']) {
    await page.goto(`/#/match/${id}`);
    await expect(page.getByText('There is no such match in this browser')).toBeVisible();
  }
});
