// When the browser's database cannot be used: the page has been left, or storage is slow or does not answer.
import { type ReadonlySignal, computed, signal } from '@preact/signals';

import { noted } from '../fetched.ts';

/** How long storage may take before the page says that it is waiting, in milliseconds. */
const SLOW = 1_000;
/** The pause between two attempts to get an answer from storage, in milliseconds. */
const PAUSE = 2_000;

const many = signal(0);
const stuck = signal(false);
/** Whether something has been waiting for storage for longer than a moment. */
export const isSlow: ReadonlySignal<boolean> = computed(() => many.value > 0);
/** Notes if waiting for storage takes long. */
export function noticed<T>(wait: Promise<T>): Promise<T> {
  return noted(wait, many, SLOW);
}

/** Whether storage does not answer. */
export const isStuck: ReadonlySignal<boolean> = stuck;

/** How long an attempt to get an answer may take, in milliseconds: at first, and at most, if storage is only slow. */
const PATIENCE = 2_000;
const MOST_PATIENCE = 32_000;

/** Gets an answer from storage. @returns whether there was one in time */
type Probe = (patience: number) => Promise<boolean>;

let first: Promise<boolean> | undefined;
let recovery: Promise<void> | undefined;
let wake = () => {};

/** Storage did not answer: finds out whether it does now. If not, asks again and again, once for all who wait. */
export function recovers(probe: Probe): Promise<boolean> {
  first ??= (async () => {
    const answers = await probe(PATIENCE);
    first = undefined;
    if (!answers && !recovery) recovery = recover(probe);
    return answers;
  })();
  return first;
}

async function recover(probe: Probe): Promise<void> {
  stuck.value = true;
  for (let patience = 2 * PATIENCE; ; patience = Math.min(2 * patience, MOST_PATIENCE)) {
    await new Promise<void>((resolve) => {
      wake = resolve;
      setTimeout(resolve, PAUSE);
    });
    if (await probe(patience)) break;
  }
  recovery = undefined;
  stuck.value = false;
}

/** Resolves when storage answers. */
export async function answering(): Promise<void> {
  await recovery;
}

/** Asks storage again now. */
export function askAgain(): void {
  wake();
}

/** What is stopped when the reader leaves the page. */
const running = new Set<() => void>();
let back: PromiseWithResolvers<void> | undefined;

globalThis.addEventListener?.('pagehide', () => {
  back ??= Promise.withResolvers();
  for (const stop of running) stop();
});
globalThis.addEventListener?.('pageshow', () => {
  back?.resolve();
  back = undefined;
});

/** Resolves when the page is shown: it may be lying in the back/forward cache. */
export async function untilHere(): Promise<void> {
  await back?.promise;
}

/** Stops something when the page is left, or at once if it has been. @returns a function to call when there is nothing to stop any more */
export function stoppedWhenLeft(stop: () => void): () => void {
  running.add(stop);
  if (back) stop();
  return () => running.delete(stop);
}
