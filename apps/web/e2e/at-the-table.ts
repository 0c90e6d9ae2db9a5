import { randomBytes } from 'node:crypto';

import { type RuleSet, type Seat, presets, unwrap } from '@tenbo/engine';
import { localeOf } from '@tenbo/i18n';
import { type EnteredWin, LOG_VERSION, type Match, append, newMatch, scoresSoFar } from '@tenbo/ledger';
import { type Page, expect } from '@playwright/test';

import { keepMatch } from './database.ts';
import type { Hand } from './thirty-hands.ts';

export const PLAYERS = ['Aki', 'Ben', 'Chie', 'Dai'];

/** The match that the ledger computes from these hands, without the page. */
export function replayed(hands: readonly Hand[], rules: RuleSet, players: readonly string[] = PLAYERS): Match {
  const start = unwrap(newMatch({ id: '0', after: [], event: { type: 'matchStarted', version: LOG_VERSION, rules, players } }));
  return hands.reduce(
    (match, hand, i) =>
      unwrap(append(match, { id: String(i + 1), after: match.state.heads, event: { type: 'handEnded', hand } })),
    start,
  );
}

/** Opens a match under these rules in which nothing has happened yet. */
export async function startMatch(page: Page, rules: string, players: readonly string[] = PLAYERS): Promise<void> {
  const set = Object.values(presets).find(({ id }) => id === rules);
  if (!set) throw new Error(`no rule set ${rules}`);
  await openMatch(page, set, [], players);
  await expect(drawButton(page)).toBeVisible();
}

/** Starts a match in its form, under custom rules that are stored first. */
export async function startUnder(page: Page, own: Readonly<Record<string, unknown>>): Promise<void> {
  await page.goto('/icon.svg');
  await page.evaluate((kept) => localStorage.setItem('rules', JSON.stringify([kept])), own);
  await page.goto('/#/match/new');
  await page.getByLabel('Rules').selectOption(String(own['id']));
  for (const [seat, name] of PLAYERS.entries()) await page.locator('fieldset input').nth(seat).fill(name);
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(drawButton(page)).toBeVisible();
}

/** The button by which a draw is recorded: it shows that a hand is being played. */
export const drawButton = (page: Page) => page.getByRole('button', { name: 'Draw', exact: true });

/** A player's side of the table. */
export const side = (page: Page, player: string) => page.getByRole('region', { name: player, exact: true });

/** Says on the table who won, and from whom, or `tsumo`. */
export async function tapWin(page: Page, winners: readonly string[], from: string): Promise<void> {
  for (const [i, winner] of winners.entries()) {
    if (i > 0) await page.getByRole('button', { name: 'Add a winner' }).click();
    await side(page, winner).getByRole('button').last().click();
  }
  await side(page, from === 'tsumo' ? (winners[0] ?? '') : from)
    .getByRole('button')
    .click();
}

/** A cell of the grid of points. */
export const cell = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}: `) });

/** A win up to its confirmation. */
export async function enterWin(page: Page, winner: string, from: string, han: number, fu: number): Promise<void> {
  await tapWin(page, [winner], from);
  await cell(page, `${han} han ${fu} fu`).click();
}

/** A score box: the first is the winning hand, the second the payments. The form of a hand has payments too, but not these buttons. */
export const box = (page: Page, name: 'Winning hand' | 'Payments') =>
  page
    .getByRole('region', { name, exact: true })
    .filter({ has: page.getByRole('button', { name: /^(See the table|Back to the score)$/ }) });

/** Leads from the first score box to the second, and from the second back to where the reader came from. */
export const ok = (page: Page) => page.getByRole('link', { name: 'OK', exact: true });

/** The way on from the table on which the payments of a hand are drawn. */
export const goOn = (page: Page) => page.getByRole('link', { name: 'Go on', exact: true });

/** Goes on after a hand: past the payments on the table, or past the score boxes where the rules have them, if something was paid. */
export async function closeBoxes(page: Page): Promise<void> {
  const undo = page.getByRole('button', { name: 'Undo' });
  const first = box(page, 'Winning hand');
  const second = box(page, 'Payments');
  await expect(undo.or(first).or(second).or(goOn(page))).toBeVisible();
  if (await goOn(page).isVisible()) await goOn(page).click();
  if (await first.isVisible()) await ok(page).click();
  await expect(undo.or(second)).toBeVisible();
  if (await second.isVisible()) await ok(page).click();
  await expect(undo).toBeVisible();
}

/** Opens a match of these hands, which is put into the browser's database: no form and no file. @returns its address */
export async function openMatch(
  page: Page,
  rules: RuleSet,
  hands: readonly Hand[],
  players: readonly string[] = PLAYERS,
): Promise<string> {
  const id = randomBytes(12).toString('hex');
  const at = new Date().toISOString();
  // The page makes its database as soon as it lists the matches.
  await page.goto('/#/match');
  await page.getByRole('link', { name: 'New match' }).waitFor();
  await page.evaluate(keepMatch, [id, replayed(hands, rules, players).log.map((entry) => ({ ...entry, at }))] as const);
  await page.goto(`/#/match/${id}`);
  await expect(
    page
      .getByRole('main')
      .getByText(players[0] ?? '')
      .first(),
  ).toBeVisible();
  return page.url();
}

/** Imports a file with a match of these players, in any language. @returns the match's address within the page */
export async function importRecord(
  page: Page,
  text: string,
  { name = 'game.mjson', players = PLAYERS }: { readonly name?: string; readonly players?: readonly string[] } = {},
): Promise<string> {
  await page.goto('/#/match');
  await page.locator('main input[type=file]').setInputFiles({ name, mimeType: '', buffer: Buffer.from(text) });
  await expect(page.locator('main section [role=status]')).not.toBeEmpty();
  const link = page.locator('main ul a[href^="#/match/"]', { hasText: new RegExp(players.join('.*')) });
  await expect(link).toBeVisible();
  return (await link.getAttribute('href')) ?? '';
}

/** A button in a group of a form. */
export const key = (page: Page, group: string, name: string) =>
  page.getByRole('group', { name: group, exact: true }).getByRole('button', { name, exact: true });

/** Records a hand as players at the table would: riichi by their sticks, the rest on the table and its sheet. */
export async function tapHand(page: Page, hand: Hand): Promise<void> {
  const name = (seat: Seat) => PLAYERS[seat] as string;
  for (const seat of hand.riichi) await page.getByRole('button', { name: `Riichi: ${name(seat)}` }).click();
  const { outcome } = hand;
  if (outcome.kind === 'chombo') {
    await page.getByRole('button', { name: 'More' }).click();
    const [first, ...others] = outcome.by;
    await key(page, 'Chombo that ends the hand', name(first as Seat)).click();
    for (const seat of others) await key(page, 'Chombo by', name(seat)).click();
  } else if (outcome.kind === 'ron' || outcome.kind === 'tsumo') {
    const wins = outcome.kind === 'ron' ? outcome.wins : [outcome.win];
    const winners = wins.map(({ winner }) => name(winner));
    await tapWin(page, winners, outcome.kind === 'ron' ? name(outcome.discarder) : 'tsumo');
    for (const win of wins) await tapValue(page, win);
  } else {
    await drawButton(page).click();
    if (outcome.kind === 'abortiveDraw') {
      await key(page, 'Abortive draw (recorded at once)', CAUSES[outcome.cause] ?? '').click();
      return closeBoxes(page);
    }
    for (const seat of outcome.tenpai.filter((one) => !hand.riichi.includes(one)))
      await key(page, 'In tenpai', name(seat)).click();
    for (const seat of outcome.nagashi ?? []) await key(page, 'Nagashi mangan', name(seat)).click();
  }
  if (hand.dead) {
    if (outcome.kind === 'ron' || outcome.kind === 'tsumo') await page.getByRole('button', { name: 'More' }).click();
    else await page.getByText('Chombo, dead hands').click();
    for (const seat of hand.dead) await key(page, 'Dead hand', name(seat)).click();
  }
  await page.getByRole('button', { name: 'Confirm' }).click();
  await closeBoxes(page);
}

const CAUSES: { readonly [cause: string]: string } = {
  nineTerminals: 'nine terminals and honours',
  fourWinds: 'four winds',
  fourRiichi: 'four riichi',
};
const POINTS = { discarder: 'From the discarder', all: 'From each', dealer: 'From the dealer', other: 'From each non-dealer' };

async function tapValue(page: Page, { value }: EnteredWin): Promise<void> {
  const toAll = () => page.getByRole('button', { name: 'More', exact: true }).click();
  if ('han' in value) {
    const { han, fu } = value;
    if (han < 4 || (han === 4 && (fu ?? 0) < 40)) return cell(page, `${han} han ${fu} fu`).click();
    await toAll();
    await key(page, 'Han', String(han)).click();
    if (han < 5) await key(page, 'Fu', String(fu)).click();
  } else if ('limit' in value) {
    await cell(page, value.limit).click();
  } else if ('points' in value) {
    await toAll();
    await key(page, 'Enter as', 'Points').click();
    for (const [share, points] of Object.entries(value.points) as [keyof typeof POINTS, number][])
      await page.getByLabel(POINTS[share], { exact: true }).fill(String(points));
  }
}

/** Expects the scores that the ledger computes; each player in `riichi` has laid a stick. */
export async function expectScores(page: Page, { state }: Match, riichi: readonly Seat[] = []): Promise<void> {
  for (const [seat, points] of scoresSoFar(state, { riichi }).entries()) {
    await expect(side(page, state.players[seat] ?? '')).toContainText(localeOf('en').number(points));
  }
}

/** Ends the match early, where it can be taken back. */
export async function endByAgreement(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('link', { name: 'Other' }).click();
  await page.getByRole('button', { name: 'End by agreement' }).click();
}

/** The same on a phone of a club’s table, which cannot take it back: it is asked first. */
export async function endForGood(page: Page): Promise<void> {
  await endByAgreement(page);
  await expect(page.getByRole('alert').filter({ hasText: 'Only a referee can undo it' })).toBeVisible();
  await page.getByRole('button', { name: 'End by agreement' }).click();
}
