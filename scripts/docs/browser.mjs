// Checks the site in Chromium on a phone: axe finds no fault in either theme, nothing is wider than the screen, search and menu work by keyboard.
import { chromium } from '@playwright/test';

import { faultsIn } from '../../apps/web/e2e/axe.ts';

const PAGES = [
  'index.html',
  'guides/score-a-hand.html',
  'lists/yaku.html',
  'lists/rules.html',
  'api/engine/tenpai.html',
  'rulings.html',
];

/** @typedef {import('@playwright/test').Page} Page */

/** @param {string} address @returns {Promise<string[]>} what is wrong */
export async function lookAt(address) {
  const executablePath = process.env['CHROMIUM_SHELL_PATH'] ?? process.env['CHROMIUM_PATH'];
  const asRoot = process.getuid?.() === 0;
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: asRoot ? ['--no-sandbox', '--disable-gpu'] : [],
  });
  try {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
    const faults = await Promise.all(PAGES.map(async (path) => faultsOfPage(await context.newPage(), address, path)));
    const ways = [faultsOfSearch, faultsOfMenu, faultsOfElement];
    for (const way of ways) faults.push(await way(await context.newPage(), address));
    return faults.flat();
  } finally {
    await browser.close();
  }
}

/** @param {Page} page @param {string} address @param {string} path */
async function faultsOfPage(page, address, path) {
  /** @type {string[]} */
  const faults = [];
  page.on('pageerror', ({ message }) => faults.push(`${path}: ${message}`));
  page.on('request', (request) => request.url().startsWith(address) || faults.push(`${path} asks for ${request.url()}`));
  await page.goto(address + path);
  const found = await faultsIn(page);
  faults.push(...found.map(([rule, elements]) => `${path}: ${rule}: ${elements.slice(0, 3).join(' ')}`));
  const tooWide = Number(await page.evaluate('document.documentElement.scrollWidth - innerWidth'));
  if (tooWide > 0) faults.push(`${path} is ${tooWide} pixels wider than a phone`);
  return faults;
}

/** Types into the search and opens the first result. @param {Page} page @param {string} address */
async function faultsOfSearch(page, address) {
  await page.goto(`${address}guides/read-errors.html`);
  await page.keyboard.press('/');
  await page.keyboard.type('doubleWindPair');
  await page.getByRole('list', { name: 'Results' }).getByRole('link').first().waitFor();
  const faults = (await faultsIn(page)).map(([rule, elements]) => `search: ${rule}: ${elements.join(' ')}`);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => !url.pathname.endsWith('read-errors.html'));
  const text = await page.locator('main').textContent();
  return text?.includes('doubleWindPair') ? faults : [...faults, `search led to ${page.url()}, which does not have the word`];
}

/** @param {Page} page @param {string} address */
async function faultsOfMenu(page, address) {
  await page.goto(`${address}lists/errors.html`);
  await page.getByRole('button', { name: 'Menu' }).press('Enter');
  await page.getByRole('navigation', { name: 'Pages' }).waitFor();
  const faults = (await faultsIn(page)).map(([rule, elements]) => `menu: ${rule}: ${elements.join(' ')}`);
  await page.getByRole('link', { name: 'Keep a match' }).press('Enter');
  await page.waitForURL(`${address}guides/keep-a-match.html`);
  return faults;
}

/** Checks that a guide shows the element it describes. @param {Page} page @param {string} address */
async function faultsOfElement(page, address) {
  await page.goto(`${address}guides/embed-the-calculator.html`);
  await page.locator('tenbo-hand').getByText('8,000').first().waitFor();
  return (await faultsIn(page)).map(([rule, elements]) => `element: ${rule}: ${elements.join(' ')}`);
}
