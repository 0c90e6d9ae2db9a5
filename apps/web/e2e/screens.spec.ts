import { type Page, expect, test } from './test.ts';
import { LANGUAGES } from '@tenbo/i18n';

import { type Stage, openStage } from '../screens/stage.ts';
import { faultsIn, faultsOfWords } from './axe.ts';
import { everyScreen } from './more-screens.ts';
import { settling } from './settled.ts';

/** Wider text spacing, which makes reading easier for some (WCAG 1.4.12). */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

/** Does something while the page has that spacing. */
async function spaced<T>(page: Page, work: () => Promise<T>): Promise<T> {
  const sheet = await page.evaluateHandle((css) => {
    const added = new CSSStyleSheet();
    added.replaceSync(css);
    document.adoptedStyleSheets.push(added);
    return added;
  }, SPACING);
  const result = await work();
  await sheet.evaluate((added) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== added);
  });
  return result;
}

/** What does not fit: a page that scrolls sideways, text that is cut off or beyond the edge, a scrolling part that the keyboard cannot reach. */
function misfits(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const { scrollWidth, clientWidth } = document.scrollingElement as Element;
    if (scrollWidth > clientWidth) faults.push(`the page is ${scrollWidth} wide`);
    const nameOf = (element: Element) =>
      `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}"> ${(element.textContent ?? '').trim().slice(0, 40)}`;
    const isForScreenReaders = (style: CSSStyleDeclaration) => style.clipPath === 'inset(50%)';
    const isScroller = (style: CSSStyleDeclaration) => ['auto', 'scroll'].includes(style.overflowX);
    const check = (element: Element, style: CSSStyleDeclaration, isInScroller: boolean) => {
      if (element.matches('[href="#content"]') || !element.checkVisibility({ visibilityProperty: true })) return;
      if (['INPUT', 'SELECT', 'OPTION', 'OPTGROUP', 'TEXTAREA'].includes(element.tagName)) return;
      if (element instanceof SVGElement && !(element instanceof SVGSVGElement)) return;
      const cuts = [style.overflowX, style.overflowY].some((overflow) => ['hidden', 'clip'].includes(overflow));
      const isWide = element.scrollWidth > element.clientWidth + 1;
      if (cuts && style.display !== 'inline' && (isWide || element.scrollHeight > element.clientHeight + 1)) {
        if ((element.textContent ?? '').trim() !== '') faults.push(`cut: ${nameOf(element)}`);
      }
      if (
        isScroller(style) &&
        isWide &&
        !element.matches('[tabindex="0"], dialog') &&
        !element.querySelector('a, button, input')
      ) {
        faults.push(`out of reach of the keyboard: ${nameOf(element)}`);
      }
      const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && (node.textContent ?? '').trim() !== '');
      if (!hasText || isInScroller) return;
      if (isWide && !cuts && !isScroller(style) && style.display !== 'inline')
        faults.push(`overflows its own box: ${nameOf(element)}`);
      const { left, right, width } = element.getBoundingClientRect();
      if (width > 0 && (left < -1 || right > clientWidth + 1))
        faults.push(`beyond the edge (${Math.round(left)} to ${Math.round(right)}): ${nameOf(element)}`);
    };
    // Walks down the tree to compute each element's style only once.
    const checkWithin = (parent: Element, isInScroller: boolean) => {
      for (const element of parent.children) {
        const style = getComputedStyle(element);
        if (isForScreenReaders(style)) continue;
        check(element, style, isInScroller);
        checkWithin(element, isInScroller || isScroller(style));
      }
    };
    checkWithin(
      document.body,
      [document.documentElement, document.body].map((element) => getComputedStyle(element)).some(isScroller),
    );
    return [...new Set(faults)];
  });
}

/** Opens each screen in turn, in one page: each is drawn anew, because the screen before it is left for a place that is nowhere. */
async function walk(stage: Stage, look: (name: string) => Promise<void>, only?: ReadonlySet<string>): Promise<void> {
  const { page } = stage;
  const settled = settling(page);
  for (const { name, at, act } of await everyScreen(stage)) {
    if (only?.has(name) === false) continue;
    await page.goto('#/nowhere');
    await expect(page.getByRole('alert')).toContainText(stage.words.nowhere);
    await page.goto(typeof at === 'string' ? at : at(stage));
    await expect(page.locator('main :is(section, article, ol, ul, p, form, h2):visible').first()).toBeVisible();
    await settled();
    await act?.(stage);
    await page.locator('main details').evaluateAll((all) => all.forEach((group) => group.setAttribute('open', '')));
    await settled();
    await look(name);
  }
}

for (const language of LANGUAGES) {
  const finds = language === 'en' ? faultsIn : faultsOfWords;
  test(`every screen in ${language} fits on 320 pixels, with wider text spacing too, and axe finds no fault in it${finds === faultsIn ? ', light or dark' : ''}`, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(300_000);
    const stage = await openStage(browser, `${baseURL}/`, { language, device: 'phone', theme: 'light' });
    const { page } = stage;
    await page.setViewportSize({ width: 320, height: 640 });
    const tooWide: string[] = [];
    const faults: string[] = [];
    await walk(stage, async (name) => {
      tooWide.push(...(await misfits(page)).map((what) => `${name}: ${what}`));
      tooWide.push(...(await spaced(page, () => misfits(page))).map((what) => `${name}, spaced: ${what}`));
      faults.push(...(await finds(page)).map(([rule, elements]) => `${name}: ${rule}: ${elements.join(' ')}`));
    });
    await page.context().close();
    expect({ tooWide, faults }).toEqual({ tooWide: [], faults: [] });
  });
}

/** A wide screen has the same elements as a phone, arranged otherwise. These have some of their own, or lie over or beside others. */
const WIDE = new Set([
  'hand-empty',
  'hand-scored',
  'hand-share',
  'hand-keys',
  'match-table',
  'match-preview',
  'match-winner',
  'table-more',
  'settings',
  'rules-one',
  'recorded/replay/1/13',
]);

test('axe finds no fault where a wide screen shows more, light or dark', async ({ browser, baseURL }) => {
  test.setTimeout(300_000);
  const stage = await openStage(browser, `${baseURL}/`, { language: 'en', device: 'desktop', theme: 'light' });
  const seen = new Set<string>();
  const faults: string[] = [];
  await walk(
    stage,
    async (name) => {
      faults.push(...(await faultsIn(stage.page)).map(([rule, elements]) => `${name}: ${rule}: ${elements.join(' ')}`));
      seen.add(name);
    },
    WIDE,
  );
  await stage.page.context().close();
  expect([...WIDE].filter((name) => !seen.has(name))).toEqual([]);
  expect(faults).toEqual([]);
});

test('axe finds a fault that is planted, and a colour too pale in one theme', async ({ page }) => {
  await page.goto('/#/rules');
  await expect(page.locator('main a').first()).toBeAttached();
  await page.locator('main').evaluate((main) => {
    main.append(document.createElement('button'));
    for (const [name, colour] of [
      ['pale', '#ddd'],
      ['dim', '#222'],
    ] as const) {
      main.insertAdjacentHTML('beforeend', `<p id="${name}">${name}</p>`);
      document.getElementById(name)?.style.setProperty('color', colour);
    }
  });
  const found = await faultsIn(page, 'main');
  expect(found.map(([rule]) => rule)).toEqual(expect.arrayContaining(['light: button-name', 'light: color-contrast']));
  const inDark = found.filter(([rule]) => rule === 'dark: color-contrast').flatMap(([, elements]) => elements);
  expect(inDark.join()).toContain('id="dim"');
  expect((await faultsOfWords(page)).map(([rule]) => rule)).toContain('light: button-name');
});
