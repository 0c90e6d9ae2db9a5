import { type Page, expect, test } from '@playwright/test';

type Role = 'button' | 'link' | 'textbox' | 'combobox';

/** Presses Tab until the element has the focus, as a reader without a mouse would, then presses a link or a button. */
async function reach(page: Page, role: Role, name: string, within = page.locator('body')): Promise<void> {
  const target = within.getByRole(role, { name, exact: true });
  await expect(target).toBeVisible();
  for (let tabs = 0; tabs < 120; tabs++) {
    if (await target.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
  if (role === 'link') await page.keyboard.press('Enter');
  if (role === 'button') await page.keyboard.press('Space');
}

const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

test(
  'a hand can be scored by keyboard alone, and the accessibility tree shows the result',
  { tag: '@wide' },
  async ({ page }) => {
    await page.goto('/');
    await reach(page, 'button', '1 man', group(page, 'Tiles to add'));
    await page.keyboard.press('Backspace');
    await page.keyboard.type('234m406p567s88s67m8m');
    await expect(page.getByRole('status', { name: 'Result' })).toMatchAriaSnapshot(`
    - status "Result":
      - paragraph: 3,900
      - paragraph: 3 han 30 fu
  `);
    await page.goto('/#/hand?hand=11112222m');
    await expect(page.getByRole('group', { name: 'Tiles to add' })).toMatchAriaSnapshot(`
    - button "1 man" [disabled]
    - button "2 man" [disabled]
    - button "3 man"
  `);
  },
);

test('a match can be played by keyboard alone up to the settlement, and the accessibility tree shows each step', async ({
  page,
}) => {
  await page.goto('/');
  await reach(page, 'link', 'Match');
  await reach(page, 'link', 'New match');
  for (const [seat, name] of [
    ['East', 'Aki'],
    ['South', 'Ben'],
    ['West', 'Chie'],
    ['North', 'Dai'],
  ] as const) {
    await reach(page, 'combobox', seat);
    await page.keyboard.type(name);
  }
  await reach(page, 'button', 'Start');
  await reach(page, 'button', 'Riichi: Ben');
  await reach(page, 'link', 'Win');
  await expect(page.getByRole('heading', { name: 'Record a win' })).toBeFocused();
  await reach(page, 'button', 'Ben', group(page, 'Who won'));
  await reach(page, 'button', 'Aki', group(page, 'Won from'));
  await reach(page, 'button', '3', group(page, 'Han'));
  await reach(page, 'button', '30', group(page, 'Fu'));
  await expect(page.locator('main')).toMatchAriaSnapshot(`
    - heading "Record a win" [level=2]
    - group "Who won":
      - button "Aki"
      - button "Ben" [pressed]
      - button "Chie"
      - button "Dai"
    - group "Won from":
      - button "tsumo"
      - button "Aki" [pressed]
      - button "Chie"
      - button "Dai"
    - heading "Ben’s hand" [level=3]
    - group "Enter as":
      - button "Han and fu" [pressed]
    - group "Han":
      - button "3" [pressed]
    - group "Fu":
      - button "20" [disabled]
      - button "30" [pressed]
    - group "In riichi":
      - button "Ben" [pressed]
    - region "What changes":
      - figure:
        - list:
          - listitem: Ben → table 1,000 (riichi stick)
          - listitem: Aki → Ben 3,900 (hand)
          - listitem: table → Ben 1,000 (riichi stick)
      - table:
        - rowgroup:
          - row "Player Before Change After"
        - rowgroup:
          - row "Aki 25,000 −3,900 21,100"
          - row "Ben 25,000 +3,900 28,900"
          - row "Chie 25,000 ±0 25,000"
          - row "Dai 25,000 ±0 25,000"
      - paragraph: "Next: East 2"
    - button "Back"
    - button "Confirm"
  `);
  await reach(page, 'button', 'Confirm');
  await expect(page.getByRole('heading', { name: 'East 2' })).toBeVisible();
  await expect(page.locator('main')).toMatchAriaSnapshot(`
    - heading "Match" [level=1]
    - heading "East 2" [level=2]
    - region "Aki":
      - 'button "Riichi: Aki"'
      - button "North Aki 21,100"
    - region "Ben":
      - 'button "Riichi: Ben"'
      - button "East dealer Ben 28,900"
    - region "Chie":
      - 'button "Riichi: Chie"'
      - button "South Chie 25,000"
    - region "Dai":
      - 'button "Riichi: Dai"'
      - button "West Dai 25,000"
    - link "Win"
    - link "Draw"
    - link "Other"
    - button "Undo"
    - button "Redo" [disabled]
    - link "History"
    - group: Details
    - status: "East 1: ron by Ben from Aki, 3 han 30 fu, 3,900; riichi: Ben; Next: East 2"
  `);
  await reach(page, 'link', 'Other');
  await reach(page, 'button', 'End by agreement');
  await expect(page.getByRole('link', { name: 'Result' })).toBeVisible();
  await expect(page.locator('main')).toMatchAriaSnapshot(`
    - 'heading "The match is over: the players agreed to stop" [level=2]'
    - list:
      - listitem:
        - text: 1st
        - strong: Ben
        - text: "+38.9"
      - listitem:
        - text: 2nd
        - strong: Chie
      - listitem:
        - text: 3rd
        - strong: Dai
      - listitem:
        - text: 4th
        - strong: Aki
        - text: −28.9
    - link "Result"
    - region "Aki":
      - button "North Aki 21,100"
  `);
  await reach(page, 'link', 'Result');
  await reach(page, 'button', 'Next step');
  await reach(page, 'button', 'Show all');
  await expect(page.locator('main')).toMatchAriaSnapshot(`
    - heading "Settlement" [level=2]
    - table "Settlement":
      - rowgroup:
        - row "1st Ben 2nd Chie 3rd Dai 4th Aki"
      - rowgroup:
        - row "points Each player’s points at the end."
        - row "28,900 25,000 25,000 21,100"
      - rowgroup:
        - row /^difference/
        - row "−1.1 −5.0 −5.0 −8.9"
      - rowgroup:
        - row /^oka/
        - row "+20.0 ±0.0 ±0.0 ±0.0"
      - rowgroup:
        - row /^uma/
        - row "+20.0 +10.0 −10.0 −20.0"
      - rowgroup:
        - row "total Everything above added up."
        - row "+38.9 +5.0 −15.0 −28.9"
    - status: "total: Everything above added up. Ben +38.9, Chie +5.0, Dai −15.0, Aki −28.9"
    - paragraph: "Check: +43.9 and −43.9 add up to ±0.0"
  `);
});
