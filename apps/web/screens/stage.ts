import type { Browser, BrowserContextOptions, Page } from '@playwright/test';

import { WORDS } from '../e2e/words.ts';
import type { Words } from '../src/words/said.ts';

const NOW = new Date('2026-05-01T19:00:00Z');

const DEVICES = {
  phone: { viewport: { width: 360, height: 740 }, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 800 } },
} satisfies Record<string, BrowserContextOptions>;

export interface Look {
  readonly language: keyof typeof WORDS;
  readonly device: keyof typeof DEVICES;
  readonly theme: 'light' | 'dark';
}

/** Where pictures are taken: a page, its words, and the sample match stored in its browser. */
export interface Stage {
  readonly page: Page;
  readonly language: Look['language'];
  readonly words: Words;
  readonly address: string;
  /** The address of the sample match within the page. */
  readonly match: string;
}

/** Custom rules to show on the screens. */
export const OWN_RULES = {
  base: 'mleague',
  id: 'own1',
  name: 'Tea house',
  points: { kiriageMangan: 'none' },
  match: { start: 30_000 },
};

/** Opens a browser with custom rules and a match; its clock and ids are the same every time. */
export async function openStage(browser: Browser, address: string, { language, device, theme }: Look): Promise<Stage> {
  const words = WORDS[language];
  const kept = { language, theme, turned: device === 'phone' ? 'each' : 'one', rules: JSON.stringify([OWN_RULES]) };
  const localStorage = Object.entries(kept).map(([name, value]) => ({ name, value }));
  const context = await browser.newContext({
    ...DEVICES[device],
    locale: language,
    timezoneId: 'UTC',
    colorScheme: theme,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    storageState: { cookies: [], origins: [{ origin: new URL(address).origin, localStorage }] },
  });
  const page = await context.newPage();
  await page.clock.setFixedTime(NOW);
  await page.addInitScript(countIds);
  await page.goto(`${address}#/match`);
  await page.getByRole('button', { name: words.match.list.sample }).click();
  await page.waitForURL(/#\/match\/\w+$/);
  return { page, language, words, address, match: new URL(page.url()).hash };
}

/** Replaces random ids with counted ones, even after a reload: the check words below a score sheet depend on the entry ids. */
function countIds(): void {
  Crypto.prototype.getRandomValues = (array) => {
    const next = Number(sessionStorage.getItem('ids')) + 1;
    sessionStorage.setItem('ids', String(next));
    if (array instanceof Uint8Array) array.fill(0).set([next >> 8, next & 255]);
    return array;
  };
}
