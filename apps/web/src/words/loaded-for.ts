import { type ReadonlySignal, computed, effect, signal } from '@preact/signals';

/** What is loaded for a choice of the reader's. */
export interface Loaded<T> {
  /** There once `ready` has come; another as soon as another is chosen and loaded. */
  readonly value: ReadonlySignal<T>;
  readonly ready: Promise<void>;
}

/** Loads something for a choice, and again whenever another is made; until that is there, what was stands. */
export function loadedFor<C, T>(choice: ReadonlySignal<C>, load: (choice: C) => Promise<T>): Loaded<T> {
  const loaded = signal<{ readonly value: T }>();
  const follow = async (wanted: C) => {
    const value = await load(wanted);
    if (choice.peek() === wanted) loaded.value = { value };
  };
  const ready = new Promise<void>((resolve) => effect(() => void follow(choice.value).then(resolve)));
  const value = computed(() => {
    if (!loaded.value) throw new Error('asked for before it is loaded');
    return loaded.value.value;
  });
  return { value, ready };
}
