import { type Page, expect, test } from './test.ts';

const WIN = '#/hand?hand=23467m406p56788s&tile=8m&by=ron&seat=S&round=E&dora=3p&rules=standard';

const result = (page: Page) => page.getByRole('status', { name: 'Result' });
const key = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Tiles to add' }).getByRole('button', { name, exact: true });

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

test('a full hand fills the box with its reasons, and the pad comes back to change a tile', async ({ page }) => {
  await page.goto('/#/hand?hand=23467m406p56788s');
  const pad = page.getByRole('group', { name: 'Tiles to add' });
  await key(page, '8 man').click();
  await expect(pad).toBeHidden();
  await expect(page.getByRole('button', { name: /^Pinfu/ })).toBeInViewport();
  await page.getByRole('button', { name: 'Tiles', exact: true }).click();
  await page.getByRole('button', { name: '8 man, the winning tile' }).click();
  await key(page, '5 man').click();
  await expect(pad).toBeHidden();
  await expect(page).toHaveURL(/tile=5m/);
  await page.getByRole('button', { name: 'New hand' }).click();
  await expect(pad).toBeVisible();
});

test('the keys add dora indicators until the reader is done, and each lies there with its dora', async ({ page }) => {
  await page.goto('/#/hand?hand=23467m406p56788s&tile=8m&riichi=riichi');
  const indicators = page.getByRole('button', { name: 'Add a dora indicator' });
  await indicators.click();
  await key(page, '3 pin').click();
  await expect(indicators.getByRole('img')).toHaveCount(2);
  await key(page, 'North').click();
  await expect(page.getByRole('button', { name: 'Remove: North' })).toBeVisible();
  await page.getByRole('radio', { name: 'Ura indicators' }).check({ force: true });
  await key(page, '1 sou').click();
  await expect(page).toHaveURL(/dora=3p4z&ura=1s/);
  await page.getByRole('button', { name: 'Remove: 1 sou' }).click();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page).toHaveURL(/dora=3p4z(?!.*ura)/);
  await expect(page.getByRole('button', { name: /^Pinfu/ })).toBeVisible();
});

test('an aim at dora ends with the hand: cleared, left, or another winner’s', async ({ page }) => {
  const aimed = page.getByRole('radio', { name: 'Tile', exact: true });
  const indicators = page.getByRole('button', { name: 'Add a dora indicator' });
  await page.goto('/#/hand');
  await indicators.click();
  await key(page, '3 pin').click();
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(aimed).toBeChecked();
  for (const name of ['1 man', '2 man', '3 man']) await key(page, name).click();
  await expect(page.getByLabel('Type or paste a hand')).toHaveValue('123m');
  await indicators.click();
  await page.getByRole('link', { name: 'Charts' }).click();
  await page.getByRole('link', { name: 'Hand', exact: true }).click();
  await expect(aimed).toBeChecked();
});

/** Counts taps; what is tapped is visible without scrolling. */
function counted(page: Page) {
  let taps = 0;
  const tap = async (name: string, role: 'radio' | 'button' = 'button') => {
    const pad = page.getByRole('group', { name: 'Tiles to add' });
    const what = (role === 'button' && / (man|pin|sou)$/.test(name) ? pad : page.locator('main')).getByRole(role, {
      name,
      exact: true,
    });
    await expect(what).toBeInViewport();
    await what.tap({ force: true });
    taps++;
  };
  return { tap, taps: () => taps };
}

for (const size of [
  { width: 390, height: 844 },
  { width: 390, height: 664 },
  { width: 360, height: 640 },
  { width: 844, height: 390 },
]) {
  test(`on ${size.width} by ${size.height} a pinfu with riichi by tsumo is nine taps by sets, its dora indicator three`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await page.goto('/#/hand');
    const { tap, taps } = counted(page);
    await tap('Sequence', 'radio');
    for (const name of ['2 man', '4 pin', '5 sou', '6 man']) await tap(name);
    await tap('Pair', 'radio');
    await tap('8 sou');
    await tap('Tsumo', 'radio');
    await tap('Riichi', 'radio');
    await expect(result(page)).toContainText('1,300/2,600');
    await expect(result(page)).toContainText('East pays 2,600, West and North 1,300');
    await expect(page.getByRole('button', { name: 'won on 2m, best of 13' })).toBeVisible();
    await expect(page.getByRole('button', { name: '2 man, the winning tile' })).toBeVisible();
    expect(taps()).toBe(9);
    await page.getByRole('button', { name: 'Add a dora indicator' }).tap();
    await key(page, '3 pin').tap();
    await page.getByRole('button', { name: 'Done' }).tap();
    await expect(result(page)).toContainText('2,000/4,000');
  });
}

test('the same hand is sixteen taps tile by tile, and thirteen orphans are one', async ({ page }) => {
  await page.goto('/#/hand');
  const { tap, taps } = counted(page);
  const tiles = [
    '2 man',
    '3 man',
    '4 man',
    '4 pin',
    '5 pin',
    '6 pin',
    '5 sou',
    '6 sou',
    '7 sou',
    '8 sou',
    '8 sou',
    '6 man',
    '7 man',
    '8 man',
  ];
  for (const name of tiles) await tap(name);
  await tap('Tsumo', 'radio');
  await tap('Riichi', 'radio');
  await expect(result(page)).toContainText('1,300/2,600');
  await expect(page.getByRole('button', { name: 'won on 8m' })).toBeVisible();
  expect(taps()).toBe(16);
  await page.getByRole('button', { name: 'New hand' }).click();
  await tap('Thirteen Orphans');
  await expect(result(page)).toContainText('32,000');
  expect(taps()).toBe(17);
});

test('a touched tile of a full hand has its actions below it: it becomes the winning one, red, or goes', async ({ page }) => {
  await page.goto('/#/hand');
  for (const name of ['Sequence', '2 man', '4 pin', '5 sou', '6 man', 'Pair', '8 sou'])
    await page
      .locator('main')
      .getByRole(/^[A-Z]/.test(name) ? 'radio' : 'button', { name, exact: true })
      .click({ force: true });
  const tray = page.getByRole('group', { name: 'Hand', exact: true });
  await tray.getByRole('button', { name: '5 pin' }).click();
  const acts = page.getByRole('group', { name: 'The selected tile' });
  await acts.getByRole('button', { name: 'Won on this' }).click();
  await expect(tray.getByRole('button', { name: '5 pin, the winning tile' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^won on/ })).toHaveCount(0);
  await tray.getByRole('button', { name: '5 pin, the winning tile' }).click();
  await acts.getByRole('button', { name: 'Red five' }).click();
  await expect(page).toHaveURL(/tile=0p/);
  await tray.getByRole('button', { name: '7 sou' }).click();
  await acts.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('group', { name: 'Tiles to add' })).toBeVisible();
});

test('a touched tile of an unfinished hand is removed', async ({ page }) => {
  await page.goto('/#/hand?hand=123m4p');
  await page.getByRole('group', { name: 'Hand', exact: true }).getByRole('button', { name: '2 man' }).click();
  await expect(page.getByLabel('Type or paste a hand')).toHaveValue('13m4p');
});

test('a kan is two taps, its kind and giver are one more each, and the keys go on as before it', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('radio', { name: 'Sequence' }).check({ force: true });
  await page.getByRole('radio', { name: 'Kan' }).check({ force: true });
  await key(page, 'white dragon').click();
  await expect(page.getByRole('button', { name: /^closed (quad|kan)/ })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Added' }).click();
  await page.getByRole('button', { name: 'From left' }).click();
  await expect(page.getByRole('button', { name: /^added (quad|kan) from across/ })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Sequence' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Pon' })).toBeVisible();
  await key(page, '1 man').click();
  await expect(page.getByLabel('Type or paste a hand')).toHaveValue('123m [555+5z]');
});

test('the keyboard has keys for tsumo, riichi and dora, one Tab for the pad, arrows inside it, and takes a pasted hand', async ({
  page,
}) => {
  await page.goto('/#/hand?hand=23467m406p56788s&tile=8m');
  await expect(page.getByLabel('Type or paste a hand')).toBeVisible();
  await page.keyboard.type('trd3pd');
  await expect(result(page)).toContainText('3,000/6,000');
  await page.getByRole('button', { name: 'Tiles', exact: true }).click();
  await key(page, '1 man').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect(key(page, '2 pin')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('group', { name: 'Tiles to add' }).locator(':focus')).toHaveCount(0);
  await page.keyboard.press('Shift+Tab');
  await expect(key(page, '2 pin')).toBeFocused();
  await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', '19m19p19s1234567z +7z east');
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(result(page)).toContainText('16,000 all');
});

test('how far three tiles are is said in tiles, not in shanten', async ({ page }) => {
  for (const [language, said] of [
    ['en', '10 tiles from tenpai'],
    ['ja', 'あと10枚で聴牌'],
    ['zh', '还差10张听牌'],
  ] as const) {
    await page.goto('/');
    await page.evaluate((chosen) => localStorage.setItem('language', chosen), language);
    // A page of its own: within the page that is open, the address would still be on its way when it is loaded again.
    await page.goto('about:blank');
    await page.goto('/#/hand?hand=123m');
    await expect(page.locator('main [role=status]').filter({ hasText: said })).toBeVisible();
  }
});

test('undo and redo by key, undo also by button', async ({ page }) => {
  await page.goto('/');
  for (const name of ['1 man', '2 man']) await key(page, name).click();
  const text = page.getByLabel('Type or paste a hand');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(text).toHaveValue('1m');
  await page.keyboard.press('Control+Shift+Z');
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
  const tiles = page.getByRole('region', { name: /improve/ });
  await expect(tiles.getByRole('listitem').filter({ has: page.getByRole('img', { name: '4 man' }) })).toHaveText('3');
});

test('earlier hands are shown as tiles', async ({ page }) => {
  await page.goto(`/${WIN}`);
  await page.getByText('Past hands').click();
  const hand = page.getByRole('link', { name: '23467m406p56788s +8m' });
  await expect(hand).toBeVisible();
  await expect(hand).not.toContainText('m');
});

test('the chart of the hand’s rules rings its cell', async ({ page }) => {
  await page.goto('/#/hand?hand=3367m406p444s222z&tile=8m&by=ron&seat=S&round=E&riichi=riichi&rules=mleague');
  await page.getByRole('link', { name: 'See it in the chart' }).click();
  await expect(page.getByLabel('Rules')).toHaveValue('mleague');
  await expect(page.locator('td[aria-current]')).toContainText('6,400');
});

test('from five han up the chart rings the row of the limit', async ({ page }) => {
  await page.goto('/#/hand?hand=3367m406p444s222z&tile=8m&by=ron&seat=S&round=S&riichi=riichi&dora=3s3m&rules=mleague');
  await page.getByRole('link', { name: 'See it in the chart' }).click();
  await expect(page.locator('tr[aria-current]')).toContainText('Haneman');
  await expect(page.locator('tr[aria-current]')).toContainText('12,000');
  await expect(page.locator('tr[aria-current]')).toBeInViewport();
});
