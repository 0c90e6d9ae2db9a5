import { type Browser, chromium } from '@playwright/test';
import { preview } from 'vite';

const executablePath = process.env['CHROMIUM_PATH'];

/** Serves the production build and opens a browser while `work` runs. */
export async function withPage(work: (browser: Browser, address: string) => Promise<void>): Promise<void> {
  const server = await preview({ root: import.meta.dirname, preview: { host: '127.0.0.1', port: 4611 } });
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: process.getuid?.() === 0 ? ['--no-sandbox', '--disable-gpu'] : [],
  });
  try {
    await work(browser, server.resolvedUrls?.local[0] ?? '');
  } finally {
    await browser.close();
    await server.close();
  }
}
