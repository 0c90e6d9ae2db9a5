import { expect, test } from './test.ts';

import { openStage } from '../screens/stage.ts';

const WIN = 'hand=23467m406p56788s&tile=8m&by=ron&seat=S&round=E&dora=3p&rules=standard';

test('the title of the page says what is shown and where, in the reader’s language', async ({ browser, baseURL }) => {
  test.slow();
  const { page, match } = await openStage(browser, `${baseURL}/`, { language: 'ja', device: 'phone', theme: 'light' });
  for (const [address, title] of [
    [`#/hand?${WIN}`, /^7700点 · .+ · tenbo$/],
    ['#/charts?rules=mleague', /^.+ · 点数表 · tenbo$/],
    ['#/glossary/pinfu', /^平和 · 用語集 · tenbo$/],
    ['#/rules', /^ルール · tenbo$/],
    [`${match}/standings`, /^精算 · .+ · 対局 · tenbo$/],
    ['#/nowhere', /^tenbo$/],
  ] as const) {
    await page.goto(`/${address}`);
    await expect(page).toHaveTitle(title);
  }
  await page.context().close();
});
