import { type RuleSet, presets } from '@tenbo/engine';
import { seatWindAt } from '@tenbo/ledger';
import { type BrowserContext, type Page, expect, openProfile, test } from './test.ts';

import { expectNoFault } from './axe.ts';
import {
  PLAYERS,
  openMatch,
  startMatch,
  startUnder,
  cell,
  closeBoxes,
  drawButton,
  expectScores,
  key,
  replayed,
  side,
  tapHand,
  tapWin,
  enterWin,
} from './at-the-table.ts';
import { storedEvents } from './database.ts';
import { tabTo } from './tabbing.ts';
import { type Hand, OWN, RULES, THIRTY, draw, ron, tsumo } from './thirty-hands.ts';

test('thirty hands entered by taps give the scores that the ledger computes', async ({ page }) => {
  test.setTimeout(120_000);
  await startUnder(page, OWN);
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

test('a form offers no value that no hand has under the rules, and says why', async ({ page }) => {
  const limitKeys = async () => {
    await tapWin(page, ['Ben'], 'Aki');
    const offered = await cell(page, 'yakuman').count();
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await key(page, 'Enter as', 'Limit').click();
    const keys = page.getByRole('group', { name: 'Limit', exact: true }).getByRole('button');
    const allowed = await keys.and(page.locator('[aria-disabled="false"]')).allTextContents();
    return { offered, allowed, why: await keys.last().getAttribute('title') };
  };
  await startMatch(page, 'shanghai');
  expect(await limitKeys()).toEqual({
    offered: 1,
    allowed: ['mangan', 'haneman', 'baiman', 'sanbaiman', 'yakuman'],
    why: 'Ben: 7 yakuman, but these rules count at most 1: check the number',
  });
  await startUnder(page, { base: 'standard', id: 'own1', name: 'Aotenjou', points: { limits: 'none' } });
  expect(await limitKeys()).toEqual({
    offered: 0,
    allowed: [],
    why: 'Ben: these rules have no yakuman, nor any other limit: enter han and fu',
  });
});

/** The hand with its players in tenpai sorted by seat: the order of the taps does not matter. */
function inSeatOrder(hand: Hand): Hand {
  const { outcome } = hand;
  if (outcome.kind !== 'exhaustiveDraw') return hand;
  return { ...hand, outcome: { ...outcome, tenpai: outcome.tenpai.toSorted((one, other) => one - other) } };
}

test('an ordinary ron is read out when it is kept, and not in the list of matches', { tag: '@wide' }, async ({ page }) => {
  await startMatch(page, 'tenhou');
  await tapHand(page, ron(1, 0, 3, 30));
  await expect(page.getByRole('status').filter({ hasText: 'East 1: ron by Ben from Aki, 3 han 30 fu, 3,900' })).toContainText(
    'Next: East 2',
  );
  await expectScores(page, replayed([ron(1, 0, 3, 30)], presets.tenhou));
  await page.goto('/#/match');
  await expect(page.getByRole('link', { name: 'New match' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'East 1' })).toHaveCount(0);
});

test('the kinds of foul in a chombo can be entered, and are shown and counted', async ({ page }) => {
  await startMatch(page, 'wikipedia');
  await page.getByRole('button', { name: 'More' }).click();
  await key(page, 'Chombo that ends the hand', 'Ben').click();
  await expect(key(page, 'Chombo by', 'Ben')).toHaveAttribute('aria-pressed', 'true');
  await key(page, 'Reason for Ben’s chombo (optional)', 'false riichi').click();
  await key(page, 'Reason for Ben’s chombo (optional)', 'ron in furiten').click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'chombo by Ben (ron in furiten)' })).toBeVisible();
  await closeBoxes(page);
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
  await expect(page.getByRole('alert')).toContainText('starts with 5050 points: write a multiple of 100');
  await points.getByLabel('Player 2').fill('5000');
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(drawButton(page)).toBeVisible();
  expect(await storedEvents(page)).toMatchObject([{ scores: [1000, 5000] }]);
  await page.goto(`${page.url()}/standings`);
  await page.getByText('How it comes about').click();
  await expect(page.getByRole('main')).toContainText('Me 1,000 and Player 2 5,000');
});

test('S74 shanghai: the form offers the stakes of the document; others are possible, and said to be outside it', async ({
  page,
}) => {
  await page.goto('/#/match/new');
  const stake = page.getByRole('combobox', { name: 'Starting points', exact: true });
  await expect(page.getByLabel('Rules')).toBeVisible();
  await expect(stake).toBeHidden();
  await page.getByLabel('Rules').selectOption('shanghai');
  await expect(stake.locator('option')).toHaveText(['25,000', '26,000', '27,000', '28,000', '29,000', '30,000']);
  await expect(stake).toHaveValue('25000');
  await stake.selectOption('27,000');
  await page.getByText('Starting points, if different').click();
  const points = page.getByRole('group', { name: 'Starting points, if different' });
  await expect(points.getByLabel('Player 2')).toHaveAttribute('placeholder', '27000');
  const outside = page.getByRole('status').filter({ hasText: '22,000 are possible, but outside it' });
  await expect(outside).toBeHidden();
  await points.getByLabel('Player 2').fill('22000');
  await expect(outside).toBeVisible();
  await points.getByLabel('Player 2').fill('');
  await expect(outside).toBeHidden();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(drawButton(page)).toBeVisible();
  expect(await storedEvents(page)).toMatchObject([{ rules: { id: 'shanghai' }, scores: [27_000, 27_000, 27_000, 27_000] }]);
  await page.goto(`${page.url()}/standings`);
  await page.getByText('How it comes about').click();
  await expect(page.getByRole('main')).toContainText('27,000');
});

/** Ends a browser with SIGKILL. */
async function kill(context: BrowserContext): Promise<void> {
  const { processInfo } = (await (await context.browser()?.newBrowserCDPSession())?.send('SystemInfo.getProcessInfo')) ?? {
    processInfo: [],
  };
  const closed = context.waitForEvent('close');
  for (const { id, type } of processInfo) if (type === 'browser') process.kill(id, 'SIGKILL');
  await closed;
}

/** The hands being entered, as the browser keeps them. */
function keptDrafts(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open('tenbo');
        opening.onsuccess = () => {
          const getting = opening.result.transaction('matches').objectStore('matches').getAll();
          getting.onsuccess = () => {
            opening.result.close();
            resolve(JSON.stringify(getting.result));
          };
        };
      }),
  );
}

test('a killed browser loses nothing, not even riichi sticks; nor, killed again, anything of a win that is half entered', async ({
  baseURL,
}, info) => {
  const launch = () => openProfile(info.outputPath('profile'), { baseURL: baseURL ?? '' });
  const first = await launch();
  const page = await first.newPage();
  await startMatch(page, 'tenhou');
  await tapHand(page, ron(1, 0, 3, 30, [1]));
  await page.getByRole('button', { name: 'Riichi: Chie' }).click();
  await expect(page.getByRole('button', { name: 'Riichi: Chie' })).toHaveAttribute('aria-pressed', 'true');
  const address = page.url();
  await kill(first);

  const second = await launch();
  const again = await second.newPage();
  await again.goto(address);
  await expect(again.getByRole('button', { name: 'Riichi: Chie' })).toHaveAttribute('aria-pressed', 'true');
  await expect(again.getByRole('region', { name: 'Ben' })).toContainText('28,900');
  await expect(again.getByRole('region', { name: 'Chie' })).toContainText('24,000');
  await enterWin(again, 'Chie', 'Dai', 3, 50);
  // What is tapped is written after it is shown.
  await expect.poll(() => keptDrafts(again)).toContain('"fu":50');
  await kill(second);

  const third = await launch();
  const last = await third.newPage();
  await last.goto(address);
  await expect(last.getByRole('heading', { name: 'Chie, ron from Dai' })).toBeVisible();
  await expect(cell(last, '3 han 50 fu')).toHaveAttribute('aria-pressed', 'true');
  await last.getByRole('button', { name: 'Confirm' }).click();
  await closeBoxes(last);
  await expectScores(last, replayed([ron(1, 0, 3, 30, [1]), ron(2, 3, 3, 50, [2])], presets.tenhou));
  await third.close();
});

test('a half-entered win outlives leaving the match: the app opens with it, and Match leads back to it until the match is over', async ({
  page,
}) => {
  await startMatch(page, 'tenhou');
  const table = page.url();
  await tapWin(page, ['Chie'], 'tsumo');
  await page.goto('/#/hand');
  await page.getByRole('navigation', { name: 'tenbo' }).getByRole('link', { name: 'Match' }).click();
  await expect(page).toHaveURL(table);
  await expect(page.getByRole('heading', { name: 'Chie, tsumo' })).toBeVisible();
  await page.goto('/icon.svg');
  await page.goto('/');
  await expect(page).toHaveURL(table);
  await expect(page.getByRole('heading', { name: 'Chie, tsumo' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.goto(`${table}/other`);
  await page.getByRole('button', { name: 'End by agreement' }).click();
  await expect(page.getByRole('link', { name: 'Result' })).toBeVisible();
  await page.goto('/#/hand');
  await page.getByRole('navigation', { name: 'tenbo' }).getByRole('link', { name: 'Match' }).click();
  await expect(page.getByRole('heading', { name: 'Matches', exact: true })).toBeVisible();
});

test('a hand of a match can be entered by keyboard alone, and the accessibility tree shows the scores', async ({ page }) => {
  test.setTimeout(60_000);
  await startMatch(page, 'tenhou');
  const press = async (name: string, role: 'button' | 'link' = 'button', within = page.locator('main')) => {
    const target = within.getByRole(role, { name, exact: true });
    await tabTo(target);
    await page.keyboard.press(role === 'link' ? 'Enter' : 'Space');
  };
  await press('Riichi: Ben');
  await press('24,000 South Ben', 'button', side(page, 'Ben'));
  await expect(page.getByRole('heading', { name: 'Who discarded?' })).toBeFocused();
  await press('Ron from Aki East dealer Aki 25,000');
  await press('4 han 30 fu: 7,700');
  await press('Confirm');
  await press('Go on', 'link');
  await expect(page.getByRole('heading', { name: 'East 2' })).toBeVisible();
  await drawButton(page).press('Enter');
  await expect(page.getByRole('heading', { name: 'Draw', exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(drawButton(page)).toBeVisible();
  expect(await side(page, 'Ben').ariaSnapshot()).toBe(
    ['- region "Ben":', '  - \'button "Riichi: Ben"\': riichi', '  - button "32,700 East dealer Ben"'].join('\n'),
  );
});

test('a past hand can be changed or removed, after a look at the consequences', async ({ page }) => {
  await startMatch(page, 'tenhou');
  const table = page.url();
  for (const hand of [ron(1, 0, 3, 30), draw([1])]) await tapHand(page, hand);
  await page.goto(`${table}/hands`);
  await page.getByRole('link', { name: /^Edit East 1: / }).click();
  await cell(page, '4 han 30 fu').click();
  const changes = page.getByRole('region', { name: 'What changes' });
  await expect(changes).toContainText('(was: ron by Ben from Aki, 3 han 30 fu, 3,900)');
  await expect(changes).toContainText('East 2: exhaustive draw, Ben in tenpai');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Ben, ron from Aki: 4 han 30 fu')).toBeVisible();
  await closeBoxes(page);
  await expectScores(page, replayed([ron(1, 0, 4, 30), draw([1])], presets.tenhou));

  await page.goto(`${table}/hands`);
  await page.getByRole('link', { name: /^Edit East 1: / }).click();
  await page.getByRole('button', { name: 'Remove this entry' }).click();
  await expect(page.getByRole('region', { name: 'What changes if you remove it' })).toContainText('no longer counted');
  await page.getByRole('button', { name: 'Remove this entry' }).click();
  await expect(page).toHaveURL(/hands$/);
  await page.goto(table);
  await expectScores(page, replayed([draw([1])], presets.tenhou));
});

test('another winner keeps the payer and the value', async ({ page }) => {
  await startMatch(page, 'tenhou');
  await enterWin(page, 'Ben', 'Aki', 3, 30);
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('button', { name: 'Change the winner' }).click();
  await side(page, 'Chie').getByRole('button').click();
  await expect(page.getByRole('heading', { name: 'Chie, ron from Aki' })).toBeVisible();
  await expect(cell(page, '3 han 30 fu')).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await closeBoxes(page);
  await expectScores(page, replayed([ron(2, 0, 3, 30)], presets.tenhou));
});

test('who is liable is asked only for a win that somebody can be liable for', async ({ page }) => {
  await startMatch(page, 'tenhou');
  await enterWin(page, 'Ben', 'tsumo', 4, 30);
  const pao = page.getByRole('group', { name: /^Liable for/ });
  await expect(pao).toHaveCount(0);
  await page.getByRole('button', { name: 'More' }).click();
  await expect(page.getByRole('group', { name: 'Han', exact: true })).toBeVisible();
  await expect(pao).toHaveCount(0);
  await page.getByRole('button', { name: 'Han and fu', exact: true }).first().click();
  await cell(page, 'yakuman').click();
  await expect(pao).not.toHaveCount(0);
});

test('a choice that the rules do not allow says why', async ({ page }) => {
  await startMatch(page, 'mleague');
  await side(page, 'Ben').getByRole('button').last().click();
  const second = page.getByRole('button', { name: 'Add a winner' });
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
    // A match that is over shows no dealer: the next hand is never played.
    const isOver = replayed([tsumo(1, 3, 30)], set, names).state.end !== undefined;
    await expect(side(page, 'Ben').getByText('dealer')).toHaveCount(isOver ? 0 : 1);
  });
}

test('a match without a last round goes on after North, and each of its hundreds of hands has a name of its own', async ({
  page,
}) => {
  const address = await openMatch(page, presets.arcadeC, Array<Hand>(304).fill(draw([])), ['Me', 'Opp']);
  await expect(page.getByRole('main')).toContainText('East 1 (39th time)');
  await expect(drawButton(page)).toBeVisible();
  await page.evaluate(() => localStorage.setItem('language', 'ja'));
  await page.setViewportSize({ width: 320, height: 640 });
  await page.reload();
  await expect(page.getByText('東1局（39周目）').first()).toBeVisible();
  const plate = page.locator('p, h2').filter({ hasText: /^東1局（39周目）$/ });
  for (const name of await plate.all()) expect(await name.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
  await page.evaluate(() => localStorage.setItem('language', 'en'));
  await page.goto(`${address}/hands`);
  await page.reload();
  const named = page.getByText(/^(?:East|South|West|North) [12](?: \(\d+(?:st|nd|rd|th) time\))?$/);
  await expect(named.first()).toBeVisible();
  const names = await named.allTextContents();
  expect([names.length, new Set(names).size]).toEqual([304, 304]);
});

test('the form asks for wareme, chips and pao under rules that have them', async ({ page }) => {
  const own = { base: 'standard', id: 'own1', name: 'House', payments: { wareme: 'withHonba' }, chips: { value: 2000 } };
  await startUnder(page, own);
  await page.getByRole('button', { name: 'More' }).click();
  await key(page, 'This hand’s wall was broken at (wareme)', 'Chie').click();
  await page.getByRole('button', { name: 'Close' }).click();
  await tapWin(page, ['Ben'], 'tsumo');
  await page.getByRole('button', { name: 'More' }).click();
  await expect(key(page, 'Wall broken at (wareme)', 'Chie')).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Han and fu', exact: true }).first().click();
  await cell(page, 'yakuman').click();
  await key(page, 'Liable for Big Three Dragons (pao)', 'Dai').click();
  await page.getByLabel('Chips from each payer').fill('5');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await closeBoxes(page);
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
  await expect(drawButton(page)).toBeVisible();
  await page.goto(`${page.url()}/other`);
  await page.getByRole('button', { name: 'End by agreement' }).click();
  await expect(page.getByText('The match is over: the players agreed to stop').last()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Result' })).toHaveAttribute('href', /standings$/);
  await page.goto('/#/match');
  await expect(page.getByRole('link', { name: /^Aki, Ben, Chie and Dai/ })).toContainText('+');
  await page.getByRole('button', { name: 'Delete the match of Aki, Ben, Chie and Dai' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('button', { name: 'View a sample match' })).toBeVisible();
  await expectNoFault(page, 'main');
});
