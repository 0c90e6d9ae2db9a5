import { type BrowserContext, type BrowserContextOptions, test as bare, chromium, expect } from '@playwright/test';

import { BEGINNINGS, faultBars } from './words.ts';

export { expect };
export type { Browser, BrowserContext, Download, FrameLocator, Locator, Page } from '@playwright/test';

interface Options {
  /** What the faults say that a test provokes on purpose; then there must be one. Without it, any fault fails the test. */
  readonly provokes: RegExp | undefined;
}

/** What went wrong in the pages of this worker since the last look: fault bars, and errors that nobody caught. */
const faults: string[] = [];

const MARK = 'fault bar: ';

/** Watches every page of a browser context from now on. A bar that is gone at the end counts too. */
async function watch<C extends BrowserContext>(context: C): Promise<C> {
  context.on('weberror', (thrown) => faults.push(String(thrown.error())));
  context.on('console', (message) => message.text().startsWith(MARK) && faults.push(message.text()));
  await context.addInitScript(`(${reportBars.toString()})(${faultBars.toString()}, ${JSON.stringify([BEGINNINGS, MARK])})`);
  return context;
}

/** Runs in the page. Each bar is reported once. */
function reportBars(look: typeof faultBars, [beginnings, mark]: readonly [typeof BEGINNINGS, string]): void {
  const reported = new Set<string>();
  const report = () => {
    for (const text of look(beginnings).filter((one) => !reported.has(one))) {
      reported.add(text);
      console.error(mark + text);
    }
  };
  new MutationObserver(report).observe(document, { subtree: true, childList: true, characterData: true });
}

/** Opens Chromium with a profile on disk that remains after it closes. This is the full browser: the headless shell ignores a profile's settings. */
export async function openProfile(folder: string, options: BrowserContextOptions): Promise<BrowserContext> {
  const executablePath = process.env['CHROMIUM_PATH'];
  const context = await chromium.launchPersistentContext(folder, {
    ...options,
    ...(executablePath ? { executablePath } : { channel: 'chromium' }),
    args: ['--disable-background-networking', ...(process.getuid?.() === 0 ? ['--no-sandbox', '--disable-gpu'] : [])],
  });
  return watch(context);
}

/** The test of every spec: it fails if tenbo has a fault in any page, whatever else the test looks at. */
export const test = bare.extend<Options & { readonly noFaults: void }>({
  browser: [
    async ({ browser }, use) => {
      const open = browser.newContext.bind(browser);
      browser.newContext = async (options) => watch(await open(options));
      await use(browser);
    },
    { scope: 'worker' },
  ],
  provokes: [undefined, { option: true }],
  noFaults: [
    async ({ provokes }, use) => {
      await use();
      const seen = faults.splice(0);
      if (provokes) expect(seen, 'a fault that the test provokes').not.toEqual([]);
      expect(seen.filter((said) => !provokes?.test(said))).toEqual([]);
    },
    { auto: true },
  ],
});
