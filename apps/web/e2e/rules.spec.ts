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

test('custom rules can be made, undone, kept, chosen for the charts, shared and deleted', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/#/rules/mleague');
  await page.getByRole('link', { name: 'Customise a copy' }).click();
  const code = page.getByRole('status').filter({ hasText: 'R-' });
  await expect(code).toContainText('No changes yet');
  const before = await code.locator('code').textContent();

  await page.getByRole('heading', { name: 'Fu', exact: true }).click();
  await page.getByRole('radiogroup', { name: 'Double-wind pair' }).getByRole('radio', { name: '4 fu' }).check();
  await expect(code).toContainText('1 rule changed');
  await expect(code.locator('code')).not.toHaveText(before ?? '');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(code.locator('code')).toHaveText(before ?? '');
  await page.getByRole('radiogroup', { name: 'Double-wind pair' }).getByRole('radio', { name: '4 fu' }).check();

  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Name your rules to save')).toBeVisible();
  await page.getByLabel('Name of your rules').fill('Our club');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('Our club');

  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Copied')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  await page.goto('/#/charts');
  await page.getByLabel('Rules').selectOption({ label: 'Our club' });
  await expect(page.getByRole('row', { name: /^Double wind/ })).toContainText('4 fu');

  await page.goto('/#/rules');
  await page.getByRole('link', { name: 'Our club' }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('link', { name: 'Our club' })).toHaveCount(0);

  await page.goto(link);
  await expect(page.getByLabel('Name of your rules')).toHaveValue('Our club');
  await expect(code).toContainText('1 rule changed');
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
  await page.goto('/#/rules/edit?rules=nothing');
  await expect(page.getByRole('alert')).toContainText('cannot be read');
});
