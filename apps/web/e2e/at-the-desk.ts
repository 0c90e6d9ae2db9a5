import { presets } from '@tenbo/engine';
import { type Plan, TOURNAMENT_VERSION } from '@tenbo/tournament';
import { type Browser, type Page, expect } from '@playwright/test';

import { granted } from '../../server/testing/club.ts';
import { drawButton } from './at-the-table.ts';
import type { Club } from './club-server.ts';
import { desk } from './words.ts';

export const PHONE = { width: 390, height: 780 };
export const DESKTOP = { width: 1280, height: 800 };

/** A browser with nothing stored, at an address of a club's page. */
export async function pageAt(
  browser: Browser,
  club: Club,
  address: string,
  viewport: { readonly width: number; readonly height: number },
): Promise<Page> {
  const context = await browser.newContext({ viewport, hasTouch: viewport === PHONE, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(`${club.address}${address}`);
  return page;
}

/** Goes to a view of the desk. */
export const view = (page: Page, name: keyof typeof desk.views) =>
  page.getByRole('navigation', { name: desk.desk }).getByRole('link', { name: desk.views[name], exact: true }).click();
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
export const tableLink = (page: Page, table: number) => page.getByRole('link', { name: new RegExp(`^${desk.table(table)}\\b`) });

const PEOPLE = { p1: 'Aki', p2: 'Ben', p3: 'Chie', p4: 'Dai' };
const SEATED = { table: 3, players: Object.keys(PEOPLE) };

/** Phones at the only table, table 3, of a tournament's first round: its match is `round-1-3`. */
export async function phonesAtTable(
  browser: Browser,
  club: Club,
  phones: number,
  plan: Partial<Plan> = {},
): Promise<readonly Page[]> {
  for (const [id, name] of Object.entries(PEOPLE))
    await granted(club.ask, { what: 'PUT /api/people', token: club.event.tokens.referee, body: { id, name } });
  const whole = { title: 'Autumn', rules: presets.tenhou, standings: { ties: [] }, bye: 0, ...plan } as const;
  await club.act({ type: 'tournamentOpened', version: TOURNAMENT_VERSION, plan: whole });
  for (const player of SEATED.players) await club.act({ type: 'playerEntered', player });
  await club.act({ type: 'roundSeated', round: 1, tables: [SEATED], byes: [] }, 'round-1');
  const opened: Page[] = [];
  for (let i = 0; i < phones; i += 1) opened.push(await pageAt(browser, club, `#/club?key=${club.event.tokens.table}`, PHONE));
  for (const one of opened) await expect(drawButton(one)).toBeVisible();
  return opened;
}
