import { presets } from '@tenbo/engine';
import { describePosition, localeOf } from '@tenbo/i18n';
import { type Page, expect, test } from './test.ts';

import { replayedRecord } from '../../../fixtures/replayed-hand.ts';
import { openStage } from '../screens/stage.ts';
import type { Words } from '../src/words/said.ts';
import { importRecord, key, replayed, side } from './at-the-table.ts';
import { expectNoFaultOfWords } from './axe.ts';
import { ron } from './thirty-hands.ts';
import { WORDS, englishIn } from './words.ts';

const PLAYERS = { ja: ['青木', '馬場', '千葉', '土井'], zh: ['小甲', '小乙', '小丙', '小丁'] };

for (const language of ['ja', 'zh'] as const) {
  test(`in ${language} the main flows show no English`, async ({ page }) => {
    test.slow();
    const words = WORDS[language];
    await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
    await scoreHand(page, language);
    await enterHand(page, language);
    await visitViews(page, words);
    await visitReplay(page, language);
    await visitOtherSections(page, words);
  });
}

async function scoreHand(page: Page, language: 'ja' | 'zh'): Promise<void> {
  const { hand, places } = WORDS[language];
  const locale = localeOf(language);
  await page.goto('/#/hand?hand=23467m406p56788s');
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.getByRole('link', { name: places.hand })).toHaveAttribute('aria-current', 'page');
  const pad = page.getByRole('group', { name: hand.pad });
  await pad.getByRole('button').nth(7).click();
  const result = page.getByRole('status', { name: hand.result });
  await expect(result).toContainText(locale.hanFu(3, 30));
  await expect(result).toContainText(locale.number(3900));
  await expectTranslated(page);
}

async function enterHand(page: Page, language: 'ja' | 'zh'): Promise<void> {
  const { match, places } = WORDS[language];
  const locale = localeOf(language);
  const players = PLAYERS[language];
  const [first = '', second = ''] = players;
  await page.getByRole('link', { name: places.match }).click();
  await expect(page.getByRole('heading', { name: match.matches })).toBeVisible();
  await expectTranslated(page);
  // Every other screen is checked by screens.spec.ts, where there are matches already.
  await expectNoFaultOfWords(page, 'main');
  await page.getByRole('link', { name: match.newMatch }).click();
  for (const [seat, name] of players.entries()) await page.locator('fieldset input').nth(seat).fill(name);
  await expectTranslated(page);
  await page.getByRole('button', { name: match.begin.start }).click();
  await page.getByRole('button', { name: match.table.riichi(second) }).click();
  await expectTranslated(page);
  await side(page, second).getByRole('button').last().click();
  await expectTranslated(page);
  await side(page, first).getByRole('button').click();
  await expectTranslated(page);
  await page.getByRole('button', { name: match.record.more }).click();
  for (const way of ['limit', 'points', 'hanFu'] as const) {
    await key(page, match.enter.way, match.enter.ways[way]).click();
    await expectTranslated(page);
  }
  await key(page, match.enter.han, '3').click();
  await key(page, match.enter.fu, '30').click();
  await expect(page.getByRole('region', { name: match.enter.payments })).toContainText(locale.number(25_000 + 3900));
  await expectTranslated(page);
  await page.getByRole('button', { name: match.enter.confirm }).click();
  await expect(page.getByRole('list', { name: match.enter.payments })).toBeAttached();
  await expectTranslated(page);
  await page.getByRole('link', { name: match.record.goOn, exact: true }).click();
  const { state } = replayed([ron(1, 0, 3, 30, [1])], presets.standard, players);
  await expect(page.getByRole('heading', { name: describePosition({ kyoku: 1, honba: 0, sticks: 0 }, 4, locale) })).toBeVisible();
  for (const [seat, points] of state.scores.entries())
    await expect(side(page, players[seat] ?? '')).toContainText(locale.number(points));
  await page.getByRole('button', { name: match.table.draw, exact: true }).click();
  await expectTranslated(page);
  await page.getByRole('button', { name: match.enter.leave }).click();
  await page.getByRole('button', { name: match.record.more, exact: true }).click();
  await expectTranslated(page);
  await page.getByRole('link', { name: match.record.penaltyAndNote }).click();
  await expectTranslated(page);
  await page.getByRole('link', { name: match.enter.leave }).click();
}

/** Goes on from both score boxes of a hand. */
async function closeBoxes(page: Page, { hand }: Words): Promise<void> {
  for (const name of [hand.whoWon, hand.whoPays]) {
    await expect(page.getByRole('region', { name, exact: true })).toBeVisible();
    await expectTranslated(page);
    await page.getByRole('link', { name: hand.ok, exact: true }).click();
  }
}

/** Opens each view of the match from the menu, then both boxes of a hand. */
async function visitViews(page: Page, words: Words): Promise<void> {
  const { match } = words;
  const { accounts } = match;
  await page.getByRole('button', { name: match.record.more, exact: true }).click();
  await page.getByRole('link', { name: match.record.views.hands }).click();
  const views = page.getByRole('navigation', { name: accounts.accounts });
  for (const view of ['hands', 'course', 'comeback', 'standings', 'sheet'] as const) {
    const link = views.getByRole('link', { name: accounts.views[view], exact: true });
    await link.click();
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expect(link).toBeInViewport();
    await expectTranslated(page);
  }
  await views.getByRole('link', { name: accounts.views.standings, exact: true }).click();
  await page.getByText(accounts.howCome).click();
  for (const why of [accounts.steps.points, accounts.steps.oka, accounts.steps.uma])
    await expect(page.getByText(why)).toBeVisible();
  await expect(page.getByText(/検算|验算/)).toBeVisible();
  await expectTranslated(page);
  await views.getByRole('link', { name: accounts.views.hands, exact: true }).click();
  await page.locator('ol > li').first().locator('a[href$=winner]').click();
  await closeBoxes(page, words);
  await page.getByRole('link', { name: match.record.leave }).click();
}

/** Steps through a recorded hand, whose mark is in the list and at its end. */
async function visitReplay(page: Page, language: 'ja' | 'zh'): Promise<void> {
  const { match } = WORDS[language];
  const players = PLAYERS[language].toReversed();
  const address = await importRecord(page, replayedRecord(players), { players });
  await expectTranslated(page);
  await page.goto(`/${address}/hands`);
  await expect(page.getByRole('list', { name: match.accounts.differs })).toBeVisible();
  await expectTranslated(page);
  await page.goto(`/${address}/replay/1/0`);
  await page.getByRole('button', { name: match.replay.hide }).click();
  for (let step = 0; step < 21; step++) {
    await expectTranslated(page);
    await page.getByRole('button', { name: match.replay.next, exact: true }).click();
  }
  await expect(page.getByRole('list', { name: match.accounts.differs })).toBeVisible();
  await expectTranslated(page);
  await page.goto('/#/match');
}

async function visitOtherSections(page: Page, { places, settings, choices }: Words): Promise<void> {
  for (const place of ['rules', 'charts'] as const) {
    await page.getByRole('link', { name: places[place], exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: places[place] })).toBeVisible();
    await expect(page.locator('main :is(h2, table):visible').first()).toBeVisible();
  }
  await page.getByRole('button', { name: settings }).click();
  for (const name of [choices.language, choices.theme, choices.tiles])
    await expect(page.getByRole('radiogroup', { name })).toBeVisible();
  await expect(page.getByRole('combobox', { name: choices.yaku })).toBeVisible();
}

/** Expects no English word in the view. */
async function expectTranslated(page: Page): Promise<void> {
  expect(await englishIn(page)).toEqual([]);
}

const WIN = 'hand=23467m406p56788s&tile=8m&by=ron&seat=S&round=E&dora=3p&rules=standard';

test('the title of the page says what is shown and where, in the reader’s language', async ({ browser, baseURL }) => {
  test.slow();
  const { page, match } = await openStage(browser, `${baseURL}/`, { language: 'ja', device: 'phone', theme: 'light' });
  for (const [address, title] of [
    [`#/hand?${WIN}`, /^7700点 · .+ · tenbo$/],
    ['#/charts?rules=mleague', /^.+ · 点数表 · tenbo$/],
    ['#/glossary/pinfu', /^平和 · 用語集 · tenbo$/],
    ['#/rules', /^ルール · tenbo$/],
    [`${match}/standings`, /^精算 · .+ · 対局 · tenbo$/],
    ['#/nowhere', /^tenbo$/],
  ] as const) {
    await page.goto(`/${address}`);
    await expect(page).toHaveTitle(title);
  }
  await page.context().close();
});
