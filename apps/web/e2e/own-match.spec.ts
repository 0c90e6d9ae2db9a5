// A club night whose plan lets tables start their own matches: scan the table's code, pick the players, start.
import { presets } from '@tenbo/engine';
import { TOURNAMENT_VERSION } from '@tenbo/tournament';
import { expect, test } from './test.ts';

import { granted } from '../../server/testing/club.ts';
import { PHONE, pageAt, press } from './at-the-desk.ts';
import { closeBoxes, drawButton, endForGood, enterWin, side } from './at-the-table.ts';
import { expectNoFault } from './axe.ts';
import { type Club, openClub } from './club-server.ts';
import { WORDS, desk } from './words.ts';

const NAMES = ['Aki', 'Ben', 'Chie', 'Dai', 'Emi', 'Fumi', 'Goro'];

let club: Club;
test.beforeAll(async () => {
  club = await openClub();
});
test.afterAll(() => club.close());

test('the players of a table start their match and the next one, with players who are free', async ({ browser }) => {
  test.setTimeout(120_000);
  const { tokens, newLink } = club.event;
  const plan = {
    title: 'Tuesdays',
    rules: presets.ema2025,
    isFree: true,
    tablesStart: true,
    standings: { ties: [] },
    bye: 0,
  } as const;
  await club.act({ type: 'tournamentOpened', version: TOURNAMENT_VERSION, plan });
  for (const [i, name] of NAMES.entries()) {
    await granted(club.ask, { what: 'PUT /api/people', token: tokens.referee, body: { id: `p${i}`, name } });
    await club.act({ type: 'playerEntered', player: `p${i}` });
  }
  const start = { name: WORDS.en.match.club.start, exact: true };
  const one = await pageAt(browser, club, `#/club?key=${tokens.table}`, PHONE);
  const beside = await pageAt(browser, club, `#/club?key=${tokens.table}`, PHONE);
  await one.getByRole('link', start).click();
  await expect(one.getByRole('heading', { name: desk.own.heading(3) })).toBeVisible();
  await expectNoFault(one);
  const begin = one.getByRole('button', { name: desk.own.start, exact: true });
  for (const name of NAMES.slice(0, 4)) {
    await expect(begin).toHaveAttribute('aria-disabled', 'true');
    await one.getByRole('button', { name, exact: true }).click();
  }
  await begin.click();
  // The match opens on each phone of the table.
  for (const phone of [one, beside]) await expect(side(phone, 'Aki')).toBeVisible();

  const other = await pageAt(browser, club, `#/club?key=${(await newLink({ role: 'table', table: 4 })).token}`, PHONE);
  await other.getByRole('link', start).click();
  const playing = other.getByRole('button', { name: `Aki ${desk.free.at(3)}` });
  await expect(playing).toHaveAttribute('aria-disabled', 'true');
  await playing.dispatchEvent('click');
  await expect(other.getByRole('button', { name: `${desk.free.remove} Aki` })).toHaveCount(0);

  await enterWin(one, 'Ben', 'Aki', 2, 30);
  await press(one, 'Confirm');
  await closeBoxes(one);
  await endForGood(one);
  await one.getByRole('link', { name: desk.own.next, exact: true }).click();
  for (const name of ['Ben', 'Emi', 'Fumi', 'Goro']) await one.getByRole('button', { name, exact: true }).click();
  await press(one, desk.own.start);
  for (const phone of [one, beside]) {
    await expect(side(phone, 'Goro')).toBeVisible();
    await expect(drawButton(phone)).toBeVisible();
  }
});
