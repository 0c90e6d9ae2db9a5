import { expect, test } from '@playwright/test';

import { expectNoFaultInAnyTheme, faultsIn } from './axe.ts';
import { settling } from './settled.ts';

const WIN = 'hand=23467m406p56788s&tile=8m&by=ron&seat=S&round=E&dora=3p&rules=standard';

/** Every screen that an address alone can open, with an element that shows it is drawn. match.spec.ts and accounts.spec.ts check those of a match. */
const SCREENS = [
  ['#/hand', 'main h1'],
  ['#/hand?hand=123m', 'main h1'],
  ['#/hand?hand=23467m406p56788s', 'main h1'],
  [`#/hand?${WIN}`, 'main h1'],
  // A closed kan and riichi.
  ['#/hand?hand=23467m88s&melds=(0555p)(5555z)&tile=8m&riichi=riichi&dora=1m&ura=2m', 'main h1'],
  // No yaku.
  ['#/hand?hand=23467m406p88s&melds=[999p]&tile=8m', 'main h1'],
  [`#/hand/winner?${WIN}`, 'main h1'],
  [`#/hand/payments?${WIN}`, 'main h1'],
  // No score.
  ['#/hand/winner?hand=123m', 'main h1'],
  ['#/charts', 'main table'],
  ['#/charts?rules=mleague&dealer=1', 'main table'],
  ['#/rules', 'main a'],
  ['#/rules/mleague', 'main h2'],
  ['#/rules/mleague/wrc2025', 'main h2'],
  ['#/rules/edit?rules=%7B"base":"mleague","match":%7B"start":250%7D%7D', 'main h2'],
] as const;

test('axe finds no fault in any screen of a hand, the charts or the rules, light or dark', { tag: '@wide' }, async ({ page }) => {
  test.slow();
  const settled = settling(page);
  for (const [address, shown] of SCREENS) {
    await page.goto(`/${address}`);
    await expect(page.locator('nav a[aria-current=page]')).toHaveCount(1);
    await expect(page.locator(shown).first()).toBeAttached();
    await settled();
    const groups = page.locator('main section + details, main div > details');
    if (address.startsWith('#/rules/')) await groups.evaluateAll((all) => all.forEach((group) => group.setAttribute('open', '')));
    await expectNoFaultInAnyTheme(page);
  }
});

test('axe finds a planted fault', async ({ page }) => {
  await page.goto('/#/rules');
  await expect(page.locator('main a').first()).toBeAttached();
  await page.locator('main').evaluate((main) => {
    main.append(document.createElement('button'));
    main.insertAdjacentHTML('beforeend', '<p id="pale">pale</p>');
    document.getElementById('pale')?.style.setProperty('color', '#ddd');
  });
  const found = (await faultsIn(page, 'main')).map(([rule]) => rule);
  expect(found).toEqual(expect.arrayContaining(['button-name', 'color-contrast']));
});
