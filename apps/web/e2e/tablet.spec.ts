import { type Page, expect, test } from './test.ts';
import { LANGUAGES } from '@tenbo/i18n';

test.use({ viewport: { width: 1024, height: 768 } });

const HAND = '#/hand?hand=23467m406p56788s&tile=8m&by=ron&seat=S&round=E&dora=3p&rules=standard';

/** The controls whose words are wider than they are. */
function overfull(page: Page): Promise<readonly string[]> {
  return page.locator('main :is(button, fieldset label > span):visible').evaluateAll((all) => {
    const widthOf = (one: Element) => {
      const words = document.createRange();
      words.selectNodeContents(one);
      return Math.max(0, ...[...words.getClientRects()].map(({ right }) => right)) - one.getBoundingClientRect().right;
    };
    return all
      .filter((one) => one.querySelector('[class^=tile-], .hidden') === null && widthOf(one) > 0)
      .map((one) => one.textContent ?? '');
  });
}

for (const language of LANGUAGES) {
  test(`on a tablet in ${language} the tiles end before the answer, every choice is one row, and words stay inside their keys`, async ({
    page,
  }) => {
    await page.addInitScript((code) => localStorage.setItem('language', code), language);
    await page.goto(`/${HAND}`);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    const answer = page.getByRole('status').filter({ hasText: /7,?700/ });
    await expect(answer).toBeVisible();
    await expect(page.locator('main details summary:visible').first()).toBeVisible();
    const tray = page.locator('[data-in=tile]');
    const { x = 0, width = 0 } = (await tray.boundingBox()) ?? {};
    expect(x + width).toBeLessThan((await answer.boundingBox())?.x ?? 0);
    const rows = await page
      .getByRole('radiogroup')
      .evaluateAll((all) => all.map((one) => new Set([...one.querySelectorAll('label')].map((each) => each.offsetTop)).size));
    expect(rows).toEqual(rows.map(() => 1));
    expect(await overfull(page)).toEqual([]);
  });
}
