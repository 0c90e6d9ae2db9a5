import type { Locator, Page } from '@playwright/test';

import { type Phone, longTasksOf, milliseconds } from './phone.ts';
import { type Tap, tapsDuring } from './trace.ts';

/** How long the page is left alone before a tap and after it, so that each is measured by itself. */
const REST = 200;

/** Taps the hands key by key, and says what each tap costs the page until the new result is painted. */
export async function measureTaps(phone: Phone, hands: readonly (readonly string[])[], rules: string): Promise<string> {
  const { page, address, slowed } = phone;
  const empty = `#/hand?rules=${rules}`;
  await page.goto(`${address}${empty}`);
  const keys = page.getByRole('group', { name: 'Tiles to add' });
  await keys.getByRole('button', { name: '1 man' }).waitFor();
  await page.waitForTimeout(2000);
  await longTasksOf(phone);
  const taps = await tapsDuring(page, async () => {
    for (const hand of hands) {
      await page.evaluate((hash) => (location.hash = hash), empty);
      for (const name of hand) await tap(page, keys.getByRole('button', { name, exact: true }));
    }
  });
  return `${taps.length} taps on the pad under the rules "${rules}", processor slowed ${slowed}×; ${await longTasksOf(phone)}
${figures(taps)}`;
}

/** A tap as the system sends it: `Locator.click` would look at the page from within while it is measured. */
async function tap(page: Page, key: Locator): Promise<void> {
  await key.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await key.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.waitForTimeout(REST);
  await page.mouse.click(x + width / 2, y + height / 2);
  await page.waitForTimeout(REST);
}

/** What the least page costs that answers a tap at all: a key and a line of text. */
export async function measureLeast(phone: Phone, count: number): Promise<string> {
  const { page, slowed } = phone;
  await page.setContent('<button>key</button><p>0</p>');
  await page.evaluate(() => {
    const line = document.querySelector('p');
    document.querySelector('button')?.addEventListener('click', () => line && (line.textContent += '1'));
  });
  const taps = await tapsDuring(page, async () => {
    for (let i = 0; i < count; i++) await tap(page, page.getByRole('button'));
  });
  return `${taps.length} taps on a page of a key and a line of text, processor slowed ${slowed}×
${figures(taps)}`;
}

function figures(taps: readonly Tap[]): string {
  return `  answer and new elements    ${milliseconds(taps.map(({ answer }) => answer))}
  style, layout and paint    ${milliseconds(taps.map(({ frame }) => frame))}
  both, the page's own work  ${milliseconds(taps.map(({ answer, frame }) => answer + frame))}
  with the wait for a frame  ${milliseconds(taps.map(({ shown }) => shown))}`;
}
