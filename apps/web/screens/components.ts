import { join } from 'node:path';

import type { Browser } from '@playwright/test';
import { createServer } from 'vite';

import type { Look } from './stage.ts';

/** The gallery as a screen: it comes last on the page of pictures. */
export const COMPONENTS = { name: 'components', shows: 'Components in their states' };

/** Takes a picture of the whole gallery for each look. Only the development server has the gallery. */
export async function takeComponents(
  browser: Browser,
  looks: readonly Look[],
  keep: (look: Look, picture: Buffer) => void,
): Promise<void> {
  const server = await createServer({
    root: join(import.meta.dirname, '..'),
    logLevel: 'error',
    server: { host: '127.0.0.1', port: 4612 },
  });
  await server.listen();
  const address = server.resolvedUrls?.local[0] ?? '';
  for (const look of looks) keep(look, await pictureOf(browser, `${address}gallery/`, look));
  await server.close();
}

async function pictureOf(browser: Browser, address: string, { language, device, theme }: Look): Promise<Buffer> {
  const localStorage = Object.entries({ language, theme }).map(([name, value]) => ({ name, value }));
  const page = await browser.newPage({
    viewport: { width: device === 'phone' ? 390 : 1280, height: 800 },
    storageState: { cookies: [], origins: [{ origin: new URL(address).origin, localStorage }] },
  });
  await page.goto(address);
  await page.locator('.tile-7z').waitFor();
  await page.waitForTimeout(1000);
  const session = await page.context().newCDPSession(page);
  const { cssContentSize } = await session.send('Page.getLayoutMetrics');
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 60,
    captureBeyondViewport: true,
    clip: { ...cssContentSize, scale: 1 },
  });
  await page.context().close();
  return Buffer.from(data, 'base64');
}
