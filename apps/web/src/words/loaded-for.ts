import { type ReadonlySignal, computed, effect, signal } from '@preact/signals';

import { fetched } from '../fetched.ts';

/** Something loaded for a choice of the reader's. */
export interface Loaded<T> {
  /** Available once `ready` has resolved, and from then on; replaced when another choice has loaded. */
  readonly value: ReadonlySignal<T>;
  /**
   * Resolves when there is a value, however often the choice changes meanwhile, and rejects if what is chosen cannot be fetched; calling it
   * again retries.
   */
  readonly ready: () => Promise<void>;
}

const behind = signal<ReadonlySet<() => unknown>>(new Set());
/** Loads that failed; calling one retries it. */
export const missing: ReadonlySignal<ReadonlySet<() => unknown>> = behind;

/** Loads something for a choice, and again whenever the choice changes; the old value stays until the new one has loaded. */
export function loadedFor<C, T>(choice: ReadonlySignal<C>, load: (choice: C) => Promise<T>): Loaded<T> {
  const loaded = signal<{ readonly choice: C; readonly value: T }>();
  /** The last request, unless it has been answered or is no longer needed. The failure of any other means nothing. */
  let coming: Promise<T> | undefined;
  /** Those who wait for the first value. They wait for no single request, because another choice may overtake it. */
  let waiting: PromiseWithResolvers<void> | undefined;
  const ask = () => {
    const wanted = choice.peek();
    const last = loaded.peek();
    if (last?.choice === wanted) return take(last);
    const asked = fetched(() => load(wanted));
    coming = asked;
    void asked.then(
      (value) => take({ choice: wanted, value }),
      (error) => {
        if (coming !== asked) return;
        coming = undefined;
        setMissing(ask, loaded.peek() !== undefined);
        waiting?.reject(error);
        waiting = undefined;
      },
    );
  };
  const take = (one: { readonly choice: C; readonly value: T }) => {
    if (one.choice !== choice.peek()) return;
    coming = undefined;
    setMissing(ask, false);
    waiting?.resolve();
    loaded.value = one;
  };
  effect(() => {
    void choice.value;
    ask();
  });
  const value = computed(() => {
    if (!loaded.value) throw new Error('not loaded yet');
    return loaded.value.value;
  });
  const ready = () => {
    if (loaded.peek()) return Promise.resolve();
    if (!coming) ask();
    waiting ??= Promise.withResolvers();
    return waiting.promise;
  };
  return { value, ready };
}

/** Makes something when it is first asked for. */
export function onDemand<T>(make: () => Loaded<T>): () => Loaded<T> {
  let made: Loaded<T> | undefined;
  return () => (made ??= make());
}

/** Records whether a load has failed. */
export function setMissing(again: () => unknown, isMissing: boolean): void {
  const all = new Set(behind.peek());
  if (isMissing) all.add(again);
  else all.delete(again);
  if (all.size !== behind.peek().size) behind.value = all;
}
