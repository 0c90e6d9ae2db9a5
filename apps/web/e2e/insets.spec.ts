import { presets } from '@tenbo/engine';

import { drawButton, openMatch, tapWin } from './at-the-table.ts';
import { type Page, expect, test } from './test.ts';
import { THIRTY } from './thirty-hands.ts';

interface Insets {
  readonly top: number;
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
}

/** Phones with a notch and a home bar, upright and on their side. */
const PHONES = [
  { width: 390, height: 844, insets: { top: 47, left: 0, right: 0, bottom: 34 } },
  { width: 844, height: 390, insets: { top: 0, left: 59, right: 59, bottom: 21 } },
] as const;

/** Texts and controls that the notch or the home bar covers at the sides or at the bottom. */
function covered({ left, right, bottom }: Insets): string[] {
  const faults: string[] = [];
  const check = (name: string, element: Element, box: DOMRect) => {
    const isIn = box.left >= left - 0.5 && box.right <= innerWidth - right + 0.5 && box.bottom <= innerHeight - bottom + 0.5;
    if (isIn || box.width < 2) return;
    // What is scrolled away or under something else is not seen there.
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const seen = x < 0 || x >= innerWidth ? element : document.elementFromPoint(x, y);
    if (seen && element.contains(seen)) faults.push(`${name} ${[box.left, box.right, box.bottom].map(Math.round).join(' ')}`);
  };
  for (const control of document.querySelectorAll('main :is(button, a, input, select), nav a'))
    if (getComputedStyle(control).clipPath === 'none')
      check(control.textContent || control.ariaLabel || control.tagName, control, control.getBoundingClientRect());
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(text);
    const parent = text.parentElement as Element;
    if (text.textContent?.trim() && getComputedStyle(parent).clipPath === 'none')
      for (const box of range.getClientRects()) check(text.textContent, parent, box);
  }
  return faults;
}

/** Expects the same with the page scrolled to its end, where nothing may stay under the home bar. */
async function expectClear(page: Page, insets: Insets, what: string): Promise<void> {
  const atTheEnd = async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    return page.evaluate(covered, insets);
  };
  await expect.poll(atTheEnd, what).toEqual([]);
}

for (const { width, height, insets } of PHONES) {
  test(`nothing lies under the notch or the home bar on ${width}×${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const protocol = await page.context().newCDPSession(page);
    await protocol.send('Emulation.setSafeAreaInsetsOverride', { insets });
    await page.goto('/#/hand?hand=234m406p567s88s67m&tile=8m');
    await expect(page.getByRole('link', { name: 'Score boxes' })).toBeVisible();
    await expectClear(page, insets, 'hand');
    for (const [place, seen] of [
      ['charts', 'Charts'],
      ['match', 'Matches'],
      ['match/new', 'New match'],
    ] as const) {
      await page.goto(`/#/${place}`);
      await expect(page.getByRole('heading', { name: seen }).first()).toBeAttached();
      await expectClear(page, insets, place);
    }
    const match = await openMatch(page, presets.mleague, THIRTY.slice(0, 3));
    await expect(drawButton(page)).toBeVisible();
    await expectClear(page, insets, 'table');
    await tapWin(page, ['Aki'], 'Ben');
    await expectClear(page, insets, 'value');
    await page.goto(`${match}/replay/1`);
    await expectClear(page, insets, 'replay');
    await page.goto(`${match}/hands/1`);
    await expectClear(page, insets, 'boxes');
  });
}
