import { type Page, expect, test } from '@playwright/test';

const WIN = '#/hand?hand=23467m406p56788s&tile=8m&by=ron&seat=S&round=E&dora=3p&rules=standard';

const result = (page: Page) => page.getByRole('status', { name: 'Result' });
const key = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Tiles to add' }).getByRole('button', { name, exact: true });

test('each tap updates the result, and the address holds the hand', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/');
  for (const name of ['2 man', '3 man', '4 man']) await key(page, name).click();
  await expect(result(page)).toContainText('from tenpai');
  await page.getByLabel('Type or paste a hand').fill('234m 406p 567s 88s 67m');
  await expect(result(page)).toContainText('Tenpai');
  await expect(page.getByRole('table')).toContainText('5,800');
  await key(page, '8 man').click();
  await expect(result(page)).toContainText('3 han 30 fu');
  await expect(result(page)).toContainText('5,800');
  await expect(page).toHaveURL(/tile=8m/);
  await page.reload();
  await expect(result(page)).toContainText('5,800');
});

test('a phone screen 640 or 740 pixels high shows the tray, the result and every key at once', async ({ page }) => {
  for (const height of [640, 740]) {
    await page.setViewportSize({ width: 360, height });
    for (const address of ['#/hand', WIN, '#/hand?hand=23467m88s&melds=(0555p)(5555z)&tile=8m&riichi=riichi&dora=1m']) {
      await page.goto(`/${address}`);
      const keys = await page.getByRole('group', { name: 'Tiles to add' }).boundingBox();
      const places = await page.getByRole('navigation').boundingBox();
      expect((keys?.y ?? Infinity) + (keys?.height ?? 0)).toBeLessThanOrEqual(places?.y ?? 0);
    }
  }
});

test('thirteen waits fit side by side in their frame', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/#/hand?hand=19m19p19s1234567z');
  const tiles = result(page).getByRole('img');
  await expect(tiles).toHaveCount(13);
  const frame = await result(page).boundingBox();
  const [first, last] = await Promise.all([tiles.first().boundingBox(), tiles.last().boundingBox()]);
  if (!frame || !first || !last) throw new Error('the waits are not shown');
  expect(last.y).toBe(first.y);
  expect(last.x + last.width).toBeLessThanOrEqual(frame.x + frame.width);
});

test('a pon takes two taps, and Undo removes it', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('radio', { name: 'Pon' }).check({ force: true });
  await key(page, 'white dragon').click();
  const meld = page.getByRole('button', { name: 'pon from the left: white dragon white dragon white dragon' });
  await expect(meld).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Tile', exact: true })).toBeChecked();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(meld).toHaveCount(0);
});

test('taps and keys choose which player a tile was called from, and the address keeps it', async ({ page }) => {
  await page.goto('/#/hand?hand=23467m88s&melds=[555z]&tile=8m');
  await page.getByRole('button', { name: /^pon from the left/ }).click();
  await page.getByRole('radio', { name: 'Across' }).check();
  await expect(page.getByRole('button', { name: /^pon from across/ })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Shift+F');
  await expect(page.getByRole('button', { name: /^pon from the right/ })).toBeVisible();
  await expect(page).toHaveURL(/called=right/);
  await page.reload();
  await expect(page.getByRole('button', { name: /^pon from the right/ })).toBeVisible();
  await page.getByLabel('Rules').selectOption('tenhouSanma');
  await page.getByRole('button', { name: /^pon from the right/ }).click();
  await expect(page.getByRole('radio', { name: 'Left' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Across' })).toHaveCount(0);
});

test('adding ura indicators without riichi says why it is not possible', async ({ page }) => {
  await page.goto('/#/hand?hand=123m');
  await page.getByRole('radio', { name: 'Ura' }).click({ force: true });
  await expect(page.getByRole('radio', { name: 'Ura' })).not.toBeChecked();
  await expect(page.getByText(/ura dora need riichi/i)).toBeVisible();
});

test('the address holds custom rules in full, and unknown rules are reported', async ({ page }) => {
  const rules = JSON.stringify({ base: 'standard', name: 'Our club', points: { kiriageMangan: 'played' } });
  await page.goto(`/${WIN.replace('rules=standard', `rules=${encodeURIComponent(rules)}`)}`);
  await expect(result(page)).toContainText('8,000');
  await expect(page.getByLabel('Rules').locator('option:checked')).toHaveText('Our club');
  await page.getByRole('radio', { name: 'West' }).last().check({ force: true });
  await expect(page).toHaveURL(/seat=W/);
  const params = new URLSearchParams(new URL(page.url()).hash.split('?')[1]);
  expect(JSON.parse(params.get('rules') ?? '')).toEqual(JSON.parse(rules));
  await page.goto(`/${WIN.replace('rules=standard', 'rules=nobody')}`);
  await expect(page.getByRole('alert')).toContainText('does not have the rules');
  await expect(result(page)).toContainText('7,700');
  await page.getByLabel('Rules').selectOption('mleague');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a hand can be entered with the keyboard alone', async ({ page }) => {
  await page.goto('/');
  await key(page, '1 man').focus();
  await page.keyboard.type('234m406p567s88s67m8m');
  await expect(result(page)).toContainText('5,800');
  await page.keyboard.press('Backspace');
  await expect(result(page)).toContainText('Tenpai');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Shift+C');
  await expect(page.getByRole('radio', { name: 'Chi' })).toBeChecked();
});

test('a condition that is not possible says why', async ({ page }) => {
  await page.goto(`/${WIN}`);
  const ippatsu = page.getByRole('button', { name: 'Ippatsu', exact: true });
  await expect(ippatsu).toHaveAttribute('aria-disabled', 'true');
  await ippatsu.focus();
  await expect(page.getByText('ippatsu needs riichi')).toBeVisible();
  await page.getByRole('button', { name: 'Riichi', exact: true }).click();
  await ippatsu.click();
  await expect(ippatsu).toHaveAttribute('aria-pressed', 'true');
});

test('a text that is not a hand says which character is wrong', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Type or paste a hand').fill('123m 4x');
  await expect(page.getByText('character 7')).toBeVisible();
});

test('the lens shows how much the hand differs under other rules', async ({ page }) => {
  await page.goto(`/${WIN}`);
  await page.getByText('Under other rules').click();
  await expect(page.getByRole('row', { name: /M\.League/ })).toContainText('+300');
});

test('a score box can be saved as an image', async ({ page }) => {
  await page.goto(`/${WIN.replace('hand?', 'hand/winner?')}`);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save image' }).click();
  expect((await download).suggestedFilename()).toBe('tenbo.png');
  await (await download).saveAs(test.info().outputPath('box.png'));
});

test('the score boxes lead through the earlier hands', async ({ page }) => {
  await page.goto(`/${WIN}`);
  await expect(result(page)).toContainText('7,700');
  await page.goto('/#/hand?hand=23467m88s&melds=[555z][666z]&tile=8m');
  await expect(result(page)).toContainText('han');
  await page.getByRole('link', { name: 'Score boxes' }).click();
  await expect(page.getByText('Hand 2 of 2')).toBeVisible();
  await page.getByRole('link', { name: 'Previous' }).click();
  await expect(page.getByText('Hand 1 of 2')).toBeVisible();
  await page.getByRole('link', { name: 'OK' }).click();
  await expect(page.getByText('+7,700')).toBeVisible();
});

test('a reader who leaves right after a tap is not sent back', async ({ page }) => {
  await page.goto('/#/hand');
  await key(page, '1 man').evaluate((button: HTMLElement) => {
    button.click();
    requestAnimationFrame(() => (location.hash = '#/charts'));
  });
  await expect(page.getByRole('link', { name: 'Charts' })).toHaveAttribute('aria-current', 'page');
  await page.waitForTimeout(200);
  expect(page.url()).toMatch(/#\/charts$/);
});

test('a hand opened 1 to 4 frames after a tap is the one shown', async ({ page }) => {
  for (const frames of [1, 2, 3, 4]) {
    await page.goto('about:blank');
    await page.goto('/#/hand');
    await key(page, '1 man').evaluate(async (button: HTMLElement, count) => {
      button.click();
      for (let i = 0; i < count; i++) await new Promise(requestAnimationFrame);
      // The page's postponed work sees this address before the `hashchange` event.
      setTimeout(() => (location.hash = '#/hand?hand=456p'));
    }, frames);
    await expect(page.getByLabel('Type or paste a hand')).toHaveValue('456p');
    await expect(page).toHaveURL(/hand=456p/);
  }
});
