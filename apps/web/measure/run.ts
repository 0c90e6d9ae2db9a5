// Started by `npm run measure`. A phone's page on a processor slowed four times; the figures depend on the machine they come from.
import type { Browser } from '@playwright/test';

import { withPage } from '../with-page.ts';
import { HANDS, historyOfHands } from './hands.ts';
import { measureLoad } from './load.ts';
import { type Phone, openPhone } from './phone.ts';
import { measureScroll } from './scroll.ts';
import { measureLeast, measureTaps } from './taps.ts';

const SLOWED = 4;

await withPage(async (browser, address) => {
  console.log(await onPhone(browser, address, measureLoad));
  console.log(await onPhone(browser, address, (phone) => measureLeast(phone, 84)));
  for (const rules of ['standard', 'local']) {
    console.log(await onPhone(browser, address, (phone) => measureTaps(phone, HANDS, rules)));
  }
  console.log(await onPhone(browser, address, (phone) => measureScroll(phone, historyOfHands(500))));
});

/** What a measurement says, made on a fresh phone. */
async function onPhone(on: Browser, address: string, measure: (phone: Phone) => Promise<string>): Promise<string> {
  const phone = await openPhone(on, address, SLOWED);
  const said = await measure(phone);
  await phone.page.context().close();
  return said;
}
