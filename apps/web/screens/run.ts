// Started by `npm run screens`. Writes pictures of every screen to docs/screens/, and the page that shows them.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { withPage } from '../with-page.ts';
import { COMPONENTS, takeComponents } from './components.ts';
import { REPLAY, SCREENS, type Screen } from './list.ts';
import { type Picture, pictureName, screensPage } from './screens-page.ts';
import { type Look, type Stage, openStage } from './stage.ts';

const FOLDER = join(import.meta.dirname, '../../../docs/screens');
const QUALITY = 60;

const LOOKS: readonly Look[] = (['light', 'dark'] as const).flatMap((theme) =>
  (['phone', 'desktop'] as const).map((device) => ({ language: 'en', device, theme })),
);
const IN_OTHER_LANGUAGES = [
  'hand-scored',
  'box-winner',
  'match-table',
  'match-standings',
  'charts-points',
  'rules-one',
  'settings',
];
const OTHER_LOOKS: readonly Look[] = (['ja', 'zh'] as const).flatMap((language) => [
  { language, device: 'phone', theme: 'light' },
  { language, device: 'desktop', theme: 'dark' },
]);

await withPage(async (browser, address) => {
  const takeAll = async (look: Look, screens: readonly Screen[]) => {
    const stage = await openStage(browser, address, look);
    for (const screen of screens) await take(stage, { screen: screen.name, ...look }, screen);
    await stage.page.context().close();
  };
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER);
  for (const look of LOOKS) await takeAll(look, [...SCREENS, REPLAY]);
  const some = SCREENS.filter(({ name }) => IN_OTHER_LANGUAGES.includes(name));
  for (const look of OTHER_LOOKS) await takeAll(look, some);
  await takeComponents(browser, [...LOOKS, ...OTHER_LOOKS], (look, picture) =>
    writeFileSync(join(FOLDER, pictureName({ screen: COMPONENTS.name, ...look })), picture),
  );
  writeFileSync(join(FOLDER, 'README.md'), screensPage([...SCREENS, REPLAY, COMPONENTS], [...some, COMPONENTS]));
});

async function take(stage: Stage, picture: Picture, { at, act }: Screen): Promise<void> {
  const { page, address } = stage;
  await page.goto(`${address}${typeof at === 'string' ? at : at(stage)}`);
  await page.reload();
  await page.locator('main h1').waitFor();
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(allTilesThere);
  await act?.(stage);
  await page.waitForFunction(allTilesThere);
  await page.waitForTimeout(200);
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY });
  writeFileSync(join(FOLDER, pictureName(picture)), data, 'base64');
}

/** Whether the tiles have their images, if there are any. */
function allTilesThere(): boolean {
  const sheets = document.adoptedStyleSheets;
  const isTileShown = document.querySelector('[class^="tile-"], [class*=" tile-"]') !== null;
  return !isTileShown || (sheets.length > 0 && sheets.every(({ cssRules }) => cssRules.length > 0));
}
