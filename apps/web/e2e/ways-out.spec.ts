import { presets } from '@tenbo/engine';
import { type Page, expect, test } from './test.ts';

import { box, drawButton, ok, openMatch } from './at-the-table.ts';
import { type Hand, ron } from './thirty-hands.ts';

const SIZES = [
  [390, 844],
  [390, 664],
  [360, 640],
  [844, 390],
  [1280, 800],
] as const;

/** A win with more lines than fit on a phone. */
const LONG: Hand = {
  riichi: [1],
  outcome: {
    kind: 'tsumo',
    win: {
      winner: 1,
      value: {
        tiles: { hand: '222m444p99s67s', melds: [{ type: 'ankan', tiles: '5555z' }], tile: '8s', riichi: 'riichi', ura: '2z2z' },
      },
    },
  },
};

/** Ways in which a reader leaves a box without its buttons. */
const LEAVE: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  Escape: (page) => page.keyboard.press('Escape'),
  'a tap outside': (page) => page.mouse.click(4, 4),
  Back: async (page) => void (await page.goBack()),
};

test('the way out of either score box is on the screen at every size, and so is the way on from the payments on the table', async ({
  page,
}) => {
  const address = await openMatch(page, presets.shanghai, [LONG, ron(2, 1, 2, 30)]);
  const hand = '/#/hand/winner?hand=222m444p99s67s&melds=(5555z)&tile=8s&by=tsumo&riichi=riichi&rules=shanghai';
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    for (const at of [`${address}/hands/1/winner`, `${address}/hands/1/payments`, hand, hand.replace('winner', 'payments')]) {
      await page.goto(at);
      for (const exit of [ok(page), page.getByRole('button', { name: 'See the table' })])
        await expect(exit, `${at} at ${width}x${height}`).toBeInViewport({ ratio: 1 });
      await page.getByRole('button', { name: 'See the table' }).click();
      await expect(page.getByRole('button', { name: 'Back to the score' }), `${at} hidden`).toBeInViewport({ ratio: 1 });
    }
    await page.goto(`${address}/hands/1/table`);
    await expect(page.getByRole('link', { name: 'Go on' }), `${width}x${height}`).toBeInViewport({ ratio: 1 });
  }
});

for (const [how, leave] of Object.entries(LEAVE)) {
  test(`${how} leaves a score box`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openMatch(page, presets.shanghai, [ron(2, 1, 2, 30)]);
    await page.getByRole('link', { name: 'Previous hand' }).click();
    await expect(box(page, 'Winning hand')).toBeVisible();
    await leave(page);
    await expect(drawButton(page)).toBeVisible();
  });
}

test('nothing that is drawn on the table touches anything else in the browser either', async ({ page }) => {
  const both: Hand = {
    riichi: [1, 2],
    outcome: {
      kind: 'ron',
      discarder: 0,
      wins: [
        { winner: 1, value: { han: 2, fu: 40 } },
        { winner: 2, value: { limit: 'haneman' } },
      ],
    },
  };
  const tsumo: Hand = { riichi: [3, 0], outcome: { kind: 'tsumo', win: { winner: 3, value: { yakuman: 2 } } } };
  const names = ['Aki the Magnificent of Asagaya', 'Ben', 'Chiyonosuke Fujiwara no Yoshitsune', 'Dai'];
  const address = await openMatch(
    page,
    presets.standard,
    [{ riichi: [2], outcome: { kind: 'exhaustiveDraw', tenpai: [2, 3] } }, both, tsumo],
    names,
  );
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    for (const view of ['1/table', '2/table', '3/table', '1/payments', '2/payments', '3/payments']) {
      await page.goto(`${address}/hands/${view}`);
      await expect(page.locator('[data-drawn]').first()).toBeVisible();
      expect({ view, width, met: await page.evaluate(met) }).toEqual({ view, width, met: [] });
    }
  }
});

/** The numbers, sticks and names on the table that lie over each other. */
function met(): string[] {
  const parts = [...document.querySelectorAll('[data-drawn], [data-measured], [data-look] > [data-place]')]
    .filter((part) => !part.closest('[inert]'))
    .map((part) => ({ name: part.textContent ?? '', at: part.getBoundingClientRect() }));
  return parts.flatMap((one, i) =>
    parts
      .slice(i + 1)
      .filter(
        ({ at }) =>
          Math.min(one.at.right, at.right) - Math.max(one.at.left, at.left) > 1 &&
          Math.min(one.at.bottom, at.bottom) - Math.max(one.at.top, at.top) > 1 &&
          // A name stands directly below its own points.
          !(
            Math.min(one.at.bottom, at.bottom) - Math.max(one.at.top, at.top) < 4 ||
            Math.min(one.at.right, at.right) - Math.max(one.at.left, at.left) < 4
          ),
      )
      .map((other) => `${one.name} over ${other.name}`),
  );
}
