import { type Page, expect, test } from './test.ts';
import { presets } from '@tenbo/engine';

import { openMatch } from './at-the-table.ts';
import { expectNoFault, expectNoFaultOfWords } from './axe.ts';
import { ron } from './thirty-hands.ts';
import { WORDS } from './words.ts';

const HAND = '/#/hand?hand=23467m406p56788s&tile=8m';
const term = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true });

test('search finds a term as the reader types, in any spelling', async ({ page }) => {
  await page.goto('/#/glossary');
  const search = page.getByRole('searchbox');
  await search.fill('Chii Toitsu');
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('Seven Pairs');
  await search.fill('hakoten');
  await expect(page.getByText(/^1 term$/)).toBeVisible();
  await expectNoFault(page, 'main');
  await search.press('Enter');
  await expect(term(page, 'bust')).toBeFocused();
  await expect(page).toHaveURL(/#\/glossary\/bust$/);
  await expect(page.getByRole('article')).toContainText('dobon · buttobi · hakoten');
  await expectNoFault(page, 'main');
  await page.goBack();
  await expect(search).toHaveValue('hakoten');
  await search.fill('furitan');
  await expect(page.getByText(/Did you mean/)).toBeVisible();
  await page.getByRole('link', { name: /^furiten/ }).click();
  await expect(term(page, 'furiten')).toBeVisible();
  await page.goto('/#/glossary/nō-ten%20bappu');
  await expect(term(page, 'noten payment')).toBeVisible();
});

test('a line of a score links to its term, and Back returns to that line', async ({ page }) => {
  await page.goto(HAND);
  const details = page.getByRole('region', { name: 'Result' });
  const mark = details.getByRole('link', { name: 'Pinfu', exact: true });
  await mark.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => scrollY);
  const box = await mark.boundingBox();
  expect([box?.width, box?.height].every((size = 0) => size >= 40)).toBe(true);
  await mark.click();
  await expect(term(page, 'Pinfu')).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(mark).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);
  await expect(mark).toBeFocused();
  await details.getByRole('link', { name: /^closed ron/i }).click();
  await expect(term(page, 'closed ron fu')).toBeVisible();
});

test('a yaku in the list links to its term, and Back returns to the open list', async ({ page }) => {
  await page.goto('/#/charts');
  await page.getByText('2 han', { exact: true }).last().click();
  const link = page.getByRole('link', { name: 'All Pons', exact: true });
  await link.click();
  await expect(term(page, 'All Pons')).toBeVisible();
  await page.goBack();
  await expect(link).toBeInViewport();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Glossary' }).click();
  await expect(page.getByRole('searchbox')).toBeInViewport();
  await page.goto('/#/rules/mleague');
  await page.getByRole('link', { name: 'Uma', exact: true }).click();
  await expect(term(page, 'uma')).toBeVisible();
});

test('a step of the settlement and the honba of a hand link to their terms', async ({ page }) => {
  const address = await openMatch(page, presets.shanghai, [ron(0, 1, 3, 60)]);
  await page.goto(`${address}/standings`);
  await page.getByText('How it comes about').click();
  await page.getByRole('table', { name: 'Settlement' }).getByRole('link', { name: 'oka', exact: true }).click();
  await expect(term(page, 'oka')).toBeFocused();
  await page.goto(HAND);
  await page.getByRole('link', { name: 'Honba', exact: true }).click();
  await expect(term(page, 'honba')).toBeFocused();
});

for (const language of ['ja', 'zh'] as const) {
  test(`the glossary can be searched and read in ${language}`, async ({ page }) => {
    await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
    await page.goto('/#/glossary?search=pin-huu');
    await expect(page.getByRole('searchbox', { name: WORDS[language].glossary.search })).toHaveValue('pin-huu');
    await page.getByRole('link', { name: '平和' }).first().click();
    await expect(term(page, '平和')).toBeVisible();
    await expect(page.getByRole('article')).toContainText({ ja: '4つの順子', zh: '4组顺子' }[language]);
    await expectNoFaultOfWords(page, 'main');
    const { scroll, width } = await page.evaluate(() => ({ scroll: document.documentElement.scrollWidth, width: innerWidth }));
    expect(scroll).toBe(width);
  });
}
