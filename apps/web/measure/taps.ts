import type { Locator, Page } from '@playwright/test';

import { type Phone, longTasksOf, milliseconds, quantile, shiftsOf } from './phone.ts';
import { type Tap, tapsDuring } from './trace.ts';

/** Hands to tap, by the names of the pad's keys: an ordinary one, pairs, one suit, orphans, honours. */
export const HANDS: readonly (readonly string[])[] = [
  [...man(2, 3, 4), ...pin(4, 5, 6), ...sou(5, 6, 7, 8, 8), ...man(6, 7, 8)],
  [...man(1, 1, 3, 3), ...pin(5, 5, 7, 7), ...sou(2, 2, 9, 9), 'East', 'East'],
  man(1, 1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 9, 5),
  [...man(2, 2, 3, 3, 4, 4), ...pin(5, 5, 6, 6, 7, 7), ...sou(8, 8)],
  [
    ...man(1, 9),
    ...pin(1, 9),
    ...sou(1, 9),
    'East',
    'South',
    'West',
    'North',
    'white dragon',
    'green dragon',
    'red dragon',
    'East',
  ],
  ['white dragon', 'white dragon', 'white dragon', 'East', 'East', 'East', ...sou(1, 2, 3, 7, 8, 9, 5, 5)],
];

/** The pause before and after a tap; it keeps one tap out of the measurement of the next. */
const REST = 150;
/** How often each tap is repeated; its cost is the median, so that other work on the machine does not count. */
const TIMES = 3;

/** Taps the hands key by key and reports what each tap costs until the new result is painted. */
export async function measureTaps(phone: Phone, hands: readonly (readonly string[])[], rules: string): Promise<string> {
  const { page, address, slowed } = phone;
  const empty = `#/hand?rules=${rules}`;
  await page.goto(`${address}${empty}`);
  const keys = page.getByRole('group', { name: 'Tiles to add' });
  await keys.getByRole('button', { name: '1 man' }).waitFor();
  await page.waitForTimeout(2000);
  await longTasksOf(phone);
  const shifts: number[] = [];
  const taps = await tapsDuring(page, async () => {
    for (let time = 0; time < TIMES; time++) {
      for (const hand of hands) {
        await page.evaluate((hash) => (location.hash = hash), empty);
        // Clearing the hand may move things; its tiles may not.
        await shiftsOf(phone);
        for (const name of hand) await tap(page, keys.getByRole('button', { name, exact: true }));
        shifts.push((await shiftsOf(phone)).reduce((sum, one) => sum + one, 0));
      }
    }
  });
  return `${taps.length / TIMES} taps, ${TIMES} times each, on the pad under the rules "${rules}", processor slowed ${slowed}×; ${await longTasksOf(phone)}
${figures(taps)}
  layout shift of a hand     most ${Math.max(...shifts).toFixed(3)}`;
}

/** A tap as the system sends it; `Locator.click` would run code in the page during the measurement. */
async function tap(page: Page, key: Locator): Promise<void> {
  await key.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await key.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.waitForTimeout(REST);
  await page.touchscreen.tap(x + width / 2, y + height / 2);
  await page.waitForTimeout(REST);
}

/** The cost of a minimal page that answers a tap: a key and a line of text. */
export async function measureMinimalPage(phone: Phone, count: number): Promise<string> {
  const { page, slowed } = phone;
  await page.setContent('<button>key</button><p>0</p>');
  await page.evaluate(() => {
    const line = document.querySelector('p');
    document.querySelector('button')?.addEventListener('click', () => line && (line.textContent += '1'));
  });
  const taps = await tapsDuring(page, async () => {
    for (let i = 0; i < count * TIMES; i++) await tap(page, page.getByRole('button'));
  });
  return `${count} taps, ${TIMES} times each, on a page of a key and a line of text, processor slowed ${slowed}×
${figures(taps)}`;
}

function figures(taps: readonly Tap[]): string {
  const each = taps
    .slice(0, taps.length / TIMES)
    .map((_, i) => medianOf(taps.filter((_tap, at) => at % (taps.length / TIMES) === i)));
  return `  answer and new elements    ${milliseconds(each.map(({ answer }) => answer))}
  style, layout and paint    ${milliseconds(each.map(({ frame }) => frame))}
  both, the page's own work  ${milliseconds(each.map(workOf))}
  the same, every single tap ${milliseconds(taps.map(workOf))}
  with the wait for a frame  ${milliseconds(each.map(({ shown }) => shown))}`;
}

function workOf({ answer, frame }: Tap): number {
  return answer + frame;
}

/** The tap with the median work. */
function medianOf(taps: readonly Tap[]): Tap {
  const middle = quantile(taps.map(workOf), 0.5);
  const found = taps.find((one) => workOf(one) === middle);
  if (!found) throw new Error('no taps');
  return found;
}

function man(...ranks: readonly number[]): string[] {
  return ranks.map((rank) => `${rank} man`);
}

function pin(...ranks: readonly number[]): string[] {
  return ranks.map((rank) => `${rank} pin`);
}

function sou(...ranks: readonly number[]): string[] {
  return ranks.map((rank) => `${rank} sou`);
}
