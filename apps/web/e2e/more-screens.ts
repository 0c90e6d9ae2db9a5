import { type Page, expect } from '@playwright/test';
import { localeOf } from '@tenbo/i18n';
import { formatLog } from '@tenbo/ledger';

import { type Screen, SCREENS, sideOf, tapWin, toTable } from '../screens/list.ts';
import type { Stage } from '../screens/stage.ts';
import { replayedRecord } from '../../../fixtures/replayed-hand.ts';
import { withConflict } from './evening.ts';
import { importRecord } from './at-the-table.ts';

/** A screen to check; it needs no picture. */
export type Shown = Pick<Screen, 'name' | 'at' | 'act'>;

const PLAYERS = ['Ada', 'Bob', 'Cleo', 'Dora'];
const WIN = 'hand=23467m406p56788s&tile=8m&by=ron&seat=S&round=E&rules=standard';

/** Imports an evening of which two copies differ. @returns its address within the page */
async function importConflict({ page, words: { match }, language }: Stage): Promise<string> {
  await page.goto('#/match');
  const buffer = Buffer.from(formatLog(withConflict(PLAYERS).log));
  await page
    .getByLabel(match.accounts.takeIn, { exact: true })
    .setInputFiles({ name: 'evening.json', mimeType: 'application/json', buffer });
  const link = page.getByRole('link', { name: localeOf(language).match.names(PLAYERS) });
  await expect(link).toBeVisible();
  return (await link.getAttribute('href')) ?? '';
}

/** Pictures of another part of a screen that is in the list already. */
const PARTS = new Set(['hand-details', 'charts-fu', 'charts-yaku']);

const SHARED_RULES = encodeURIComponent('{"base":"mleague","name":"Ours","standings":{"uma":[[15,5,-5,-15]]}}');

const atTable = ({ match }: Stage) => match;

/** Screens that a reader comes across without a picture of them. */
const OTHERS: readonly Shown[] = [
  { name: 'hand-riichi', at: '#/hand?hand=23467m88s&melds=(0555p)(5555z)&tile=8m&riichi=riichi&dora=1m&ura=2m' },
  { name: 'hand-link-damaged', at: `#/hand?${WIN}&dora=zz&honba=-5` },
  { name: 'hand-keys', at: '#/hand', act: ({ page }) => page.keyboard.press('?') },
  { name: 'box-no-score', at: '#/hand/winner?hand=123m' },
  { name: 'glossary-term', at: '#/glossary/pinfu' },
  { name: 'nowhere', at: '#/nowhere' },
  { name: 'rules-found', at: '#/rules?search=tenhou&kind=site' },
  { name: 'rules-none-found', at: '#/rules?search=zzz' },
  { name: 'rules-shared', at: `#/rules/shared?rules=${SHARED_RULES}` },
  { name: 'rules-shared-broken', at: '#/rules/shared?rules=nothing' },
  { name: 'dropped', at: '#/rules', act: dropRecord },
  { name: 'dropped-no-record', at: '#/rules', act: dropNote },
  { name: 'dropped-gone', at: '#/match/dropped/replay/9/0' },
  { name: 'table-riichi', at: atTable, act: layStick },
  { name: 'table-more', at: atTable, act: openMore },
  ...(['limit', 'points', 'hanFu'] as const).map((way) => ({ name: `win-${way}`, at: atTable, act: enterAs(way) })),
  { name: 'match-other', at: ({ match }) => `${match}/other` },
  { name: 'match-remove', at: ({ match }) => `${match}/hands`, act: toRemove },
];

const INVALID_RULES = encodeURIComponent('{"base":"mleague","match":{"start":250}}');
const VIEWS = [
  '',
  '/hands',
  '/hands/2/winner',
  '/hands/4/winner',
  '/hands/4/payments',
  '/hands/5/payments',
  '/hands/2/table',
  '/hands/99',
  '/comeback',
];

/** Views of a match that was imported from a record with which tenbo disagrees. */
const RECORDED = ['/hands', '/hands/1/winner', '/sheet', '/replay/1/0', '/replay/1/13', '/replay/1/21', '/replay/9/0'];

/** Every screen of the page, and in English also the same screens with more in them. */
export async function everyScreen(stage: Stage): Promise<readonly Shown[]> {
  const players = PLAYERS.toReversed();
  const recorded = await importRecord(stage.page, replayedRecord(players), { players });
  const evening = stage.language === 'en' ? await importConflict(stage) : undefined;
  return [
    ...SCREENS.filter(({ name }) => !PARTS.has(name)),
    ...OTHERS,
    ...RECORDED.map((view) => ({ name: `recorded${view}`, at: `${recorded}${view}` })),
    ...(evening === undefined
      ? []
      : [
          { name: 'charts-dealer', at: '#/charts?dealer=1' },
          { name: 'rules-invalid', at: `#/rules/edit?rules=${INVALID_RULES}` },
          ...VIEWS.map((view) => ({ name: `evening${view}`, at: `${evening}${view}` })),
        ]),
    // The last ones: the match is over.
    { name: 'match-over', at: ({ match }) => `${match}/other`, act: endMatch },
    { name: 'match-over/standings', at: ({ match }) => `${match}/standings` },
    { name: 'match-over/list', at: '#/match' },
    { name: 'match-over/night', at: ({ match }) => `${match}/night` },
  ];
}

/** Drops a file on the page. */
async function drop(page: Page, text: string): Promise<void> {
  const dataTransfer = await page.evaluateHandle((content) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([content], 'dropped'));
    return transfer;
  }, text);
  await page.dispatchEvent('main', 'drop', { dataTransfer });
}

async function dropRecord({ page }: Stage): Promise<void> {
  await drop(page, replayedRecord(['Ina', 'Jun', 'Kei', 'Leo']));
  await page.locator('[data-screen=replay] [data-differs]').waitFor();
}

async function dropNote({ page }: Stage): Promise<void> {
  await drop(page, 'a note');
  await page.getByRole('dialog').getByRole('paragraph').waitFor();
}

async function layStick(stage: Stage): Promise<void> {
  const { page, words } = stage;
  await toTable(stage);
  const { riichi } = words.match.table;
  await page.getByRole('button', { name: riichi(words.match.list.samplePlayers[1] ?? '') }).click();
}

async function openMore(stage: Stage): Promise<void> {
  await toTable(stage);
  await stage.page.getByRole('button', { name: stage.words.match.record.more, exact: true }).click();
  await stage.page.getByRole('dialog').waitFor();
}

function enterAs(way: 'limit' | 'points' | 'hanFu'): (stage: Stage) => Promise<void> {
  return async (stage) => {
    const { page, words } = stage;
    const { enter, record } = words.match;
    await tapWin(stage);
    await sideOf(stage, 2).click();
    await page.getByRole('button', { name: record.more, exact: true }).click();
    await page.getByRole('group', { name: enter.way }).getByRole('button', { name: enter.ways[way], exact: true }).click();
  };
}

async function toRemove({ page, words: { match } }: Stage): Promise<void> {
  await page.locator('main ol a[href*=edit]').first().click();
  await page.getByRole('button', { name: match.history.takeOut }).click();
  await page.getByRole('heading', { name: match.history.takeOutHeading }).waitFor();
}

async function endMatch({ page, words: { match } }: Stage): Promise<void> {
  await page.getByRole('button', { name: match.other.agree }).click();
  await page.locator('main a[href$=standings]').waitFor();
}
