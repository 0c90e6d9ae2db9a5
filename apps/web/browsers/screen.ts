import { BEGINNINGS, faultBars } from '../e2e/words.ts';
import type { Browser } from './browser.ts';

/** The longest a change of the screen may take, in milliseconds. */
const PATIENCE = 15_000;

/** The page as a reader uses it: elements are found by the name that a screen reader gives them. No step succeeds on a page that shows a fault. */
export class Screen {
  readonly #browser: Browser;
  readonly #address: string;

  constructor(browser: Browser, address: string) {
    this.#browser = browser;
    this.#address = address;
  }

  /** Loads the page afresh at one of its addresses. */
  async open(hash: string): Promise<void> {
    await this.#browser.open('about:blank');
    await this.#browser.open(`${this.#address}${hash}`);
  }

  /** Reloads the page at its current address. */
  async reload(): Promise<void> {
    await this.open(await this.#browser.run(() => location.hash));
  }

  /** Taps the element with a name; a trailing `…` stands for any ending. */
  async tap(name: string): Promise<void> {
    await this.hasNoFault();
    await this.#find('a[href], button, summary, input, textarea', name);
    await this.#rests();
    await this.#browser.click('[data-found]');
  }

  /** Presses the keys of a text. */
  type(text: string): Promise<void> {
    return this.#browser.type(text);
  }

  /** Runs a function in the page. It cannot use anything from outside itself. */
  run<A extends readonly unknown[], T>(act: (...given: A) => T, ...given: A): Promise<Awaited<T>> {
    return this.#browser.run(act, ...given);
  }

  /** Waits until a text is shown. */
  async sees(text: string): Promise<void> {
    await this.waits(`“${text}” is not shown`, (sought) => document.body.innerText.includes(sought), text);
  }

  /** Waits until the page can be loaded without its server. */
  async isKept(): Promise<void> {
    await this.waits('no service worker has kept the page', async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      return registration?.active?.state === 'activated';
    });
  }

  /** Waits until the page is one that its service worker answered. */
  async isAnsweredByWorker(): Promise<void> {
    await this.waits('no service worker answers', () => navigator.serviceWorker.controller !== null);
  }

  /** Waits until a condition holds in the page; `fault` is the error message if it never does. */
  async waits<A extends readonly unknown[]>(
    fault: string,
    holds: (...given: A) => boolean | Promise<boolean>,
    ...given: A
  ): Promise<void> {
    await until(
      async () => {
        const now = await this.#browser.run(holds, ...given);
        await this.hasNoFault();
        return now;
      },
      () => fault,
    );
  }

  /** Throws if the page shows a fault of tenbo. A bar stays until it is closed or the reader leaves. */
  async hasNoFault(): Promise<void> {
    const [bar] = await this.#browser.run(faultBars, BEGINNINGS);
    if (bar !== undefined) throw new Error(`a fault: ${bar}`);
  }

  /** Waits until the marked element stops moving: something that appears above it would push it away from the pointer. */
  async #rests(): Promise<void> {
    let before: number | undefined;
    await until(
      async () => {
        const top = await this.#browser.run(() => document.querySelector('[data-found]')?.getBoundingClientRect().top);
        const isSame = top === before;
        before = top;
        if (!isSame) await new Promise((resolve) => setTimeout(resolve, 100));
        return isSame;
      },
      () => 'it moves on and on',
    );
  }

  /** Marks the only element with this name, once it exists. */
  async #find(selector: string, name: string): Promise<void> {
    let count = 0;
    await until(
      async () => (count = await this.#browser.run(mark, selector, name)) === 1,
      () => `${count} parts are called “${name}”`,
    );
  }
}

/** Runs in the page. @returns how many elements have the name; if one has it, that one is marked */
function mark(selector: string, name: string): number {
  for (const one of document.querySelectorAll('[data-found]')) one.removeAttribute('data-found');
  const nameOf = (element: Element) => {
    const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
    const labels = isField ? [...(element.labels ?? [])].map((one) => one.innerText) : [];
    const text = element.getAttribute('aria-label') ?? labels[0] ?? (element as HTMLElement).innerText ?? '';
    return text.replaceAll(/\s+/g, ' ').trim();
  };
  const isNamed = (text: string) => (name.endsWith('…') ? text.startsWith(name.slice(0, -1)) : text === name);
  const over = document.querySelector('dialog[open]') ?? document;
  const named = [...over.querySelectorAll(selector)].filter((one) => one.checkVisibility() && isNamed(nameOf(one)));
  if (named.length === 1) {
    named[0]?.setAttribute('data-found', '');
    named[0]?.scrollIntoView({ block: 'center' });
  }
  return named.length;
}

async function until(holds: () => Promise<boolean>, why: () => string): Promise<void> {
  const end = Date.now() + PATIENCE;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(why());
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
