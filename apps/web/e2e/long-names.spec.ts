import { type Match, formatLog } from '@tenbo/ledger';
import { type Page, expect, test } from './test.ts';

import { evening, longMatch } from './evening.ts';
import { settling } from './settled.ts';

const VIEWS = [
  '',
  '/edit',
  '/edit/e1',
  '/other',
  '/hands',
  '/hands/1/winner',
  '/hands/4/payments',
  '/course',
  '/comeback',
  '/comeback/1',
  '/standings',
  '/sheet',
];

async function importMatch(page: Page, match: Match): Promise<string> {
  await page.goto('/#/match');
  await page
    .getByLabel('Import a file', { exact: true })
    .setInputFiles({ name: 'evening.json', mimeType: 'application/json', buffer: Buffer.from(formatLog(match.log)) });
  await expect(page.getByRole('region', { name: 'Back up your data' }).getByRole('status')).toContainText('a new match');
  await page.reload();
  return (await page.getByRole('link', { name: /^n0/ }).getAttribute('href')) ?? '';
}

/** The match with one word of 5,000 letters for each player and note, as earlier versions allowed. */
function withLongNames(match: Match): Match {
  const long = (nth: number) => `n${nth}${'W'.repeat(5000)}`;
  const log = match.log.map((entry) => {
    const { event } = entry;
    if (event.type === 'noteAdded') return { ...entry, event: { ...event, text: long(9) } };
    if (event.type !== 'matchStarted') return entry;
    return {
      ...entry,
      event: { ...event, players: event.players.map((_, i) => long(i)) },
    };
  });
  return { ...match, log };
}

for (const [what, match] of [
  ['an evening', evening()],
  ['a hand', longMatch(1)],
] as const) {
  test(`names of 5,000 letters make no view of ${what} wider than the screen`, { tag: '@wide' }, async ({ page }) => {
    test.slow();
    const address = await importMatch(page, withLongNames(match));
    const settled = settling(page);
    const tooWide: string[] = [];
    const check = async (view: string) => {
      await expect(page.locator('main :is(section, article, ol, p, form, h2):visible').first()).toBeVisible();
      const found = await page.evaluate(() => {
        const most = document.documentElement.clientWidth;
        if (document.documentElement.scrollWidth <= most) return '';
        const over = [...document.querySelectorAll('body *')].filter((one) => one.getBoundingClientRect().right > most + 1);
        return `${document.documentElement.scrollWidth} ${over
          .slice(-3)
          .map((one) => `${one.tagName}.${one.className}`)
          .join(' ')}`;
      });
      if (found !== '') tooWide.push(`${view}: ${found}`);
    };
    await page.goto('/#/match');
    await check('list');
    await page.goto('/#/match/new');
    await check('new');
    for (const view of VIEWS) {
      await page.goto(`/${address}${view}`);
      await settled();
      await check(view);
    }
    expect(tooWide).toEqual([]);
  });
}
