import type { Locator } from '@playwright/test';

import { replayedRecord } from '../../../fixtures/replayed-hand.ts';
import { OWN_RULES, type Stage } from './stage.ts';

/** A screen: the name of its file, what it shows, its address, and what to tap before the picture. */
export interface Screen {
  readonly name: string;
  readonly shows: string;
  readonly at: string | ((stage: Stage) => string);
  readonly act?: (stage: Stage) => Promise<void>;
}

const WIN = 'hand=23467m406p56788s&tile=8m&by=ron&seat=S&round=E&from=W&dora=3p&rules=standard';
const MELDS = 'hand=23467m88s&melds=(5055p)[777z]&called=left&tile=8m&by=tsumo&seat=E&round=E&dora=4p&rules=tenhou';
const { id: _id, ...OWN } = OWN_RULES;

/** Every screen, in the order of a walk through the page. */
export const SCREENS: readonly Screen[] = [
  { name: 'hand-empty', shows: 'Hand: empty', at: '#/hand' },
  { name: 'hand-building', shows: 'Hand: four tiles in', at: '#/hand?hand=234m4p' },
  { name: 'hand-waiting', shows: 'Hand: in tenpai', at: '#/hand?hand=23467m406p56788s' },
  { name: 'hand-scored', shows: 'Hand: won', at: `#/hand?${WIN}` },
  { name: 'hand-details', shows: 'Hand: yaku, fu and the arithmetic', at: `#/hand?${WIN}`, act: toDetails },
  { name: 'hand-lens', shows: 'Hand: under other rules', at: `#/hand?${WIN}`, act: openLens },
  { name: 'hand-share', shows: 'Hand: its picture to share', at: `#/hand?${WIN}`, act: openShare },
  { name: 'hand-melds', shows: 'Hand: a closed kan and a pon', at: `#/hand?${MELDS}` },
  { name: 'hand-faulty', shows: 'Hand: an error and how to fix it', at: '#/hand?hand=23467m406p88s&melds=[999p]&tile=8m' },
  { name: 'box-winner', shows: 'Score box: winning hand', at: `#/hand/winner?${WIN}` },
  { name: 'box-payments', shows: 'Score box: payments', at: `#/hand/payments?${WIN}` },
  { name: 'match-list', shows: 'Match: the list', at: '#/match' },
  { name: 'match-new', shows: 'Match: a new one', at: '#/match/new' },
  { name: 'match-table', shows: 'Match: the table', at: ({ match }) => match },
  { name: 'match-win', shows: 'Match: who pays for a win', at: ({ match }) => match, act: tapWin },
  { name: 'match-preview', shows: 'Match: what changes', at: ({ match }) => match, act: toPreview },
  { name: 'match-draw', shows: 'Match: a draw', at: ({ match }) => match, act: tapDraw },
  { name: 'match-edit', shows: 'Match: editing a hand', at: ({ match }) => `${match}/hands`, act: openFirst },
  { name: 'match-hands', shows: 'Match: the hands', at: ({ match }) => `${match}/hands` },
  { name: 'match-winner', shows: 'Match: winning hand', at: ({ match }) => `${match}/hands/6/winner` },
  { name: 'match-payments', shows: 'Match: payments', at: ({ match }) => `${match}/hands/6/payments` },
  { name: 'match-course', shows: 'Match: progress', at: ({ match }) => `${match}/course` },
  { name: 'match-comeback', shows: 'Match: comeback card', at: ({ match }) => `${match}/comeback/0` },
  { name: 'match-standings', shows: 'Match: the settlement', at: ({ match }) => `${match}/standings`, act: openSteps },
  { name: 'match-sheet', shows: 'Match: the score sheet', at: ({ match }) => `${match}/sheet` },
  { name: 'charts-points', shows: 'Charts: points', at: '#/charts?rules=mleague' },
  { name: 'charts-fu', shows: 'Charts: fu', at: '#/charts?rules=mleague', act: to('#fu') },
  { name: 'charts-yaku', shows: 'Charts: yaku, with examples', at: '#/charts?rules=mleague', act: openYaku },
  { name: 'rules-list', shows: 'Rules: all rule sets', at: '#/rules' },
  { name: 'rules-one', shows: 'Rules: one of them', at: '#/rules/mleague' },
  { name: 'rules-comparison', shows: 'Rules: two compared', at: '#/rules/tenhou/mleague' },
  {
    name: 'rules-editor',
    shows: 'Rules: your own',
    at: `#/rules/edit?rules=${encodeURIComponent(JSON.stringify(OWN))}`,
    act: openPoints,
  },
  { name: 'settings', shows: 'Settings', at: `#/hand?${WIN}`, act: openSettings },
];

/** Taken last, because its match would appear in the pictures after it. The tests have their own replays. */
export const REPLAY: Screen = {
  name: 'match-replay',
  shows: 'Match: a hand replayed from its record',
  at: '#/match',
  act: toReplay,
};

/** The details are below the hand on a phone, and next to it on a desktop. */
async function toDetails({ page, words: { hand } }: Stage): Promise<void> {
  const button = page.getByRole('button', { name: hand.details });
  if (await button.isVisible()) await button.click();
}

/** Opens the replay of a recorded game, after its kan. */
async function toReplay({ page, address }: Stage): Promise<void> {
  const record = { name: 'game.mjson', mimeType: '', buffer: Buffer.from(replayedRecord(['Emi', 'Fumi', 'Goro', 'Haru'])) };
  await page.locator('main input[type=file]').setInputFiles(record);
  const link = page.locator('main ul a[href^="#/match/"]').filter({ hasText: 'Emi' });
  await page.locator('main section [role=status]').filter({ hasText: /./ }).waitFor();
  await page.goto(`${address}${await link.getAttribute('href')}/replay/1/16`);
  await page.locator('[data-screen=replay] [role=status]').filter({ hasText: /./ }).waitFor();
}

function to(place: string): (stage: Stage) => Promise<void> {
  return ({ page }) => scrollTo(page.locator(place));
}

/** Scrolls to the top of the window, or below what is fixed there. */
async function scrollTo(what: Locator, below = 8): Promise<void> {
  await what.evaluate((element, above) => {
    element.scrollIntoView({ block: 'start' });
    scrollBy(0, -above);
  }, below);
}

/** The side of the table of a player of the sample match. */
export const sideOf = ({ page, words: { match } }: Stage, seat: 0 | 2) =>
  page.getByRole('region', { name: match.list.samplePlayers[seat], exact: true }).getByRole('button').last();

export async function tapWin(stage: Stage): Promise<void> {
  await toTable(stage);
  await sideOf(stage, 2).click();
}

async function toPreview(stage: Stage): Promise<void> {
  await tapWin(stage);
  await sideOf(stage, 0).click();
  await stage.page
    .locator('[role=group] button')
    .filter({ hasText: '5,200' })
    .or(stage.page.getByText('5200', { exact: true }))
    .first()
    .click();
}

async function tapDraw(stage: Stage): Promise<void> {
  await toTable(stage);
  await stage.page.getByRole('button', { name: stage.words.match.table.draw, exact: true }).click();
}

/** Goes to the table, and leaves the form of a hand that an earlier picture opened. */
export async function toTable({ page, words: { match } }: Stage): Promise<void> {
  const draw = page.getByRole('button', { name: match.table.draw, exact: true });
  for (const name of [match.enter.leave, match.record.cancel]) {
    const back = page.getByRole('button', { name, exact: true });
    await draw
      .or(back)
      .or(page.getByRole('button', { name: match.record.cancel, exact: true }))
      .first()
      .waitFor();
    if (await back.isVisible()) await back.click();
  }
  await draw.waitFor();
}

async function openFirst({ page }: Stage): Promise<void> {
  await page.locator('main ol a[href*=edit]').first().click();
}

async function openSteps({ page, words: { match } }: Stage): Promise<void> {
  await page.getByText(match.accounts.howCome).click();
}

async function openYaku({ page }: Stage): Promise<void> {
  await page.locator('section:has(#yaku) summary').first().click();
  await scrollTo(page.locator('#yaku'));
}

async function openPoints({ page }: Stage): Promise<void> {
  await page.locator('main summary:has(h3)').nth(4).click();
}

async function openLens({ page }: Stage): Promise<void> {
  const lens = page
    .locator('#details details')
    .filter({ hasText: /Under other rules|ほかのルールでは|换成其他规则/ })
    .first();
  // A click would close it if an earlier screen left it open.
  await lens.evaluate((one) => one.setAttribute('open', ''));
  await lens.locator('table').first().waitFor();
  await scrollTo(lens, 160);
}

async function openShare({ page, words: { hand } }: Stage): Promise<void> {
  await page.getByRole('button', { name: hand.share, exact: true }).click();
  await page.locator('dialog img[src]').waitFor();
}

async function openSettings({ page, words: { settings } }: Stage): Promise<void> {
  await page.getByRole('button', { name: settings }).click();
}
