import { type RuleSet, type YakuId, YAKU_NAMES, formatMeld, formatTiles, presets } from '@tenbo/engine';
import { exampleOf } from '@tenbo/engine/examples';
import { type Page, expect, test } from './test.ts';

/** One rule set for each document that has its own names of yaku, and one without. */
const RULES: readonly RuleSet[] = [
  ...YAKU_NAMES.flatMap((names) => Object.values<RuleSet>(presets).find(({ yakuNames }) => yakuNames === names) ?? []),
  presets.standard,
];

/** Yaku whose lines show many tiles, or have long names. */
const YAKU: readonly YakuId[] = ['toitoi', 'sanankou', 'honroutou', 'sanshokuDoujun', 'ryanpeikou', 'suuankou', 'suukantsu'];

function addressOf(id: YakuId, rules: RuleSet): string {
  const { hand, tile, method } = exampleOf(id);
  const melds = hand.melds.map(formatMeld).join('');
  const fields = { hand: formatTiles(hand.concealed), melds, tile: formatTiles([tile]), by: method.by, rules: rules.id };
  return `/#/hand?${new URLSearchParams(fields).toString()}`;
}

/** The texts in a part of the page that lie over tiles or over other texts. */
function overlapsIn(root: Element): string[] {
  interface Drawn {
    readonly name: string;
    readonly box: DOMRect;
  }
  const tiles = [...root.querySelectorAll('[class*="tile-"]')].map((one) => ({
    name: one.className,
    box: one.getBoundingClientRect(),
  }));
  const texts: Drawn[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(text);
    const isSeen = getComputedStyle(text.parentElement as Element).clipPath === 'none';
    if (isSeen) texts.push(...[...range.getClientRects()].map((box) => ({ name: text.textContent ?? '', box })));
  }
  // The boxes of letters reach above and below their ink, so two lines may share a few pixels.
  const meet = ({ box: one }: Drawn, { box: other }: Drawn) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 6;
  return texts.flatMap((text, i) =>
    [...tiles, ...texts.slice(i + 1)].filter((other) => meet(text, other)).map((other) => `${text.name} over ${other.name}`),
  );
}

/** Expects a list in which nothing lies over anything else. */
async function expectApart(page: Page, region: string, what: string): Promise<void> {
  const root = page.getByRole('region', { name: region });
  await expect(root.getByRole('listitem').first()).toBeVisible();
  expect({ what, overlaps: await root.evaluate(overlapsIn) }).toEqual({ what, overlaps: [] });
}

for (const width of [390, 1100]) {
  for (const rules of RULES) {
    test(`no text lies over tiles in the lists of yaku under ${rules.id}, on ${width} pixels`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      for (const id of YAKU) {
        await page.goto(addressOf(id, rules));
        await expect(page.getByRole('link', { name: 'Score boxes' })).toBeVisible();
        await expectApart(page, 'Result', id);
      }
      await page.goto(`/#/charts?rules=${rules.id}`);
      const yaku = page.getByRole('region', { name: 'Yaku' });
      await expect(yaku).toBeVisible();
      await yaku.evaluate((root) => {
        for (const group of root.querySelectorAll('details')) group.open = true;
      });
      await expectApart(page, 'Yaku', 'charts');
    });
  }
}
