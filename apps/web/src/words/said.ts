import { type ReadonlySignal, computed } from '@preact/signals';
import type { Language } from '@tenbo/i18n';

import { PLACE_LOADS, loadWords } from './load.ts';
import { type Loaded, loadedFor } from './loaded-for.ts';
import type { PlaceWords, Words } from './words.ts';

/** The words of the reader's language. */
export interface Said {
  /** Those of a place are there once `of` has brought them. */
  readonly words: ReadonlySignal<Words>;
  /** When the first words are there; nothing can be said before. */
  readonly ready: () => Promise<void>;
  /** Brings the words of a place that is gone to. */
  readonly of: (place: keyof PlaceWords) => Promise<void>;
}

export function saidIn(language: ReadonlySignal<Language>): Said {
  const first = loadedFor(language, loadWords);
  const match = onDemand(() => loadedFor(language, PLACE_LOADS.match));
  const charts = onDemand(() => loadedFor(language, PLACE_LOADS.charts));
  const words = computed(() => ({
    ...first.value.value,
    get match() {
      return match().value.value;
    },
    get charts() {
      return charts().value.value;
    },
  }));
  return { words, ready: first.ready, of: (place) => ({ match, charts })[place]().ready() };
}

/** What is made when it is first asked for. */
function onDemand<T>(make: () => Loaded<T>): () => Loaded<T> {
  let made: Loaded<T> | undefined;
  return () => (made ??= make());
}
