import { presets } from '@tenbo/engine';
import { describeSettlement, localeOf } from '@tenbo/i18n';
import { scoresSoFar, settleMatch } from '@tenbo/ledger';
import { type Locator, type Page, expect, test } from './test.ts';

import { PLAYERS, replayed } from './at-the-table.ts';
import { tabTo } from './tabbing.ts';
import { type Hand, draw, ron, tsumo } from './thirty-hands.ts';

const RULES = presets.tenhouTonpuu;
const en = localeOf('en');

/** An east round: a ron after riichi, a draw, a tsumo that is then corrected, and a ron that ends the match. */
const HANDS: readonly Hand[] = [
  ron(1, 0, 3, 30, [1]),
  draw([2]),
  { riichi: [], outcome: { kind: 'tsumo', win: { winner: 3, value: { limit: 'haneman' } } } },
  ron(0, 1, 1, 30),
];
const AS_FIRST_TOLD = tsumo(3, 4, 30);

/** Finds an element by its role and its name and does what it is for. */
type Use = (what: Locator) => Promise<void>;

/** As a reader without a mouse: Tab until it has the focus, then Enter for a link and Space for a button. */
const byKeyboard =
  (page: Page): Use =>
  async (what) => {
    await expect(what).toBeVisible();
    await tabTo(what);
    const tag = await what.evaluate((element) => element.tagName);
    if (tag === 'A') await page.keyboard.press('Enter');
    if (tag === 'BUTTON' || tag === 'SUMMARY') await page.keyboard.press('Space');
  };

/** As a screen reader: to the element in the accessibility tree, and its action, with no key and no pointer. */
const byTree = (): Use => async (what) => {
  await expect(what).toBeVisible();
  await expect(what).toBeEnabled();
  await what.evaluate((element: HTMLElement) => {
    element.focus();
    if (element.matches('a, button, summary')) element.click();
  });
};

for (const [how, useOf] of [
  ['by keyboard alone', byKeyboard],
  ['through the accessibility tree alone', byTree],
] as const) {
  test(`a whole match can be recorded ${how}: what is read aloud tells its story`, async ({ page }) => {
    test.slow();
    await page.goto('/#/match/new');
    const use = useOf(page);
    const main = page.getByRole('main');
    const button = (name: string | RegExp) => main.getByRole('button', { name, exact: true });
    const link = (name: string | RegExp) => main.getByRole('link', { name, exact: true });
    const side = (player: string) => main.getByRole('region', { name: player, exact: true }).getByRole('button').last();
    const isRead = (text: string) => expect(main.getByRole('status').filter({ hasText: text })).toHaveCount(1);
    /** Each payment is a sentence. */
    const arePaid = async (...sentences: readonly string[]) => {
      await expect(main.getByRole('list', { name: 'Payments' }).getByRole('listitem')).toHaveText(sentences);
      await use(link('Go on'));
    };
    /** The table after these hands: who sits where, with how many points, as the ledger computes it. */
    const isTable = async (hands: readonly Hand[], heading: string, winds: readonly string[]) => {
      await expect(main.getByRole('heading', { name: heading })).toBeVisible();
      const scores = scoresSoFar(replayed(hands, RULES).state, { riichi: [] });
      for (const [seat, player] of PLAYERS.entries())
        await expect(side(player)).toHaveAccessibleName(`${en.number(scores[seat] ?? 0)} ${winds[seat]} ${player}`);
    };

    await use(page.getByRole('combobox', { name: 'Rules' }));
    await page.keyboard.type(RULES.name);
    for (const [seat, wind] of ['East', 'South', 'West', 'North'].entries()) {
      await use(page.getByRole('combobox', { name: wind }));
      await page.keyboard.type(PLAYERS[seat] ?? '');
    }
    await use(button('Start'));
    await isTable([], 'East 1', ['East dealer', 'South', 'West', 'North']);

    await use(button('Riichi: Ben'));
    await expect(button('Riichi: Ben')).toHaveAttribute('aria-pressed', 'true');
    await use(side('Ben'));
    await expect(main.getByRole('heading', { name: 'Who discarded?' })).toBeFocused();
    await use(button('Ron from Aki East dealer Aki 25,000'));
    await use(button('3 han 30 fu: 3,900'));
    await isRead('Next: East 2');
    await use(button('Confirm'));
    await arePaid(
      'Ben puts 1,000 on the table (riichi stick)',
      'Aki pays Ben 3,900 (hand)',
      'Ben takes 1,000 from the table (riichi stick)',
    );
    await isRead('East 1: ron by Ben from Aki, 3 han 30 fu, 3,900; riichi: Ben; Next: East 2');
    await isTable(HANDS.slice(0, 1), 'East 2', ['North', 'East dealer', 'South', 'West']);

    await use(button('Draw'));
    await use(main.getByRole('group', { name: 'In tenpai' }).getByRole('button', { name: 'Chie' }));
    await use(button('Confirm'));
    await arePaid(
      'Aki pays Chie 1,000 (noten payment)',
      'Ben pays Chie 1,000 (noten payment)',
      'Dai pays Chie 1,000 (noten payment)',
    );
    await isRead('East 2: exhaustive draw, Chie in tenpai; Next: East 3, 1 honba');
    await isTable(HANDS.slice(0, 2), 'East 3', ['West', 'North', 'East dealer', 'South']);

    await use(side('Dai'));
    await use(button('tsumo'));
    await use(button('4 han 30 fu: 2,000/3,900'));
    await use(button('Confirm'));
    await arePaid(
      'Aki pays Dai 2,000 (hand)',
      'Ben pays Dai 2,000 (hand)',
      'Chie pays Dai 3,900 (hand)',
      'Aki pays Dai 100 (honba)',
      'Ben pays Dai 100 (honba)',
      'Chie pays Dai 100 (honba)',
    );
    await isRead('East 3, 1 honba: tsumo by Dai, 4 han 30 fu, 2,000/3,900; Next: East 4');
    await isTable([...HANDS.slice(0, 2), AS_FIRST_TOLD], 'East 4', ['South', 'West', 'North', 'East dealer']);

    await use(link('Previous hand'));
    await use(link(/^Edit East 3/));
    await use(button(/^haneman: /));
    await use(button('Confirm'));
    await arePaid(
      'Aki pays Dai 3,000 (hand)',
      'Ben pays Dai 3,000 (hand)',
      'Chie pays Dai 6,000 (hand)',
      'Aki pays Dai 100 (honba)',
      'Ben pays Dai 100 (honba)',
      'Chie pays Dai 100 (honba)',
    );
    await isTable(HANDS.slice(0, 3), 'East 4', ['South', 'West', 'North', 'East dealer']);

    await use(side('Aki'));
    await use(button(/^Ron from Ben/));
    await use(button('1 han 30 fu: 1,000'));
    await isRead('The match is over');
    await use(button('Confirm'));
    await arePaid('Ben pays Aki 1,000 (hand)');
    const { state } = replayed(HANDS, RULES);
    const { rows, sums } = describeSettlement(settleMatch(state, RULES), state.players, en);
    await expect(main.getByRole('listitem').filter({ hasText: /^1st/ })).toHaveText(/Dai/);
    await use(link('Result'));
    await use(main.getByText('How it comes about'));
    const total = main.getByRole('table', { name: 'Settlement' }).getByRole('rowgroup').last();
    await expect(total.getByRole('cell')).toHaveText(rows.map((row) => row.at(-1) ?? ''));
    await expect(main.getByText(sums)).toBeVisible();
  });
}
