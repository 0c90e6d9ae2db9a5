import { globSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';

import { type FrameLocator, type Page, expect, test } from './test.ts';
import { preview } from 'vite';

/** Runs `work` while another site shows the page in a frame. */
async function whileFramed(page: Page, address: string, work: (framed: FrameLocator) => Promise<void>): Promise<void> {
  const otherSite = createServer((_, response) => {
    response.setHeader('content-type', 'text/html').end(`<iframe src="${address}" width="600" height="600"></iframe>`);
  });
  await new Promise<void>((resolve) => otherSite.listen(0, '127.0.0.1', resolve));
  try {
    await page.goto(`http://127.0.0.1:${(otherSite.address() as AddressInfo).port}/`);
    await work(page.frameLocator('iframe'));
  } finally {
    otherSite.close();
  }
}

test('no other site may show the page in a frame', async ({ page, baseURL }) => {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  await whileFramed(page, `${baseURL}/`, async (framed) => {
    await expect.poll(() => messages.join()).toContain("frame-ancestors 'none'");
    await expect(framed.locator('#app')).toHaveCount(0);
  });
});

test('if the server allows frames, the framed page shows only a link that leaves the frame', async ({ page }) => {
  const server = await preview({
    configFile: false,
    root: fileURLToPath(new URL('..', import.meta.url)),
    logLevel: 'error',
    preview: { host: '127.0.0.1', port: 4950 + test.info().workerIndex },
  });
  try {
    await whileFramed(page, server.resolvedUrls?.local[0] ?? '', async (framed) => {
      await expect(framed.getByRole('link')).toHaveAttribute('target', '_top');
      await expect(framed.getByRole('button')).toHaveCount(0);
    });
  } finally {
    await server.close();
  }
});

test('the settings link to the licences of everything in the page', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Settings' }).click();
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Licences' }).click();
  const text = (await (await opened).locator('body').textContent()) ?? '';
  expect(text).toMatch(/^tenbo\n\nMIT License/);
  for (const part of ['preact', 'valibot', 'idb', 'workbox-precaching'])
    expect(text).toMatch(new RegExp(`^${part} [\\d.]+ \\((?:MIT|ISC)\\)$`, 'm'));
  expect(text).toContain('SIL OPEN FONT LICENSE Version 1.1');
});

test('the gallery of components is not in the build', () => {
  const files = (folder: string) => globSync('**/*.{html,js,tsx,css}', { cwd: new URL(folder, import.meta.url) });
  const isOfGallery = (folder: string) => (file: string) =>
    file.includes('gallery') || readFileSync(new URL(folder + file, import.meta.url), 'utf8').includes('data-part');
  expect(files('../gallery/').filter(isOfGallery('../gallery/'))).toContain('gallery.tsx');
  expect(files('../dist/').length).toBeGreaterThan(20);
  expect(files('../dist/').filter(isOfGallery('../dist/'))).toEqual([]);
});
