import { type RuleSet, type Seat, unwrap } from '@tenbo/engine';
import { localeOf } from '@tenbo/i18n';
import {
  type EnteredWin,
  type HandEnded,
  LOG_VERSION,
  type Match,
  append,
  formatLog,
  newMatch,
  scoresSoFar,
} from '@tenbo/ledger';
import { type Page, expect } from '@playwright/test';

import type { Hand } from './thirty-hands.ts';

export const PLAYERS = ['Aki', 'Ben', 'Chie', 'Dai'];

/** The match that the ledger computes from these hands, without the page. */
export function replayed(hands: readonly Hand[], rules: RuleSet, players = PLAYERS): Match {
  const start = unwrap(newMatch({ id: '0', after: [], event: { type: 'matchStarted', version: LOG_VERSION, rules, players } }));
  return hands.reduce(
    (match, hand, i) =>
      unwrap(append(match, { id: String(i + 1), after: match.state.heads, event: { type: 'handEnded', hand } })),
    start,
  );
}

/** Starts a match on the page; `own` are custom rules to store first. */
export async function startMatch(page: Page, rules: string, players: readonly string[] = PLAYERS, own?: object): Promise<void> {
  if (own) {
    await page.goto('/icon.svg');
    await page.evaluate((kept) => localStorage.setItem('rules', JSON.stringify([kept])), own);
  }
  await page.goto('/#/match/new');
  await page.getByLabel('Rules').selectOption(rules);
  for (const [seat, name] of players.entries()) await page.locator('fieldset input').nth(seat).fill(name);
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByRole('link', { name: 'Win' })).toBeVisible();
}

/** Imports a match of these hands and opens it. @returns its address */
export async function openMatch(page: Page, rules: RuleSet, hands: readonly Hand[], players = PLAYERS): Promise<string> {
  await page.goto('/#/match');
  const buffer = Buffer.from(formatLog(replayed(hands, rules, players).log));
  await page
    .getByLabel('Import a file', { exact: true })
    .setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer });
  await page.getByRole('link', { name: new RegExp(`^${localeOf('en').match.names(players)}`) }).click();
  await expect(page).toHaveURL(/#\/match\/[0-9a-f]+$/);
  return page.url();
}

/** A button in a group of a form. */
export const key = (page: Page, group: string, name: string) =>
  page.getByRole('group', { name: group, exact: true }).getByRole('button', { name, exact: true });

/** Enters a hand as players at the table would: riichi by laying a stick, the rest in the form. */
export async function tapHand(page: Page, hand: Hand): Promise<void> {
  const name = (seat: Seat) => PLAYERS[seat] as string;
  for (const seat of hand.riichi) await page.getByRole('button', { name: `Riichi: ${name(seat)}` }).click();
  const { outcome } = hand;
  if (outcome.kind === 'chombo') {
    await page.getByRole('link', { name: 'Other' }).click();
    await page.getByRole('link', { name: 'Chombo' }).click();
    for (const seat of outcome.by) await key(page, 'Chombo by', name(seat)).click();
  } else if (outcome.kind === 'ron' || outcome.kind === 'tsumo') {
    await page.getByRole('link', { name: 'Win', exact: true }).click();
    const wins = outcome.kind === 'ron' ? outcome.wins : [outcome.win];
    for (const { winner } of wins) await key(page, 'Who won', name(winner)).click();
    await key(page, 'Won from', outcome.kind === 'ron' ? name(outcome.discarder) : 'tsumo').click();
    for (const win of wins) await tapValue(page, win, name(win.winner));
  } else {
    await page.getByRole('link', { name: 'Draw', exact: true }).click();
    if (outcome.kind === 'abortiveDraw') await key(page, 'Type of draw', CAUSES[outcome.cause] ?? '').click();
    else {
      for (const seat of outcome.tenpai.filter((player) => !hand.riichi.includes(player)))
        await key(page, 'In tenpai', name(seat)).click();
      for (const seat of outcome.nagashi ?? []) await key(page, 'Nagashi mangan', name(seat)).click();
    }
  }
  if (hand.dead) {
    await page.getByText('Chombo, dead hands').click();
    for (const seat of hand.dead) await key(page, 'Dead hand', name(seat)).click();
  }
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
}

const CAUSES: { readonly [cause: string]: string } = {
  nineTerminals: 'nine terminals and honours',
  fourWinds: 'four winds',
  fourRiichi: 'four riichi',
};
const POINTS = { discarder: 'From the discarder', all: 'From each', dealer: 'From the dealer', other: 'From each non-dealer' };

async function tapValue(page: Page, { value }: EnteredWin, winner: string): Promise<void> {
  const card = page.locator('section', { has: page.getByRole('heading', { name: `${winner}’s hand` }) });
  const tap = (group: string, name: string) =>
    card.getByRole('group', { name: group, exact: true }).getByRole('button', { name, exact: true }).click();
  if ('han' in value) {
    await tap('Han', String(value.han));
    if (value.han < 5) await tap('Fu', String(value.fu));
  } else if ('limit' in value) {
    await tap('Enter as', 'Limit');
    await tap('Limit', value.limit);
  } else if ('points' in value) {
    await tap('Enter as', 'Points');
    for (const [share, points] of Object.entries(value.points) as [keyof typeof POINTS, number][])
      await card.getByLabel(POINTS[share], { exact: true }).fill(String(points));
  }
}

/** Expects the scores that the ledger computes; each player in `riichi` has laid a stick. */
export async function expectScores(page: Page, { state }: Match, riichi: readonly Seat[] = []): Promise<void> {
  for (const [seat, points] of scoresSoFar(state, { riichi }).entries()) {
    const side = page.getByRole('region', { name: state.players[seat] ?? '', exact: true });
    await expect(side.getByRole('button').last()).toContainText(localeOf('en').number(points));
  }
}

/** The events stored in the browser. */
export async function storedEvents(page: Page): Promise<readonly HandEnded[]> {
  const entries = await page.evaluate(
    () =>
      new Promise<{ entry: { event: unknown } }[]>((resolve) => {
        const opening = indexedDB.open('tenbo');
        opening.onsuccess = () => {
          const request = opening.result.transaction('entries').objectStore('entries').getAll();
          request.onsuccess = () => resolve(request.result as { entry: { event: unknown } }[]);
        };
      }),
  );
  return entries.map(({ entry }) => entry.event as HandEnded);
}
