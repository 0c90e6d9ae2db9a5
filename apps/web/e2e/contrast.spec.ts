import { type Locator, type Page, expect, test } from './test.ts';

import { startMatch, cell, key, enterWin } from './at-the-table.ts';

/** Expects `on` to have the system's highlight colours, and `off` not to have them. */
async function expectDifferent(on: Locator, off: Locator): Promise<void> {
  const coloursOf = (locator: Locator) =>
    locator.evaluate((element) => ((style) => [style.backgroundColor, style.color])(getComputedStyle(element)));
  const system = await on.page().evaluate(() => {
    const probe = document.body.appendChild(document.createElement('p'));
    probe.className = 'probe';
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.probe { forced-color-adjust: none; background-color: Highlight; color: HighlightText; }');
    document.adoptedStyleSheets.push(sheet);
    const { backgroundColor, color } = getComputedStyle(probe);
    probe.remove();
    return [backgroundColor, color];
  });
  expect(await coloursOf(on)).toEqual(system);
  expect(await coloursOf(off)).not.toEqual(system);
}

const focusOutline = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement as Element;
    const shown = focused.matches('input[type=radio]') ? (focused.nextElementSibling as Element) : focused;
    const { outlineStyle, outlineWidth } = getComputedStyle(shown);
    return [outlineStyle, outlineWidth];
  });

test.describe('in forced colours', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));

  test('the current section, the chosen options and the active conditions are highlighted', async ({ page }) => {
    await page.goto('/#/hand?hand=23467m406p56788s&tile=8m&by=ron&seat=S&round=E&riichi=riichi&ippatsu=true&rules=standard');
    const places = page.locator('nav a');
    await expectDifferent(places.nth(0), places.nth(1));
    const options = page.getByRole('radiogroup').first().locator('input + span');
    await expectDifferent(options.nth(0), options.nth(1));
    const on = page.locator('main button[aria-pressed=true]').first();
    await expectDifferent(on, page.locator('main button[aria-pressed=false]').first());
  });

  test('a laid stick, a choice and the open view are highlighted', async ({ page }) => {
    await startMatch(page, 'standard');
    const stick = (name: string) => page.getByRole('button', { name: `Riichi: ${name}` });
    await stick('Ben').click();
    await expect(stick('Ben')).toHaveAttribute('aria-pressed', 'true');
    await expectDifferent(stick('Ben'), stick('Aki'));
    await enterWin(page, 'Ben', 'Aki', 3, 30);
    await expectDifferent(cell(page, '3 han 30 fu'), cell(page, '2 han 30 fu'));
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'More' }).click();
    await expectDifferent(key(page, 'Show gaps from', 'Everyone'), key(page, 'Show gaps from', 'Aki'));
    await page
      .getByRole('dialog')
      .getByRole('link', { name: /^Hands/ })
      .click();
    const views = page.getByRole('navigation', { name: 'Match details' }).getByRole('link');
    await expectDifferent(views.nth(1), views.nth(0));
  });

  test('the label of the main button is readable', async ({ page }) => {
    await startMatch(page, 'standard');
    await enterWin(page, 'Ben', 'Aki', 3, 30);
    // Text lies on a plate of the canvas's colour, so it must not have that colour itself.
    const { color, canvas } = await page.getByRole('button', { name: 'Confirm' }).evaluate((element) => {
      return { color: getComputedStyle(element).color, canvas: getComputedStyle(document.documentElement).backgroundColor };
    });
    expect(color).not.toBe(canvas);
  });

  test('the focus is visible on every element', async ({ page }) => {
    await page.goto('/');
    for (let tabs = 0; tabs < 40; tabs++) {
      await page.keyboard.press('Tab');
      if (await page.evaluate(() => document.activeElement === document.body)) break;
      expect(await focusOutline(page)).toEqual(['solid', '3px']);
    }
  });
});

test('text and lines are stronger for a reader who asks for more contrast', async ({ page }) => {
  const contrasts = () =>
    page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement('p'));
      const style = new CSSStyleSheet();
      document.adoptedStyleSheets.push(style);
      const luminanceOf = (token: string) => {
        style.replaceSync(`.probe { color: var(--${token}); }`);
        probe.className = 'probe';
        const parts = (getComputedStyle(probe).color.match(/[\d.]+/g) ?? []).map((part) => Number(part) / 255);
        const [red = 0, green = 0, blue = 0] = parts.map((part) =>
          part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
        );
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      const sheet = luminanceOf('sheet');
      const names = ['ink', 'quiet', 'line', 'accent', 'gain', 'focus'];
      return Object.fromEntries(
        names.map((name) => {
          const [low = 0, high = 0] = [luminanceOf(name), sheet].toSorted((one, other) => one - other);
          return [name, (high + 0.05) / (low + 0.05)];
        }),
      );
    });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, contrast: 'no-preference' });
    await page.goto('/');
    const usual = await contrasts();
    await page.emulateMedia({ colorScheme, contrast: 'more' });
    const { line = 0, ...texts } = await contrasts();
    expect(line).toBeGreaterThan(Math.max(4.5, usual['line'] ?? 0));
    for (const contrast of Object.values(texts)) expect(contrast).toBeGreaterThan(7);
  }
});
