// The page that `tenbo stats --html` writes, opened from a disk.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { formatLog } from '@tenbo/ledger';
import { presets } from '@tenbo/engine';
import { type Page, expect, test } from './test.ts';

import { handEnded, played, ron, started, tsumo } from '../../../fixtures/logs.ts';
import { spawnTenbo } from '../../../fixtures/spawn-tenbo.ts';
import { faultsIn, faultsOfWords } from './axe.ts';

let folder: string;
test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tenbo-report-'));
});
test.afterAll(() => rmSync(folder, { recursive: true }));

const TILES = { hand: '23467m406p55s', tile: '8m', melds: [{ type: 'pon', tiles: '888s' }] };
const OVER = { type: 'matchEnded', reason: 'agreed' } as const;
const riichi = handEnded({ ...ron(2, 0, { han: 3, fu: 30 }).hand, riichi: [2] });
// 33,000 for Dai, 28,800 for Chie, 23,000 for Ben and 15,200 for Aki.
const four = played(
  started(),
  ['a', ron(1, 0, { tiles: TILES })],
  ['b', tsumo(3, { limit: 'mangan' })],
  ['c', riichi],
  ['d', OVER],
);
const three = played(started(presets.tenhouSanma), ['a', tsumo(1, { yakuman: 1 })], ['b', OVER]);

/** Opens a page of two matches, with four and with three players; nothing may be fetched but the file. */
async function open(page: Page, lang: string): Promise<void> {
  writeFileSync(join(folder, 'four.json'), formatLog(four.log));
  writeFileSync(
    join(folder, 'three.json'),
    formatLog(three.log.map((entry) => ({ ...entry, id: `3${entry.id}`, after: entry.after.map((id) => `3${id}`) }))),
  );
  const file = join(folder, `${test.info().project.name}-${lang}.html`);
  const written = spawnTenbo(['stats', join(folder, 'four.json'), join(folder, 'three.json'), '--html', file, '--lang', lang]);
  expect(written.status).toBe(0);
  const address = pathToFileURL(file).href;
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto(address);
  expect(requested).toEqual([address]);
}

for (const lang of ['en', 'ja', 'zh']) {
  test(`it stands alone, is accessible and no wider than the screen: ${lang} @wide`, async ({ page }) => {
    await open(page, lang);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    expect(await (lang === 'en' ? faultsIn : faultsOfWords)(page)).toEqual([]);
    for (const chart of await page.locator('.chart:visible').all()) await expect(chart).toHaveAccessibleName(/\S/);
  });
}

test('each chart is drawn once for the width of the screen, with its numbers in a table @wide', async ({ page }) => {
  await open(page, 'en');
  const progress = page.locator('.card', { has: page.getByRole('heading', { name: 'Progress' }) }).first();
  await expect(progress.locator('.chart:visible')).toHaveCount(1);
  await progress.getByText('Show as a table').click();
  await expect(progress.getByRole('columnheader')).toHaveText(['game', 'Dai', 'Chie', 'Ben', 'Aki']);
  await expect(progress.getByRole('row')).toHaveCount(2);
});

test('a winner’s hand lies there with its tiles, named for those who do not see it', async ({ page }) => {
  await open(page, 'en');
  const hand = page.locator('.hand').first();
  await expect(hand).toHaveAccessibleName(
    '2 man 3 man 4 man 6 man 7 man 4 pin red 5 pin 6 pin 5 sou 5 sou; 8 man, the winning tile; pon 8 sou 8 sou 8 sou',
  );
  await expect(hand.locator('.tile')).toHaveCount(14);
});
