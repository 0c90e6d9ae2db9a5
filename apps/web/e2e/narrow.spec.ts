import { type Page, expect, test } from '@playwright/test';
import { LANGUAGES } from '@tenbo/i18n';

import { SCREENS } from '../screens/list.ts';
import { openStage } from '../screens/stage.ts';
import { settling } from './settled.ts';

/** As readers set it who read more easily so (WCAG 1.4.12). */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

async function space(page: Page): Promise<void> {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, SPACING);
}

async function unspace(page: Page): Promise<void> {
  await page.evaluate(() => {
    const isSpacing = ({ cssRules }: CSSStyleSheet) =>
      [...cssRules].some(({ cssText }) => cssText.includes('word-spacing: 0.16em'));
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => !isSpacing(sheet));
  });
}

/** What does not fit: a page that scrolls sideways, text that is cut or beyond the edge, a part that scrolls and cannot be reached by keys. */
function faultsOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const { scrollWidth, clientWidth } = document.scrollingElement as Element;
    if (scrollWidth > clientWidth) faults.push(`the page is ${scrollWidth} wide`);
    const nameOf = (element: Element) =>
      `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}"> ${(element.textContent ?? '').trim().slice(0, 40)}`;
    const isForEarsOnly = (style: CSSStyleDeclaration) => style.clipPath === 'inset(50%)';
    const isScroller = (style: CSSStyleDeclaration) => ['auto', 'scroll'].includes(style.overflowX);
    const lookAt = (element: Element, style: CSSStyleDeclaration, isInScroller: boolean) => {
      if (element.matches('[href="#content"]') || !element.checkVisibility({ visibilityProperty: true })) return;
      if (['INPUT', 'SELECT', 'OPTION', 'OPTGROUP', 'TEXTAREA'].includes(element.tagName)) return;
      if (element instanceof SVGElement && !(element instanceof SVGSVGElement)) return;
      const cuts = [style.overflowX, style.overflowY].some((overflow) => ['hidden', 'clip'].includes(overflow));
      const isWide = element.scrollWidth > element.clientWidth + 1;
      if (cuts && style.display !== 'inline' && (isWide || element.scrollHeight > element.clientHeight + 1)) {
        if ((element.textContent ?? '').trim() !== '') faults.push(`cut: ${nameOf(element)}`);
      }
      if (isScroller(style) && isWide && !element.matches('[tabindex="0"], dialog') && !element.querySelector('a, button')) {
        faults.push(`not reached by keys: ${nameOf(element)}`);
      }
      const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && (node.textContent ?? '').trim() !== '');
      if (!hasText || isInScroller) return;
      if (isWide && !cuts && !isScroller(style) && style.display !== 'inline')
        faults.push(`runs over its own box: ${nameOf(element)}`);
      const { left, right, width } = element.getBoundingClientRect();
      if (width > 0 && (left < -1 || right > clientWidth + 1))
        faults.push(`beyond the edge (${Math.round(left)} to ${Math.round(right)}): ${nameOf(element)}`);
    };
    // Down the tree, so that each element's style is computed once.
    const lookWithin = (parent: Element, isInScroller: boolean) => {
      for (const element of parent.children) {
        const style = getComputedStyle(element);
        if (isForEarsOnly(style)) continue;
        lookAt(element, style, isInScroller);
        lookWithin(element, isInScroller || isScroller(style));
      }
    };
    lookWithin(document.body, [document.documentElement, document.body].map((one) => getComputedStyle(one)).some(isScroller));
    return [...new Set(faults)];
  });
}

for (const language of LANGUAGES) {
  test(`320 wide every screen fits in ${language}, its text spaced out too`, async ({ browser, baseURL }) => {
    test.setTimeout(300_000);
    const stage = await openStage(browser, `${baseURL}/`, { language, device: 'phone', theme: 'light' });
    await stage.page.setViewportSize({ width: 320, height: 640 });
    const settled = settling(stage.page);
    const faults: string[] = [];
    let isTouched = true;
    for (const { name, at, act } of SCREENS) {
      // What was tapped on the last screen, or is to be tapped on this one, begins anew; the others change by their address alone.
      if (act || isTouched) await stage.page.goto('about:blank');
      isTouched = act !== undefined;
      await unspace(stage.page);
      await stage.page.goto(`${stage.address}${typeof at === 'string' ? at : at(stage)}`);
      await expect(stage.page.locator('main :is(section, article, ol, ul, p, form, h2):visible').first()).toBeVisible();
      await settled();
      await act?.(stage);
      await stage.page.locator('main details').evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')));
      await settled();
      faults.push(...(await faultsOf(stage.page)).map((fault) => `${name}: ${fault}`));
      await space(stage.page);
      faults.push(...(await faultsOf(stage.page)).map((fault) => `${name}, spaced: ${fault}`));
    }
    await stage.page.context().close();
    expect(faults).toEqual([]);
  });
}
