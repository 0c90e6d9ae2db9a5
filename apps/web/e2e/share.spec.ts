import { readFile } from 'node:fs/promises';

import { presets } from '@tenbo/engine';
import { type Page, expect, test } from './test.ts';

import { openMatch } from './at-the-table.ts';
import { expectNoFault } from './axe.ts';
import { type Hand, ron } from './thirty-hands.ts';

const WIN =
  '/#/hand?hand=3367m406p666s222z&tile=8m&by=ron&from=W&seat=S&round=E&riichi=riichi&honba=1&riichiSticks=2&rules=mleague';
const TILES_ONLY = '/#/hand?hand=23467m406p56788s&tile=8m';

const share = (page: Page) => page.getByRole('button', { name: 'Share', exact: true });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Share' });

/** What "Copy text" in the sheet copies. */
async function copied(page: Page, button = 'Copy text'): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await sheet(page).getByRole('button', { name: button }).click();
  const read = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(read).not.toBe('');
  await expect(sheet(page).getByText('Copied').first()).toBeVisible();
  return read();
}

/** What the system's share sheet was given. */
interface Given {
  readonly title: string;
  readonly text: string;
  readonly url?: string;
  readonly files: readonly { readonly name: string; readonly type: string; readonly bytes: number }[];
}

type InPage = typeof globalThis & { given: Given[] };

/** Gives the browser a share sheet that notes what it gets, and then does as `ends`. */
async function withSystemSheet(page: Page, ends: 'shared' | 'AbortError' | 'NotAllowedError', takesFiles = true): Promise<void> {
  await page.addInitScript(
    ([end, files]) => {
      const given: Given[] = [];
      Object.assign(globalThis, { given });
      navigator.canShare = () => files;
      navigator.share = (data) => {
        const { title = '', text = '', url, files: sent = [] } = data ?? {};
        const its = sent.map(({ name, type, size }) => ({ name, type, bytes: size }));
        given.push({ title, text, ...(url !== undefined && { url }), files: its });
        return end === 'shared' ? Promise.resolve() : Promise.reject(new DOMException('', end));
      };
    },
    [ends, takesFiles] as const,
  );
}

async function receivedBy(page: Page): Promise<readonly Given[]> {
  return page.evaluate(() => (globalThis as InPage).given);
}

test('the copied text says the whole hand, and its link opens the same hand', async ({ page }) => {
  await page.goto(WIN);
  await share(page).click();
  const text = await copied(page);
  const lines = text.split('\n');
  expect(lines.slice(0, -1)).toEqual([
    'East round · South · ron · Riichi',
    '3367m406p666s222z +8m',
    '3 han 50 fu — 6,400',
    'Riichi: 1 han',
    'Seat Wind: 1 han',
    'Red Fives: 1 han',
    'Base: 20 fu',
    'Closed ron: 10 fu',
    'Closed triplet of simples 666s: 4 fu',
    'Closed triplet of honours 222z: 8 fu',
    '42 → 50 fu',
    '50 × 2^(2+3) = 1,600; × 4 = 6,400',
    'West pays 6,400 + 300 (1 honba) = 6,700',
    'Plus 2,000 for 2 riichi sticks',
    'South collects 8,700 in total',
    'Rules: M.League',
  ]);
  expect(await copied(page, 'Copy link')).toBe(lines.at(-1));

  await page.goto('about:blank');
  await page.goto(lines.at(-1) ?? '');
  await share(page).click();
  expect(await copied(page)).toBe(text);
});

test('what nobody chose is shared as assumed, and the link assumes it too', async ({ page }) => {
  await page.goto(TILES_ONLY);
  await share(page).click();
  const lines = (await copied(page)).split('\n');
  expect(lines.slice(0, 2)).toEqual(['East round · South · ron · No riichi', 'Assuming South · ron · no riichi']);
  await page.goto('about:blank');
  await page.goto(lines.at(-1) ?? '');
  await expect(page.getByText('Assuming')).toBeVisible();
});

test('the hand of this moment is shared, also in the instant in which it changes', async ({ page }) => {
  await withSystemSheet(page, 'shared');
  await page.goto(TILES_ONLY);
  await expect(share(page)).toBeVisible();
  await page.getByRole('radio', { name: 'Tsumo' }).evaluate((radio: HTMLElement) => {
    radio.click();
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Share')?.click();
  });
  await expect.poll(async () => (await receivedBy(page)).length).toBe(1);
  const [sent] = await receivedBy(page);
  expect(sent?.text).toContain('tsumo');
  expect(sent?.text).toContain('4 han 20 fu — 1,300/2,600');
  expect(new URL(sent?.url ?? '').hash).toContain('by=tsumo');
});

test('the picture is 1200 × 630, with nothing near its edge and much within', async ({ page }) => {
  await page.goto(WIN);
  await share(page).click();
  const download = page.waitForEvent('download');
  await sheet(page).getByRole('button', { name: 'Save image' }).click();
  const file = await readFile(await (await download).path());
  const seen = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const { width, height } = image;
    const context = new OffscreenCanvas(width, height).getContext('2d') as OffscreenCanvasRenderingContext2D;
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, width, height);
    const isDrawn = (x: number, y: number) => [0, 1, 2].some((i) => data[4 * (y * width + x) + i] !== data[i]);
    const drawn = (left: number, top: number, right: number, bottom: number) => {
      let count = 0;
      for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) if (isDrawn(x, y)) count++;
      return count;
    };
    const inner = [30, 30, width - 30, height - 30] as const;
    const parts = {
      tiles: [56, 40, 1144, 160],
      points: [56, 194, 476, 520],
      lines: [512, 194, 812, 520],
      table: [844, 194, 1144, 514],
      name: [56, 550, 260, 600],
    };
    const full = Object.entries(parts).filter(([, [a, b, c, d]]) => drawn(a ?? 0, b ?? 0, c ?? 0, d ?? 0) > 500);
    return { width, height, nearEdge: drawn(0, 0, width, height) - drawn(...inner), full: full.map(([name]) => name) };
  }, file.toString('base64'));
  expect(seen).toEqual({ width: 1200, height: 630, nearEdge: 0, full: ['tiles', 'points', 'lines', 'table', 'name'] });
});

test('with a share sheet of the system, that one gets title, text, link and picture', async ({ page }) => {
  await withSystemSheet(page, 'shared');
  await page.goto(WIN);
  await share(page).click();
  await expect.poll(async () => (await receivedBy(page)).length).toBe(1);
  const [sent] = await receivedBy(page);
  expect(sent?.title).toBe('South · ron · 3 han 50 fu — 6,400');
  expect(sent?.text).toMatch(/^East round · South · ron · Riichi\n.*Rules: M\.League$/s);
  expect(sent?.url).toBe(page.url());
  expect(sent?.files.map(({ name, type }) => [name, type])).toEqual([['tenbo.png', 'image/png']]);
  expect(sent?.files[0]?.bytes).toBeGreaterThan(20_000);
  await expect(sheet(page)).toHaveCount(0);
});

test('a system that takes no files gets the words; closing its sheet is no error', async ({ page }) => {
  await withSystemSheet(page, 'AbortError', false);
  await page.goto(WIN);
  await share(page).click();
  await expect.poll(async () => (await receivedBy(page)).length).toBe(1);
  expect((await receivedBy(page))[0]?.files).toEqual([]);
  await expect(sheet(page)).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await share(page).click();
  await expect.poll(async () => (await receivedBy(page)).length).toBe(2);
});

test('if the system fails, the page’s own sheet opens and says so', async ({ page }) => {
  await withSystemSheet(page, 'NotAllowedError');
  await page.goto(WIN);
  await share(page).click();
  await expect(sheet(page).getByRole('alert')).toHaveText('The share menu did not open. Copy it or save it here.');
  await expect(sheet(page).getByRole('button', { name: 'Copy text' })).toBeVisible();
});

test('the sheet works by keyboard, and has no fault', async ({ page }) => {
  await page.goto(WIN);
  await share(page).focus();
  await page.keyboard.press('Enter');
  const picture = sheet(page).getByRole('img', { name: 'South · ron · 3 han 50 fu — 6,400' });
  await expect(picture).toHaveJSProperty('naturalWidth', 1200);
  await expect(sheet(page).getByRole('alert')).toHaveCount(0);
  await expectNoFault(page, 'dialog');
  for (const name of ['Close', 'Copy text', 'Copy link', 'Copy image', 'Save image']) {
    await page.keyboard.press('Tab');
    await expect(sheet(page).getByRole('button', { name })).toBeFocused();
  }
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toHaveCount(0);
  await expect(share(page)).toBeFocused();
});

test('the sheet goes with the hand it is about', async ({ page }) => {
  await page.goto(TILES_ONLY);
  await expect(share(page)).toBeVisible();
  await page.goto(WIN);
  await share(page).click();
  await expect(sheet(page)).toBeVisible();
  await page.goBack();
  await expect(sheet(page)).toHaveCount(0);
});

const withTiles = (winner: 1 | 2, hand: string) => ({ winner, value: { tiles: { hand, tile: '8m' } } });

test('a hand of a match is shared with who paid whom, and with the link of the winner’s hand', async ({ page }) => {
  const win = { winner: 1, value: { tiles: { hand: '3367m406p666s222z', tile: '8m', riichi: 'riichi' } } } as const;
  const hands: readonly Hand[] = [{ riichi: [1], outcome: { kind: 'ron', discarder: 3, wins: [win] } }, ron(2, 1, 3, 30)];
  const address = await openMatch(page, presets.mleague, hands);
  await page.goto(`${address}/hands/1/payments`);
  await share(page).click();
  const lines = (await copied(page)).split('\n');
  expect(lines[0]).toBe('East 1 · ron by Ben from Dai, 3 han 50 fu, 6,400; riichi: Ben');
  for (const line of ['3367m406p666s222z +8m', 'Closed triplet of honours 222z: 8 fu', 'Dai pays Ben 6,400 (hand)'])
    expect(lines).toContain(line);
  await page.goto('about:blank');
  await page.goto(lines.at(-1) ?? '');
  await expect(page.getByRole('status', { name: 'Result' })).toContainText('6,400');
  await expect(page.getByText('Assuming')).toHaveCount(0);

  await page.goto(`${address}/hands/2/winner`);
  await share(page).click();
  expect((await copied(page)).split('\n')).toContain('Ben pays Chie 3,900 (hand)');
  await expect(sheet(page).getByRole('button', { name: 'Copy link' })).toHaveCount(0);
});

test('of two winners each has a link', async ({ page }) => {
  const outcome = {
    kind: 'ron',
    discarder: 0,
    wins: [withTiles(1, '23467m406p56788s'), withTiles(2, '23467m456p56788s')],
  } as const;
  const address = await openMatch(page, presets.standard, [{ riichi: [], outcome }]);
  await page.goto(`${address}/hands/1/winner`);
  await share(page).click();
  const text = await copied(page);
  expect(text.match(/^http\S+#\/hand\?\S+by=ron\S+$/gm)?.map((link) => /seat=./.exec(link)?.[0])).toEqual(['seat=S', 'seat=W']);
});

test('a settlement is shared with everyone’s steps', async ({ page }) => {
  const address = await openMatch(page, presets.mleague, [ron(2, 1, 3, 30)]);
  await page.goto(`${address}/standings`);
  await share(page).click();
  const text = await copied(page);
  expect(text).toMatch(/^If the match ended now\n1st Chie: points 28,900, /);
  expect(text).toMatch(/M\.League$/);
});
