import puppeteer from 'puppeteer-core';

import type { Browser } from './browser.ts';

/** Firefox without windows, driven over WebDriver BiDi: Playwright drives only a Firefox of its own, and Selenium needs a driver that Debian does not have. */
export async function openFirefox(executablePath: string): Promise<Browser> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true });
  const page = await browser.newPage();
  await page.setViewport({ width: 390, height: 844 });
  return {
    version: (await browser.version()).replace('/', ' '),
    open: async (address) => void (await page.goto(address)),
    run: async (act, ...given) => await page.evaluate(act as never, ...(given as never)),
    click: (selector) => page.click(selector),
    type: (text) => page.keyboard.type(text),
    picture: () => page.screenshot(),
    close: () => browser.close(),
  };
}
