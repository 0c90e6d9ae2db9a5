import { type Page, expect, test } from '@playwright/test';
import { LANGUAGES } from '@tenbo/i18n';

import { SCREENS } from '../screens/list.ts';
import { openStage } from '../screens/stage.ts';
import { settling } from './settled.ts';

/** Wider text spacing, which makes reading easier for some (WCAG 1.4.12). */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

async function addSpacing(page: Page): Promise<void> {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, SPACING);
}

async function removeSpacing(page: Page): Promise<void> {
  await page.evaluate(() => {
    const isSpacing = ({ cssRules }: CSSStyleSheet) =>
      [...cssRules].some(({ cssText }) => cssText.includes('word-spacing: 0.16em'));
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => !isSpacing(sheet));
  });
}

/** What does not fit: a page that scrolls sideways, text that is cut off or beyond the edge, a scrolling part that the keyboard cannot reach. */
function faultsOf(page: Page): Promise<readonly string[]> {
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
      if (isScroller(style) && isWide && !element.matches('[tabindex="0"], dialog') && !element.querySelector('a, button')) {
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

for (const language of LANGUAGES) {
  test(`every screen in ${language} fits on 320 pixels, with wider text spacing too`, async ({ browser, baseURL }) => {
    test.setTimeout(300_000);
    const stage = await openStage(browser, `${baseURL}/`, { language, device: 'phone', theme: 'light' });
    await stage.page.setViewportSize({ width: 320, height: 640 });
    const settled = settling(stage.page);
    const faults: string[] = [];
    let isTapped = true;
    for (const { name, at, act } of SCREENS) {
      // Taps on the last screen or this one need a fresh page; otherwise a new address is enough.
      if (act || isTapped) await stage.page.goto('about:blank');
      isTapped = act !== undefined;
      await removeSpacing(stage.page);
      await stage.page.goto(`${stage.address}${typeof at === 'string' ? at : at(stage)}`);
      await expect(stage.page.locator('main :is(section, article, ol, ul, p, form, h2):visible').first()).toBeVisible();
      await settled();
      await act?.(stage);
      await stage.page.locator('main details').evaluateAll((all) => all.forEach((group) => group.setAttribute('open', '')));
      await settled();
      faults.push(...(await faultsOf(stage.page)).map((fault) => `${name}: ${fault}`));
      await addSpacing(stage.page);
      faults.push(...(await faultsOf(stage.page)).map((fault) => `${name}, spaced: ${fault}`));
    }
    await stage.page.context().close();
    expect(faults).toEqual([]);
  });
}
