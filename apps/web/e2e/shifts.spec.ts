import { type Page, expect, test } from './test.ts';

import { settling } from './settled.ts';

declare global {
  /** What moved since the page was opened, as the browser reports it. */
  var moved: string[];
}

/** A shift as the browser reports it; TypeScript has no type for it. */
type Shift = PerformanceEntry & { readonly sources: readonly { readonly node?: Node | null }[] };

const SIZES = [
  [390, 844],
  [360, 640],
  [844, 390],
  [1280, 800],
] as const;

const HANDS = {
  empty: '',
  'a hand that is not full': '#/hand?hand=23467m406p88s',
  'a win by ron': '#/hand?hand=23467m406p56788s&tile=8m',
  'a win in riichi': '#/hand?hand=23467m406p56788s&tile=8m&by=ron&riichi=riichi',
  'a hand with an error': '#/hand?hand=23467m406p88s&melds=[999p]&tile=8m',
};

/** Notes what moves from now on; unlike the browser's own sum, after a tap too. */
async function noteMoves(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.moved = [];
    const nameOf = ({ node }: { readonly node?: Node | null }) => (node instanceof Element ? node.className : 'a text');
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) globalThis.moved.push(...entry.sources.map(nameOf));
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

for (const [width, height] of SIZES) {
  test(`on ${width} by ${height} nothing moves while the calculator loads, whatever hand its address holds`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await noteMoves(page);
    const settled = settling(page);
    const moved: string[] = [];
    for (const [hand, address] of Object.entries(HANDS)) {
      await page.goto('about:blank');
      await page.goto(`/${address}`);
      await expect(page.getByLabel('Type or paste a hand')).toBeVisible();
      await settled();
      moved.push(...(await page.evaluate(() => globalThis.moved)).map((what) => `${hand}: ${what}`));
    }
    expect(moved).toEqual([]);
  });

  test(`on ${width} by ${height} nothing moves while the tiles of a hand are tapped`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await noteMoves(page);
    const settled = settling(page);
    const moved: string[] = [];
    for (const language of ['en', 'ja', 'zh'] as const) {
      await page.goto('/icon.svg');
      await page.evaluate((chosen) => localStorage.setItem('language', chosen), language);
      await page.goto('/#/hand');
      await settled();
      const found = await page.evaluate(tapHands, TAPPED);
      moved.push(...found.map((what) => `${language}: ${what}`));
    }
    expect(moved).toEqual([]);
  });
}

/** The keys of hands by their places on the pad: a win, thirteen orphans, seven pairs, and one of no use, which shows what to discard. */
const TAPPED = [
  [1, 2, 3, 13, 19, 15, 24, 25, 26, 27, 27, 25, 26, 27],
  [0, 8, 10, 18, 20, 28, 30, 31, 32, 33, 34, 35, 36, 0],
  [1, 1, 4, 4, 17, 17, 12, 12, 22, 22, 25, 25, 33, 33],
  [0, 3, 6, 11, 14, 17, 20, 23, 26, 30, 31, 32, 33, 34],
];

/** Taps hands in the page, each after the other. @returns what moved, and after which tap */
async function tapHands(hands: readonly (readonly number[])[]): Promise<readonly string[]> {
  const found: string[] = [];
  const keys = () => [...document.querySelectorAll<HTMLElement>('[data-aim] > button')];
  const frames = async () => {
    for (let i = 0; i < 4; i++) await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  };
  for (const hand of hands) {
    await frames();
    globalThis.moved.splice(0);
    for (const [i, key] of hand.entries()) {
      keys()[key]?.click();
      await frames();
      found.push(...globalThis.moved.splice(0).map((what) => `${what} after tile ${i + 1} of ${hand.join(' ')}`));
    }
    // Another hand: what it clears may move.
    location.hash = '#/hand?hand=1m';
    await frames();
    keys().at(-1)?.click();
  }
  return found;
}
