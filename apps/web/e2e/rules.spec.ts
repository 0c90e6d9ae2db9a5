import { presets } from '@tenbo/engine';

import { expect, test } from './test.ts';

test('a rule set can be read, and compared with another', async ({ page }) => {
  await page.goto('/#/rules');
  await page.getByRole('link', { name: 'M.League' }).click();
  await expect(page.getByText('Standard: 4 fu')).toBeVisible();
  await page.getByLabel('Compare with').selectOption('wrc2025');
  await expect(page).toHaveURL(/#\/rules\/mleague\/wrc2025$/);
  await expect(page.getByRole('row', { name: /^Renhou/ })).toContainText('mangan');
});

test('a rule set made from a document says which one, and where tenbo does not follow it', async ({ page }) => {
  for (const [id, title, otherwise] of [
    ['arcadeC', 'How Your Score Is Calculated', 'Its first example leaves out three concealed pons'],
    ['shanghai', 'Scoring Japanese Mah-Jongg', 'Its example rounds 16 points up to 20'],
  ] as const) {
    await page.goto(`/#/rules/${id}`);
    await expect(page.getByText(`Made from “${title}”`)).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: otherwise })).toBeVisible();
  }
  await page.goto('/#/rules/mleague');
  await expect(page.getByRole('heading', { name: 'M.League' })).toBeVisible();
  await expect(page.getByText('Made from')).toHaveCount(0);
});

test('the lists say what the arcade types are, and keep the rule sets of documents together', async ({ page }) => {
  const documents = [
    'Wikipedia',
    'Score calculation guide',
    'Dora Mahjong',
    'Shanghai: Second Dynasty',
    'Arcade, type A (four players)',
    'Arcade, type B (two players, tsumo ×2)',
    'Arcade, type C (two players, ×4/×6, most common)',
  ];
  await page.goto('/#/rules');
  const section = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Documents' }) });
  await expect(section.locator('a strong')).toHaveText(documents);
  const names = page.locator('main section a strong');
  await expect(names).toHaveCount(Object.keys(presets).length);
  await page.getByRole('searchbox').fill('tenhou three');
  await expect(names).toHaveCount(6);
  await page.getByRole('radio', { name: 'Leagues' }).check();
  await expect(page.getByText('No rule set fits')).toBeVisible();
  await page.getByRole('searchbox').fill('');
  await page.getByRole('link', { name: 'JPML B' }).click();
  await page.goBack();
  await expect(page.getByRole('radio', { name: 'Leagues' })).toBeChecked();
  await page.goto('/#/charts');
  await expect(page.getByLabel('Rules').locator('optgroup[label="From documents"] option')).toHaveText(documents);
  await expect(page.getByLabel('Rules').locator('optgroup option')).toHaveCount(Object.keys(presets).length);
});

test('rules of two players from a link can be chosen, though they are of no document', async ({ page }) => {
  const rules = JSON.stringify({ base: 'arcadeC', name: 'Ours', match: { start: 5000 } });
  await page.goto(`/#/hand?hand=23467m345p56788s&tile=8m&rules=${encodeURIComponent(rules)}`);
  await expect(page.getByLabel('Rules').locator('option:checked')).toHaveText('Ours');
  await expect(page.getByLabel('Rules').locator('optgroup[label="Two players"] option')).toHaveText(['Ours']);
});

test('custom rules can be made, undone, kept, chosen for the charts, shared and deleted', async ({ page, context, browser }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/#/rules/mleague');
  await page.getByRole('link', { name: 'Edit a copy' }).click();
  const changes = page.getByRole('status').filter({ hasText: 'change' });
  await expect(changes).toContainText('No changes yet');

  await page.getByRole('heading', { name: 'Fu', exact: true }).click();
  const pair = page.getByRole('radiogroup', { name: 'Double-wind pair' });
  await pair.getByRole('radio', { name: '4 fu' }).check();
  await expect(changes).toContainText('1 rule changed');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(changes).toContainText('No changes yet');
  await pair.getByRole('radio', { name: '4 fu' }).check();

  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Name your rules to save')).toBeVisible();
  await page.getByLabel('Name of your rules').fill('Our club');
  await page.evaluate(() => scrollTo(0, 300));
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('Our club');
  expect(await page.evaluate(() => scrollY)).toBe(0);

  const remove = page.getByRole('button', { name: 'Delete' });
  const before = await remove.boundingBox();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Copied')).toBeVisible();
  expect(await remove.boundingBox()).toEqual(before);
  const link = await page.evaluate(() => navigator.clipboard.readText());

  await page.goto('/#/charts');
  await page.getByLabel('Rules').selectOption({ label: 'Our club' });
  await expect(page.getByRole('row', { name: /^Double wind/ })).toContainText('4 fu');

  await page.goto('/#/rules');
  await page.getByRole('link', { name: 'Our club' }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('link', { name: 'Our club' })).toHaveCount(0);

  // On another device the link opens the rules to read, and one tap saves them and takes them into use.
  const other = await (await browser.newContext()).newPage();
  await other.goto(link);
  await expect(other.getByRole('heading', { level: 2 })).toHaveText('Our club');
  await expect(other.getByText('M.League with 1 change')).toBeVisible();
  await expect(other.getByLabel('Differences')).toHaveText('Double-wind pair2 fu 4 fu');
  await other.getByRole('link', { name: 'Edit a copy' }).click();
  await expect(other.getByRole('radiogroup', { name: 'Double-wind pair' })).toBeVisible();
  await other.goBack();
  await other.getByRole('button', { name: 'Use these rules' }).click();
  await expect(other.getByText('The Hand page scores with these rules')).toBeVisible();
  await expect(other).toHaveURL(/#\/rules\/own1$/);
  await other.getByRole('link', { name: 'Start a match with them' }).click();
  await expect(other.getByLabel('Rules').locator('option:checked')).toHaveText('Our club');
  await other.goto(link);
  await expect(other.getByText('already among yours')).toBeVisible();
  await other.getByRole('button', { name: 'Use these rules' }).click();
  await expect(other).toHaveURL(/#\/rules\/own1$/);
});

test('an invalid value is reported at its field and cannot be kept', async ({ page }) => {
  await page.goto('/#/rules/edit');
  await page.getByRole('heading', { name: 'Match' }).click();
  const field = page.getByRole('group', { name: 'Starting points' });
  await field.getByRole('spinbutton').fill('250');
  await field.getByRole('spinbutton').press('Tab');
  await expect(field.getByRole('alert')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(field.getByRole('alert')).toHaveCount(0);
  await expect(field.getByRole('spinbutton')).toHaveValue('25000');
});

test('a link without valid rules says so', async ({ page }) => {
  for (const place of ['edit', 'shared']) {
    await page.goto(`/#/rules/${place}?rules=nothing`);
    await expect(page.getByRole('alert')).toContainText('cannot be read');
  }
});
