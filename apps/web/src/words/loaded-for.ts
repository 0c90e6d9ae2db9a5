import { type ReadonlySignal, effect, signal } from '@preact/signals';

/** What is loaded for a choice of the reader's, another as soon as they choose another; until that is there, what was. */
export async function loadedFor<C, T>(
  choice: ReadonlySignal<C>,
  load: (choice: C) => Promise<T>,
): Promise<ReadonlySignal<Awaited<T>>> {
  const loaded = signal(await load(choice.peek()));
  const follow = async (wanted: C) => {
    const value = await load(wanted);
    if (choice.peek() === wanted) loaded.value = value;
  };
  effect(() => void follow(choice.value));
  return loaded;
}
