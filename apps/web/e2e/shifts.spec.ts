import { expect, test } from './test.ts';

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

for (const [width, height] of SIZES) {
  test(`on ${width} by ${height} nothing moves while the calculator loads, whatever hand its address holds`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.addInitScript(() => {
      globalThis.moved = [];
      const nameOf = ({ node }: { readonly node?: Node | null }) => (node instanceof Element ? node.className : '');
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as Shift[]) globalThis.moved.push(...entry.sources.map(nameOf));
      }).observe({ type: 'layout-shift', buffered: true });
    });
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
}
