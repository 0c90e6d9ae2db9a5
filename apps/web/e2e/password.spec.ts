import { TOURNAMENT_VERSION } from '@tenbo/tournament';
import { presets } from '@tenbo/engine';
import { type Browser, type Page, expect, test } from './test.ts';

import { expectNoFault } from './axe.ts';
import { type Club, openClub } from './club-server.ts';
import { desk } from './words.ts';

const SAID = desk.password;
const PASSWORD = 'a lost link is found';

let club: Club;
test.beforeAll(async () => {
  club = await openClub();
  const plan = { title: 'Autumn Open', rules: presets.ema2025, standings: { ties: [] }, bye: 0 } as const;
  await club.act({ type: 'tournamentOpened', version: TOURNAMENT_VERSION, plan });
});
test.afterAll(() => club.close());

async function pageAt(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 780 }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(`${club.address}${address}`);
  return page;
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function enterWith(page: Page, password: string): Promise<void> {
  await page.getByLabel(SAID.password, { exact: true }).fill(password);
  await press(page, SAID.enter);
}

test('an organiser who has lost every link gets in with the password of the event', async ({ browser }) => {
  test.setTimeout(90_000);
  const organiser = await pageAt(browser, `#/club?key=${club.event.organiser.token}`);
  await organiser.getByRole('navigation', { name: desk.desk }).getByRole('link', { name: desk.views.links }).click();
  const field = organiser.getByLabel(SAID.fresh);
  await expect(field).toHaveAttribute('autocomplete', 'new-password');
  await field.fill('too short');
  await press(organiser, SAID.set);
  await expect(organiser.getByRole('alert').filter({ hasText: SAID.length })).toBeVisible();
  await field.fill(PASSWORD);
  await expect(field).toHaveAttribute('type', 'password');
  await organiser.getByLabel(SAID.show).check();
  await expect(field).toHaveAttribute('type', 'text');
  await press(organiser, SAID.set);
  await expect(organiser.getByText(SAID.isSet)).toBeVisible();
  await expect(field).toHaveValue('');
  await expectNoFault(organiser);
  const form = organiser.locator('form').filter({ has: field });
  const address = (await form.locator('code').textContent()) ?? '';

  const other = await pageAt(browser, new URL(address).hash);
  await expect(other.getByLabel(SAID.password, { exact: true })).toHaveAttribute('autocomplete', 'current-password');
  await enterWith(other, 'a wrong password');
  await expect(other.getByText(SAID.wrong)).toBeVisible();
  await expectNoFault(other);
  await club.cut();
  await enterWith(other, PASSWORD);
  await expect(other.getByText(SAID.notReached)).toBeVisible();
  await club.mend();
  await enterWith(other, PASSWORD);
  await expect(other.getByRole('heading', { name: desk.links.all })).toBeVisible();
  await expect(other.getByRole('navigation', { name: desk.desk })).toBeVisible();
  await other.reload();
  await expect(other.getByText(desk.line.sent)).toBeVisible();

  await press(other, SAID.remove);
  await expect(other.getByText(SAID.removed)).toBeVisible();
  const third = await pageAt(browser, new URL(address).hash);
  await enterWith(third, PASSWORD);
  await expect(third.getByText(SAID.wrong)).toBeVisible();
  // Who guesses on has to wait, and is told how long.
  const guess = { what: 'POST /api/enter', body: { event: club.event.event, password: PASSWORD } };
  const answers = await Promise.all(Array.from({ length: 10 }, () => club.ask(guess)));
  expect(answers.map(({ status }) => status)).toContain(429);
  await press(third, SAID.enter);
  await expect(third.getByRole('alert')).toHaveText(/^Too many attempts\. Try again in \d+ s\.$/);
  for (const page of [organiser, other, third]) await page.context().close();
});

test('an address that names no event says so', async ({ browser }) => {
  const page = await pageAt(browser, '#/match/club/enter');
  await expect(page.getByText(SAID.noEvent)).toBeVisible();
  await page.context().close();
});
