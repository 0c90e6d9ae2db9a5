// Started by `npm run measure`. A phone's page on a processor slowed four times; the figures depend on the machine they come from.
import { type Browser, chromium } from '@playwright/test';
import { preview } from 'vite';

import { HANDS, historyOfHands } from './hands.ts';
import { measureLoad } from './load.ts';
import { type Phone, openPhone } from './phone.ts';
import { measureScroll } from './scroll.ts';
import { measureTaps } from './taps.ts';

const executablePath = process.env['CHROMIUM_PATH'];
const SLOWED = 4;

const server = await preview({ root: new URL('..', import.meta.url).pathname, preview: { host: '127.0.0.1', port: 4611 } });
const address = server.resolvedUrls?.local[0] ?? '';
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: process.getuid?.() === 0 ? ['--no-sandbox', '--disable-gpu'] : [],
});
try {
  console.log(await onPhone(browser, measureLoad));
  for (const rules of ['standard', 'local']) console.log(await onPhone(browser, (phone) => measureTaps(phone, HANDS, rules)));
  console.log(await onPhone(browser, (phone) => measureScroll(phone, historyOfHands(500))));
} finally {
  await browser.close();
  await server.close();
}

/** What a measurement says, made on a fresh phone. */
async function onPhone(on: Browser, measure: (phone: Phone) => Promise<string>): Promise<string> {
  const phone = await openPhone(on, address, SLOWED);
  const said = await measure(phone);
  await phone.page.context().close();
  return said;
}
