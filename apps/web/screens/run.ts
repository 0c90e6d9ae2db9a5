// Started by `npm run screens`. Takes the pictures that the documents show, to docs/screens/; with `-- all`, every screen in all looks, to a folder that
// git ignores. Both come with a page that shows them.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { withPage } from '../with-page.ts';
import { COMPONENTS, takeComponents } from './components.ts';
import { REPLAY, SCREENS, type Screen } from './list.ts';
import { type Look, type Stage, openStage } from './stage.ts';

const ROOT = join(import.meta.dirname, '../../..');
const QUALITY = 60;

/** A screen in one look. */
interface Picture extends Look {
  readonly screen: string;
}

/** Looks, and the screens of which each has a picture. */
type Pictures = readonly (readonly [look: Look, screens: readonly Screen[]])[];

const PHONE = { language: 'en', device: 'phone', theme: 'light' } as const;
/** One screen of each place. */
const OF_EACH_PLACE = named(
  'hand-scored',
  'box-winner',
  'match-table',
  'match-standings',
  'charts-points',
  'rules-one',
  'settings',
);

const OF_DOCUMENTS: Pictures = [
  [PHONE, OF_EACH_PLACE],
  [{ ...PHONE, language: 'ja' }, OF_EACH_PLACE],
  [{ ...PHONE, theme: 'dark' }, named('hand-scored', 'match-table', 'charts-points')],
  [{ ...PHONE, device: 'desktop' }, named('hand-scored')],
  [{ ...PHONE, device: 'desktop', theme: 'dark' }, named('hand-scored')],
];

const EVERY: Pictures = [
  ...(['phone', 'desktop'] as const).flatMap((device) =>
    (['light', 'dark'] as const).map((theme): Look => ({ language: 'en', device, theme })),
  ),
  ...(['ja', 'zh'] as const).map((language): Look => ({ ...PHONE, language })),
].map((look) => [look, [...SCREENS, REPLAY]]);

const all = process.argv[2] === 'all';
const folder = join(ROOT, all ? 'node_modules/.cache/screens' : 'docs/screens');
const pictures = all ? EVERY : OF_DOCUMENTS;
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
await withPage(async (browser, address) => {
  for (const [look, screens] of pictures) {
    const stage = await openStage(browser, address, look);
    for (const screen of screens) await take(stage, { screen: screen.name, ...look }, screen);
    await stage.page.context().close();
  }
  if (!all) return;
  const looks = pictures.map(([look]) => look);
  await takeComponents(browser, looks, (look, picture) => keep({ screen: COMPONENTS.name, ...look }, picture));
});
const file = join(folder, all ? 'index.html' : 'README.md');
writeFileSync(file, showing(pictures));
console.log(file);

function named(...names: readonly string[]): readonly Screen[] {
  return SCREENS.filter(({ name }) => names.includes(name));
}

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
  keep(picture, Buffer.from(data, 'base64'));
}

/** Whether the tiles have their images, if there are any. */
function allTilesThere(): boolean {
  const sheets = document.adoptedStyleSheets;
  const isTileShown = document.querySelector('[class^="tile-"], [class*=" tile-"]') !== null;
  return !isTileShown || (sheets.length > 0 && sheets.every(({ cssRules }) => cssRules.length > 0));
}

function keep(picture: Picture, data: Buffer): void {
  writeFileSync(join(folder, pictureName(picture)), data);
}

function pictureName({ screen, language, device, theme }: Picture): string {
  return `${screen}${language === 'en' ? '' : `-${language}`}-${device}-${theme}.webp`;
}

/** The page of pictures, a row for each screen. Its words are HTML, which Markdown may contain. */
function showing(shown: Pictures): string {
  const rows = [...SCREENS, REPLAY, ...(all ? [COMPONENTS] : [])].map(({ name, shows }) => {
    const looks = shown.filter(([, screens]) => name === COMPONENTS.name || screens.some((one) => one.name === name));
    return looks.length === 0
      ? []
      : ['', `<h2>${shows}</h2>`, '', ...looks.map(([look]) => image({ screen: name, ...look }, shows))];
  });
  return [
    '<h1>Screens</h1>',
    '',
    all
      ? '<p>Every screen of the page.</p>'
      : 'A screen of each place of the page. `npm run screens` takes these pictures again, `npm run screens -- all` those of every screen.',
    ...rows.flat(),
    '',
  ].join('\n');
}

function image(picture: Picture, shows: string): string {
  const name = pictureName(picture);
  const { language, device, theme } = picture;
  return `<a href="${name}"><img src="${name}" width="${device === 'phone' ? 180 : 360}" alt="${shows} (${language}, ${device}, ${theme})"></a>`;
}
