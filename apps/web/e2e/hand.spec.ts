import { type Page, expect, test } from './test.ts';

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
  for (const address of ['#/hand', '#/hand?hand=23467m88s&melds=(0555p)(5555z)&riichi=riichi&dora=1m']) {
    await page.goto('about:blank');
    await page.goto(`/${address}`);
    const parts = [
      page.getByRole('group', { name: 'Hand', exact: true }),
      result(page),
      ...['Won by', 'Riichi', 'Seat', 'Round'].map((name) => page.getByRole('radiogroup', { name })),
      page.getByRole('button', { name: 'Add a dora indicator' }),
      page.getByRole('group', { name: 'Honba' }),
      page.getByRole('group', { name: 'Tiles to add' }),
    ];
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      // On its side a phone has the places at the left.
      const places = width > height ? undefined : await page.getByRole('navigation').boundingBox();
      for (const part of parts) {
        const box = await part.boundingBox();
        expect(
          (box?.y ?? Infinity) + (box?.height ?? 0),
          `${await part.getAttribute('aria-label')} at ${width} × ${height}`,
        ).toBeLessThanOrEqual(places?.y ?? height);
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
  await page.getByRole('button', { name: 'From left' }).click();
  await expect(page.getByRole('button', { name: /^pon from across/ })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Shift+F');
  await expect(page.getByRole('button', { name: /^pon from the right/ })).toBeVisible();
  await expect(page).toHaveURL(/called=right/);
  await page.reload();
  await expect(page.getByRole('button', { name: /^pon from the right/ })).toBeVisible();
  await page.getByLabel('Rules').selectOption('tenhouSanma');
  await page.getByRole('button', { name: /^pon from the right/ }).click();
  await page.getByRole('button', { name: 'From right' }).click();
  await expect(page.getByRole('button', { name: 'From left' })).toBeVisible();
});

test('a run cannot begin everywhere, which the line under the tiles says, and ura indicators need riichi', async ({ page }) => {
  await page.goto('/#/hand?hand=123m');
  const indicators = page.getByRole('button', { name: 'Add a dora indicator' });
  const ura = page.getByRole('radio', { name: 'Ura indicators' });
  await page.getByRole('radio', { name: 'Sequence' }).check({ force: true });
  await key(page, '8 man').click({ force: true });
  await expect(page.getByText('A sequence begins with 1 to 7 of a suit')).toBeVisible();
  await indicators.click();
  await expect(page.getByRole('button', { name: 'Done' })).toBeVisible();
  await expect(ura).toHaveAttribute('aria-disabled', 'true');
  await page.goto('/#/hand?hand=23467m406p56788s&tile=8m&riichi=riichi');
  await indicators.click();
  await ura.check({ force: true });
  await key(page, '1 man').click();
  await expect(
    page.getByRole('group', { name: 'Revealed indicators' }).getByRole('button', { name: 'Remove: 1 man' }),
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
  await expect(page.getByRole('alert')).toContainText('does not have the rules');
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
  await page.getByRole('button', { name: 'More' }).click();
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
  await expect(result(page)).toContainText('character 7');
});

test('the lens shows how much the hand differs under other rules', async ({ page }) => {
  await page.goto(`/${WIN}`);
  await page.getByText('Under other rules').click();
  await expect(page.getByRole('row', { name: /M\.League/ })).toContainText('+300');
});

test('a score box can be saved as an image', async ({ page }) => {
  await page.goto(`/${WIN.replace('hand?', 'hand/winner?')}`);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
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
  await page.getByRole('link', { name: 'Prev' }).click();
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

test('a text that is no hand leaves no score beside it: the headline says what is wrong, until the text or the hand is another', async ({
  page,
}) => {
  await page.goto(`/${WIN}`);
  const field = page.getByLabel('Type or paste a hand');
  await expect(result(page)).toContainText('7,700');
  await field.fill('234m 406p 5x');
  await expect(result(page)).toContainText('character 12');
  await expect(page.getByText('7,700')).toHaveCount(0);
  await field.fill('234m 406p 567s 88s 67m +8m');
  await expect(result(page)).toContainText('7,700');
  await field.fill('5x');
  await field.blur();
  await expect(result(page)).toContainText('character 2');
  await page.getByRole('radio', { name: 'Riichi', exact: true }).check({ force: true });
  await expect(field).not.toHaveValue('5x');
  await expect(result(page)).not.toContainText('character 2');
});

test('the text field stays where it is while someone types in it, through a hand that is full and one that is not', async ({
  page,
}) => {
  const field = page.getByLabel('Type or paste a hand');
  const isAbove = async () => (await field.boundingBox())!.y < (await page.locator('#details').boundingBox())!.y;
  for (const { address, above } of [
    { address: '/#/hand?hand=1m', above: true },
    { address: `/${WIN}`, above: false },
  ]) {
    await page.goto('about:blank');
    await page.goto(address);
    await field.press('ControlOrMeta+A');
    for (const text of ['234m406p567s88s67m', '8m', ' riich', 'i']) {
      await page.keyboard.type(text);
      await expect(field).toBeFocused();
      expect(await isAbove()).toBe(above);
    }
    await field.blur();
    await expect(result(page)).toContainText(' han ');
    await expect.poll(isAbove).toBe(false);
  }
});

test('what players paste is read: kanji, links to tenhou.net/2, and words for how the hand was won', async ({ page }) => {
  await page.goto('/');
  const field = page.getByLabel('Type or paste a hand');
  await field.fill('２３４ｍ 四赤五六筒 567索 88s 67m ＋8m ron riichi dora 3p east');
  await expect(result(page)).toContainText('12,000');
  await expect(page).toHaveURL(/riichi=riichi/);
  await expect(page).toHaveURL(/dora=3p/);
  await field.fill('234m 406p 567s 88s 67m +8m ron dora 3p east');
  await expect(page).not.toHaveURL(/riichi=riichi/);
  await field.fill('https://tenhou.net/2/?q=19m19p19s1234567z7z east');
  await expect(result(page)).toContainText('48,000');
  await field.blur();
  await expect(field).toHaveValue('19m19p19s1234567z +7z');
});

test('a damaged link says what is wrong and scores nothing, until something is changed', async ({ page }) => {
  const damaged = `${WIN.replace('dora=3p', 'dora=zz')}&honba=-5`;
  await page.goto(`/${damaged}`);
  await expect(result(page)).toContainText('“honba” cannot be "-5"');
  await expect(result(page)).toContainText('“dora”');
  await expect(page.getByText('5,800')).toHaveCount(0);
  await expect(page).toHaveURL(/honba=-5/);
  await page.getByRole('radio', { name: 'Riichi', exact: true }).check({ force: true });
  await expect(page).not.toHaveURL(/honba=-5/);
  await expect(result(page)).toContainText('7,700');
  await page.goto(`/${WIN.slice(0, -'rules=standard'.length)}rul`);
  await expect(result(page)).toContainText('“rul”');
});

test(
  'a full hand that is not complete says what each discard leads to, and a touch discards',
  { tag: '@wide' },
  async ({ page }) => {
    await page.goto('/#/hand?hand=234m406p567s88s67m&tile=9m');
    const discards = page.getByRole('region', { name: 'Discards' });
    const first = discards.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Discard 9 man' }) });
    await expect(first).toContainText('Tenpai · 8 left');
    await expect(first.getByRole('table')).toContainText('3,900');
    await expect(discards.getByRole('button')).toHaveCount(2);
    await discards.getByText('Other discards').click();
    await expect(discards.getByRole('listitem').filter({ hasText: '1 tile from tenpai' }).first()).toContainText(
      '% lead to a wait of 5 tiles or more',
    );
    await first.getByRole('button').click();
    await expect(result(page)).toContainText('Tenpai');
    await expect(result(page)).toContainText('8 left');
    await expect(page).toHaveURL(/hand=23467m406p56788s(?!.*tile)/);
  },
);

test('a north is set aside where that is played', async ({ page }) => {
  await page.goto('/#/hand?hand=19m234406p4567s4z&tile=9s&rules=tenhouSanma');
  await page.getByRole('region', { name: 'Discards' }).getByText('Other discards').click();
  await page.getByRole('button', { name: 'Set aside North' }).click();
  await expect(page).toHaveURL(/kita=1/);
});

/** A device with one voice. The browser of the tests has none, so this one keeps what it is to say. */
function giveVoice(language: string): void {
  const said: string[] = [];
  const voice = { lang: language, localService: true, name: language } as SpeechSynthesisVoice;
  const speechSynthesis = {
    getVoices: () => [voice],
    cancel() {},
    speak: (one: { text: string }) => said.push(`${language}: ${one.text}`),
  };
  class SpeechSynthesisUtterance {
    voice = null;
    lang = '';
    readonly text: string;
    constructor(text: string) {
      this.text = text;
    }
  }
  for (const [name, value] of Object.entries({ speechSynthesis, SpeechSynthesisUtterance, said }))
    Object.defineProperty(globalThis, name, { value, configurable: true });
}

for (const [code, button, call] of [
  ['en', 'Say it', 'en: Ron, 3,900'],
  ['ja', '読み上げ', 'ja: ロン、3900'],
  ['zh', '朗读', 'zh: 荣和，3900'],
] as const)
  test(`the result is said in the reader’s language, by a voice of it alone: ${code}`, async ({ page }) => {
    await page.addInitScript(giveVoice, code);
    await page.addInitScript((language) => localStorage.setItem('language', language), code);
    await page.goto('/#/hand?hand=23467m406p56788s&tile=8m&by=ron');
    await page.getByRole('button', { name: button }).click();
    expect(await page.evaluate(() => (globalThis as unknown as { said: string[] }).said)).toEqual([call]);
    const other = await page.context().newPage();
    await other.addInitScript(giveVoice, code === 'en' ? 'ja' : 'en');
    await other.addInitScript((language) => localStorage.setItem('language', language), code);
    await other.goto('/#/hand?hand=23467m406p56788s&tile=8m&by=ron');
    await expect(other.getByText(/3,?900/).first()).toBeVisible();
    await expect(other.getByRole('button', { name: button })).toHaveCount(0);
  });
