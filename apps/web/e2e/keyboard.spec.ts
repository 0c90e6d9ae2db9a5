import { type Page, expect, test } from './test.ts';

import { tabTo } from './tabbing.ts';

type Role = 'button' | 'link' | 'textbox' | 'combobox';

/** Presses Tab until the element has the focus, as a reader without a mouse would, then presses a link or a button. */
async function reach(page: Page, role: Role, name: string, within = page.locator('body')): Promise<void> {
  const target = within.getByRole(role, { name, exact: true });
  await expect(target).toBeVisible();
  await tabTo(target);
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
      - text: 3,900
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

test('Escape lets go of the selected tile, then leaves the indicators, and changes nothing else', async ({ page }) => {
  await page.goto('/#/hand?hand=23467m406p567s88s&tile=8m');
  const [indicators, actions] = [group(page, 'Revealed indicators'), group(page, 'The selected tile')];
  await expect(page.getByRole('status', { name: 'Result' })).toContainText('3,900');
  await page.keyboard.press('d');
  await expect(indicators).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(actions).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(actions).toHaveCount(0);
  await expect(indicators).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(indicators).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('status', { name: 'Result' })).toContainText('3,900');
});

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
  await reach(page, 'button', '24,000 South Ben');
  await expect(page.getByRole('heading', { name: 'Who discarded?' })).toBeFocused();
  await expect(page.locator('main')).toMatchAriaSnapshot(`
    - heading "Who discarded?" [level=2]
    - paragraph: "Tap the side that pays. Tsumo: tap Ben again."
    - region "Aki":
      - button "Ron from Aki East dealer Aki 25,000"
    - region "Ben":
      - button "tsumo"
      - paragraph: Ben wins
    - button "Cancel"
    - button "Add a winner"
  `);
  await reach(page, 'button', 'Ron from Aki East dealer Aki 25,000');
  await reach(page, 'button', '3 han 30 fu: 3,900');
  await expect(page.locator('main')).toMatchAriaSnapshot(`
    - region "Payments":
      - list:
        - listitem: Ben puts 1,000 on the table (riichi stick)
        - listitem: Aki pays Ben 3,900 (hand)
        - listitem: Ben takes 1,000 from the table (riichi stick)
    - heading "Ben, ron from Aki" [level=2]
    - group "Points by han and fu":
      - 'button "3 han 30 fu: 3,900" [pressed]'
    - group "Limit":
      - 'button "haneman: 12,000"'
    - status: "Next: East 2"
    - button "Back"
    - button "Confirm"
  `);
  await reach(page, 'button', 'Confirm');
  await expect(page.locator('main')).toMatchAriaSnapshot(`
    - heading "Payments" [level=2]
    - region "Aki":
      - paragraph:
        - text: 21,100 East dealer Aki
        - strong: −3,900
    - region "Ben":
      - paragraph:
        - text: 28,900 South Ben
        - strong: +3,900
    - list "Payments":
      - listitem: Ben puts 1,000 on the table (riichi stick)
      - listitem: Aki pays Ben 3,900 (hand)
      - listitem: Ben takes 1,000 from the table (riichi stick)
    - paragraph:
      - strong: "Ben, ron from Aki: 3 han 30 fu"
      - text: "Next: East 2"
    - link "Score"
    - link "Go on"
  `);
  await reach(page, 'link', 'Score');
  await expect(page.getByRole('region', { name: 'Winning hand' })).toMatchAriaSnapshot(`
    - region "Winning hand":
      - heading "Winning hand" [level=2]
      - paragraph: East 1
      - heading "South Ben, ron from Aki" [level=3]
      - paragraph:
        - strong: 3,900
        - text: 3 han 30 fu
      - button "See the table"
      - link "OK"
  `);
  await reach(page, 'link', 'OK');
  await expect(page.getByRole('region', { name: 'Payments' })).toMatchAriaSnapshot(`
    - region "Payments":
      - text: East dealer Aki 25,000
      - strong: −3,900
      - text: 21,100 South Ben 25,000
      - strong: +3,900
      - text: 28,900 West Chie 25,000 North Dai 25,000
      - list:
        - listitem: Ben puts 1,000 on the table (riichi stick)
        - listitem: Aki pays Ben 3,900 (hand)
        - listitem: Ben takes 1,000 from the table (riichi stick)
      - link "OK"
  `);
  await reach(page, 'link', 'OK');
  await expect(page.getByRole('heading', { name: 'East 2' })).toBeVisible();
  await expect(page.locator('main')).toMatchAriaSnapshot(`
    - heading "East 2" [level=2]
    - region "Aki":
      - 'button "Riichi: Aki"'
      - button "21,100 North Aki"
    - region "Ben":
      - 'button "Riichi: Ben"'
      - button "28,900 East dealer Ben"
    - region "Chie":
      - 'button "Riichi: Chie"'
      - button "25,000 South Chie"
    - region "Dai":
      - 'button "Riichi: Dai"'
      - button "25,000 West Dai"
    - link "Leave"
    - link "Previous hand"
    - button "More"
    - button "Draw"
    - button "Redo" [disabled]
    - button "Undo"
    - status: "East 1: ron by Ben from Aki, 3 han 30 fu, 3,900; riichi: Ben; Next: East 2"
  `);
  await reach(page, 'button', 'More');
  await reach(page, 'link', 'Other Penalty, note, end');
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
      - paragraph: 21,100 Aki
  `);
  await reach(page, 'link', 'Result');
  const steps = page.getByText('How it comes about');
  await tabTo(steps);
  await page.keyboard.press('Space');
  await expect(page.locator('main')).toMatchAriaSnapshot(`
    - heading "Settlement" [level=2]
    - list:
      - listitem:
        - text: 1st
        - strong: Ben
        - paragraph: 28,900 points
        - text: "+38.9"
    - group:
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
      - paragraph: "Check: +43.9 and −43.9 add up to ±0.0"
  `);
});
