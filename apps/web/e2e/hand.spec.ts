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
  await expect(page.getByRole('table')).toContainText('3,900');
  await key(page, '8 man').click();
  await expect(result(page)).toContainText('3 han 30 fu');
  await expect(result(page)).toContainText('3,900');
  await expect(page).toHaveURL(/tile=8m/);
  await page.reload();
  await expect(result(page)).toContainText('3,900');
});

const SIZES = [
  [360, 640],
  [360, 740],
  [390, 844],
  [844, 390],
] as const;

test('a phone shows tray, answer, everything that decides the price and every key at once', async ({ page }) => {
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    for (const address of ['#/hand', '#/hand?hand=23467m88s&melds=(0555p)(5555z)&riichi=riichi&dora=1m']) {
      await page.goto('about:blank');
      await page.goto(`/${address}`);
      const parts = [
        page.getByRole('group', { name: 'Hand', exact: true }),
        result(page),
        ...['Won by', 'Riichi', 'Seat', 'Round'].map((name) => page.getByRole('radiogroup', { name })),
        page.getByRole('group', { name: 'Dora indicators' }),
        page.getByRole('group', { name: 'Honba' }),
        page.getByRole('group', { name: 'Tiles to add' }),
      ];
      const places = await page.getByRole('navigation').boundingBox();
      for (const part of parts) {
        const box = await part.boundingBox();
        expect(
          (box?.y ?? Infinity) + (box?.height ?? 0),
          `${await part.getAttribute('aria-label')} at ${width} × ${height}`,
        ).toBeLessThanOrEqual(places?.y ?? 0);
      }
    }
  }
});

test('the tray is one line of fourteen places, melds included', { tag: '@wide' }, async ({ page }) => {
  for (const hand of [
    '',
    '?hand=23467m88s&melds=(0555p)(5555z)&tile=8m',
    '?hand=8s&melds=(1111p)[2222p][3333p][4444p]&tile=8s',
  ]) {
    await page.goto('about:blank');
    await page.goto(`/#/hand${hand}`);
    const tray = await page.getByRole('group', { name: 'Hand', exact: true }).boundingBox();
    const last = await page.getByRole('group', { name: 'Hand', exact: true }).locator('button').last().boundingBox();
    const first = await page.getByRole('group', { name: 'Hand', exact: true }).locator('button').first().boundingBox();
    if (!tray || !first || !last) throw new Error('there is no tray');
    expect(last.y).toBe(first.y);
    expect(last.x + last.width).toBeLessThanOrEqual(tray.x + tray.width);
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

test('a run cannot begin everywhere, and ura indicators need riichi', async ({ page }) => {
  await page.goto('/#/hand?hand=123m');
  const addUra = page.getByRole('button', { name: 'Add an ura indicator' });
  await page.getByRole('radio', { name: 'Run' }).check({ force: true });
  await expect(key(page, '8 man')).toHaveAttribute('title', 'a run begins with 1 to 7 of a suit');
  await expect(addUra).toHaveCount(0);
  await page.goto('/#/hand?hand=23467m406p56788s&tile=8m&riichi=riichi');
  await addUra.click();
  await key(page, '1 man').click();
  await expect(
    page.getByRole('group', { name: 'Ura indicators' }).getByRole('button', { name: 'Take away: 1 man' }),
  ).toBeVisible();
});

test('the address holds custom rules in full, and unknown rules are reported', async ({ page }) => {
  const rules = JSON.stringify({ base: 'standard', name: 'Our club', points: { kiriageMangan: 'played' } });
  await page.goto(`/${WIN.replace('rules=standard', `rules=${encodeURIComponent(rules)}`)}`);
  await expect(result(page)).toContainText('8,000');
  await expect(page.getByLabel('Rules').locator('option:checked')).toHaveText('Our club');
  await page.getByRole('radiogroup', { name: 'Seat' }).getByRole('radio', { name: 'West' }).check({ force: true });
  await expect(page).toHaveURL(/seat=W/);
  const params = new URLSearchParams(new URL(page.url()).hash.split('?')[1]);
  expect(JSON.parse(params.get('rules') ?? '')).toEqual(JSON.parse(rules));
  await page.goto(`/${WIN.replace('rules=standard', 'rules=nobody')}`);
  await expect(page.getByRole('alert')).toContainText('not known here');
  await expect(result(page)).toContainText('7,700');
  await page.getByLabel('Rules').selectOption('mleague');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a hand can be entered with the keyboard alone', async ({ page }) => {
  await page.goto('/');
  await key(page, '1 man').focus();
  await page.keyboard.type('234m406p567s88s67m8m');
  await expect(result(page)).toContainText('3,900');
  await page.keyboard.press('Backspace');
  await expect(result(page)).toContainText('Tenpai');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Shift+C');
  await expect(page.getByRole('radio', { name: 'Chi', exact: true })).toBeChecked();
});

test('a condition that is not possible says why', async ({ page }) => {
  await page.goto(`/${WIN}`);
  const ippatsu = page.getByRole('button', { name: 'Ippatsu', exact: true });
  await expect(ippatsu).toHaveAttribute('aria-disabled', 'true');
  await ippatsu.focus();
  await expect(page.getByText('ippatsu needs riichi')).toBeVisible();
  await page.getByRole('radio', { name: 'Riichi', exact: true }).check({ force: true });
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

test('what is assumed is said until it is chosen, and each word leads to its control', async ({ page }) => {
  await page.goto('/#/hand?hand=23467m406p56788s&tile=8m');
  const word = (name: string) => page.getByRole('button', { name, exact: true });
  const choice = (group: string, name: string) => page.getByRole('radiogroup', { name: group }).getByRole('radio', { name });
  await expect(page.getByText('Assuming')).toBeVisible();
  await word('South').click();
  await expect(choice('Seat', 'South')).toBeFocused();
  await choice('Seat', 'South').click();
  await expect(word('South')).toHaveCount(0);
  await expect(page).toHaveURL(/seat=S/);
  await word('ron').click();
  await choice('Won by', 'Tsumo').click();
  await expect(word('ron')).toHaveCount(0);
  await choice('Riichi', 'No riichi').click();
  await expect(page.getByText('Assuming')).toHaveCount(0);
  await expect(page).toHaveURL(/riichi=none/);
  await page.reload();
  await expect(result(page)).toContainText('1,300/2,600');
  await expect(page.getByText('Assuming')).toHaveCount(0);
});

test('the round is assumed aloud only beside winds, riichi only in a closed hand', async ({ page }) => {
  await page.goto('/#/hand?hand=23467m88s111z&melds=[555z]&tile=8m');
  await expect(page.getByRole('button', { name: 'East round' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'no riichi', exact: true })).toHaveCount(0);
});

test('a full hand takes the pad’s place with its reasons, and the pad comes back to change a tile', async ({ page }) => {
  await page.goto('/#/hand?hand=23467m406p56788s');
  const pad = page.getByRole('group', { name: 'Tiles to add' });
  await key(page, '8 man').click();
  await expect(pad).toBeHidden();
  await expect(page.getByRole('button', { name: /^Pinfu/ })).toBeInViewport();
  await page.getByRole('button', { name: 'Change tiles' }).click();
  await page.getByRole('button', { name: '8 man, the winning tile' }).click();
  await key(page, '5 man').click();
  await expect(pad).toBeHidden();
  await expect(page).toHaveURL(/tile=5m/);
  await page.getByRole('button', { name: 'New hand' }).click();
  await expect(pad).toBeVisible();
});

test('dora is one tap away, also from a full hand', async ({ page }) => {
  await page.goto('/#/hand?hand=23467m406p56788s&tile=8m');
  await page.getByRole('button', { name: 'Add a dora indicator' }).click();
  await key(page, '3 pin').click();
  await expect(result(page)).toContainText('7,700');
  await expect(page.getByRole('button', { name: 'Change tiles' })).toBeVisible();
});

test('an aim at dora ends with the hand: cleared, left, or another winner’s', async ({ page }) => {
  const aimed = page.getByRole('radio', { name: 'Tile', exact: true });
  await page.goto('/#/hand');
  await page.getByRole('radio', { name: 'Dora' }).check({ force: true });
  await key(page, '3 pin').click();
  await page.getByRole('radio', { name: 'Dora' }).check({ force: true });
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(aimed).toBeChecked();
  for (const name of ['1 man', '2 man', '3 man']) await key(page, name).click();
  await expect(page.getByLabel('Type or paste a hand')).toHaveValue('123m');
  await page.getByRole('radio', { name: 'Dora' }).check({ force: true });
  await page.getByRole('link', { name: 'Charts' }).click();
  await page.getByRole('link', { name: 'Hand', exact: true }).click();
  await expect(aimed).toBeChecked();
});

test('a typical hand is eleven taps or fewer, seat and riichi included', async ({ page }) => {
  await page.goto('/#/hand');
  let taps = 0;
  const tap = async (name: string, role: 'radio' | 'button' = 'button') => {
    const within = role === 'button' ? page.getByRole('group', { name: 'Tiles to add' }) : page.locator('main');
    await within.getByRole(role, { name, exact: true }).tap({ force: true });
    taps++;
  };
  await tap('Pair', 'radio');
  await tap('8 sou');
  await tap('Run', 'radio');
  for (const name of ['2 man', '4 pin', '5 sou', '6 man']) await tap(name);
  await tap('Tsumo', 'radio');
  await tap('Riichi', 'radio');
  await expect(result(page)).toContainText('1,300/2,600');
  await expect(page.getByLabel('Type or paste a hand')).toHaveValue('23467m456p56788s +8m');
  expect(taps).toBeLessThanOrEqual(11);
});

test('a kan is two taps, and its kind and giver are one more each', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('radio', { name: 'Kan' }).check({ force: true });
  await key(page, 'white dragon').click();
  await expect(page.getByRole('button', { name: /^closed (quad|kan)/ })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('radio', { name: 'Added' }).check({ force: true });
  await page.getByRole('radio', { name: 'Across' }).check({ force: true });
  await expect(page.getByRole('button', { name: /^added (quad|kan) from across/ })).toBeVisible();
  await key(page, '1 man').click();
  await expect(page.getByLabel('Type or paste a hand')).toHaveValue('1m [555+5z]');
});

test('how far three tiles are is said in tiles, not in shanten', async ({ page }) => {
  for (const [language, said] of [
    ['en', '10 tiles from tenpai'],
    ['ja', 'あと10枚で聴牌'],
    ['zh', '还差10张听牌'],
  ] as const) {
    await page.goto('/');
    await page.evaluate((chosen) => localStorage.setItem('language', chosen), language);
    await page.goto('/#/hand?hand=123m');
    await page.reload();
    await expect(page.locator('main [role=status]').filter({ hasText: said })).toBeVisible();
  }
});

test('undo and redo, by key and by button', async ({ page }) => {
  await page.goto('/');
  for (const name of ['1 man', '2 man']) await key(page, name).click();
  const text = page.getByLabel('Type or paste a hand');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(text).toHaveValue('1m');
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(text).toHaveValue('12m');
  await page.keyboard.press('Control+Z');
  await expect(text).toHaveValue('1m');
  await page.keyboard.press('Control+Shift+Z');
  await expect(text).toHaveValue('12m');
});

test('keys type tiles wherever the focus is, and ? shows them', async ({ page }) => {
  await page.goto('/');
  await expect(key(page, '1 man')).toBeVisible();
  await page.keyboard.type('123m');
  await page.getByRole('link', { name: 'Hand', exact: true }).focus();
  await page.keyboard.type('4p');
  const text = page.getByLabel('Type or paste a hand');
  await expect(text).toHaveValue('123m4p');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await page.keyboard.type('9s');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(text).toHaveValue('123m4p');
  await text.focus();
  await page.keyboard.type('5p');
  await expect(text).toHaveValue(/5p/);
});

test('yaku and fu show their tiles, the tray stays in sight, and a touched line lights its tiles there', async ({ page }) => {
  await page.goto('/#/hand?hand=3367m406p444s222z&tile=8m&seat=S&riichi=riichi');
  const line = page.getByRole('button', { name: /^closed triplet of honours South/i });
  await line.scrollIntoViewIfNeeded();
  await page.getByText('Who pays').scrollIntoViewIfNeeded();
  const tray = page.getByRole('group', { name: 'Hand', exact: true });
  await expect(tray).toBeInViewport();
  await expect(result(page)).toBeInViewport();
  await line.click();
  await expect(tray.getByRole('button', { name: 'South' }).first()).toHaveAttribute('data-lit', 'lit');
  await expect(tray.getByRole('button', { name: '6 man' })).toHaveAttribute('data-lit', 'faded');
  await expect(page.locator('main')).not.toContainText('222z');
});

test('the lens pins the rule sets that most players know and folds the others, for as many players', async ({ page }) => {
  await page.goto(`/${WIN}`);
  await page.getByText('Under other rules').click();
  const pinned = page.getByRole('table', { name: 'Under other rules' });
  await expect(pinned.getByRole('row', { name: /Tenhou/ })).toContainText('same');
  await expect(pinned.getByRole('row', { name: /EMA/ })).toContainText('−3,800');
  await expect(pinned.getByRole('row', { name: /EMA/ })).toContainText('Red fives');
  await page.getByText(/^All \d+ rule sets$/).click();
  await expect(
    page
      .getByRole('table', { name: /^All \d+ rule sets$/ })
      .getByRole('row')
      .nth(1),
  ).toBeVisible();
  await expect(page.locator('#details')).not.toContainText('three players');
  await expect(page.locator('#details')).not.toContainText('cannot occur');
});

test('an unfinished hand names each tile that brings it nearer and how many are left', async ({ page }) => {
  await page.goto('/#/hand?hand=1234m4569p789s11z');
  const tiles = page.getByRole('region', { name: /bring/ });
  await expect(tiles.getByRole('listitem').filter({ has: page.getByRole('img', { name: '4 man' }) })).toHaveText('3');
});

test('earlier hands are shown as tiles', async ({ page }) => {
  await page.goto(`/${WIN}`);
  await page.getByText('Earlier hands').click();
  const hand = page.getByRole('link', { name: '23467m406p56788s +8m' });
  await expect(hand).toBeVisible();
  await expect(hand).not.toContainText('m');
});
