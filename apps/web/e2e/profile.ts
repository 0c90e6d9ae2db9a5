import { type BrowserContext, type BrowserContextOptions, chromium } from '@playwright/test';

import { watch } from './test.ts';

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
