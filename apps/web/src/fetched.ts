import { type Signal, signal } from '@preact/signals';

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
    }
  }
  return load();
}

/** Counts a wait among those that take longer than a limit in milliseconds. It goes on, and what comes late is used. */
export function noted<T>(wait: Promise<T>, many: Signal<number>, limit: number): Promise<T> {
  let counted = 0;
  const timer = setTimeout(() => {
    counted = 1;
    many.value++;
  }, limit);
  return wait.finally(() => {
    clearTimeout(timer);
    many.value -= counted;
  });
}
