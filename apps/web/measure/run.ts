// Started by `npm run measure`. Measures the page on a phone's screen, at this machine's speed and four times slower; the figures depend on the machine.
import { gzipSync } from 'node:zlib';

import type { Browser } from '@playwright/test';

import { withPage } from '../with-page.ts';
import { type Phone, longTasksOf, openPhone } from './phone.ts';
import { historyOfHands, measureScroll } from './scroll.ts';
import { HANDS, measureMinimalPage, measureTaps } from './taps.ts';

const SLOWED = 4;

await withPage(async (browser, address) => {
  for (const slowed of [1, SLOWED]) {
    console.log(await onPhone(browser, address, measureLoad, slowed));
    console.log(await onPhone(browser, address, (phone) => measureMinimalPage(phone, 84), slowed));
    console.log(await onPhone(browser, address, (phone) => measureTaps(phone, HANDS, 'standard'), slowed));
  }
  console.log(await onPhone(browser, address, (phone) => measureTaps(phone, HANDS, 'local'), SLOWED));
  console.log(await onPhone(browser, address, (phone) => measureScroll(phone, historyOfHands(500)), SLOWED));
});

/** Runs a measurement on a fresh phone. */
async function onPhone(
  browser: Browser,
  address: string,
  measure: (phone: Phone) => Promise<string>,
  slowed: number,
): Promise<string> {
  const phone = await openPhone(browser, address, slowed);
  const report = await measure(phone);
  await phone.page.context().close();
  return report;
}

/** The size of the first load, compressed as a server would, and the time until the pad can be tapped. */
async function measureLoad(phone: Phone): Promise<string> {
  const { page, address, slowed } = phone;
  const bodies: Promise<Buffer>[] = [];
  // A file that the browser has already is answered without a body.
  page.on('response', (response) => response.ok() && bodies.push(response.body()));
  await page.goto(address);
  await page.getByRole('button', { name: '1 man' }).waitFor();
  const usable = await page.evaluate(() => performance.now());
  await page.waitForLoadState('networkidle');
  const files = await Promise.all(bodies);
  const [raw, packed] = [files, files.map((file) => gzipSync(file, { level: 9 }))].map(kilobytes);
  const painted = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN);
  return `First load, processor slowed ${slowed}×
  ${files.length} files, ${raw} kB, ${packed} kB compressed, tiles and icon included
  first paint after ${Math.round(painted)} ms, keys ready after ${Math.round(usable)} ms; ${await longTasksOf(phone)}`;
}

function kilobytes(files: readonly Uint8Array[]): string {
  return (files.reduce((sum, { length }) => sum + length, 0) / 1000).toFixed(1);
}
