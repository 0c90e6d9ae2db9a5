import { type ReadonlySignal, computed } from '@preact/signals';
import type { Language } from '@tenbo/i18n';
import { type PageWords, loadPageWords } from '@tenbo/i18n/page';

import { loadedFor, onDemand } from './loaded-for.ts';

/** The places, and the details of a hand, whose words are fetched when a reader first goes there. */
export type PlaceWords = Pick<PageWords, 'choices' | 'details' | 'match' | 'charts' | 'rules' | 'glossary'>;

/** What the screens say beyond what i18n says. */
export type Words = PageWords['first'] & PlaceWords;

/** The words of the reader's language. */
export interface Said {
  /** Those of a place can be read once `of` has brought them. */
  readonly words: ReadonlySignal<Words>;
  /** Resolves when the first words are here; nothing can be said before. */
  readonly ready: () => Promise<void>;
  /** Brings the words of a place that the reader goes to. */
  readonly of: (place: keyof PlaceWords) => Promise<void>;
}

export function saidIn(language: ReadonlySignal<Language>): Said {
  const first = loadedFor(language, (one) => loadPageWords('first', one));
  const at = <P extends keyof PlaceWords>(place: P) => onDemand(() => loadedFor(language, (one) => loadPageWords(place, one)));
  const places = {
    choices: at('choices'),
    details: at('details'),
    match: at('match'),
    charts: at('charts'),
    rules: at('rules'),
    glossary: at('glossary'),
  };
  const words = computed(() => ({
    ...first.value.value,
    get details() {
      return places.details().value.value;
    },
    get choices() {
      return places.choices().value.value;
    },
    get match() {
      return places.match().value.value;
    },
    get charts() {
      return places.charts().value.value;
    },
    get rules() {
      return places.rules().value.value;
    },
    get glossary() {
      return places.glossary().value.value;
    },
  }));
  return { words, ready: first.ready, of: (place) => places[place]().ready() };
}
