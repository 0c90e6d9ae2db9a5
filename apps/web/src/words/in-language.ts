import { type ReadonlySignal, effect, signal } from '@preact/signals';
import type { Language } from '@tenbo/i18n';

/** What is loaded for the reader's language, another as soon as they choose it; until that is there, what was. */
export async function inLanguage<T>(
  language: ReadonlySignal<Language>,
  load: (language: Language) => Promise<T>,
): Promise<ReadonlySignal<Awaited<T>>> {
  const loaded = signal(await load(language.peek()));
  const follow = async (wanted: Language) => {
    const value = await load(wanted);
    if (language.peek() === wanted) loaded.value = value;
  };
  effect(() => void follow(language.value));
  return loaded;
}
