import { LANGUAGES } from '@tenbo/i18n';
import { type Page, expect, test } from './test.ts';

import { settling } from './settled.ts';
import { WORDS } from './words.ts';

/** @returns a function that opens an address in the page as a link would, and gives the errors that the page threw */
function opening(page: Page): (address: string) => Promise<readonly string[]> {
  const settled = settling(page);
  let thrown: string[] = [];
  page.on('pageerror', ({ message }) => thrown.push(message));
  return async (address) => {
    await page.goto('about:blank');
    thrown = [];
    await page.goto(`/${address}`);
    await expect(page.locator('main h1')).toBeAttached();
    await settled();
    return thrown;
  };
}

/** What no place has, and what each place does not have; router.test.ts has more of the first kind. */
const NOWHERE = ['#/nowhere', '#/hand/loser', '#/rules/tenhou/mleague/emA2016', '#/charts/constructor'];

test('an address that leads nowhere says so and links back', async ({ page }) => {
  const open = opening(page);
  for (const address of NOWHERE)
    await test.step(address, async () => {
      expect(await open(address)).toEqual([]);
      await expect(page.getByRole('alert')).toContainText(WORDS.en.nowhere);
      await page.getByRole('alert').getByRole('link').click();
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect(page).toHaveURL(/#\/(?:hand|rules|charts|match)(?:\?.*)?$/);
    });
});

test('an address that leads nowhere says so in every language', async ({ page }) => {
  const open = opening(page);
  for (const language of LANGUAGES) {
    await page.goto('/icon.svg');
    await page.evaluate((code) => localStorage.setItem('language', code), language);
    await open('#/match/%zz');
    await expect(page.getByRole('alert')).toContainText(WORDS[language].nowhere);
  }
});

test('an unknown view of a match links back to its table', async ({ page }) => {
  const open = opening(page);
  await page.goto('/#/match');
  await page.getByRole('button', { name: 'View a sample match' }).click();
  await expect(page).toHaveURL(/#\/match\/[0-9a-f]{24}$/);
  const table = page.url();
  for (const view of ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'nothing'])
    await test.step(view, async () => {
      expect(await open(`${new URL(table).hash}/${view}`)).toEqual([]);
      await expect(page.getByRole('alert')).toContainText(WORDS.en.nowhere);
      await page.getByRole('alert').getByRole('link').click();
      await expect(page).toHaveURL(table);
      await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    });
});

const MANY = 99_999;
const LONG = '1m'.repeat(MANY);
const rulesOf = (changes: object) => `#/rules/edit?rules=${encodeURIComponent(JSON.stringify({ base: 'standard', ...changes }))}`;

/** Addresses of real pages, with parameters that make no sense. */
const NONSENSE: Readonly<Record<string, string>> = {
  'invalid tiles': '#/hand?hand=%E0%A4%A&tile=%&melds=[[[&dora=__proto__&called=,,,,&kita=-1&honba=1e9&by=constructor',
  'more tiles than a hand has': '#/hand?hand=11112222333344445555666677778888m&tile=9m&dora=111122223333m',
  '99,999 tiles': `#/hand?hand=${LONG}`,
  '99,999 indicators': `#/hand?hand=123m&dora=${LONG}&ura=${LONG}`,
  '99,999 melds': `#/hand?hand=123m&melds=${'[111m]'.repeat(MANY)}&called=${','.repeat(MANY)}`,
  '99,999 winning tiles': `#/hand?hand=123m&tile=${LONG}`,
  'invalid rules': `#/hand?hand=123m&rules=${'{'.repeat(MANY)}`,
  'rules of 1 MB': `#/hand?hand=123m&rules=${encodeURIComponent(JSON.stringify({ base: 'standard', name: 'x'.repeat(1_000_000) }))}`,
  'the winner of an invalid hand': '#/hand/winner?hand=1',
  'payments for an invalid hand': '#/hand/payments?hand=1',
  'charts of unknown rules': '#/charts?rules=__proto__&dealer=2',
  'unknown rules': '#/rules/__proto__',
  'a comparison with unknown rules': '#/rules/tenhou/constructor',
  'an editor without rules': '#/rules/edit?rules=null',
  'an editor with an unknown base': `#/rules/edit?rules=${encodeURIComponent('{"base":"__proto__"}')}`,
  'an editor with invalid groups': rulesOf({ fu: null, yaku: 5, dora: 'x', match: [], standings: true }),
  'an editor with invalid fields': rulesOf({
    fu: { doubleWindPair: 'four', wait: null },
    yaku: { local: 7, disabled: {}, kiriage: [] },
    tiles: { redFives: 'x', players: 99 },
    standings: { uma: { a: 1 }, oka: 'x' },
  }),
  'an editor with rules nested 4,000 deep': `#/rules/edit?rules=${encodeURIComponent(`{"base":"standard","fu":${'['.repeat(4000)}${']'.repeat(4000)}}`)}`,
  'an editor with an invalid name': rulesOf({ name: { toString: 0 }, id: [] }),
  'a match that does not exist': '#/match/0',
};

/** The processor time, in seconds, that the page has used since it loaded; a busy machine does not change it. */
async function processorSeconds(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Infinity;
  };
}

for (const place of ['hand', 'charts', 'rules', 'match']) {
  test(`the page loads quickly and works at a nonsensical #/${place} address`, async ({ page }) => {
    test.slow();
    const open = opening(page);
    await page.goto('/');
    const seconds = await processorSeconds(page);
    for (const [what, address] of Object.entries(NONSENSE).filter(([, one]) => one.startsWith(`#/${place}`)))
      await test.step(what, async () => {
        expect(await open(address)).toEqual([]);
        // From the hand to another place and back, from all others to the hand.
        if (place === 'hand') {
          await page.getByRole('link', { name: 'Charts' }).click();
          await expect(page.getByRole('heading', { name: 'Points' })).toBeVisible();
        }
        await page.getByRole('link', { name: 'Hand' }).click();
        await expect(page.getByRole('group', { name: 'Tiles to add' })).toBeVisible();
        expect(await seconds()).toBeLessThan(2);
      });
  });
}

test('the address keeps who sits at the break of the wall, and the page asks for it only under rules with wareme', async ({
  page,
}) => {
  const win = '#/hand?hand=23467m406p56788s&tile=8m&by=ron&seat=S&round=E&from=W&wareme=W&rules=';
  const atBreak = page.getByLabel('Wall broken at');
  await page.goto(`/${win}${encodeURIComponent('{"base":"wikipedia","payments":{"wareme":"withHonba"}}')}`);
  await expect(page.locator('main')).toContainText('West pays 3,900 + 3,900 (wareme) = 7,800');
  await page.getByText('More', { exact: true }).click();
  await atBreak.selectOption('North');
  await expect(page.locator('main')).not.toContainText('(wareme)');
  await expect(page).toHaveURL(/wareme=N/);
  await page.goto(`/${win}wikipedia`);
  await expect(page.locator('main')).toContainText('West pays 3,900');
  await expect(atBreak).toHaveCount(0);
});
