import { signal } from '@preact/signals';

import { noted } from './long-waits.ts';

/** Whatever takes longer than this to load, in milliseconds, is reported. It is not cut off: on a slow network it may still come. */
const LONG = 10_000;

/** How many loads take long. */
export const late = signal(0);

/** The pause before each retry, in milliseconds. */
const PAUSES = [300, 1500];

/** Fetches code or words, with retries after a pause: the network may be back. */
export function fetched<T>(load: () => Promise<T>): Promise<T> {
  return noted(tried(load), late, LONG);
}

async function tried<T>(load: () => Promise<T>): Promise<T> {
  for (const pause of PAUSES) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause));
      await fetchStylesAgain();
    }
  }
  return load();
}

/** Style sheets that failed to load; importing their code again does not request them again. */
const failed = new Set<HTMLLinkElement>();
globalThis.addEventListener?.('error', noteFailed, true);

function noteFailed({ target }: Event): void {
  if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failed.add(target);
}

async function fetchStylesAgain(): Promise<void> {
  const links = [...failed];
  failed.clear();
  await Promise.all(links.map(fetchAgain));
}

function fetchAgain(link: Element): Promise<unknown> {
  const again = link.cloneNode();
  link.replaceWith(again);
  return new Promise((settled) => {
    for (const event of ['load', 'error']) again.addEventListener(event, settled);
  });
}
