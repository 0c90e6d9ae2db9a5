// Started by `npm run measure`. Measures the page on a phone's screen, at this machine's speed and four times slower; the figures depend on the machine.
import type { Browser } from '@playwright/test';

import { withPage } from '../with-page.ts';
import { HANDS, historyOfHands } from './hands.ts';
import { measureLoad } from './load.ts';
import { type Phone, openPhone } from './phone.ts';
import { measureScroll } from './scroll.ts';
import { measureMinimalPage, measureTaps } from './taps.ts';

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
