import { type RuleSet, presets } from '@tenbo/engine';
import { seatWindAt } from '@tenbo/ledger';
import { expect, test } from '@playwright/test';

import { expectNoFaultInAnyTheme } from './axe.ts';
import { PLAYERS, expectScores, key, replayed, startMatch, storedEvents, tapHand } from './at-the-table.ts';
import { openProfile } from './profile.ts';
import { type Hand, OWN, RULES, THIRTY, draw, ron, tsumo } from './thirty-hands.ts';

test('thirty hands entered by taps give the scores that the ledger computes', async ({ page }) => {
  test.setTimeout(120_000);
  await startMatch(page, 'own1', PLAYERS, OWN);
  for (const [i, hand] of THIRTY.entries()) {
    await tapHand(page, hand);
    if (i % 10 !== 4) continue;
    await page.getByRole('button', { name: 'Undo' }).click();
    await expectScores(page, replayed(THIRTY.slice(0, i), RULES), hand.riichi);
    await page.getByRole('button', { name: 'Redo' }).click();
    await expectScores(page, replayed(THIRTY.slice(0, i + 1), RULES));
  }
  const expected = replayed(THIRTY, RULES);
  await expectScores(page, expected);
  const kept = await storedEvents(page);
  expect(kept.filter(({ type }) => type === 'handEnded').map(({ hand }) => inSeatOrder(hand))).toEqual(THIRTY.map(inSeatOrder));
});

/** The hand with its players in tenpai sorted by seat: the order of the taps does not matter. */
function inSeatOrder(hand: Hand): Hand {
  const { outcome } = hand;
  if (outcome.kind !== 'exhaustiveDraw') return hand;
  return { ...hand, outcome: { ...outcome, tenpai: outcome.tenpai.toSorted((one, other) => one - other) } };
}

test('an ordinary ron takes six taps and is announced once it is stored', { tag: '@wide' }, async ({ page }) => {
  await startMatch(page, 'tenhou');
  await tapHand(page, ron(1, 0, 3, 30));
  await expect(page.getByRole('status').filter({ hasText: 'East 1: ron by Ben from Aki, 3 han 30 fu, 3,900' })).toContainText(
    'Next: East 2',
  );
  await expectScores(page, replayed([ron(1, 0, 3, 30)], presets.tenhou));
});

test('the kinds of foul in a chombo can be entered, and are shown and counted', async ({ page }) => {
  await startMatch(page, 'wikipedia');
  await page.getByRole('link', { name: 'Other' }).click();
  await page.getByRole('link', { name: 'Chombo' }).click();
  await key(page, 'Chombo by', 'Ben').click();
  await key(page, 'Reason for Ben’s chombo (optional)', 'false riichi').click();
  await key(page, 'Reason for Ben’s chombo (optional)', 'ron in furiten').click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'chombo by Ben (ron in furiten)' })).toBeVisible();
  await page.goto(`${page.url()}/course`);
  await expect(page.getByRole('row', { name: /^chombo/ })).toContainText('1 (ron in furiten 1)');
});

test('players can start with different points, and the settlement counts from them', async ({ page }) => {
  await page.goto('/#/match/new');
  await page.getByLabel('Rules').selectOption('arcadeC');
  await page.locator('fieldset input').first().fill('Me');
  await page.getByText('Starting points, if different').click();
  const points = page.getByRole('group', { name: 'Starting points, if different' });
  await points.getByLabel('Player 2').fill('5050');
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByRole('alert')).toContainText('starts with 5050 points: write hundreds');
  await points.getByLabel('Player 2').fill('5000');
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByRole('link', { name: 'Win' })).toBeVisible();
  expect(await storedEvents(page)).toMatchObject([{ scores: [1000, 5000] }]);
  await page.goto(`${page.url()}/standings`);
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(page.getByRole('main')).toContainText('Me 1,000 and Player 2 5,000');
});

test('a killed browser loses nothing, not even riichi sticks', async ({ baseURL }, info) => {
  const launch = () => openProfile(info.outputPath('profile'), { baseURL: baseURL ?? '' });
  const first = await launch();
  const page = await first.newPage();
  await startMatch(page, 'tenhou');
  await tapHand(page, ron(1, 0, 3, 30, [1]));
  await page.getByRole('button', { name: 'Riichi: Chie' }).click();
  await expect(page.getByRole('button', { name: 'Riichi: Chie' })).toHaveAttribute('aria-pressed', 'true');
  const address = page.url();
  const { processInfo } = (await (await first.browser()?.newBrowserCDPSession())?.send('SystemInfo.getProcessInfo')) ?? {
    processInfo: [],
  };
  const closed = first.waitForEvent('close');
  for (const { id, type } of processInfo) if (type === 'browser') process.kill(id, 'SIGKILL');
  await closed;

  const second = await launch();
  const again = await second.newPage();
  await again.goto(address);
  await expect(again.getByRole('button', { name: 'Riichi: Chie' })).toHaveAttribute('aria-pressed', 'true');
  await expect(again.getByRole('region', { name: 'Ben' })).toContainText('28,900');
  await expect(again.getByRole('region', { name: 'Chie' })).toContainText('24,000');
  await second.close();
});

test('a hand of a match can be entered by keyboard alone, and the accessibility tree shows the scores', async ({ page }) => {
  test.setTimeout(60_000);
  await startMatch(page, 'tenhou');
  const press = async (name: string, role: 'button' | 'link' = 'button', within = page.locator('main')) => {
    const target = within.getByRole(role, { name, exact: true });
    for (let tabs = 0; tabs < 60; tabs++) {
      if (await target.evaluate((element) => element === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await expect(target).toBeFocused();
    await page.keyboard.press(role === 'link' ? 'Enter' : 'Space');
  };
  await press('Riichi: Ben');
  await press('Win', 'link');
  await press('Ben', 'button', page.getByRole('group', { name: 'Who won' }));
  await press('Aki', 'button', page.getByRole('group', { name: 'Won from' }));
  await press('4', 'button', page.getByRole('group', { name: 'Han', exact: true }));
  await press('30', 'button', page.getByRole('group', { name: 'Fu', exact: true }));
  await press('Confirm');
  await expect(page.getByRole('heading', { name: 'East 2' })).toBeVisible();
  await page.getByRole('link', { name: 'Draw' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Record a draw' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Win' })).toBeVisible();
  expect(await page.getByRole('region', { name: 'Ben' }).ariaSnapshot()).toBe(
    ['- region "Ben":', '  - \'button "Riichi: Ben"\'', '  - button "East dealer Ben 32,700"'].join('\n'),
  );
});

test('a past hand can be changed or removed, after a look at the consequences', async ({ page }) => {
  await startMatch(page, 'tenhou');
  for (const hand of [ron(1, 0, 3, 30), draw([1])]) await tapHand(page, hand);
  await page.getByRole('link', { name: 'History' }).click();
  await page.getByRole('link', { name: /^Edit East 1: / }).click();
  await key(page, 'Han', '4').click();
  const shown = page.getByRole('region', { name: 'What changes' });
  await expect(shown).toContainText('(was: ron by Ben from Aki, 3 han 30 fu, 3,900)');
  await expect(shown).toContainText('East 2: exhaustive draw, Ben in tenpai');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByRole('link', { name: 'Back to the table' }).click();
  await expectScores(page, replayed([ron(1, 0, 4, 30), draw([1])], presets.tenhou));

  await page.getByRole('link', { name: 'History' }).click();
  await page.getByRole('link', { name: /^Edit East 1: / }).click();
  await page.getByRole('button', { name: 'Remove this entry' }).click();
  await expect(page.getByRole('region', { name: 'What changes if you remove it' })).toContainText('no longer counted');
  await page.getByRole('button', { name: 'Remove this entry' }).click();
  await page.getByRole('link', { name: 'Back to the table' }).click();
  await expectScores(page, replayed([draw([1])], presets.tenhou));
});

test('a choice that the rules do not allow says why', async ({ page }) => {
  await startMatch(page, 'mleague');
  await page.getByRole('link', { name: 'Win' }).click();
  await key(page, 'Who won', 'Ben').click();
  await key(page, 'Won from', 'Aki').click();
  const second = key(page, 'Who won', 'Chie');
  await expect(second).toHaveAttribute('aria-disabled', 'true');
  await second.click({ force: true });
  await expect(page.getByText('only the first winner in turn is paid')).toBeVisible();
});

for (const set of [presets.tenhouSanma, presets.arcadeC]) {
  const { players } = set.tiles;
  test(`${players} players can play a match under ${set.id}`, { tag: '@wide' }, async ({ page }) => {
    const names = PLAYERS.slice(0, players);
    await startMatch(page, set.id, names);
    await tapHand(page, tsumo(1, 3, 30));
    await expectScores(page, replayed([tsumo(1, 3, 30)], set, names));
    await expect(page.getByRole('region', { name: 'Dai' })).toHaveCount(0);
    expect(seatWindAt(1, { kyoku: 1 }, players)).toBe('E');
    await expect(page.getByRole('region', { name: 'Ben' })).toContainText('dealer');
  });
}

test('the form asks for wareme, chips and pao under rules that have them', async ({ page }) => {
  const own = { base: 'standard', id: 'own1', name: 'House', payments: { wareme: 'withHonba' }, chips: { value: 2000 } };
  await startMatch(page, 'own1', PLAYERS, own);
  await page.getByRole('link', { name: 'Other' }).click();
  await key(page, 'This hand’s wall was broken at (wareme)', 'Chie').click();
  await page.getByRole('link', { name: 'Back' }).click();
  await page.getByRole('link', { name: 'Win' }).click();
  await expect(key(page, 'Wall broken at (wareme)', 'Chie')).toHaveAttribute('aria-pressed', 'true');
  await key(page, 'Who won', 'Ben').click();
  await key(page, 'Won from', 'tsumo').click();
  await key(page, 'Enter as', 'Limit').click();
  await key(page, 'Limit', 'yakuman').click();
  await key(page, 'Liable for Big Three Dragons (pao)', 'Dai').click();
  await page.getByLabel('Chips from each payer').fill('5');
  await page.getByRole('button', { name: 'Confirm' }).click();
  const win = { winner: 1, value: { yakuman: 1 }, pao: [{ yakuman: 'daisangen', liable: 3 }], chips: 5 } as const;
  const hand: Hand = { riichi: [], outcome: { kind: 'tsumo', win }, wareme: 2 };
  const { payments, chips } = presets.standard;
  const rules: RuleSet = {
    ...presets.standard,
    payments: { ...payments, wareme: 'withHonba' },
    chips: { ...chips, value: 2000 },
  };
  await expectScores(page, replayed([hand], rules));
  expect((await storedEvents(page)).at(-1)?.hand).toEqual(hand);
});

test('a match can be ended, found in the list and deleted', async ({ page }) => {
  await page.goto('/#/match');
  await page.getByRole('button', { name: 'View a sample match' }).click();
  await page.getByRole('link', { name: 'Other' }).click();
  await page.getByRole('button', { name: 'End by agreement' }).click();
  await expect(page.getByText('The match is over: the players agreed to stop').last()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Result' })).toHaveAttribute('href', /standings$/);
  await page.goto('/#/match');
  await expect(page.getByRole('link', { name: /^Aki, Ben, Chie and Dai/ })).toContainText('+');
  await page.getByRole('button', { name: 'Delete the match of Aki, Ben, Chie and Dai' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('button', { name: 'View a sample match' })).toBeVisible();
});

test('axe finds no fault on the screens for entering a match, light or dark', { tag: '@wide' }, async ({ page }) => {
  test.slow();
  await page.goto('/#/match');
  await expect(page.getByRole('button', { name: 'View a sample match' })).toBeVisible();
  await expectNoFaultInAnyTheme(page, 'main');
  await page.getByRole('button', { name: 'View a sample match' }).click();
  await page.getByRole('button', { name: 'Riichi: Ben' }).click();
  await page.getByText('Details').click();
  await expectNoFaultInAnyTheme(page, 'main');
  await page.getByText('Details').click();
  await page.getByRole('link', { name: 'Win', exact: true }).click();
  await key(page, 'Who won', 'Ben').click();
  await key(page, 'Won from', 'tsumo').click();
  for (const way of ['Limit', 'Points', 'Tiles', 'Han and fu']) {
    await key(page, 'Enter as', way).click();
    await expectNoFaultInAnyTheme(page, 'main');
    if (way === 'Tiles') await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  }
  await key(page, 'Han', '5').click();
  await expectNoFaultInAnyTheme(page, 'main');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Draw', exact: true }).click();
  await expectNoFaultInAnyTheme(page, 'main');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Other' }).click();
  await expectNoFaultInAnyTheme(page, 'main');
  await page.getByRole('button', { name: 'End by agreement' }).click();
  await expect(page.getByRole('link', { name: 'Result' })).toBeVisible();
  await expectNoFaultInAnyTheme(page, 'main');
  await page.getByRole('link', { name: 'History' }).click();
  await expectNoFaultInAnyTheme(page, 'main');
  await page.getByRole('link', { name: /^Edit East 1: / }).click();
  await page.getByRole('button', { name: 'Remove this entry' }).click();
  await expectNoFaultInAnyTheme(page, 'main');
  await page.goto('/#/match/new');
  await expectNoFaultInAnyTheme(page, 'main');
});
