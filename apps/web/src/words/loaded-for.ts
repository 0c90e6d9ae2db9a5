import { type ReadonlySignal, computed, effect, signal } from '@preact/signals';

import { fetched } from '../fetched.ts';

/** Something loaded for a choice of the reader's. */
export interface Loaded<T> {
  /** Available once `ready` resolves; replaced when another choice has loaded. */
  readonly value: ReadonlySignal<T>;
  /** Resolves when something is loaded, and rejects if it cannot be fetched; calling it again retries. */
  readonly ready: () => Promise<void>;
}

const behind = signal<ReadonlySet<() => void>>(new Set());
/** Loads that failed; calling one retries it. */
export const missing: ReadonlySignal<ReadonlySet<() => void>> = behind;

/** Loads something for a choice, and again whenever the choice changes; the old value stays until the new one has loaded. */
export function loadedFor<C, T>(choice: ReadonlySignal<C>, load: (choice: C) => Promise<T>): Loaded<T> {
  const loaded = signal<{ readonly value: T }>();
  let coming: Promise<void> | undefined;
  const ask = (wanted: C): Promise<void> => {
    const asked = follow(wanted);
    coming = asked;
    asked.catch(() => {
      if (coming === asked) coming = undefined;
      setMissing(again, loaded.peek() !== undefined && choice.peek() === wanted);
    });
    return asked;
  };
  const follow = async (wanted: C) => {
    const value = await fetched(() => load(wanted));
    if (choice.peek() === wanted) loaded.value = { value };
    setMissing(again, false);
  };
  const again = () => void ask(choice.peek()).catch(() => {});
  effect(() => void ask(choice.value).catch(() => {}));
  const value = computed(() => {
    if (!loaded.value) throw new Error('asked for before it is loaded');
    return loaded.value.value;
  });
  return { value, ready: () => (loaded.peek() ? Promise.resolve() : (coming ?? ask(choice.peek()))) };
}

/** Makes something when it is first asked for. */
export function onDemand<T>(make: () => Loaded<T>): () => Loaded<T> {
  let made: Loaded<T> | undefined;
  return () => (made ??= make());
}

/** Records whether a load has failed. */
export function setMissing(again: () => void, isMissing: boolean): void {
  const others = [...behind.peek()].filter((one) => one !== again);
  if (isMissing || others.length < behind.peek().size) behind.value = new Set(isMissing ? [...others, again] : others);
}
