import { type Page, expect, test } from '@playwright/test';
import { LANGUAGES } from '@tenbo/i18n';

import { SCREENS } from '../screens/list.ts';
import { openStage } from '../screens/stage.ts';

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

/** What does not fit: a page that scrolls sideways, text that is cut or beyond the edge, a part that scrolls and cannot be reached by keys. */
function faultsOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const { scrollWidth, clientWidth } = document.scrollingElement as Element;
    if (scrollWidth > clientWidth) faults.push(`the page is ${scrollWidth} wide`);
    const nameOf = (element: Element) =>
      `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}"> ${(element.textContent ?? '').trim().slice(0, 40)}`;
    const ancestors = (element: Element): readonly Element[] =>
      element.parentElement ? [element.parentElement, ...ancestors(element.parentElement)] : [];
    const isForEarsOnly = (element: Element) => getComputedStyle(element).clipPath === 'inset(50%)';
    const isHidden = (element: Element) =>
      [element, ...ancestors(element)].some(isForEarsOnly) ||
      element.matches('[href="#content"]') ||
      !element.checkVisibility({ visibilityProperty: true });
    const scrolls = (element: Element) => ['auto', 'scroll'].includes(getComputedStyle(element).overflowX);
    for (const element of document.body.querySelectorAll('*')) {
      if (isHidden(element) || ['INPUT', 'SELECT', 'OPTION', 'OPTGROUP', 'TEXTAREA'].includes(element.tagName)) continue;
      if (element instanceof SVGElement && !(element instanceof SVGSVGElement)) continue;
      const style = getComputedStyle(element);
      const cuts = [style.overflowX, style.overflowY].some((overflow) => ['hidden', 'clip'].includes(overflow));
      const isWide = element.scrollWidth > element.clientWidth + 1;
      if (cuts && style.display !== 'inline' && (isWide || element.scrollHeight > element.clientHeight + 1)) {
        if ((element.textContent ?? '').trim() !== '') faults.push(`cut: ${nameOf(element)}`);
      }
      if (scrolls(element) && isWide && !element.matches('[tabindex="0"], dialog') && !element.querySelector('a, button')) {
        faults.push(`not reached by keys: ${nameOf(element)}`);
      }
      const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && (node.textContent ?? '').trim() !== '');
      if (!hasText || ancestors(element).some(scrolls)) continue;
      if (isWide && !cuts && !scrolls(element) && style.display !== 'inline')
        faults.push(`runs over its own box: ${nameOf(element)}`);
      const { left, right, width } = element.getBoundingClientRect();
      if (width > 0 && (left < -1 || right > clientWidth + 1))
        faults.push(`beyond the edge (${Math.round(left)} to ${Math.round(right)}): ${nameOf(element)}`);
    }
    return [...new Set(faults)];
  });
}

for (const language of LANGUAGES) {
  test(`320 wide every screen fits in ${language}, its text spaced out too`, async ({ browser, baseURL }) => {
    test.setTimeout(300_000);
    const stage = await openStage(browser, `${baseURL}/`, { language, device: 'phone', theme: 'light' });
    await stage.page.setViewportSize({ width: 320, height: 640 });
    const faults: string[] = [];
    for (const { name, at, act } of SCREENS) {
      await stage.page.goto('about:blank');
      await stage.page.goto(`${stage.address}${typeof at === 'string' ? at : at(stage)}`);
      await stage.page.waitForLoadState('networkidle');
      await act?.(stage);
      await stage.page.locator('main details').evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')));
      await stage.page.waitForLoadState('networkidle');
      faults.push(...(await faultsOf(stage.page)).map((fault) => `${name}: ${fault}`));
      await space(stage.page);
      faults.push(...(await faultsOf(stage.page)).map((fault) => `${name}, spaced: ${fault}`));
    }
    await stage.page.context().close();
    expect(faults).toEqual([]);
  });
}
