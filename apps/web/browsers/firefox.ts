import { existsSync } from 'node:fs';

import puppeteer from 'puppeteer-core';

import type { Browser } from './browser.ts';

const PLACES = [process.env['FIREFOX_PATH'], '/usr/bin/firefox-esr', '/usr/bin/firefox'];

/** The Firefox of the system, if it has one. */
export function findFirefox(): string | undefined {
  return PLACES.find((path) => path !== undefined && existsSync(path));
}

/** Firefox without windows, driven over WebDriver BiDi. */
export async function openFirefox(executablePath: string): Promise<Browser> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true });
  const page = await browser.newPage();
  await page.setViewport({ width: 390, height: 844 });
  return {
    open: async (address) => void (await page.goto(address)),
    run: async (act, ...given) => (await page.evaluate(act as never, ...(given as never))) as never,
    click: (selector) => page.click(selector),
    type: (text) => page.keyboard.type(text),
    close: () => browser.close(),
  };
}
