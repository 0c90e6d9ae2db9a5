// Writes the icons of ../public, which are committed, from its drawing: CHROMIUM_PATH=… node apps/web/icons/build.ts
import { readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';

const folder = new URL('../public/', import.meta.url);
const drawing = readFileSync(new URL('icon.svg', folder), 'utf8');
const GROUND = '#F5F0E6';

/** A system crops a maskable icon, at most to a circle of four fifths of its width: the background fills the icon, the drawing stays inside that circle. */
const ICONS = [
  { file: 'icon-192.png', size: 192, share: 1, ground: 'transparent' },
  { file: 'icon-512.png', size: 512, share: 1, ground: 'transparent' },
  { file: 'icon-maskable.png', size: 512, share: 0.8, ground: GROUND },
];

const executablePath = process.env['CHROMIUM_PATH'];
const asRoot = process.getuid?.() === 0;
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: asRoot ? ['--no-sandbox'] : [] });
const page = await browser.newPage();
for (const { file, size, share, ground } of ICONS) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>html { height: 100%; display: grid; place-items: center; background: ${ground} }
    body { margin: 0; width: ${share * size}px; height: ${share * size}px }</style>${drawing}`);
  await page.screenshot({ path: new URL(file, folder).pathname, omitBackground: true });
}
await browser.close();
