import type { Language } from '@tenbo/i18n';

import { type Page, expect, test } from './test.ts';

import { settling } from './settled.ts';

/** How many hands are tapped on each page: two in each look of each language. */
const HANDS = 24;
const SIZES = [
  [390, 844],
  [390, 664],
  [360, 640],
  [844, 390],
  [768, 1024],
  [1280, 800],
] as const;
const LANGUAGES: readonly Language[] = ['en', 'ja', 'zh'];
/** A wide font, a narrow one, and enlarged text. */
const LOOKS = [
  '* { font-family: "DejaVu Sans" !important }',
  '* { font-family: "Liberation Sans Narrow" !important }',
  '* { font-family: "DejaVu Sans" !important } html { font-size: 125% }',
  ':root { font-size: 150% }',
];

for (const [width, height] of SIZES) {
  test(`on ${width} by ${height} no tap moves a key, or anything above the keys`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height });
    // A frame follows at once, so that a thousand taps take seconds.
    await page.addInitScript(() => {
      const frames = new MessageChannel();
      const waiting = new Map<number, FrameRequestCallback>();
      let last = 0;
      frames.port1.addEventListener('message', ({ data }) => {
        waiting.get(data as number)?.(performance.now());
        waiting.delete(data as number);
      });
      frames.port1.start();
      globalThis.requestAnimationFrame = (act) => {
        waiting.set(++last, act);
        frames.port2.postMessage(last);
        return last;
      };
      globalThis.cancelAnimationFrame = (frame) => void waiting.delete(frame);
    });
    const settled = settling(page);
    const faults: string[] = [];
    const rounds = LANGUAGES.length * LOOKS.length;
    for (const [i, language] of LANGUAGES.entries()) {
      await page.goto('/icon.svg');
      await page.evaluate((chosen) => localStorage.setItem('language', chosen), language);
      await page.goto('/#/hand');
      await settled();
      for (const [j, look] of LOOKS.entries()) {
        const at = i * LOOKS.length + j;
        const seeds = Array.from({ length: HANDS }, (_, seed) => seed + 1).filter((seed) => seed % rounds === at);
        const found = await moved(page, { look, seeds });
        faults.push(...found.map((fault) => `${language}, look ${j}: ${fault}`));
      }
    }
    expect(faults).toEqual([]);
  });
}

interface Round {
  readonly look: string;
  /** One hand each. */
  readonly seeds: readonly number[];
}

/** Taps hands in the page and compares the boxes of everything that must not move after each tap. @returns what moved, and after which tap */
async function moved(page: Page, round: Round): Promise<readonly string[]> {
  return page.evaluate(async ({ look, seeds }) => {
    // The page's content policy lets no `<style>` in. Only boxes are compared, so nothing is painted.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`${look} html { clip-path: inset(100%) }`);
    document.adoptedStyleSheets.push(sheet);

    /** What must not move, by name. What is not shown just now is left out. */
    const parts = (): ReadonlyMap<string, string> => {
      // What is sticky moves with the page, and a way to the details scrolls it.
      scrollTo(0, 0);
      const found = new Map<string, string>();
      const add = (name: string, element: Element | null | undefined) => {
        const box = element?.getBoundingClientRect();
        if (box === undefined || box.height === 0) return;
        const numbers = [box.x, box.y, box.width, box.height].map((n) => Math.round(n * 2) / 2);
        found.set(name, numbers.join(' '));
      };
      const all = (name: string, selector: string) =>
        [...document.querySelectorAll(selector)].forEach((element, i) => add(`${name} ${i}`, element));
      all('key', '[data-aim] > button');
      all('what a key adds', 'div:has(> [data-aim]) fieldset label');
      all('choice', '[data-choice]');
      all('option', '[data-choice] label');
      all('strip', '[data-strip]');
      add('tray', document.querySelector('[data-in="concealed"]')?.parentElement);
      add('answer', document.querySelector('main [role=status][data-is]'));
      add('indicators', document.querySelector('[data-where="dora"]'));
      add('honba', document.querySelector('[data-where]')?.parentElement?.querySelector('output')?.parentElement);
      return found;
    };

    const frames = async () => {
      for (let i = 0; i < 3; i++) await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    };
    const faults: string[] = [];
    await frames();
    const before = new Map(parts());
    const tap = async (element: HTMLElement) => {
      const name = element.getAttribute('aria-label') ?? element.textContent;
      const said = `${element.closest('[data-in], [data-choice], [data-where], [data-strip]')?.outerHTML.slice(0, 60) ?? ''} ${name}`;
      element.click();
      await frames();
      for (const [part, box] of parts()) {
        const was = before.get(part) ?? box;
        if (was !== box && faults.length < 5) faults.push(`${part} was at ${was}, is at ${box} after ${said}`);
        before.set(part, was);
      }
    };

    const buttons = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter(
        (one) => !one.matches(':disabled') && one.getBoundingClientRect().height > 0,
      );
    /** Everything that can be tapped besides the keys of the tiles. */
    const others = () =>
      buttons(
        '[data-in], [data-choice] input, [data-where] button, [data-strip] button, div:has(> [data-aim]) fieldset input, ' +
          'main [role=status][data-is] button, div:has(> [data-where]) > * button',
      );
    const keys = () => buttons('[data-aim] > button');

    for (const seed of seeds) {
      let state = seed;
      const random = (below: number) => (state = (state * 48_271) % 2_147_483_647) % below;
      /** A hand of sets, a pair, single tiles or orphans, with other taps in between. */
      const orphans = seed % 5 === 0;
      for (let i = 0; i < 18; i++) {
        const some = random(3) === 0 && !orphans ? others() : keys();
        const at = orphans && i < 14 ? [0, 8, 10, 18, 20, 28, 30, 31, 32, 33, 34, 35, 36, 0][i] : random(some.length);
        const element = some[at ?? 0] ?? keys()[0] ?? others()[0];
        if (element) await tap(element);
      }
      location.hash = '#/hand?hand=1m';
      await frames();
      const clear = keys().at(-1);
      if (clear) await tap(clear);
    }
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    return faults;
  }, round);
}
